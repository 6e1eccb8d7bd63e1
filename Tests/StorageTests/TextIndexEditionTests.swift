import Foundation
import SQLite
import TestSupport
import Testing

@testable import Storage

/// Several processes keep one index: what one of them removes or makes again, another one does not spoil.
struct TextIndexEditionTests {
  private let folder: TemporaryFolder
  private let index: TextIndex
  private let other: TextIndex

  init() throws {
    folder = try TemporaryFolder()
    index = TextIndex(folder.url.appending(path: "search.sqlite"))
    other = TextIndex(folder.url.appending(path: "search.sqlite"))
  }

  private func note(_ edition: String, in index: TextIndex) async throws -> IndexedBook {
    let names = IndexedNames(title: "", author: "", tag: "", lang: "")
    try await index.note([NotedBook(id: 1, revision: 1, edition: edition, names: names)])
    return try #require(try await index.book(1))
  }

  /// Adds the chapter that comes next; false if the book is no longer as far as that.
  private func add(_ tokens: String, to book: IndexedBook, in index: TextIndex) async throws -> Bool
  {
    let passage = NewPassage(
      chapter: book.next, heading: nil, start: 0, length: 10, text: [], tokens: tokens)
    let chapters = NewChapters(of: book, passages: [passage], next: book.next + 1, isDone: false)
    return try await !index.add([chapters]).isEmpty
  }

  @Test func `no chapter of a former edition gets into the next one`() async throws {
    let former = try await note("former", in: index)
    #expect(try await add("whale", to: former, in: index))
    let state = try #require(try await other.book(1))
    try await index.withdraw(1)
    // Another process has just read the second chapter of the former edition.
    #expect(try await !add("boat", to: state, in: other))
    #expect(try await note("next", in: other).edition.isEmpty)
    let left = try await index.passages(of: 1, limit: 9, isWithdrawn: true)
    try await index.remove(left.map { (id: $0.id, tokens: "whale") })
    let next = try await note("next", in: other)
    #expect(next.edition == "next" && next.next == 0)
    #expect(try await add("harbour", to: next, in: other))
    // What the other process has added since stays.
    #expect(try await index.passages(of: 1, limit: 9, isWithdrawn: true).isEmpty)
    #expect(try await index.passages(of: 1, limit: 9).count == 1)
  }

  @Test func `an index that another process has made again is not deleted`() async throws {
    _ = try await note("former", in: index)
    #expect(try await index.editionBehindDamage() == "next")
    #expect(try await other.book(1)?.edition == "next")
  }

  @Test func `a damaged index is made again`() async throws {
    _ = try await note("former", in: index)
    #expect(try await index.countBehindDamage() == 0)
    #expect(try await other.books().isEmpty)
  }
}

extension TextIndex {
  private static let damage = SQLiteError(
    extendedCode: SQLiteError.Code.corrupt.rawValue, message: "damaged")

  /// The edition of a book after another process has put a new index in the place of one that proves to be damaged.
  fileprivate func editionBehindDamage() throws -> String? {
    var isDamaged = true
    return try using { database in
      if isDamaged {
        isDamaged = false
        for end in ["", "-wal", "-shm"] { unlink(file.path + end) }
        try IndexDatabase(file).run(
          """
          INSERT INTO books (book, revision, edition, title, author, tag, lang)
          VALUES (1, 1, 'next', '', '', '', '')
          """)
        throw Self.damage
      }
      return try database.run("SELECT edition FROM books").first?.text(0)
    }
  }

  /// How many books there are after an index has proved to be damaged.
  fileprivate func countBehindDamage() throws -> Int {
    var isDamaged = true
    return try using { database in
      if isDamaged {
        isDamaged = false
        throw Self.damage
      }
      return try database.run("SELECT count(*) FROM books").first?.integer(0) ?? -1
    }
  }
}
