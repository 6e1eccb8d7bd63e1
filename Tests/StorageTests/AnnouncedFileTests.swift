import Foundation
import ReadingModel
import SQLite
import Testing

@testable import Storage

/// Files of a backup's books that are noted before they are there.
struct AnnouncedFileTests {
  private let library: Shelf
  private let digest = String(repeating: "ab", count: 32)

  init() throws { library = try Shelf() }

  private func book(_ file: String) -> LibrarySnapshot.Book {
    LibrarySnapshot.Book(
      id: 1, title: "A book", fileName: "A book.txt", file: file, sha256: digest, added: 0)
  }

  @Test func aFileThatWasNotedAndNotAddedIsForgottenWithTheNextStart() async throws {
    let shelf = try await library.open()
    try await shelf.announce([book("originals/\(digest).txt")])
    #expect(try await shelf.notedFiles() == ["originals/\(digest).txt"])
    try await shelf.sweepFiles()
    #expect(try await shelf.notedFiles().isEmpty)
  }

  @Test func aFileIsNotLeftWhereItsRowCouldNotBeWritten() async throws {
    let shelf = try await library.open()
    let database = try LibraryDatabase.open(library.home, patience: .seconds(5))
    // As a full disk does it, between the arrival of the file and the end of the transaction.
    try database.change(
      "CREATE TRIGGER full BEFORE INSERT ON outlines BEGIN SELECT RAISE(ABORT, 'full'); END")
    await #expect(throws: StorageError.self) {
      try await Shelf.add("A", to: shelf, cover: [1, 2, 3])
    }
    #expect(library.files("originals").isEmpty && library.files("covers").isEmpty)
    try database.change("DROP TRIGGER full")
    let book = try await Shelf.add("A", to: shelf, cover: [1, 2, 3])
    #expect(library.files("originals").count == 1 && library.files("covers").count == 1)
    // A cover that another book has stays when that of a second one finds no room.
    try database.change(
      "CREATE TRIGGER full BEFORE INSERT ON outlines BEGIN SELECT RAISE(ABORT, 'full'); END")
    await #expect(throws: StorageError.self) {
      try await Shelf.add("B", to: shelf, cover: [1, 2, 3])
    }
    #expect(library.files("originals").count == 1 && library.files("covers").count == 1)
    #expect(try await shelf.book(book.id)?.isMissing == false)
  }

  @Test func theKeysOfABookAreThereWithItsRow() async throws {
    let shelf = try await library.open()
    try await Shelf.add("A", to: shelf)
    #expect(try await shelf.staleKeyCount() == 0)
  }

  @Test(arguments: [
    "library.sqlite", "originals/../library.sqlite", "originals/", "",
  ]) func aPathThatABackupMadeUpIsNotNoted(path: String) async throws {
    let shelf = try await library.open()
    try await shelf.announce([book(path), book("originals/\(digest)./../library.sqlite")])
    #expect(try await shelf.notedFiles().isEmpty)
  }
}

extension Bookshelf {
  fileprivate func staleKeyCount() throws -> Int {
    try database().run("SELECT count(*) FROM stale_keys").first?.integer(0) ?? -1
  }

  fileprivate func notedFiles() throws -> [String] {
    try database().run("SELECT path FROM files").map { try $0.text(0) }
  }
}
