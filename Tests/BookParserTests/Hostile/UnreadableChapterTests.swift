import BookParser
import ReadingModel
import TestSupport
import Testing

/// A chapter of which nothing can be read stays in its place and says so.
struct UnreadableChapterTests {
  private static func noise(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  @Test(arguments: 0..<20)
  func randomBytesAreNoChapter(seed: Int) async throws {
    var fixture = BookFixture.chapters(["<p>one</p>", "", "<p>three</p>"])
    fixture.files[2].content = Self.noise(40 + seed * 211, seed: UInt64(seed))
    let book = try await fixture.open()
    let chapter = try await book.content.chapter(at: 1)
    #expect(chapter.title == "Unreadable chapter" && chapter.isUnreadable)
    #expect(chapter.text.hasPrefix("Unreadable chapter\nThis chapter can’t be read: "))
    #expect(chapter.findings.map(\.severity) == [.major])
    #expect(try await book.content.summary(at: 1).isUnreadable)
    try await expectTrueLengths(book)
  }

  @Test func aChapterThatIsNotThereSaysSo() async throws {
    var fixture = BookFixture.chapters(["<p>one</p>", "<p>two</p>", "<p>three</p>"])
    fixture.files.remove(at: 2)
    let book = try await fixture.open()
    #expect(book.spine.count == 3)
    let chapter = try await book.content.chapter(at: 1)
    #expect(chapter.title == "Unreadable chapter")
    #expect(chapter.text.contains("the file is missing"))
    #expect(chapter.findings.map(\.severity) == [.major])
    try await expectTrueLengths(book)
  }

  @Test func aChapterKeepsTheNameThatTheContentsGiveIt() async throws {
    var fixture = BookFixture.chapters(["", "<p>two</p>"])
    fixture.files[1].content = Self.noise(3000)
    let chapter = try await fixture.open().content.chapter(at: 0)
    #expect(chapter.title == "One (unreadable)")
  }

  @Test(arguments: [
    Array("<p>".utf8) + noise(500),
    Array("\u{FEFF} <html><body><p>a".utf8) + [0, 1, 2, 3, 4, 5, 6, 7, 8],
    Array("Plain words that nobody has marked up, with a \u{1} in them, as they come.".utf8),
  ])
  func whatBeginsAsMarkupOrReadsAsTextIsAChapter(bytes: [UInt8]) async throws {
    var fixture = BookFixture.chapters(["<p>one</p>", ""])
    fixture.files[2].content = bytes
    #expect(try await fixture.open().content.chapter(at: 1).isUnreadable == false)
  }

  @Test(arguments: [2, 3, 9])
  func aBookWhoseChaptersAreAllEncryptedIsRefused(count: Int) async throws {
    var fixture = BookFixture.chapters([String](repeating: "", count: count))
    for index in 0..<count {
      fixture.files[index + 1].content = Self.noise(2000, seed: UInt64(index))
    }
    await #expect(throws: BookOpenError.protected(scheme: "unknown scheme")) {
      try await fixture.open()
    }
    fixture.add("rights.xml", "<kdrm/>")
    await #expect(throws: BookOpenError.protected(scheme: "Kobo")) { try await fixture.open() }
    fixture.files[1].content = Array(BookFixture.page("<p>one</p>").utf8)
    #expect(try await fixture.open().spine.count == count)
  }

  @Test func aTableOfContentsWithoutMeasureIsCutOff() async throws {
    var fixture = BookFixture.chapters(["<p>one</p>"])
    let entries = String(repeating: "<li><a href='c0.xhtml'>a</a></li>", count: 30_000)
    fixture.files.removeLast()
    fixture.add(
      "EPUB/nav.xhtml", BookFixture.page("<nav epub:type='toc'><ol>\(entries)</ol></nav>"))
    let book = try await fixture.open()
    #expect(book.contents.count == 20_000)
    #expect(
      book.findings.contains { $0.severity == .major && $0.message.contains("20000 entries") })
  }
}
