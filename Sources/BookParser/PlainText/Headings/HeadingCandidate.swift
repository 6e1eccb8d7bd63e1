/// A line that may be a heading, with the lines around it.
///
/// A text of 4 GB has 164,000 of them. The selection makes several lists of them: of references,
/// which take a megabyte each, since the candidates themselves take twenty.
final class HeadingCandidate {
  let mark: HeadingMark
  /// The offset of the line, in bytes from the start of the file.
  let offset: Int
  /// The line's length in bytes.
  let length: Int
  /// The bytes of the lines before it that are not blank.
  let textBefore: Int
  /// Whether the line before it is blank or missing.
  let followsBlank: Bool
  /// Whether the line after it is blank or missing; known when that line has been read.
  var precedesBlank: Bool
  /// The bytes of the line before it; 0 for a blank one.
  let previousLength: Int

  init(
    mark: HeadingMark, offset: Int, length: Int, textBefore: Int, followsBlank: Bool,
    precedesBlank: Bool = true, previousLength: Int
  ) {
    self.mark = mark
    self.offset = offset
    self.length = length
    self.textBefore = textBefore
    self.followsBlank = followsBlank
    self.precedesBlank = precedesBlank
    self.previousLength = previousLength
  }
}
