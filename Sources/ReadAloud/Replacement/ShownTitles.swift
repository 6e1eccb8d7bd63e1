import ReadingModel
import SpokenText

/// The titles of a book's chapters as they are shown under replacement rules; each title is worked out once.
public struct ShownTitles: Sendable {
  private let replacements: Replacements?
  private var known: [String: String] = [:]

  /// Shows titles under rules.
  ///
  /// - Parameter rules: The rules for the book.
  public init(_ rules: KeyedReplacements) {
    let compiled = rules.rules.isEmpty ? nil : rules.compiled
    replacements = compiled.flatMap { $0.changesTitles ? $0 : nil }
  }

  /// Whether every title is shown as it is.
  public var isEmpty: Bool { replacements == nil }

  /// A title as it is shown.
  ///
  /// - Parameter title: The title.
  /// - Returns: What the rules make of it; the title itself where they leave nothing of it.
  public mutating func shown(_ title: String) -> String {
    guard let replacements else { return title }
    if let made = known[title] { return made }
    let made = replacements.title(title)
    known[title] = made
    return made
  }
}
