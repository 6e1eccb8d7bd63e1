import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// Numbers and lengths that no honest book has end nothing, and take no time that grows with their square.
@Suite(.timeLimit(.minutes(2)))
struct GreatNumberTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  /// A book may have been replaced by a shorter edition since its chapters were counted.
  @Test func aChapterThatIsNotThereIsAnError() async throws {
    let books = [
      try await fixture.open("a.txt", "Hello there."), try await fixture.open("a.md", "# One"),
      try await fixture.open("a.html", "<p>One</p>"),
      try await fixture.openArchive("a.cbz", [("1.png", "\u{89}PNG")]),
      try await BookFixture.chapters(["<p>One</p>"]).open(),
    ]
    for book in books {
      for index in [-1, 1, .max] {
        await #expect(throws: NoSuchChapter(index: index)) {
          try await book.content.chapter(at: index)
        }
        await #expect(throws: NoSuchChapter(index: index)) {
          try await book.content.styledChapter(at: index)
        }
        await #expect(throws: NoSuchChapter(index: index)) {
          try await book.content.summary(at: index)
        }
      }
    }
  }

  @Test func returnsWithoutEndAreLinesWithoutEnd() {
    var lines = TextLines(Array(("a" + String(repeating: "\r", count: 2_000_000) + "b").utf16))
    var count = 0
    while lines.next() != nil { count += 1 }
    #expect(count == 2_000_001)
    #expect(
      TextLines(Array("a\r\r\nb\r\rc\r\r".utf16)).map(\.range.isEmpty) == [
        false, false, true, false, true,
      ])
  }

  @Test func fallbacksThatLeadOnAndOnEnd() async throws {
    let count = 60_000
    var fixture = BookFixture()
    let items = (0..<count).map {
      "<item id='i\($0)' href='\($0).bin' media-type='a/b' fallback='i\($0 + 1)'/>"
    }
    fixture.add(
      "EPUB/book.opf",
      BookFixture.package(
        manifest: "<item id='c' href='c.xhtml' media-type='application/xhtml+xml'/>"
          + items.joined(),
        spine: "<itemref idref='c'/>"
          + (0..<count).map { "<itemref idref='i\($0)'/>" }.joined()))
    fixture.add("EPUB/c.xhtml", BookFixture.page("<p>One</p>"))
    let book = try await fixture.open()
    #expect(try await book.content.chapter(at: 0).text == "One")
  }
}
