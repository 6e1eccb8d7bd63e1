import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import Storage
@testable import VorleserKit

/// Corrected metadata in everything that asks the library for a book.
struct MetadataTests {
  let folder: TemporaryFolder
  let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none")))
  }

  private func add(_ name: String, _ text: String) async throws -> LibraryBook {
    try await library.add(try folder.makeFile(name, Data(text.utf8)), name: name)
  }

  private static func change(_ change: (inout MetadataChange) -> Void) -> MetadataChange {
    var result = MetadataChange()
    change(&result)
    return result
  }

  @Test func anOpenBookHasTheCorrectedNames() async throws {
    let book = try await add("towers.txt", "The bishop dies, and his son waits.")
    #expect(try await library.open(book.id).title == "towers")
    let file = try Data(contentsOf: try await library.file(of: book.id))
    _ = try await library.changeMetadata(
      Self.change {
        $0.values.title = "Barchester Towers"
        $0.values.contributors = [Contributor(name: "Anthony Trollope")]
        $0.values.language = "en-GB"
      }, of: [book.id])
    let open = try await library.open(book.id)
    #expect(open.title == "Barchester Towers" && open.metadata.creators == ["Anthony Trollope"])
    #expect(open.metadata.language == "en-GB")
    #expect(try Data(contentsOf: try await library.file(of: book.id)) == file)
    _ = try await library.changeMetadata(Self.change { $0.released = [.title] }, of: [book.id])
    #expect(try await library.open(book.id).title == "towers")
  }

  @Test func theSearchOfTheLibraryFindsWhatWasCorrected() async throws {
    let search = LibrarySearch(library)
    let book = try await add("towers.txt", "The bishop dies, and his son waits.")
    try await search.update()
    #expect(try await search.find("author:trollope").books.isEmpty)
    _ = try await library.changeMetadata(
      Self.change {
        $0.values.contributors = [Contributor(name: "Anthony Trollope")]
        $0.values.subjects = ["Clergy"]
      }, of: [book.id])
    try await search.update()
    #expect(try await search.find("author:trollope bishop").books.map(\.id) == [book.id])
    #expect(try await search.find("tag:clergy bishop").books.map(\.id) == [book.id])
  }

  @Test func titlesAreThoseOfTheBooksThatAPersonSees() async throws {
    let corrected = try await add("towers.txt", "The bishop dies, and his son waits.")
    _ = try await library.changeMetadata(
      Self.change { $0.values.title = "Barchester Towers" }, of: [corrected.id])
    _ = try await library.changeMetadata(
      Self.change { $0.values.publisher = "Longman" },
      of: [try await add("rain.txt", "It rained.").id])
    let removed = try await add("snow.txt", "It snowed.")
    _ = try await library.remove(removed.id)
    _ = try await library.add(
      try folder.makeFile("diary.txt", Data("It was mine.".utf8)), name: "diary.txt",
      to: ShelfPlace(.owner, isPrivate: true))
    for person in [PersonID.owner, PersonID(8)] {
      let books = try await library.books(for: person).map { ($0.id, $0.title) }
      #expect(
        try await library.titles(for: person) == Dictionary(uniqueKeysWithValues: books))
    }
    #expect(try await library.titles()[corrected.id] == "Barchester Towers")
  }

  @Test func anEditionWithoutATitleKeepsNoCorrectionAsItsOwn() async throws {
    let book = try await add("towers.txt", "The bishop dies, and his son waits.")
    _ = try await library.changeMetadata(
      Self.change { $0.values.title = "Barchester Towers" }, of: [book.id])
    let edition = try await library.receive("second.txt")
    try await edition.write(Array("The bishop dies, and his son waits no more.".utf8))
    #expect(try await library.replace(edition, of: book.id).title == "Barchester Towers")
    let released = try await library.changeMetadata(
      Self.change { $0.released = [.title] }, of: [book.id])
    #expect(released.map(\.title) == ["towers"])
  }

  @Test func aBackupBringsCorrectionsBackWhereThereAreNone() async throws {
    let desk = try BackupDesk()
    let first = try await desk.filledLibrary()
    let rain = try #require(try await first.library.books().first { $0.title == "rain" })
    _ = try await first.library.changeMetadata(
      Self.change {
        $0.values.title = "The Rain"
        $0.values.publisher = "Murray"
        $0.values.series = Series(name: "Weather", position: "1")
      }, of: [rain.id])
    _ = try await first.library.backUp(to: desk.backup)
    for isKnown in [false, true] {
      let second = try await desk.library(isKnown ? "known" : "empty")
      if isKnown {
        let known = try await second.library.add(desk.rain(), name: "rain.txt")
        _ = try await second.library.changeMetadata(
          Self.change { $0.values.publisher = "Longman" }, of: [known.id])
      }
      for _ in 0..<2 {
        let report = try await second.library.restore(
          backup: desk.backup, people: second.accounts)
        #expect(report.problems.isEmpty)
      }
      let book = try #require(try await second.library.books().first { $0.title == "The Rain" })
      #expect(book.metadata.series == Series(name: "Weather", position: "1"))
      #expect(book.metadata.publisher == (isKnown ? "Longman" : "Murray"))
      #expect(book.originalTitle == "rain")
    }
  }

  @Test func whatBooksHaveInCommonIsToldByField() async throws {
    let one = try await add("one.txt", "It rained.")
    let two = try await add("two.txt", "It snowed.")
    _ = try await library.changeMetadata(
      Self.change { $0.values.series = Series(name: "Weather", position: "1") }, of: [one.id])
    _ = try await library.changeMetadata(
      Self.change {
        $0.values.series = Series(name: "Weather", position: "2")
        $0.values.publisher = "Murray"
      }, of: [two.id])
    let common = try await library.commonMetadata(of: [one.id, two.id])
    #expect(common.count == 2 && common.metadata.series?.name == "Weather")
    #expect(common.differing == [.title, .publisher] && common.corrected == [.series, .publisher])
    await #expect(throws: LibraryError.self) {
      try await library.commonMetadata(of: [one.id, 99])
    }
  }
}
