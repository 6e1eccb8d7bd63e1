import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// Designed pages that are pictures have words: of what stands in for them, or of their descriptions.
struct PageWordsTests {
  private static let fixed = "<meta property='rendition:layout'>pre-paginated</meta>"

  private func book(manifest: String, spine: String, files: [(String, String)]) async throws -> Book
  {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        metadata: BookFixture.defaultMetadata + Self.fixed, manifest: manifest, spine: spine))
    for (path, content) in files { fixture.add("EPUB/" + path, content) }
    return try await fixture.open()
  }

  private func page(_ content: String, type: String = "application/xhtml+xml") async throws
    -> Chapter
  {
    let book = try await book(
      manifest: "<item id='c' href='c' media-type='\(type)'/>"
        + "<item id='i' href='i.png' media-type='image/png'/>",
      spine: "<itemref idref='c'/>",
      files: [("c", type.contains("svg") ? content : BookFixture.page(content)), ("i.png", "x")])
    let chapter = try await book.content.styledChapter(at: 0)
    #expect(try await book.content.chapter(at: 0).text == chapter.text)
    #expect(try await book.content.chapterLengths() == [chapter.text.utf16.count])
    return chapter
  }

  @Test func whatStandsInForAPictureIsHeardOnce() async throws {
    let book = try await book(
      manifest: "<item id='a' href='a.jpg' media-type='image/jpeg' fallback='f'/>"
        + "<item id='b' href='b.jpg' media-type='image/jpeg' fallback='f'/>"
        + "<item id='f' href='f.xhtml' media-type='application/xhtml+xml'/>",
      spine: "<itemref idref='a'/><itemref idref='b'/>",
      files: [
        ("a.jpg", "x"), ("b.jpg", "x"),
        ("f.xhtml", BookFixture.page("<h2>Title</h2><p>Words.<img src='a.jpg' alt='no'/></p>")),
      ])
    let first = try await book.content.styledChapter(at: 0)
    #expect(first.text == "Title\nWords.")
    #expect(
      first.html == "<figure><img src=\"EPUB/a.jpg\" alt=\"\"></figure>"
        + "<div data-page-words=\"\"><h2>Title</h2>\n<p>Words.</p></div>")
    #expect(first.blocks.map(\.range) == [0..<5, 6..<12] && first.style?.isFixed == true)
    #expect(try await book.content.chapter(at: 1).text.isEmpty)
    #expect(try await book.content.chapterLengths() == [12, 0])
  }

  @Test(arguments: [
    ("<img src='i.png' alt='A boat leaves.'/>", "A boat leaves."),
    ("<img src='i.png' alt='One.'/><img src='i.png' alt='Two.'/>", "One.\nTwo."),
    ("<img src='i.png' alt='Twice'/><img src='i.png' alt='Twice'/>", "Twice"),
    ("<div role='img' aria-label='A map'></div>", "A map"),
    ("<img src='i.png' alt='page-001.JPG'/>", ""), ("<img src='i.png' alt='— 12 —'/>", ""),
    ("<img src='i.png'/>", ""), ("<img src='i.png' alt='A boat.'/><p>Words.</p>", "Words."),
  ])
  func aPageWithoutTextSaysWhatItShows(body: String, text: String) async throws {
    let chapter = try await page(body)
    #expect(chapter.text == text)
    #expect(
      chapter.html.contains("aria-hidden=\"true\"") == (text.isEmpty == false && text != "Words."))
  }

  @Test func aDrawingIsCalledWhatItsAuthorCallsIt() async throws {
    let chapter = try await page(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><title>Page 10</title>
      <desc>A map of the sea.</desc><g aria-label="Islands"><path d="M0 0"><title>Java</title></path></g></svg>
      """, type: "image/svg+xml")
    #expect(chapter.text == "Page 10\nA map of the sea.")
    #expect(
      chapter.html.contains(
        "role=\"img\" aria-label=\"Page 10\" aria-description=\"A map of the sea.\""))
    #expect(chapter.html.contains("<g role=\"group\" aria-label=\"Islands\">"))
    #expect(chapter.html.contains("role=\"img\" aria-label=\"Java\""))
  }

  @Test(arguments: [
    ("viewBox='0 0 368 581' width='736px' height='1162px'", PageSize(width: 368, height: 581)),
    ("width='736px' height='1162px'", PageSize(width: 736, height: 1162)),
    ("width='6in' height='9in'", PageSize(width: 576, height: 864)),
    ("width='100%' height='100%'", nil), ("width='100%' height='600'", nil), ("", nil),
    ("width='20em' height='30em'", nil),
  ])
  func aDrawingHasTheSizeThatItNames(attributes: String, size: PageSize?) async throws {
    let chapter = try await page(
      "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><text>a</text></svg>",
      type: "image/svg+xml")
    #expect(chapter.style?.page == size)
  }

  @Test func aDrawingNamesItsSheetsBeforeItself() async throws {
    let book = try await book(
      manifest: "<item id='c' href='c.svg' media-type='image/svg+xml'/>"
        + "<item id='s' href='s/s.css' media-type='text/css'/>",
      spine: "<itemref idref='c'/>",
      files: [
        (
          "c.svg",
          "<?xml version='1.0'?><?xml-stylesheet href=\"s/s.css\" type=\"text/css\"?>"
            + "<?xml-stylesheet href='s/p.css' media='print'?><?xml-stylesheet href='no.css'?>"
            + "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><text class='a'>a</text></svg>"
        ), ("s/s.css", "text { fill: red }"), ("s/p.css", "text { fill: blue }"),
      ])
    let style = try #require(try await book.content.styledChapter(at: 0).style)
    #expect(style.sheets.map(\.path) == ["EPUB/s/s.css"])
  }

  @Test(.enabled(if: Places.corpus != nil, "the corpus is not on this machine"))
  func theComicOfTheCorpusCanBeHeard() async throws {
    let folder = try #require(Places.corpus)
    let book = try await BookParser.open(
      folder.appending(path: "epub/idpf-samples/haruko-jpeg.epub"))
    let first = try await book.content.styledChapter(at: 0)
    #expect(first.text.contains("ちょっとした好奇心") && first.html.contains("01.jpg"))
    #expect(try await book.content.chapterLengths().dropFirst().allSatisfy { $0 == 0 })
  }
}
