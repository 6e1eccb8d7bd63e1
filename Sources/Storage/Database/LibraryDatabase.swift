import Foundation
import SQLite
import Synchronization

/// The library's open database, checked and migrated.
///
/// Everything that was acknowledged is on disk: `synchronous=FULL` syncs the write-ahead log at
/// each commit. `NORMAL` would be faster by one sync and may lose the last commits in a power cut.
final class LibraryDatabase {
  /// The size in bytes at which the write-ahead log is merged into the database; the last process
  /// that closes it merges it, too.
  ///
  /// Until then only the end of the log changes, so a copy of both files is consistent, whichever is copied first.
  /// SQLite's own 4 MB would be full after a few imports; with more, the start after a crash takes over 0.1 s.
  private static let logByteCount = 64 << 20
  /// SQLite's default page size in bytes: <https://www.sqlite.org/pgszchng2016.html>.
  private static let pageByteCount = 4096
  /// How long a transaction waits for a process that has held the lock throughout the patience of the one before.
  ///
  /// Each wait holds up all who read by the same connection; without a limit for their sum, clients that try to
  /// write again and again keep readers out for as long as the lock is held.
  private static let patienceOnceHeld = Duration.milliseconds(50)

  /// Why the database can only be read; `nil` if it can be written.
  let refusal: StorageError?
  private let folder: URL
  private let connection: SQLiteConnection
  /// The file that is open.
  private let identity: FileIdentity?
  /// Its write-ahead log; `nil` if the database can only be read.
  private let log: FileIdentity?
  /// Notices another file that was written over the library's own.
  private var history = WriteHistory()
  private var isInTransaction = false
  private let patience: Duration
  /// Whether another process held the lock for longer than the last transaction has waited.
  private var isHeld = false {
    didSet {
      guard isHeld != oldValue else { return }
      connection.wait(atMost: isHeld ? min(patience, Self.patienceOnceHeld) : patience)
    }
  }

  private init(
    _ connection: consuming SQLiteConnection, _ folder: URL, _ patience: Duration,
    refusal: StorageError? = nil
  ) {
    self.connection = connection
    self.patience = patience
    self.folder = folder
    self.refusal = refusal
    identity = FileIdentity(Self.file(in: folder))
    log = FileIdentity(Self.log(in: folder))
    history.begin(self.connection, Self.file(in: folder))
  }

  private static func file(in folder: URL) -> URL { folder.appending(path: "library.sqlite") }
  private static func log(in folder: URL) -> URL { folder.appending(path: "library.sqlite-wal") }

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - folder: The data folder.
  ///   - patience: How long to wait for another process.
  ///   - mayBeMade: Whether folder and database are made when they are not there.
  ///   - migrations: The migrations to apply.
  /// - Returns: The database; for reading only, if writing is refused.
  /// - Throws: ``StorageError``; the file is untouched then.
  static func open(
    _ folder: URL, patience: Duration, mayBeMade: Bool = true,
    migrations: [Migration] = Migration.all
  ) throws -> LibraryDatabase {
    let file = file(in: folder)
    let before = FileIdentity(file)
    guard mayBeMade || before != nil else { throw StorageError.gone }
    do {
      let database = try writing(file, folder, patience, migrations, mayBeMade: mayBeMade)
      // Another file came just when this one was opened.
      guard before == nil || database.identity == before else { throw StorageError.gone }
      return database
    } catch {
      guard let refusal = refusal(error, folder), FileManager.default.fileExists(atPath: file.path)
      else { throw storage(error, folder) }
      do {
        // What was written before can still be read.
        return try reading(file, folder, patience, migrations, refusal)
      } catch {
        throw storage(error, folder)
      }
    }
  }

  /// Checks the consistency of the whole file: a millisecond for a megabyte.
  ///
  /// - Throws: ``StorageError``, `damaged`.
  func check() throws {
    let found = try run("PRAGMA quick_check(1)").first?.text(0) ?? ""
    guard found == "ok" else { throw StorageError.damaged(reason: found) }
  }

  /// Runs one statement that reads, or one of a transaction.
  @discardableResult
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws -> [SQLiteRow] {
    do {
      return try connection.run(sql, values)
    } catch {
      throw StorageError(error, folder: folder)
    }
  }

  /// Runs one statement that changes something, as a transaction of its own unless it is part of one.
  ///
  /// - Throws: What ``transaction(_:)`` throws.
  @discardableResult
  func change(_ sql: String, _ values: [SQLiteValue] = []) throws -> [SQLiteRow] {
    if isInTransaction { return try run(sql, values) }
    return try transaction { try run(sql, values) }
  }

  /// Whether the open file is still in its place; inside a transaction this is checked at its end.
  var isInPlace: Bool { isInTransaction || isSame }

  private var isSame: Bool {
    FileIdentity(Self.file(in: folder)) == identity && !isOverwritten
  }

  /// Whether another database was written into the open file, as `cp` does it.
  private var isOverwritten: Bool {
    refusal == nil && !history.goesOn(in: connection, Self.file(in: folder))
  }

  /// Lets one connection at a time act, since all connections of a process notice an overwritten
  /// file at once.
  private static let yielding = Mutex(())

