import Foundation

/// The name by which a person signs in.
public struct AccountName: Hashable, Sendable {
  /// The longest name, in Unicode characters.
  static let limit = 64

  /// The name as it was given, without space around it.
  public let text: String
  /// The form in which names are compared: look-alike letters, and capital and small letters, are
  /// equal.
  let key: String

  /// Takes a name.
  ///
  /// - Parameter text: The typed name.
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
