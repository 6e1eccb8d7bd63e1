import Foundation
import SQLite
import TestSupport
import Testing

@testable import Storage

/// Several people search in one index, each their own books.
struct SharedTextIndexTests {
  private static let books = [1...40, 31...60]

  private let folder: TemporaryFolder
  private let index: TextIndex

  init() async throws {
    folder = try TemporaryFolder()
    index = TextIndex(folder.url.appending(path: "search.sqlite"))
    var chapters: [NewChapters] = []
    for id in 1...60 {
      let names = IndexedNames(title: "tale \(id)", author: "austen", tag: "", lang: "en")
      try await index.note([NotedBook(id: id, revision: 1, edition: "e", names: names)])
      let passage = NewPassage(
        chapter: 0, heading: nil, start: 0, length: 10, text: [], tokens: "whale \(id)")
      let book = IndexedBook(id: id, revision: 1, edition: "e", next: 0, isDone: false)
      // Every twentieth book is not in the index as a whole.
      chapters.append(NewChapters(of: book, passages: [passage], next: 1, isDone: id % 20 != 0))
    }
    _ = try await index.add(chapters)
  }

  @Test func `people who search in turn find their own books only`() async throws {
    for _ in 1...3 {
      for books in Self.books.map(Array.init) {
        #expect(try await index.countOfDone(among: books) == books.count { $0 % 20 != 0 })
        #expect(try await index.books(with: .author, holding: "aust", of: books) == books)
        #expect(try await index.books(with: .lang, holding: "en", of: books) == books)
        #expect(try await Set(index.books(named: ["tale"], of: books)) == Set(books))
        let found = try await index.books(
          fitting: "\"whale\"", of: books, named: [], offset: 0, limit: 100, passageLimit: 1)
        #expect(found.map(\.id).sorted() == books)
        #expect(try await index.countOfDone(among: books) == books.count { $0 % 20 != 0 })
      }
    }
  }

  @Test func `reading that can't be ended fails, and the next one does not`() throws {
    let database = try IndexDatabase(folder.url.appending(path: "other.sqlite"))
    #expect(throws: SQLiteError.self) { try database.reading { try database.run("COMMIT") } }
    try database.count([1, 2])
    #expect(try database.run("SELECT count(*) FROM counted").first?.integer(0) == 2)
  }
}
