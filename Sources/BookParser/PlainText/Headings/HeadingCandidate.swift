/// A line that may be a heading, and its company.
struct HeadingCandidate: Sendable {
  var mark: HeadingMark
  /// Where the line starts, in bytes from the start of the file.
  var offset: Int
  /// The line's length in bytes.
  var length: Int
  /// Bytes of lines that are not blank before it.
  var textBefore: Int
  /// Whether the line before is blank or there is none.
  var followsBlank: Bool
  /// Whether the line after is blank or there is none.
  var precedesBlank = true
  /// Bytes of the line before, 0 if blank.
  var previousLength: Int
}
