import Foundation
import ReadingModel
import SQLite
import Storage
import TestSupport
import Testing

/// The data folder is moved, removed or restored under a running program.
struct PlaceOfDataTests {
  let library: Shelf
  private let files = FileManager.default

  init() throws { library = try Shelf() }

  private var away: URL { library.folder.url.appending(path: "away") }

  private func isGone(_ body: () async throws -> Void) async -> Bool {
    do {
      try await body()
      return false
    } catch {
      return error as? StorageError == .gone
    }
  }

  @Test func nothingIsAcknowledgedWhileTheFolderIsAwayAndNothingIsMadeInItsPlace() async throws {
    let shelf = try await library.open()
    let accounts = AccountStore(library.home)
    let book = try await Shelf.add("Emma", to: shelf)
    #expect(try await accounts.isEmpty())
    try files.moveItem(at: library.home, to: away)
    for body in [
      { _ = try await shelf.setPosition(1, of: book.id, expecting: 0, device: nil) },
      { _ = try await shelf.books() }, { _ = try await shelf.remove(book.id) },
      { _ = try await shelf.receive("a.txt") }, { _ = try await shelf.foreignChanges() },
      { _ = try await accounts.isEmpty() },
      { _ = try await accounts.add(name: "a", key: "a", role: .admin, password: "x") },
    ] as [() async throws -> Void] {
      #expect(await isGone(body))
    }
    await AudioCache(library.home.appending(path: "cache/speech")).store([1], for: "a")
    #expect(!files.fileExists(atPath: library.home.path))
    try files.moveItem(at: away, to: library.home)
    #expect(try await shelf.book(book.id)?.position.version == 0)
    #expect(try await shelf.setPosition(1, of: book.id, expecting: 0, device: nil) != nil)
    #expect(try await accounts.isEmpty())
  }

  @Test func aFolderThatIsRemovedMeansThatNothingIsStored() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    try files.removeItem(at: library.home)
    #expect(
      await isGone { _ = try await shelf.setPosition(1, of: book.id, expecting: 0, device: nil) })
    #expect(!files.fileExists(atPath: library.home.path))
  }

  @Test(arguments: [true, false])
  func aLibraryThatIsRestoredIsTheOneThatCounts(isWholeFolder: Bool) async throws {
    let file = library.home.appending(path: "library.sqlite")
    let backup = library.folder.url.appending(path: "backup")
    do {
      let shelf = try await library.open()
      try await Shelf.add("Emma", to: shelf)
      await shelf.close()
    }
    try files.copyItem(at: library.home, to: backup)
    let shelf = try await library.open()
    let accounts = AccountStore(library.home)
    _ = try await accounts.add(name: "a", key: "a", role: .admin, password: "x")
    let later = try await Shelf.add("Persuasion", to: shelf)
    if isWholeFolder {
      try files.removeItem(at: library.home)
      try files.moveItem(at: backup, to: library.home)
    } else {
      // As 'mv' does it, with the log of the former file still lying there.
      let from = backup.appending(path: "library.sqlite")
      #expect(rename(from.path, file.path) == 0)
    }
    let changes = try await shelf.foreignChanges()
    #expect(changes.isOtherLibrary && changes.books == [1])
    #expect(try await shelf.books().map(\.title) == ["Emma"])
    #expect(try await accounts.isEmpty(), "who was let in later is not in the backup")
    #expect(try await shelf.book(later.id) == nil)
    #expect(try await shelf.setPosition(2, of: 1, expecting: 0, device: nil) != nil)
    await shelf.close()
    await accounts.close()
    let again = try await library.open()
    #expect(try await again.books().map(\.position.offset) == [2])
    let connection = try SQLiteConnection(file, patience: .zero)
    #expect(try connection.run("PRAGMA integrity_check").first?.text(0) == "ok")
  }
}
