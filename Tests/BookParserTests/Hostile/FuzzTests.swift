import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// Whatever a book holds, reading it ends, and what comes out is in order.
struct FuzzTests {
  private static let words = [
    "<p>", "</p>", "<br/>", "<svg xmlns='http://www.w3.org/2000/svg'>", "<math>", "<table>",
    "<ruby>",
    "<rt>", "&nbsp;", "&#xD800;", "&#1114112;", "&#0;", "<![CDATA[", "]]>", "<!--", "-->",
    "<!DOCTYPE",
    "<style>", "style='display:none'", "hidden=''", "epub:type='noteref'", "xml:lang='de'", "</",
    "<",
    "\u{2060}", "\u{FFFE}", "\u{FEFF}", "\u{1F600}", "url(", "@media", ":nth-child(2n+1)", "{", "}",
    "/*",
  ]

  static let page = Array(
    BookFixture.page(
      """
      <h1 id="a">One</h1><p class="x">Words “with” é 😀 and <a href="#a">links</a><br/>a line.</p>
      <pre> a  b </pre><table><tr><td colspan="2">1</td></tr></table><ruby>漢<rt>かん</rt></ruby>
      <p hidden="">unseen</p><ul><li value="3">item</li></ul><img src="a%20b.png" width="20" alt="i"/>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90"><g fill="url(#g)">
      <path d="M0 0L9 9" stroke-width="2" transform="rotate(30 1 2)"/><text x="1">t</text></g></svg>
      <math><mfrac><mn>1</mn><mi>x</mi></mfrac></math><aside epub:type="footnote" id="n">note</aside>
      """
    ).utf8)

  static let sheet = Array(
    """
    @import "other.css" screen; @media (min-width: 600px) { p:nth-child(2n+1) { display: none } }
    p.x:not(:first-child) > a[href^="#"] { color: #abc; margin: 1.5em 2px; width: calc(1px + 2%) }
    h1 + p, li:nth-last-of-type(3) { font: italic 12pt/1.2 "A B", serif; background: url(a.png) }
    @font-face { font-family: F; src: url("f.otf"); unicode-range: U+0025-00FF, U+4?? }
    """.utf8)

