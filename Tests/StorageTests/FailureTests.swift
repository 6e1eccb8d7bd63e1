import Foundation
import ReadingModel
import SQLite
import TestSupport
import Testing

@testable import Storage

/// What may be wrong with a data folder; every failure is its own case, and what was there stays.
struct FailureTests {
  let library: Shelf
  var database: URL { library.home.appending(path: "library.sqlite") }

  init() throws { library = try Shelf() }

  private func failure(_ body: () async throws -> Void) async -> StorageError? {
    await #expect(throws: StorageError.self) { try await body() }
  }

  @Test func aDatabaseFromANewerVersionIsLeftAlone() async throws {
    do {
      let shelf = try await library.open()
      try await Shelf.add("Emma", to: shelf)
    }
    do {
      let connection = try SQLiteConnection(database, patience: .zero)
      try connection.run("INSERT INTO migrations (name) VALUES ('highlights')")
    }
    let before = try Data(contentsOf: database)
    let error = await failure { _ = try await library.open() }
    #expect(error == .newerVersion(migrations: ["highlights"]))
    #expect(try Data(contentsOf: database) == before)
    #expect(library.files("originals").count == 1)
  }

  @Test func aDatabaseOfAnotherProgramIsLeftAlone() async throws {
    try FileManager.default.createDirectory(at: library.home, withIntermediateDirectories: true)
    do {
      let connection = try SQLiteConnection(database, patience: .zero)
      try connection.execute("CREATE TABLE recipes (name)")
    }
    let before = try Data(contentsOf: database)
    let error = await failure { _ = try await library.open() }
    guard case .damaged? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try Data(contentsOf: database) == before)
  }

  @Test(arguments: [0, 100, 4096])
  func aDamagedDatabaseIsSaidAndLeftAlone(offset: Int) async throws {
    do {
      let shelf = try await library.open()
      try await Shelf.add("Emma", to: shelf)
    }
    var bytes = try Data(contentsOf: database)
    bytes.replaceSubrange(offset..<offset + 4096, with: Data(repeating: 0xEE, count: 4096))
    try bytes.write(to: database)
    let error = await failure { _ = try await library.open().books() }
    guard case .damaged? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try Data(contentsOf: database) == bytes)
    #expect(library.files("originals").count == 1)
  }

  @Test func aLockedDatabaseIsBusyForWritersAndNotForReaders() async throws {
    let shelf = try await library.open(patience: .milliseconds(20))
    let book = try await Shelf.add("Emma", to: shelf)
    let other = try SQLiteConnection(database, patience: .zero)
    try other.run("BEGIN IMMEDIATE")
    let error = await failure { _ = try await shelf.remove(book.id) }
    #expect(error == .busy)
    #expect(await failure { try await Shelf.add("Persuasion", to: shelf) } == .busy)
    #expect(try await shelf.books().count == 1)
    try other.run("ROLLBACK")
    #expect(try await shelf.remove(book.id)?.removed != nil)
    #expect(library.files("incoming") == [])
  }

  /// Readers queue behind each wait, so its length is asked of SQLite.
  @Test func aDatabaseThatStaysLockedIsWaitedForOnce() throws {
    let patience = 400
    let folder = library.home.appending(path: "held")
    let held = try LibraryDatabase.open(folder, patience: .milliseconds(patience))
    func wait() throws -> Int? { try held.run("PRAGMA busy_timeout").first?.integer(0) }
    func write() throws { try held.change("UPDATE counter SET value = value + 1") }
    let other = try SQLiteConnection(
      folder.appending(path: "library.sqlite"), patience: .zero)
    #expect(try wait() == patience)
    try other.run("BEGIN IMMEDIATE")
    #expect(throws: StorageError.busy) { try write() }
    #expect(try #require(try wait()) < patience / 2)
    #expect(throws: StorageError.busy) { try write() }
    try other.run("ROLLBACK")
    try write()
    #expect(try wait() == patience)
  }

  @Test func theFirstOpeningByTwoAtOnceWorks() async throws {
    let home = library.home
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { _ = try await Bookshelf.open(home, formats: [.plainText]).books() }
      }
      try await group.waitForAll()
    }
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small file system"))
  func aFullDiskLosesNothingAndTheRestWorks() async throws {
    let disk = try SmallDisk(megabytes: 2)
    let home = disk.url.appending(path: "home")
    let shelf = try await Bookshelf.open(home, formats: [.plainText])
    let book = try await Shelf.add("Emma", to: shelf)
    let filler = disk.url.appending(path: "filler")
    try Data().write(to: filler)
    let handle = try FileHandle(forWritingTo: filler)
    while (try? handle.write(contentsOf: Data(repeating: 1, count: 4096))) != nil {}
    try handle.close()

    #expect(
      await failure { try await Shelf.add(String(repeating: "x", count: 9999), to: shelf) }
        == .diskFull)
    // Small changes may still fit into the log; sooner or later they don't.
    var version = 0
    let full = await failure {
      while true {
        let update = try await shelf.setPosition(1, of: book.id, expecting: version, device: nil)
        guard case .stored(let position)? = update else { return }
        version = position.version
      }
    }
    #expect(full == .diskFull)
    #expect(try await shelf.book(book.id)?.position.version == version)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path + "/incoming") == [])
    // A process that starts now can read.
    #expect(try await Bookshelf.open(home, formats: [.plainText]).books().map(\.id) == [book.id])

    try FileManager.default.removeItem(at: filler)
    #expect(try await shelf.setPosition(2, of: book.id, expecting: version, device: nil) != nil)
    try await Shelf.add("Persuasion", to: shelf)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a file system read-only"))
  func aReadOnlyFolderCanBeReadAndSaysSoWhenWritten() async throws {
    let disk = try SmallDisk(megabytes: 8)
    let home = disk.url.appending(path: "home")
    let book: LibraryBook
    do {
      let shelf = try await Bookshelf.open(home, formats: [.plainText])
      book = try await Shelf.add("Emma", to: shelf)
    }
    try disk.remount("ro")
    do {
      let shelf = try await Bookshelf.open(home, formats: [.plainText])
      #expect(try await shelf.books() == [book])
      for body in [
        { _ = try await shelf.remove(book.id) }, { try await Shelf.add("Persuasion", to: shelf) },
        { _ = try await shelf.setPosition(1, of: book.id, expecting: 0, device: nil) },
      ] as [() async throws -> Void] {
        #expect(await failure(body) == .readOnly(folder: home.path))
      }
      try disk.remount("rw")
      #expect(try await shelf.remove(book.id)?.removed != nil, "it is tried again")
    }
    // A program that was killed leaves its log behind; what is in it counts.
    let killed = disk.url.appending(path: "killed")
    do {
      let shelf = try await Bookshelf.open(home, formats: [.plainText])
      try await Shelf.add("Persuasion", to: shelf)
      try FileManager.default.copyItem(at: home, to: killed)
      #expect(try await shelf.books().count == 1)
    }
    try disk.remount("ro")
    #expect(
      try await Bookshelf.open(killed, formats: [.plainText]).books().map(\.title) == ["Persuasion"]
    )
    try disk.remount("rw")
    let empty = disk.url.appending(path: "empty")
    try disk.remount("ro")
    #expect(
      await failure { _ = try await Bookshelf.open(empty, formats: [.plainText]) }
        == .readOnly(folder: empty.path))
    try disk.remount("rw")
  }
}
