import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// A book that opens as an empty page says so; one of pictures is content.
struct BlankBookTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  /// What is said of a book in which nothing is seen.
  private func said(of book: Book) async throws -> Finding? {
    var isBlank = true
    var findings = book.findings
    try await book.content.forEachSummary(of: book.spine.count) { _, chapter in
      isBlank = isBlank && chapter.isBlank
      findings += chapter.findings
    }
    for index in book.spine.indices {
      let chapter = try await book.content.chapter(at: index)
      #expect(try await book.content.summary(at: index).isBlank == chapter.isBlank)
    }
    guard isBlank else { return findings.first(where: \.isOfBlankBook) }
    let found = try await book.blankFinding(among: findings)
    return found ?? findings.first(where: \.isOfBlankBook)
  }

  @Test(arguments: [
    ("a.html", "<!DOCTYPE html><html><body><p> </p><hr></body></html>"),
    ("a.html", "<!DOCTYPE html><html><head><title>T</title></head></html>"),
    ("a.html", "<!DOCTYPE html><body><p style='background: red'>&shy;&#8203;</p></body>"),
    ("a.md", "---\ntitle: Only what stands before\n---\n"),
    ("a.txt", "\u{200B}\u{2060}\u{FEFF}\u{AD}\n\u{200B}\n"),
    ("a.txt", "\u{3164}\n\u{2063}\u{E0041}\n"),
  ])
  func nothingToSeeOrHearIsSaid(name: String, text: String) async throws {
    let finding = try #require(try await said(of: fixture.open(name, text)))
    #expect(finding.code == .nothingToRead && finding.severity == .major)
  }

  @Test func aBookOfEmptyParagraphsSaysSo() async throws {
    let book = try await BookFixture.chapters(["<p></p><p>\u{A0}</p>", "<h1>\u{200B}</h1>"]).open()
    #expect(try await said(of: book)?.code == .nothingToRead)
    let other = try await BookFixture.chapters(["<p></p>", "<p>.</p>"]).open()
    #expect(try await said(of: other) == nil)
  }

  @Test(arguments: [
    "<p><img src='a%20b.png' alt=''/></p>",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>",
    "<div style='background-image: url(\"a%20b.png\"); height: 9em'></div>",
  ])
  func picturesAreContent(body: String) async throws {
    #expect(try await said(of: BookFixture.chapters([body, "<p></p>"]).open()) == nil)
  }

  @Test func picturesOfAStyleSheetAreContentAndItsFontsAreNone() async throws {
    func book(_ sheet: String) async throws -> Book {
      var fixture = BookFixture.chapters(["<div> </div>"])
      let page = String(decoding: fixture.files[1].content, as: UTF8.self)
      let styled = page.replacing("<title>", with: "<style>\(sheet)</style><title>")
      fixture.files[1].content = Array(styled.utf8)
      return try await fixture.open()
    }
    #expect(try await said(of: book("div { background: url('a%20b.png') }")) == nil)
    let font = "@font-face { font-family: F; src: url('a%20b.png') } div { font-family: F }"
    #expect(try await said(of: book(font))?.code == .nothingToRead)
  }

  @Test(arguments: [
    (
      "<frameset cols='20%,80%'><frame src='menu.html'><frame src='main.html'></frameset>",
      "menu.html"
    ),
    ("<body><p> </p><iframe src='https://example.org/a'></iframe></body>", "https://example.org/a"),
  ])
  func aPageOfFramesSaysThatItIsOne(markup: String, address: String) async throws {
    let book = try await fixture.open("a.html", "<!DOCTYPE html><html>\(markup)</html>")
    let finding = try #require(try await said(of: book))
    #expect(finding.code == .onlyFrames && finding.severity == .major)
    #expect(finding.values == ["address": address] && finding.message.contains(address))
  }

  @Test func aPageWithAFrameAndWordsIsAPage() async throws {
    let book = try await fixture.open(
      "a.html", "<!DOCTYPE html><body><p>Words.</p><iframe src='b.html'></iframe></body>")
    #expect(try await said(of: book) == nil)
  }

  @Test func theFramesOfAnArchiveComeInTheirOrder() async throws {
    let book = try await fixture.openArchive(
      "site.zip",
      [
        (
          "index.html", "<html><frameset><frame src='z.html'><frame src='b.html'></frameset></html>"
        ),
        ("b.html", "<p>Second.</p>"), ("z.html", "<p>First.</p>"),
      ])
    #expect(book.spine.map(\.path) == ["index.html", "z.html", "b.html"])
    #expect(try await said(of: book) == nil)
  }
}
