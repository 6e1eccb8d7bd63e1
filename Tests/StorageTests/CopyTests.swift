import Foundation
import ReadingModel
import SQLite
@testable import Storage
import TestSupport
import Testing

/// The data folder is copied while the server writes to it.
struct CopyTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  /// The order in which a copying program may come to the database's two files.
  @Test(arguments: [
    ["library.sqlite", "library.sqlite-wal"], ["library.sqlite-wal", "library.sqlite"],
  ])
  func aCopyMadeWhileSomebodyWritesIsTheLibraryOfThatTime(files: [String]) async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    for round in 0..<10 {
      let before = try #require(await shelf.book(book.id)).position.version
      let writing = Task {
        var version = before
        while !Task.isCancelled {
          _ = try await shelf.setPosition(
            version % 4, of: book.id, expecting: version, device: "Phone")
          version += 1
        }
        return version
      }
      try await Task.sleep(for: .milliseconds(5))
      let copy = library.folder.url.appending(path: "copy \(round)")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      for file in files {
        try FileManager.default.copyItem(
          at: library.home.appending(path: file), to: copy.appending(path: file))
        try await Task.sleep(for: .milliseconds(2))
      }
      writing.cancel()
      let after = try await writing.value
      #expect(try Self.isWhole(copy.appending(path: "library.sqlite")))
      let copied = try await Bookshelf.open(copy, formats: [.plainText], patience: .seconds(1))
        .book(book.id)
      let version = try #require(copied).position.version
      #expect((before...after).contains(version), "\(before) ≤ \(version) ≤ \(after)")
    }
  }

  @Test func theDatabaseItselfChangesOnlyWhenItIsClosed() async throws {
    let file = library.home.appending(path: "library.sqlite")
    let log = library.home.appending(path: "library.sqlite-wal")
    do {
      let shelf = try await library.open()
      let book = try await Shelf.add("Emma", to: shelf)
      let before = try Data(contentsOf: file)
      // More of it than SQLite by itself would let it become.
      for version in 0..<1200 {
        _ = try await shelf.setPosition(
          version % 4, of: book.id, expecting: version, device: "Phone")
      }
      #expect(try Data(contentsOf: log).count > 5 << 20)
      #expect(try Data(contentsOf: file) == before)
      await shelf.close()
    }
    #expect(!FileManager.default.fileExists(atPath: log.path))
    #expect(try Self.isWhole(file))
  }

  private static func isWhole(_ file: URL) throws -> Bool {
    let connection = try SQLiteConnection(file, patience: .seconds(1))
    return try connection.run("PRAGMA integrity_check").first?.text(0) == "ok"
  }
}
