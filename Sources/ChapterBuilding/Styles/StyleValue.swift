/// A component value: a token, or a function or block with its content (CSS Syntax Level 3, 5.3).
indirect enum StyleValue: Hashable, Sendable {
  case token(StyleToken)
  case function(String, [StyleValue])
  /// A block in `(`, `[` or `{`.
  case block(Unicode.Scalar, [StyleValue])

  var isSpace: Bool { self == .token(.whitespace) }
}

/// A declaration as it was written.
struct StyleDeclaration: Hashable, Sendable {
  /// In lowercase.
  var name: String
  /// Without white space at its ends.
  var value: [StyleValue]
  var isImportant: Bool
}

/// A rule as it was written.
enum StyleRule: Hashable, Sendable {
  /// Selectors, and the content of the braces.
  case qualified([StyleValue], [StyleValue])
  /// Name in lowercase, prelude, and the content of the braces, if there are any.
  case at(String, [StyleValue], [StyleValue]?)
}

extension [StyleValue] {
  /// Without white space at the ends.
  var trimmed: [StyleValue] {
    Array(
      drop(while: \.isSpace).reversed().drop(while: \.isSpace).reversed())
  }

  /// The parts between commas.
  var listItems: [[StyleValue]] {
    split(separator: .token(.comma), omittingEmptySubsequences: false).map { Array($0).trimmed }
  }
}
