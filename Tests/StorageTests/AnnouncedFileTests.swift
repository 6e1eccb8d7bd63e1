import Foundation
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

  @Test(arguments: [
    "library.sqlite", "originals/../library.sqlite", "originals/", "",
  ]) func aPathThatABackupMadeUpIsNotNoted(path: String) async throws {
    let shelf = try await library.open()
    try await shelf.announce([book(path), book("originals/\(digest)./../library.sqlite")])
    #expect(try await shelf.notedFiles().isEmpty)
  }
}

extension Bookshelf {
  fileprivate func notedFiles() throws -> [String] {
    try database().run("SELECT path FROM files").map { try $0.text(0) }
  }
}
