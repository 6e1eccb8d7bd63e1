import Foundation

/// The name that somebody signs in with.
public struct AccountName: Hashable, Sendable {
  /// Longer than any name that fits a list, in Unicode characters.
  static let limit = 64

  /// As it was given, without space around it.
  public let text: String
  /// As it is compared: letters that look the same, and capitals and small ones, are the same.
  let key: String

  /// Takes a name.
  ///
  /// - Parameter text: As it was typed.
  /// - Throws: ``AccountError/badName`` for an empty or long one, or one with control characters.
  public init(_ text: String) throws(AccountError) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let isPlain = trimmed.unicodeScalars.allSatisfy {
      ![.control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate].contains(
        $0.properties.generalCategory)
    }
    guard !trimmed.isEmpty, trimmed.count <= Self.limit, trimmed.utf8.count <= Self.limit * 4,
      isPlain
    else { throw .badName }
    self.text = trimmed
    key = Self.key(trimmed)
  }

  /// The form in which names are compared (Unicode: NFKC, then lower case).
  static func key(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased()
      .precomposedStringWithCompatibilityMapping
  }
}
