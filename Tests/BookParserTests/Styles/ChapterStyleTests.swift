import BookParser
import ReadingModel
import Testing

struct ChapterStyleTests {
  private func book(
    head: String = "", html: String = "", body: String, sheet: String = "",
    metadata: String = "", itemref: String = ""
  ) async throws -> Book {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        metadata: BookFixture.defaultMetadata + metadata,
        manifest: "<item id='c' href='c.xhtml' media-type='application/xhtml+xml'/>"
          + "<item id='s' href='s.css' media-type='text/css'/>",
        spine: "<itemref idref='c' \(itemref)/>"))
    fixture.add(
      "EPUB/c.xhtml",
      """
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" \(html)>\
      <head>\(head)</head>\(body)</html>
      """)
    fixture.add("EPUB/s.css", sheet)
    return try await fixture.open()
  }

  private let link = "<link rel='stylesheet' href='s.css'/>"

  @Test func aChapterNamesItsSheetsAndCarriesItsOwnRules() async throws {
    let book = try await book(
      head: link + "<style>p { float: left }</style>", html: "class='h'",
      body:
        "<body class='b' id='top'><p class='x y' style='color: red'>A <span class='z'>b</span></p>"
        + "<section epub:type='chapter' aria-label='One'>c</section></body>")
    let chapter = try await book.content.styledChapter(at: 0)
    #expect(
      chapter.html
        == "<book-body id=\"book-top\" class=\"b-h b-b\"><p class=\"b-x b-y\" data-style=\"0\">A "
        + "<span class=\"b-z\">b</span></p>\n<section role=\"doc-chapter\" aria-label=\"One\""
        + " data-type=\"chapter\">c</section></book-body>")
    let style = try #require(chapter.style)
    #expect(style.sheets.map(\.path) == ["EPUB/s.css"] && !style.isFixed && style.page == nil)
    #expect(style.rules.contains(".with-styles .chapter-0.chapter-0 book-body p{float:left;}"))
    #expect(
      style.rules.contains(
        ".with-colors .chapter-0.chapter-0 book-body :is(#none,[data-style=\"0\"]){color:red;}"))
    #expect(chapter.text == (try await book.content.chapter(at: 0)).text)
    #expect(try await book.content.styleSheet(at: "EPUB/c.xhtml", isFixed: false) == nil)
    #expect(try await book.content.styleSheet(at: "EPUB/none.css", isFixed: false) == nil)
  }

  @Test func aDesignedPageHasItsSizeAndSide() async throws {
    let book = try await book(
      head: "<meta name='viewport' content='width=800, height=600'/>", body: "<body>x</body>",
      metadata: "<meta property='rendition:layout'>pre-paginated</meta>"
        + "<meta property='rendition:spread'>none</meta>",
      itemref: "properties='page-spread-right'")
    let style = try #require(try await book.content.styledChapter(at: 0).style)
    #expect(style.isFixed && style.page == PageSize(width: 800, height: 600))
    let shown = await book.content.presentation()
    #expect(shown.spread == .never && shown.layouts == [.fixed] && shown.sides == [.right])
  }

  @Test(
    arguments: [
      ("html { -epub-writing-mode: vertical-rl }", WritingMode.verticalRightToLeft),
      ("body { writing-mode: tb-rl }", .verticalRightToLeft),
      (".v { writing-mode: vertical-lr }", .verticalLeftToRight),
      ("html.other { writing-mode: vertical-rl }", .horizontal),
      ("p { writing-mode: vertical-rl }", .horizontal),
      ("html { writing-mode: vertical-rl } body { writing-mode: horizontal-tb }", .horizontal),
    ])
  func linesRunAsTheBookSays(sheet: String, expected: WritingMode) async throws {
    let book = try await book(head: link, html: "class='v'", body: "<body>x</body>", sheet: sheet)
    #expect(await book.content.presentation().writing == expected)
  }

  @Test func thePackageMaySayHowLinesRun() async throws {
    let book = try await book(
      body: "<body>x</body>", metadata: "<meta name='primary-writing-mode' content='vertical-rl'/>")
    #expect(await book.content.presentation().writing == .verticalRightToLeft)
  }
}
