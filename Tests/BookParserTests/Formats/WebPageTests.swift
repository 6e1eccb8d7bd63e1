import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

struct WebPageTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  @Test func theHeadIsMetadataAndTheBodyText() async throws {
    let book = try await fixture.open(
      "a.html",
      """
      <!DOCTYPE html><html lang="fr"><head><title>Le bac</title><meta name="author" content="A. B.">
      <meta name="description" content="Une nuit."><style>p { color: red }</style></head>
      <body><nav>menu</nav><h1>Le bac</h1><p>Il était tard<o:p></o:p>.<p>Fin<script>x</script>
      """)
    #expect(book.fingerprint.format.id == "html")
    #expect(book.metadata.title == "Le bac" && book.metadata.creators == ["A. B."])
    #expect(book.metadata.languages == ["fr"] && book.metadata.summary == "Une nuit.")
    let chapter = try await book.chapter()
    #expect(chapter.text == "menu\nLe bac\nIl était tard.\nFin")
    #expect(chapter.findings.isEmpty)
    let styled = try await book.content.styledChapter(at: 0)
    let sheet = try #require(styled.style?.sheets.first)
    #expect(
      try await book.content.styleSheet(at: sheet.path, isFixed: false)?.contains("red") == true)
  }

  @Test(arguments: [
    ("<meta charset=windows-1251>", String.Encoding.windowsCP1251),
    ("<meta http-equiv='Content-Type' content='text/html; charset=Shift_JIS'>", .shiftJIS),
    ("<meta charset=utf-8>", .windowsCP1251), ("", .utf16), ("", .windowsCP1251),
  ])
  func theCharsetIsDeclaredOrFound(meta: String, encoding: String.Encoding) async throws {
    let text = encoding == .shiftJIS ? "夜は暗く、舟は岸にあった。" : "Ночь была тёмная, и паром стоял у берега."
    let page = "<html><head>\(meta)<title>x</title></head><body><p>\(text)</p></body></html>"
    let bytes = try #require(page.data(using: encoding))
    #expect(try await fixture.open("a.html", Array(bytes)).chapter().text == text)
  }

  @Test func wellFormedXHTMLIsReadAsXML() async throws {
    let chapter = try await fixture.open(
      "a.xhtml",
      """
      <?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head>
      <body><div/><p>One<a id="x"/> two.</p><svg xmlns="http://www.w3.org/2000/svg" width="9"><title>A line</title>
      <path d="M0 0"/></svg></body></html>
      """
    ).chapter()
    #expect(chapter.text == "One two.\n")
    #expect(chapter.anchors["x"] == 3)
    #expect(chapter.html.contains("<path") && chapter.html.contains("A line"))
  }

  @Test func aLongPageIsCutAtItsHeadingsWhereverTheyStand() async throws {
    let text = String(repeating: "<p>The ferry went over the river.</p>", count: 100)
    let parts = (1...5).map {
      "<section id='s\($0)'><div><h2>Part \($0)</h2></div>\(text)<a href='#s1'>up</a></section>"
    }
    let book = try await fixture.open(
      "a.html", "<!DOCTYPE html><title>T</title><main class='m'>\(parts.joined())</main>")
    #expect(book.spine.count == 5 && book.spine.map(\.title) == (1...5).map { "Part \($0)" })
    let last = try await book.content.chapter(at: 4)
    #expect(last.text.hasPrefix("Part 5\nThe ferry") && last.anchors["s5"] == 0)
    #expect(last.links.map(\.target) == [.place(ChapterTarget(chapter: 0, fragment: "s1"))])
    try await expectTrueLengths(book)
  }

  @Test func aPageWithoutHeadingsIsCutWhereItGetsTooLong() async throws {
    let book = try await fixture.open(
      "a.html",
      "<!DOCTYPE html>"
        + String(repeating: "<p>The ferry went over the river again.</p>\n", count: 20_000))
    #expect((3...10).contains(book.spine.count))
    #expect(try await book.content.chapterLengths().reduce(0, +) > 700_000)
  }

  @Test func zippedPagesComeInTheOrderOfTheirLinks() async throws {
    let files: [(path: String, content: [UInt8])] = [
      (
        "site/a.html",
        Array("<h1>A</h1><p><a href='b.html#x'>b</a><img src='img/dot.png' alt='dot'>".utf8)
      ),
      ("site/b.html", Array("<h1>B</h1><p id=x>text".utf8)),
      (
        "site/index.html",
        Array("<title>All</title><a href='b.html'>B</a> <a href='a.html'>A</a>".utf8)
      ),
      ("site/img/dot.png", dot),
    ]
    let book = try await BookParser.open(try fixture.archive("site.zip", files))
    #expect(book.fingerprint.format.id == "html-zip" && book.metadata.title == "All")
    #expect(book.spine.map(\.path) == ["site/index.html", "site/b.html", "site/a.html"])
    let page = try await book.content.chapter(at: 2)
    #expect(page.images.map(\.path) == ["site/img/dot.png"])
    #expect(page.links.map(\.target) == [.place(ChapterTarget(chapter: 1, fragment: "x"))])
    try await expectTrueLengths(book)
  }

  @Test func calibresZippedPagesBringTheirMetadata() async throws {
    let package = """
      <package xmlns="http://www.idpf.org/2007/opf" xmlns:opf="http://www.idpf.org/2007/opf">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Bac</dc:title>
      <dc:creator opf:file-as="B, A" opf:role="aut">A B</dc:creator><dc:language>fr</dc:language>
      <meta name="calibre:series" content="S"/><meta name="calibre:series_index" content="2"/></metadata>
      <guide><reference type="cover" href="cover.jpg"/></guide></package>
      """
    let book = try await fixture.openArchive(
      "a.htmlz",
      [
        (
          "index.html",
          "<html><head><title>x</title><link rel=stylesheet href=style.css></head><p class=c>Tard."
        ),
        ("style.css", ".c { color: red }"), ("metadata.opf", package), ("cover.jpg", "no picture"),
      ])
    #expect(book.fingerprint.format.id == "html-zip" && book.metadata.title == "Bac")
    #expect(book.metadata.contributors == [Contributor(name: "A B", sortAs: "B, A", role: "aut")])
    #expect(book.metadata.series == Series(name: "S", position: "2"))
    #expect(book.metadata.cover == "cover.jpg")
    #expect(try await book.content.styledChapter(at: 0).style?.sheets.map(\.path) == ["style.css"])
  }

  /// Zstandard is method 93 (APPNOTE 4.4.5), which Debian's libzip does not know.
  @Test(arguments: ["index.html", "index.md"])
  func anArchiveOfAnUnknownCompressionIsNotSaidToBeEmpty(name: String) async throws {
    let file = try fixture.archive("site.zip", [(name, Array("It was a dark night.".utf8))])
    var bytes = try Array(Data(contentsOf: file))
    for place in bytes.indices.dropLast(12) where bytes[place...].starts(with: [80, 75]) {
      if bytes[place + 2] == 3 { bytes[place + 8] = 93 }
      if bytes[place + 2] == 1 { bytes[place + 10] = 93 }
    }
    try Data(bytes).write(to: file)
    let error = await #expect(throws: BookOpenError.self) { try await BookParser.open(file) }
    #expect("\(error ?? .empty)".contains("Compression method not supported"))
  }

  @Test func mutatedPagesHoldTheInvariants() async throws {
    let words = [
      "<h2>", "</div>", "<svg>", "<math>", "<table>", "<o:p>", "<p", "<!--", "<![CDATA[",
      "&#xD800;",
      "<title>", "<style>", "<?xml ?>", "</html>", "<template>", "<input type=checkbox>",
      "\u{FFFF}",
    ]
    let source = Array(String(decoding: FuzzTests.page, as: UTF8.self).utf8)
    try await FuzzLoop("HTML").run { generator in
      let bytes = generator.mutated(source, words: words)
      guard let book = try? await fixture.open("a.html", bytes) else { return }
      try await expectTrueLengths(book)
    }
  }
}

/// Pages that are built to hurt.
@Suite(.enabled(if: Places.corpus != nil, "the corpus is not on this machine"))
struct HostileTextTests {
  @Test(arguments: ["html", "md"])
  func eachIsOpenedOrRefusedAndHarmless(kind: String) async throws {
    let folder = try #require(Places.corpus).appending(path: "hostile/gen/\(kind)")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      guard name.hasSuffix(".\(kind)") else { continue }
      let book: Book
      do {
        book = try await BookParser.open(folder.appending(path: name))
      } catch let error as BookOpenError {
        #expect(["empty.html", "binary.html"].contains(name), "\(name): \(error)")
        continue
      }
      for chapter in try await book.chapters() {
        let active = try Regex(
          "(?i)<script|\\son[a-z]+\\s*=|javascript:|<iframe|<object|<embed|http-equiv|vbscript:|<base\\b"
        )
        #expect(chapter.html.firstMatch(of: active) == nil, "\(name)")
      }
      let text = try await book.chapters().map(\.text).joined()
      if kind == "html" { #expect(text.contains("ARTICLE-1"), "\(name)") }
      #expect(!text.isEmpty, "\(name)")
    }
  }
}
