public import ReadingModel

/// The replacement rules of a book, compiled for use.
public struct Replacements: Sendable {
  private let title: [Replacement]
  private let content: [Replacement]

  /// Whether no rule applies to the book.
  public var isEmpty: Bool { title.isEmpty && content.isEmpty }

  /// Compiles rules.
  ///
  /// - Parameter rules: The rules of a book in order. Rules that are off, and rules that can't be
  ///   used, are left out.
  public init(_ rules: [ReplacementRule]) {
    let usable = rules.filter(\.isEnabled).compactMap { try? Replacement($0) }
    title = usable.filter(\.rule.scopeTitle)
    content = usable.filter(\.rule.scopeContent)
  }

  /// Whether there are rules for titles of chapters.
  public var changesTitles: Bool { !title.isEmpty }

  /// A title of a chapter as it is shown in lists.
  ///
  /// - Parameter text: The title.
  /// - Returns: What the rules make of it; the title itself where they leave nothing of it.
  public func title(_ text: String) -> String {
    let made = MappedText(text, replacements: title).text
    return made.contains { !$0.isWhitespace } ? made : text
  }

  /// The rules for chapter titles, or for other text.
  func replacements(forTitle isTitle: Bool) -> [Replacement] { isTitle ? title : content }
}