  /// Puts a copy of a database that was written into the open file in its place, as if it had been
  /// moved there.
  ///
  /// So all connections to the old file keep their log and their locks apart from those of the new
  /// one.
  ///
  /// - Throws: ``StorageError``, `gone` while the new database is still being written.
  func replaceOverwrittenFile() throws {
    let file = Self.file(in: folder)
    let copy = folder.appending(path: "library.restored")
    try Self.yielding.withLock { _ in
      guard FileIdentity(file) == identity, isOverwritten else { return }
      try? FileManager.default.removeItem(at: copy)
      defer { try? FileManager.default.removeItem(at: copy) }
      do {
        try FileManager.default.copyItem(at: file, to: copy)
        let restored = try SQLiteConnection(copy, access: .immutable, patience: .zero)
        guard try restored.run("PRAGMA quick_check(1)").first?.text(0) == "ok",
          try !restored.run("SELECT 1 FROM sqlite_master LIMIT 1").isEmpty
        else { throw StorageError.gone }
        let handle = try FileHandle(forWritingTo: copy)
        try handle.synchronize()
        try handle.close()
      } catch {
        throw StorageError.gone
      }
      guard rename(copy.path, file.path) == 0 else {
        throw StorageError.system("the restored library can't be put in its place", folder: folder)
      }
    }
  }

  /// Closes a file that is no longer in its place.
  func abandon() {
    connection.keepLog()
    let path = Self.log(in: folder)
    // One at a time: another connection may have moved the log away, and opened the new file with a new log,
    // between the look and the move.
    Self.yielding.withLock { _ in
      // A log that belongs to this file would be taken for the log of the one that has replaced it.
      guard !isSame, let log, FileIdentity(path) == log, FileIdentity(Self.file(in: folder)) != nil
      else { return }
      rename(path.path, folder.appending(path: "library.former-wal").path)
      unlink(folder.appending(path: "library.sqlite-shm").path)
    }
  }

  /// Runs a function in one transaction.
  ///
  /// - Throws: ``StorageError``, `gone` if the file is no longer in its place.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    isInTransaction = true
    defer { isInTransaction = false }
    do {
      var number: Int?
      let result = try connection.transaction {
        let before = try connection.run("SELECT total_changes()").first?.integer(0)
        let result = try body()
        guard isSame else { throw StorageError.gone }
        if try connection.run("SELECT total_changes()").first?.integer(0) != before {
          number = try WriteHistory.advance(in: connection)
        }
        return result
      }
      if let number { history.committed(number) }
      isHeld = false
      return result
    } catch let error as SQLiteError {
      isHeld = error.code == .busy
      throw StorageError(error, folder: folder)
    }
  }

  var lastInsertedKey: Int { connection.lastInsertedKey }

  private static func storage(_ error: any Error, _ folder: URL) -> any Error {
    (error as? SQLiteError).map { StorageError($0, folder: folder) } ?? error
  }

  /// An error that forbids writing but may allow reading.
  private static func refusal(_ error: any Error, _ folder: URL) -> StorageError? {
    switch storage(error, folder) as? StorageError {
    case .readOnly(let folder): .readOnly(folder: folder)
    case .diskFull: .diskFull
    default: nil
    }
  }

  private static func writing(
    _ file: URL, _ folder: URL, _ patience: Duration, _ migrations: [Migration], mayBeMade: Bool
  ) throws -> LibraryDatabase {
    try LibraryFiles(folder).makeFolder(folder)
    let connection = try SQLiteConnection(file, patience: patience)
    guard !connection.isReadOnly else { throw StorageError.readOnly(folder: folder.path) }
    let missing = try Migration.missing(migrations, in: connection)
    // A file that was put there just now and is still empty.
    guard mayBeMade || missing.count < migrations.count else { throw StorageError.gone }
    try useLog(connection, patience)
    if !missing.isEmpty { try Migration.apply(migrations, to: connection) }
    try WriteHistory.found(in: connection)
    try connection.execute(
      """
      PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
      PRAGMA journal_size_limit = \(logByteCount);
      PRAGMA wal_autocheckpoint = \(logByteCount / pageByteCount);
      """)
    return LibraryDatabase(connection, folder, patience)
  }

  private static func reading(
    _ file: URL, _ folder: URL, _ patience: Duration, _ migrations: [Migration],
    _ refusal: StorageError
  ) throws -> LibraryDatabase {
    // Without a log there is nothing that the file itself does not hold; with one, SQLite needs
    // and finds the files beside it.
    let hasLog = FileManager.default.fileExists(atPath: file.path + "-wal")
    let connection = try SQLiteConnection(
      file, access: hasLog ? .readOnly : .immutable, patience: patience)
    guard try Migration.missing(migrations, in: connection).isEmpty else { throw refusal }
    return LibraryDatabase(connection, folder, patience, refusal: refusal)
  }

  /// Turns the write-ahead log on.
  ///
  /// SQLite does not wait by itself when two processes do so at once.
  private static func useLog(
    _ connection: borrowing SQLiteConnection, _ patience: Duration
  ) throws {
    let deadline = ContinuousClock.now + patience
    while true {
      do {
        try connection.run("PRAGMA journal_mode = WAL")
        return
      } catch {
        guard error.code == .busy, ContinuousClock.now < deadline else { throw error }
      }
      usleep(10_000)
    }
  }
}
