import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// What KOReader keeps beside a book comes with the book.
struct KOReaderFolderTests {
  let folder: TemporaryFolder
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
  }

  /// Adds a book with KOReader's file beside it.
  private func add(_ lua: String, asEPUB: Bool = false) async throws -> LibraryBook {
    let bytes =
      asEPUB ? try await CalibreFolder.epub(in: folder) : Array(CalibreFolder.text.utf8)
    let file = try folder.makeFile("warden.\(asEPUB ? "epub" : "md")", Data(bytes))
    let sidecar = folder.url.appending(path: "warden.sdr", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: sidecar, withIntermediateDirectories: true)
    _ = try folder.makeFile("warden.sdr/metadata.\(file.pathExtension).lua", Data(lua.utf8))
    let book = try await library.add(file, name: file.lastPathComponent)
    return try await library.takeSidecar(beside: file, for: book)
  }

  @Test func ratingPlaceAndMarksComeWithTheBook() async throws {
    let book = try await add(
      """
      return {
        ["annotations"] = {
          { ["datetime"] = "2026-01-05 21:14:08", ["drawer"] = "lighten", ["note"] = "Quiet.", ["text"] = "men were content" },
          { ["datetime"] = "2026-01-05 21:15:08", ["drawer"] = "lighten", ["text"] = "words of another book altogether" },
        },
        ["percent_finished"] = 0.5,
        ["summary"] = { ["rating"] = 4, ["status"] = "reading" },
      }
      """)
    #expect(book.opinion.rating?.stars == 4)
    #expect(book.position.offset == book.length / 2 && book.position.device == "KOReader")
    #expect(book.position.state == .reading)
    let marks = try await library.marks(in: book.id)
    #expect(marks.map(\.quote.exact) == ["men were content"])
    #expect(marks.map(\.note) == ["Quiet."] && marks.allSatisfy(\.isPlaced))
  }

  @Test func thePlaceThatKOReaderNamesCountsMoreThanTheShare() async throws {
    let open = try await add("return {}", asEPUB: true)
    let spine = try await library.open(open.id).spine
    let texts = try await library.open(open.id).content
    var fragment = 0
    for index in spine.indices where try await texts.chapter(at: index).text.contains("violoncello")
    {
      fragment = index + 1
    }
    _ = try await library.remove(open.id)
    try await library.deleteForGood(open.id)
    let book = try await add(
      "return { [\"last_xpointer\"] = \"/body/DocFragment[\(fragment)]/body/p[2]/text().11\", [\"percent_finished\"] = 0.9 }",
      asEPUB: true)
    let text = try await library.open(book.id).content.chapter(at: fragment - 1).text
    let start = try await library.outline(of: book.id).chapters[fragment - 1].start
    #expect(text.dropFirst(book.position.offset - start).hasPrefix("played upon"))
  }

  @Test(arguments: [("complete", ReadingState.finished), ("abandoned", .givenUp), ("tbr", .unread)])
  func theStateComesWithTheBook(status: String, state: ReadingState) async throws {
    let book = try await add("return { [\"summary\"] = { [\"status\"] = \"\(status)\" } }")
    #expect(book.position.state == state)
  }

  @Test func aBookThatIsBegunKeepsItsPlace() async throws {
    let file = try folder.makeFile("warden.md", Data(CalibreFolder.text.utf8))
    let book = try await library.add(file, name: "warden.md")
    _ = try await library.setPosition(3, of: book.id, expecting: 0, device: "Phone")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "warden.sdr"), withIntermediateDirectories: true)
    _ = try folder.makeFile(
      "warden.sdr/metadata.md.lua",
      Data(
        "return { [\"percent_finished\"] = 0.5, [\"summary\"] = { [\"status\"] = \"complete\" } }"
          .utf8))
    let begun = try await library.book(book.id)
    let after = try await library.takeSidecar(beside: file, for: begun)
    #expect(after.position.offset == 3 && after.position.state == .reading)
  }

  @Test(arguments: ["", "return os.exit()", "return { [\"percent_finished\"] = "])
  func aFileThatIsNoneSaysNothing(lua: String) async throws {
    let book = try await add(lua)
    #expect(book.position.version == 0 && book.opinion.rating == nil)
  }
}
