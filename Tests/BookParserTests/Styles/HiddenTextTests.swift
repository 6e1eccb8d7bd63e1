import BookParser
import Markup
import ReadingModel
import Testing

/// What a book's style sheets hide is no text, as far as it is hidden for everybody.
struct HiddenTextTests {
  private func book(_ body: String, sheet: String, head: String = "") async throws -> Book {
    var fixture = BookFixture()
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        manifest: "<item id='c' href='c.xhtml' media-type='application/xhtml+xml'/>"
          + "<item id='s' href='s.css' media-type='text/css'/>",
        spine: "<itemref idref='c'/>"))
    fixture.add(
      "EPUB/c.xhtml",
      """
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">\
      <head><link rel='stylesheet' href='s.css'/>\(head)</head><body>\(body)</body></html>
      """)
    fixture.add("EPUB/s.css", sheet)
    fixture.add("EPUB/other.css", ".x { display: none }")
    return try await fixture.open()
  }

  private func text(_ sheet: String, head: String = "", style: String = "") async throws -> String {
    let book = try await book(
      "<div class='d'><p>a</p><p class='x y' id='i' title='t'\(style)>b</p><p>c</p></div>",
      sheet: sheet, head: head)
    let chapter = try await book.content.chapter(at: 0)
    let styled = try await book.content.styledChapter(at: 0)
    #expect(styled.text == chapter.text && styled.anchors == chapter.anchors)
    return chapter.text
  }

  @Test(arguments: [
    ".x { display: none }", "p.x{DISPLAY:NONE}", "#i { color: red; display: none !important }",
    "div > p.x { display: none }", ".d .y { display:/**/none }", "p + p.x { display: none }",
    "p:nth-child(2) { display: none }", "p:nth-of-type(3n+2) { display: none }",
    "p:not(:first-child):not(:last-child) { display: none }", "[title=t] { display: none }",
    "p:is(.x, .q) { display: none }", "@media all { .x { display: none } }",
    "@media screen, print { .x { display: none } }", "@media not print { .x { display: none } }",
    "@media not amzn-mobi { .x { display: none } }", "@import 'other.css';",
    "@import url(other.css) screen;", "@layer a { .x { display: none } }",
    ".x { display: none } p { display: block }", ".x { display: block } p.x { display: none }",
    ".x { display: none !important } #i { display: block }",
    ".x { display: none } @media print { .x { display: block } }",
  ])
  func whatIsHiddenForAllIsNoText(sheet: String) async throws {
    #expect(try await text(sheet) == "a\nc")
  }

  @Test(arguments: [
    "@media print { .x { display: none } }", "@media amzn-kf8 { .x { display: none } }",
    "@media (max-width: 600px) { .x { display: none } }", ".x:hover { display: none }",
    "@media screen and (min-width: 1px) { .x { display: none } }", ".x::before { display: none }",
    "@supports (display: grid) { .x { display: none } }", ".q .x { display: none }",
    "@import 'other.css' print;", "p ~ div .x { display: none }", ".d + .x { display: none }",
    ".x { display: none } .x { display: block }", ".x { display: none } #i { display: block }",
    ".x { display: none } .d:hover .x { display: block }",
    ".x { display: none } :target { display: block }",
    ".x { display: none } @media (min-width: 1px) { .x { display: block } }",
    ".x { display: block !important } #i { display: none }", ".x { visibility: hidden }",
    "body { display: none }", "html, body, .nobody { display: none }",
  ])
  func whatMayBeSeenIsText(sheet: String) async throws {
    #expect(try await text(sheet) == "a\nb\nc")
  }

  @Test func attributesOutrankSheets() async throws {
    let hidden = ".x { display: none }"
    #expect(try await text(hidden, style: " style='display: block'") == "a\nb\nc")
    #expect(
      try await text(".x { display: none !important }", style: " style='display: block'") == "a\nc")
    #expect(try await text("", head: "<style>.x { display: none }</style>") == "a\nc")
    #expect(
      try await text("", head: "<style media='print'>.x { display: none }</style>") == "a\nb\nc")
    // One sheet hides, a later one that never says `none` brings back.
    #expect(
      try await text(hidden, head: "<style>p.x { display: inline }</style>") == "a\nb\nc")
  }

  @Test func aHiddenNoteThatIsLinkedToIsKeptForWhoeverAsks() async throws {
    let book = try await book(
      "<p>a<a epub:type='noteref' href='#n'>1</a> <a href='#m'>see</a></p>"
        + "<aside id='n' epub:type='footnote' hidden='hidden'><p>The note.</p></aside>"
        + "<div class='x'><p id='m'>More.</p></div><div class='x' id='unused'>Never.</div><p>b</p>",
      sheet: ".x { display: none }")
    for chapter in [
      try await book.content.chapter(at: 0), try await book.content.styledChapter(at: 0),
    ] {
      #expect(chapter.text == "a1 see\nb")
      #expect(chapter.hiddenNotes.map(\.names) == [["n"], ["m"]])
      #expect(chapter.hiddenNotes[0].html.contains("<p>The note.</p>"))
      #expect(chapter.hiddenNotes[1].html.contains("More."))
      #expect(!chapter.html.contains("The note") && !chapter.html.contains("Never"))
      // What leads there leads to where it stands.
      #expect(chapter.anchors == ["n": 6, "m": 6, "unused": 6])
    }
  }

  @Test(arguments: [
    ("<div class='x'><p>All of it.</p></div>", "All of it."),
    ("<div hidden=''><p>All of it.</p></div>", "All of it."),
    ("<p>1</p><div class='x'>\(String(repeating: "words ", count: 2000))</div>", nil),
  ])
  func aChapterThatIsHiddenByMistakeIsShown(body: String, expected: String?) async throws {
    let chapter = try await book(body, sheet: ".x { display: none }").content.chapter(at: 0)
    if let expected { #expect(chapter.text == expected) }
    #expect(chapter.text.utf16.count > 6)
    #expect(chapter.findings.contains { $0.message.contains("hides") })
  }

  @Test func whatIsHiddenIsStillCountedByRules() async throws {
    let book = try await book(
      "<h2>H</h2><div class='x'>no</div><p>a</p>", sheet: ".x { display: none }")
    let styled = try await book.content.styledChapter(at: 0)
    #expect(styled.html.contains("</h2><div class=\"b-x\" data-gap=\"\"></div>"), "\(styled.html)")
    #expect(!(try await book.content.chapter(at: 0)).html.contains("data-gap"))
  }

  /// A sheet made to be slow hides nothing more when its time is up, and the text is the same each time.
  @Test(.timeLimit(.minutes(10)))
  func aHostileSheetTakesNoTime() async throws {
    let depth = 150
    let body =
      String(repeating: "<div class='x'>", count: depth)
      + String(repeating: "<p>a</p>", count: 5000)
      + String(repeating: "</div>", count: depth)
    let selector = String(repeating: ".x ", count: 20)
    let sheet =
      "\(selector) .none p:nth-last-child(2n) { display: none } p ~ p ~ p ~ i { display: none }"
    let book = try await book(body, sheet: sheet)
    #expect(try await book.content.chapter(at: 0).text == book.content.styledChapter(at: 0).text)
  }

  @Test func anySheetLeavesTextAndHTMLTheSame() async throws {
    var random = Repeatable(seed: 33)
    let selectors = [
      ".a", ".b", "p", "div", ".a .b", ".a > p", "p + p", "p:first-child", ":nth-child(2n)", "i",
      "[class~=b]", "div ~ p", "p:not(.a)", ".a:hover", "li", "span.b",
    ]
    for _ in 0..<40 {
      let sheet = (0..<6).map { _ in
        let value = ["none", "none", "block", "inline"].randomElement(using: &random) ?? "none"
        return "\(selectors.randomElement(using: &random) ?? "p") { display: \(value) }"
      }
      let book = try await book(Self.blocks(3, &random), sheet: sheet.joined(separator: "\n"))
      let plain = try await book.content.chapter(at: 0)
      let styled = try await book.content.styledChapter(at: 0)
      #expect(plain.text == styled.text && plain.blocks == styled.blocks)
      #expect(plain.anchors == styled.anchors)
      for chapter in [plain, styled] {
        let page = Array("<!DOCTYPE html><body><div>\(chapter.html)</div>".utf8)
        #expect(try MarkupDocument.html(page).root?.child("body")?.text() == chapter.text)
      }
    }
  }

  private static func blocks(_ depth: Int, _ random: inout Repeatable) -> String {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in
      let attribute =
        ["", " class='a'", " class='a b'", " class='b' id='i'"]
        .randomElement(using: &random) ?? ""
      switch depth == 0 ? 0 : Int.random(in: 0...3, using: &random) {
      case 1: return "<div\(attribute)>\(blocks(depth - 1, &random))</div>"
      case 2: return "<ul><li\(attribute)>x</li> <li>y</li></ul>"
      default:
        return "<p\(attribute)>some <i\(attribute)>words</i> and <span class='b'>more</span></p> "
      }
    }.joined()
  }
}

/// The same numbers in every run (SplitMix64).
private struct Repeatable: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
