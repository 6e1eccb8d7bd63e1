public import ReadingModel

extension BookFormat {
  /// EPUB 2 and 3.
  public static var epub: BookFormat { EPUBParser.format }
  /// Kindle's formats: MOBI, AZW3, PRC, PalmDOC.
  public static var mobi: BookFormat { MOBIParser.format }
  /// Text of any size and encoding.
  public static var plainText: BookFormat { PlainTextParser.format }
  /// A web page that was saved with its pictures.
  public static var article: BookFormat { ArticleParser.format }
  /// GitHub's Markdown.
  public static var markdown: BookFormat { MarkdownParser.format }
}
