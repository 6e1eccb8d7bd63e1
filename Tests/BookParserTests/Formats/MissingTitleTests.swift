import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

struct MissingTitleTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  @Test(arguments: [
    ("notes.txt", "Once there was a ferry.\n\nIt went over the river at night."),
    ("notes.md", "Once there was a *ferry*.\n\n## Night\n\nIt went over the river."),
    ("notes.html", "<!DOCTYPE html><title>  </title><p>Once there was a ferry."),
    (
      "notes.fb2",
      "<FictionBook><body><section><p>Once there was a ferry.</p></section></body></FictionBook>"
    ),
  ])
  func aTitleThatABookDoesNotGiveIsNilAndItIsCalledAfterItsFile(name: String, text: String)
    async throws
  {
    let book = try await fixture.open(name, text)
    #expect(book.metadata.title == nil && book.title == "notes")
    #expect(book.titledMetadata.title == "notes")
  }

  @Test func aComicWithoutDescriptionHasNoTitle() async throws {
    let book = try await BookParser.open(try fixture.archive("Night 3.cbz", [("1.png", dot)]))
    #expect(book.metadata.title == nil && book.title == "Night 3")
  }

  @Test func aTitleThatIsTheNameOfTheFileStaysTheTitle() async throws {
    let book = try await fixture.open(
      "Ferry.html", "<!DOCTYPE html><title>Ferry</title><p>It went over the river.")
    #expect(book.metadata.title == "Ferry")
  }

  @Test(arguments: ["", " \n\t", "\u{3000}"])
  func aBlankTitleIsNone(title: String) {
    var metadata = Metadata(title: title)
    #expect(metadata.title == nil)
    metadata.title = "A"
    metadata.title = title
    #expect(metadata.title == nil)
  }
}
