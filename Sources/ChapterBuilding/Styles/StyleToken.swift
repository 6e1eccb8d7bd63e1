/// A token of a style sheet (CSS Syntax Level 3, 4).
enum StyleToken: Hashable, Sendable {
  case identifier(String)
  /// A name right before `(`.
  case function(String)
  case atKeyword(String)
  case hash(String)
  case string(String)
  case url(String)
  /// An unfinished string or address, or a lone backslash: a declaration or rule that contains it
  /// is left out.
  case bad
  case number(Double)
  /// A number that was written with a plus, which matters in An+B only.
  case positive(Double)
  case percentage(Double)
  case dimension(Double, String)
  case whitespace
  case colon, semicolon, comma
  /// `(`, `[` or `{`.
  case open(Unicode.Scalar)
  /// `)`, `]` or `}`.
  case close(Unicode.Scalar)
  /// Any other character.
  case delimiter(Unicode.Scalar)
}