  /// A book of one page with a sheet.
  private func book(page: [UInt8], sheet: [UInt8]) -> BookFixture {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        manifest: "<item id='c' href='c.xhtml' media-type='application/xhtml+xml'/>"
          + "<item id='s' href='s.css' media-type='text/css'/>"
          + "<item id='i' href='a%20b.png' media-type='image/png'/>",
        spine: "<itemref idref='c'/>"))
    fixture.files.append(("EPUB/c.xhtml", page))
    fixture.files.append(("EPUB/s.css", sheet))
    fixture.add("EPUB/a b.png", "no image")
    return fixture
  }

  /// A book of one page with an overlay.
  private func overlayBook(_ overlay: [UInt8]) -> BookFixture {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        manifest:
          "<item id='c' href='c.xhtml' media-type='application/xhtml+xml' media-overlay='o'/>"
          + "<item id='o' href='o.smil' media-type='application/smil+xml'/>"
          + "<item id='a' href='a.mp3' media-type='audio/mpeg'/>",
        spine: "<itemref idref='c'/>"))
    fixture.files.append(("EPUB/c.xhtml", Self.page))
    fixture.files.append(("EPUB/o.smil", overlay))
    fixture.add("EPUB/a.mp3", "ID3")
    return fixture
  }

  @Test func pages() async throws {
    try await FuzzLoop("pages").run { generator in
      let page = generator.mutated(Self.page, words: Self.words)
      guard let book = try? await book(page: page, sheet: []).open() else { return }
      try await expectTrueLengths(book)
    }
  }

  @Test func sheetsAndTheirSelectors() async throws {
    let head =
      "<html xmlns='http://www.w3.org/1999/xhtml'><head><link rel='stylesheet' href='s.css'/></head>"
    let page = Array(
      (head + "<body><p class='x'>a <a href='#'>b</a></p><p>c</p></body></html>").utf8)
    let words = [
      ":nth-child(", "-n+3", "9223372036854775807n", "1e999", "{display:none}", "\\", "url(",
      "@media",
      "@import", "/*", "*/", "\"", "!important", ":not(", ":is(", "[a=", "}", "{", ";",
    ]
    try await FuzzLoop("sheets").run { generator in
      let sheet = generator.mutated(Self.sheet, words: words)
      let book = try await book(page: page, sheet: sheet).open()
      try await expectTrueLengths(book)
      _ = try await book.content.styleSheet(
        at: "EPUB/s.css", isFixed: Bool.random(using: &generator))
    }
  }

  @Test func archivesAndPackages() async throws {
    let folder = try TemporaryFolder()
    var fixture = BookFixture.chapters(["<p>one</p>", "<p>two</p>"])
    fixture.add("META-INF/encryption.xml", "<encryption><EncryptedData/></encryption>")
    let whole = [UInt8](try Data(contentsOf: fixture.write(to: folder)))
    try await FuzzLoop("archives").run { generator in
      let file = try folder.makeFile("broken.epub", Data(generator.mutated(whole)))
      if let book = try? await BookParser.open(file) { try await expectTrueLengths(book) }
      var part = fixture
      let index = generator.pick([0, part.files.count - 2])
      part.files[index].content = generator.mutated(
        part.files[index].content,
        words: ["<item ", "<itemref ", "id='c0'", "<li>", "<ol>", "href='", "%"])
      if let book = try? await part.open() { try await expectTrueLengths(book) }
    }
  }

  @Test func overlays() async throws {
    let words = [
      "<seq>", "</seq>", "<par>", "</par>", "<body>", "</body>", "#", "../", "clipEnd='",
      "9999999999h",
      ":", "-1s", "1e9", "epub:type='table'", "%", "xml:base='/'",
    ]
    let overlay = Array(
      """
      <smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops"><body>
      <par><text src="c.xhtml#a"/><audio src="a.mp3" clipBegin="0:00:01.5" clipEnd="2s"/></par>
      <seq epub:type="list"><par><text src="c.xhtml#n"/><audio src="a.mp3" clipBegin="2s"/></par></seq>
      <par><text src="c.xhtml"/><audio src="a.mp3" clipBegin="3s" clipEnd="1:00"/></par></body></smil>
      """.utf8)
    let opened = try await overlayBook(overlay).open()
    #expect(try await opened.content.recording(ofChapter: 0)?.clips.count == 3)
    try await FuzzLoop("overlays").run { generator in
      let broken = overlayBook(generator.mutated(overlay, words: words))
      let book = try await broken.open()
      guard let recording = try await book.content.recording(ofChapter: 0) else { return }
      let length = try await book.content.chapter(at: 0).text.utf16.count
      var last = 0
      for clip in recording.clips {
        #expect(clip.range.lowerBound >= last && clip.range.upperBound <= length)
        #expect(recording.sounds.indices.contains(clip.sound))
        #expect(clip.begin >= 0 && clip.begin < clip.end ?? .max)
        last = clip.range.lowerBound
      }
    }
  }

  @Test(arguments: ["plain", "verse", "mixed"])
  func texts(kind: String) async throws {
    let folder = try TemporaryFolder()
    let paragraph = "The ferry went over the river, and nobody saw it; “so” he said — née Ünal.\n"
    let text =
      switch kind {
      case "plain":
        "CHAPTER I.\n\n\(String(repeating: paragraph, count: 20))\nCHAPTER II.\n\n\(paragraph)"
      case "verse": (1...40).map { "\($0).\n\nA line\n  and another\n\n" }.joined()
      default:
        "*** START OF THE PROJECT GUTENBERG EBOOK A ***\n第一章 渡し\n\n\(paragraph)\n*** END OF THE PROJECT GUTENBERG EBOOK A ***"
      }
    let encodings: [String.Encoding] = [
      .utf8, .utf16, .utf32, .isoLatin1, .shiftJIS, .windowsCP1251,
    ]
    try await FuzzLoop("texts, \(kind)", caseCount: 100).run { generator in
      let source = [UInt8](
        text.data(using: generator.pick(encodings), allowLossyConversion: true) ?? Data())
      let bytes = generator.mutated(
        source, words: ["\u{1B}$B", "~{", "+AGE-", "\r\r\n", "第二章", "CHAPTER"])
      let file = try folder.makeFile("a-\(kind).txt", Data(bytes))
      if let book = try? await BookParser.open(file) { try await expectTrueLengths(book) }
    }
  }
}
