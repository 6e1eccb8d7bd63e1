public import ReadingModel

/// The replacement rules of a book, ready to be used.
public struct Replacements: Sendable {
  private let title: [Replacement]
  private let content: [Replacement]

  /// Whether no rule is for the book.
  public var isEmpty: Bool { title.isEmpty && content.isEmpty }

  /// Compiles rules.
  ///
  /// - Parameter rules: The rules for a book in order; those that are off, and those that can't be used, are left out.
  public init(_ rules: [ReplacementRule]) {
    let usable = rules.filter(\.isEnabled).compactMap { try? Replacement($0) }
    title = usable.filter(\.rule.scopeTitle)
    content = usable.filter(\.rule.scopeContent)
  }

  /// The rules for a title of a chapter, or for other text.
  func replacements(forTitle isTitle: Bool) -> [Replacement] { isTitle ? title : content }
}
