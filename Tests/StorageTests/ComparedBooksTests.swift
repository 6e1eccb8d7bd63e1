import Foundation
import Testing

@testable import ReadingModel
@testable import Storage

/// What is compared of books to find likely duplicates.
struct ComparedBooksTests {
  @Test func `it is what the whole books say, as it was corrected`() async throws {
    let library = try Shelf()
    let shelf = try await library.open()
    for title in ["Die Straße", "…", "A, B & C"] { try await Shelf.add(title, to: shelf) }
    let first = try #require(try await shelf.books().first { $0.title == "Die Straße" })
    var change = MetadataChange()
    change.values.title = "The Road"
    change.values.contributors = [
      Contributor(name: "Émile Zola"), Contributor(name: "Ida Example"),
      Contributor(name: "T. R. Anslator", role: "trl"),
    ]
    change.values.identifiers = ["urn:isbn:9780306406157", "x:1"]
    _ = try await shelf.changeMetadata(change, of: [first.id])
    let removed = try await Shelf.add("Removed", to: shelf)
    _ = try await shelf.remove(removed.id)
    let whole = try await shelf.books().map(LikelyDuplicates.Entry.init).map(Self.sorted)
    let compared = try await shelf.comparedBooks().map(\.entry).map(Self.sorted)
    #expect(compared == whole.sorted { $0.id < $1.id })
    #expect(compared.count == 3)
  }

  private static func sorted(_ entry: LikelyDuplicates.Entry) -> LikelyDuplicates.Entry {
    var entry = entry
    entry.authors.sort()
    return entry
  }
}
