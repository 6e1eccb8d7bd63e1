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

  /// How a backup comes into the place of a library.
  enum Restoring: CaseIterable {
    case wholeFolder, moved, copiedOver
  }

  @Test(arguments: Restoring.allCases)
  func aLibraryThatIsRestoredIsTheOneThatCounts(restoring: Restoring) async throws {
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
    let from = backup.appending(path: "library.sqlite")
    switch restoring {
    case .wholeFolder:
      try files.removeItem(at: library.home)
      try files.moveItem(at: backup, to: library.home)
    // As 'mv' does it, with the log of the former file still lying there.
    case .moved: #expect(rename(from.path, file.path) == 0)
    case .copiedOver:
      // Until the log is taken into the file, the backup is what the file has.
      let connection = try SQLiteConnection(file, patience: .seconds(5))
      try connection.run("PRAGMA wal_checkpoint(FULL)")
      try write([UInt8](Data(contentsOf: from)), over: file)
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

  /// Writes into a file as `cp` does: the file is the same one, with another content.
  private func write(_ bytes: [UInt8], over file: URL) throws {
    let descriptor = open(file.path, O_WRONLY | O_TRUNC)
    defer { close(descriptor) }
    let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    #expect(count == bytes.count)
  }

  /// A library with one book, closed.
  private func other(_ title: String) async throws -> [UInt8] {
    let other = try Shelf()
    let shelf = try await other.open()
    try await Shelf.add(title, to: shelf)
    await shelf.close()
    return [UInt8](try Data(contentsOf: other.home.appending(path: "library.sqlite")))
  }

  @Test func anotherLibraryThatIsCopiedOverIsTheOneThatCounts() async throws {
    let shelf = try await library.open()
    let accounts = AccountStore(library.home)
    try await Shelf.add("Emma", to: shelf)
    _ = try await accounts.add(name: "a", key: "a", role: .admin, password: "x")
    let file = library.home.appending(path: "library.sqlite")
    try write(try await other("Persuasion"), over: file)
    #expect(try await accounts.isEmpty())
    #expect(try await shelf.books().map(\.title) == ["Persuasion"])
    #expect(try await shelf.foreignChanges().isOtherLibrary)
    #expect(try await shelf.setPosition(2, of: 1, expecting: 0, device: nil) != nil)
    await shelf.close()
    await accounts.close()
    #expect(try await library.open().books().map(\.position.offset) == [2])
  }

  /// Takes the log of a library into its file.
  private func takeLog(into file: URL) throws {
    let connection = try SQLiteConnection(file, patience: .seconds(5))
    try connection.run("PRAGMA wal_checkpoint(FULL)")
  }

  @Test func aBackupThatLacksOnlyTheEndOfASessionIsTheOneThatCounts() async throws {
    let file = library.home.appending(path: "library.sqlite")
    let accounts = AccountStore(library.home)
    let ada = try #require(
      try await accounts.add(name: "a", key: "a", role: .admin, password: "x"))
    let session = try await accounts.beginSession([1], of: ada.id, device: "Phone")
    try takeLog(into: file)
    let backup = [UInt8](try Data(contentsOf: file))
    #expect(try await accounts.endSession(session, of: ada.id))
    #expect(try await accounts.session([1])?.device == nil)
    try takeLog(into: file)
    try write(backup, over: file)
    #expect(try await accounts.session([1])?.device.id == session)
    await accounts.close()
    let connection = try SQLiteConnection(file, patience: .zero)
    #expect(try connection.run("PRAGMA integrity_check").first?.text(0) == "ok")
  }

  @Test func nothingIsStoredWhileAnotherLibraryIsBeingCopiedOver() async throws {
    let shelf = try await library.open()
    let book = try await Shelf.add("Emma", to: shelf)
    let file = library.home.appending(path: "library.sqlite")
    let new = try await other("Persuasion")
    for part in [0, 50, 4096, new.count / 2] {
      try write(Array(new[..<part]), over: file)
      #expect(
        await isGone { _ = try await shelf.setPosition(1, of: book.id, expecting: 0, device: nil) },
        "with \(part) bytes")
      #expect(try Data(contentsOf: file).elementsEqual(new[..<part]))
    }
    try write(new, over: file)
    #expect(try await shelf.books().map(\.title) == ["Persuasion"])
  }

  @Test func aLibraryThatIsClosedLeavesWhatWasCopiedOverItAsItIs() async throws {
    let shelf = try await library.open()
    try await Shelf.add("Emma", to: shelf)
    let file = library.home.appending(path: "library.sqlite")
    let new = try await other("Persuasion")
    try write(new, over: file)
    await shelf.close()
    #expect(try [UInt8](Data(contentsOf: file)) == new)
    #expect(try await library.open().books().map(\.title) == ["Persuasion"])
  }

  @Test func whatOtherConnectionsWriteAndTakeIntoTheFileIsNoOtherLibrary() async throws {
    let shelf = try await library.open()
    let other = try await library.open()
    let file = library.home.appending(path: "library.sqlite")
    for round in 0..<5 {
      try await Shelf.add("Emma \(round)", to: other)
      let connection = try SQLiteConnection(file, patience: .seconds(5))
      try connection.run("PRAGMA wal_checkpoint(\(round % 2 == 0 ? "TRUNCATE" : "PASSIVE"))")
      #expect(try await shelf.books().contains { $0.title == "Emma \(round)" })
      try await Shelf.add("Persuasion \(round)", to: shelf)
      #expect(try await !shelf.foreignChanges().isOtherLibrary)
      _ = try await shelf.remove(try await shelf.books()[0].id)
    }
    let present = try files.contentsOfDirectory(atPath: library.home.path)
    #expect(!present.contains { $0.contains("former") })
  }
}
