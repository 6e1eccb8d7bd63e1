import Basics
public import Foundation
import ReadingModel
import SQLite

/// The library on disk: which books there are, where reading goes on in each, and their files.
///
/// Several processes may work on one data folder at once. Nothing half-written is ever seen: a
/// book is there when its row is, and the row is written when its files are in place.
public actor Bookshelf {
  /// For how long a removed book can be restored; a month is what mail programs and phones give.
  public static let restorableDays = 30
  /// How long to wait for another process: its transactions take milliseconds, unless the disk
  /// is slow.
  public static let patience = Duration.seconds(5)

  private let executor = QueueExecutor(label: "vorleser.bookshelf")
  /// SQLite blocks, so it runs on a queue of its own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  nonisolated let files: BookFiles
  let now: @Sendable () -> Date
  private let patience: Duration
  private var opened: LibraryDatabase?
  /// The counter's value up to which changes are known here.
  var seenCounter = 0
  /// SQLite's number that changes when another connection has written.
  var seenVersion = 0

  private init(folder: URL, patience: Duration, now: @escaping @Sendable () -> Date) {
    files = BookFiles(folder)
    self.patience = patience
    self.now = now
  }

  /// Opens the library of a data folder, which is made when there is none; purges what was removed
  /// long ago, and sweeps what a crash has left.
  ///
  /// In a folder that can't be written what is there can still be read.
  ///
  /// - Parameters:
  ///   - folder: The data folder.
  ///   - patience: How long to wait for another process.
  ///   - now: The clock that stamps what is stored.
  /// - Returns: The library.
  /// - Throws: ``StorageError``.
  public static func open(
    _ folder: URL, patience: Duration = Bookshelf.patience,
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws -> Bookshelf {
    let shelf = Bookshelf(folder: folder, patience: patience, now: now)
    try await shelf.prepare()
    return shelf
  }

  private func prepare() throws {
    let database = try database()
    if database.refusal == nil {
      try purge()
      files.sweepIncoming()
    }
    seenCounter = try counter()
    seenVersion = try database.run("PRAGMA data_version").first?.integer(0) ?? 0
  }

  /// The database, opened when it is first needed.
  func database() throws -> LibraryDatabase {
    if let opened { return opened }
    let database = try LibraryDatabase.open(files.folder, patience: patience)
    opened = database
    return database
  }

  /// Why nothing can be stored: reading is all that the data folder allows.
  ///
  /// - Returns: `nil` where books and places can be stored.
  /// - Throws: ``StorageError``.
  public func refusal() throws -> StorageError? { try database().refusal }

  /// Closes the database, whose log is then part of it; whatever is asked later opens it again.
  public func close() { opened = nil }

  /// The database for writing.
  ///
  /// Where that was refused it is tried again: the disk may have room by now.
  func writableDatabase() throws -> LibraryDatabase {
    guard try database().refusal != nil else { return try database() }
    let database = try LibraryDatabase.open(files.folder, patience: patience)
    opened = database
    if let refusal = database.refusal { throw refusal }
    return database
  }

  /// Begins to receive a file.
  ///
  /// - Parameter name: The name that it has where it comes from.
  /// - Returns: The file, to be written to.
  /// - Throws: ``StorageError``.
  public func receive(_ name: String) throws -> IncomingFile {
    try IncomingFile(name: name, files: files)
  }

  /// Deletes what was removed long ago, and the files that no book has.
  private func purge() throws {
    let database = try database()
    let limit = Timestamp(now()).milliseconds - Self.restorableDays * 86_400_000
    try database.transaction {
      _ = try database.run(
        "DELETE FROM books WHERE removed IS NOT NULL AND removed < ?", [.integer(limit)])
      _ = try database.run(
        "DELETE FROM marks WHERE removed IS NOT NULL AND removed < ?", [.integer(limit)])
    }
    // Only after that is on disk, so that no book loses its file by a crash. Whoever is adding a
    // book holds the writer's lock from its file's arrival to its row's.
    try database.transaction {
      let orphans = try database.run(
        """
        SELECT path FROM files WHERE path NOT IN (SELECT file FROM books)
        AND path NOT IN (SELECT cover FROM books WHERE cover IS NOT NULL)
        """)
      for row in orphans {
        let path = try row.text(0)
        try files.remove(path)
        try database.run("DELETE FROM files WHERE path = ?", [.text(path)])
      }
    }
  }

  /// How many changes there have been.
  func counter() throws -> Int {
    try database().run("SELECT value FROM counter").first?.integer(0) ?? 0
  }

  /// Counts one more change, inside a transaction.
  ///
  /// - Returns: The change's number, for the row's `revision`.
  func nextRevision() throws -> Int {
    try database().run("UPDATE counter SET value = value + 1 RETURNING value").first?.integer(0)
      ?? 0
  }
}

/// A time of day as the database has it: milliseconds since 1970.
struct Timestamp {
  let milliseconds: Int

  init(_ date: Date) {
    milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded())
  }

  init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
