/// A line that may be a heading, with the lines around it.
struct HeadingCandidate: Sendable {
  var mark: HeadingMark
  /// The offset of the line, in bytes from the start of the file.
  var offset: Int
  /// The line's length in bytes.
  var length: Int
  /// The bytes of the lines before it that are not blank.
  var textBefore: Int
  /// Whether the line before it is blank or missing.
  var followsBlank: Bool
  /// Whether the line after it is blank or missing.
  var precedesBlank = true
  /// The bytes of the line before it; 0 for a blank one.
  var previousLength: Int
}
