/// Project Gutenberg's header and footer: the lines before and after the book.
struct GutenbergFrame: Sendable {
  /// The first byte of the book, behind the line that announces its start.
  var start: Int?
  /// The bytes of the lines before it that are not blank.
  var textBefore = 0
  /// The first byte of the line that announces the book's end.
  var end: Int?

  /// Looks at a line.
  ///
  /// - Parameters:
  ///   - line: The line's bytes; the marks are ASCII.
  ///   - offset: The line's offset in the file.
  ///   - length: The line's length with its newline.
  ///   - textBefore: The bytes of the lines up to its end that are not blank.
  mutating func look(at line: [UInt8], from offset: Int, length: Int, textBefore: Int) {
    guard let first = line.first, first == UInt8(ascii: "*") || first == UInt8(ascii: "E"),
      line.count < 200
    else { return }
    let text = String(decoding: line, as: UTF8.self).uppercased()
    guard text.contains("PROJECT GUTENBERG") else { return }
    if text.contains("START OF"), start == nil, text.hasPrefix("***") {
      start = offset + length
      self.textBefore = textBefore
    }
    if text.contains("END OF"), start != nil, end == nil,
      text.hasPrefix("***") || text.hasPrefix("END")
    {
      end = offset
    }
  }
}
