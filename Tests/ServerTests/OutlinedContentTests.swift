import ReadingModel
import Storage
import Testing
import VorleserKit

@testable import Server

struct OutlinedContentTests {
  @Test func theLengthsOfTheLibraryAreThoseOfTheChapters() async throws {
    let house = try await House()
    try await house.add(BookFile(chapters: ["<p>One 🍵.</p>", "<hr/>", "<h1>Two</h1><p>Text.</p>"]))
    let book = try await house.library.open(1)
    let outlined = book.outlined(try await house.library.outline(of: 1))
    #expect(outlined.content is OutlinedContent)
    #expect(
      try await outlined.content.chapterLengths() == book.content.chapterLengths())
    #expect(try await outlined.content.chapter(at: 2) == book.content.chapter(at: 2))
  }
}
