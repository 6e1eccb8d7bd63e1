import HTTPServer
import ReadingModel

/// One chapter, ready for the page.
struct ChapterShape: Codable, Sendable {
  var index: Int
  @Null var title: String?
  var start: Int
  var length: Int
  var html: String
  @Null var language: String?
  var sentences: [Int]
  var hiddenNotes: [HiddenNoteShape]
  var findings: [FindingShape]
  @Null var style: ChapterStyleShape?

  /// The answer; text and sentences are too much for the encoder.
  func response() -> HTTPResponse {
    var large = WrittenJSON()
    large.member("html", html)
    large.member("sentences", sentences)
    return .json(Rest(chapter: self), adding: large)
  }

  /// All members but the large ones.
  private struct Rest: Encodable {
    let chapter: ChapterShape

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: ChapterShape.CodingKeys.self)
      try members.encode(chapter.index, forKey: .index)
      try members.encode(chapter._title, forKey: .title)
      try members.encode(chapter.start, forKey: .start)
      try members.encode(chapter.length, forKey: .length)
      try members.encode(chapter._language, forKey: .language)
      try members.encode(chapter.hiddenNotes, forKey: .hiddenNotes)
      try members.encode(chapter.findings, forKey: .findings)
      try members.encode(chapter._style, forKey: .style)
    }
  }
}

/// A note that the book hides until it is asked for.
struct HiddenNoteShape: Codable, Sendable {
  var names: [String]
  var html: String
}

/// The parts that show a chapter in the book's own style.
struct ChapterStyleShape: Codable, Sendable {
  var sheets: [SheetShape]
  var scope: String
  var rules: String
  var layout: String
  @Null var page: PageSizeShape?

  init(_ style: ChapterStyle, book: Int, _ base: BasePath) {
    sheets = style.sheets.map { SheetShape($0, style, book: book, base) }
    scope = style.scope
    rules = ResourcePath.addressed(style.rules, book: book, base)
    layout = (style.isFixed ? Layout.fixed : .reflowable).rawValue
    page = style.page.map { PageSizeShape(width: $0.width, height: $0.height) }
  }
}

/// A style sheet that a chapter uses.
struct SheetShape: Codable, Sendable {
  var href: String
  var scope: String

  init(_ sheet: ChapterStyle.Sheet, _ style: ChapterStyle, book: Int, _ base: BasePath) {
    href =
      base.address("/api/books/\(book)/styles/\(PercentEncoding.text(sheet.path, keeping: "/"))")
      + (style.isFixed ? "?layout=fixed" : "")
    scope = sheet.scope
  }
}

/// The size that a page was designed for.
struct PageSizeShape: Codable, Sendable {
  var width: Double
  var height: Double
}
