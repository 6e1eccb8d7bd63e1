import Foundation
import ReadingModel
import SQLite
import TestSupport
import Testing

@testable import Storage

/// A person with thousands of tags.
struct ManyTagsTests {
  @Test func `lists, searches and backups take no time for tags that their books do not have`()
    async throws
  {
    let library = try Shelf()
    let shelf = try await library.open()
    let first = try await Shelf.add("A", to: shelf).id
    try await shelf.fill(to: 300, like: first)
    let few = try await shelf.workOfLists()
    try await shelf.addTags(10_000)
    let many = try await shelf.workOfLists()
    // To go through all tags for each book took some hundred times as long.
    #expect(many < few * 10, "\(few) and \(many)")
  }
}

extension Bookshelf {
  /// Adds tags of no book, and an opinion of each book, with which backups look for tags.
  fileprivate func addTags(_ count: Int) throws {
    let database = try writableDatabase()
    try database.run(
      "INSERT INTO opinions (book, person, favorite, revision) SELECT id, 1, 1, 1 FROM books")
    try database.transaction {
      for number in 1...count {
        try database.run(
          "INSERT INTO tags (person, name, key) VALUES (1, ?1, ?1)", [.text("tag \(number)")])
      }
    }
  }

  /// The processor time of what looks at the tags of all books.
  fileprivate func workOfLists() throws -> Duration {
    var searched = BookQuery()
    searched.words = "unheard"
    var ruled = BookQuery()
    ruled.rule = .condition(.tag, .contains("unheard"))
    return try processorTime(of: {
      _ = try books()
      _ = try bookNumbers(matching: searched)
      _ = try bookNumbers(matching: ruled)
      _ = try snapshot()
    }).0
  }
}
