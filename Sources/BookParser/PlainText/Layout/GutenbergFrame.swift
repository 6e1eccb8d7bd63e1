/// Project Gutenberg's header and footer: the lines that say where the book starts and ends.
struct GutenbergFrame: Sendable {
  /// First byte of the book, behind the line that starts it.
  private(set) var start: Int?
  /// Bytes of lines that are not blank before that place.
  private(set) var textBefore = 0
  /// First byte of the line that ends the book.
  private(set) var end: Int?

  /// Looks at a line.
  ///
  /// - Parameters:
  ///   - line: Its bytes; the marks are ASCII.
  ///   - offset: Where it starts in the file.
  ///   - length: Its length with its newline.
  ///   - textBefore: Bytes of lines that are not blank up to its end.
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
