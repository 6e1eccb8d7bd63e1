public import ReadingModel

extension BookFormat {
  /// EPUB 2 and 3.
  public static var epub: BookFormat { EPUBParser.format }
  /// Text of any size and encoding.
  public static var plainText: BookFormat { PlainTextParser.format }
}
