import Basics
public import Foundation
public import ReadingModel
import SQLite

/// The library on disk: books, everything that people store about them, and files.
///
/// Several processes may work on one data folder at once. A book exists if its row exists, and the
/// row is written after the files are in place, so no process sees half a book.
public actor Bookshelf {
  /// The days for which a removed book can be restored, counted from the first start after its
  /// removal; mail programs and phones also give a month.
  public static let restorableDays = 30
  /// How long to wait for another process: its transactions take milliseconds, unless the disk
  /// is slow.
  public static let patience = Duration.seconds(5)

  private let executor = QueueExecutor(label: "vorleser.bookshelf")
  /// SQLite blocks, so it runs on a queue of its own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  nonisolated let files: LibraryFiles
  let now: @Sendable () -> Date
  private var access: DatabaseAccess
  /// The generation of the database whose changes were read last.
  private var seenGeneration = 0
  /// The counter's value up to which changes were read.
  var seenCounter = 0
  /// The outlines that were read last.
  var outlines = OutlineCache()
  /// SQLite's `data_version`, which changes when another connection has written.
  var seenVersion = 0

  /// The formats that books come in, by their ids.
  private let formats: [String: BookFormat]

  private init(
    folder: URL, formats: [BookFormat], patience: Duration, now: @escaping @Sendable () -> Date
  ) {
    self.formats = Dictionary(formats.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    files = LibraryFiles(folder)
    access = DatabaseAccess(folder, patience: patience)
    self.now = now
  }

  /// Opens the library of a data folder, or makes it; then deletes expired books and marks, and
  /// files that a crash has left.
  ///
  /// A folder without permission to write can still be read.
  ///
  /// - Parameters:
  ///   - folder: The data folder.
  ///   - formats: The formats that its books may be of.
  ///   - patience: How long to wait for another process.
  ///   - now: The clock that stamps what is stored.
  /// - Returns: The library.
  /// - Throws: ``StorageError``.
  public static func open(
    _ folder: URL, formats: [BookFormat], patience: Duration = Bookshelf.patience,
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws -> Bookshelf {
    let shelf = Bookshelf(folder: folder, formats: formats, patience: patience, now: now)
    try await shelf.prepare()
    return shelf
  }

  /// The format of an id.
  ///
  /// - Throws: ``StorageError/newerVersion(migrations:)`` for one that this program does not know.
  func format(_ id: String) throws -> BookFormat {
    guard let format = formats[id] else { throw StorageError.newerVersion(migrations: [id]) }
    return format
  }

  private func prepare() throws {
    let database = try database()
    try database.check()
    if database.refusal == nil {
      try purge()
      files.sweepIncoming()
    }
    try noteSeen()
  }

  private func noteSeen() throws {
    seenCounter = try counter()
    seenVersion = try database().run("PRAGMA data_version").first?.integer(0) ?? 0
    seenGeneration = access.generation
  }

  /// Whether the data folder holds another database than at the last call.
  func isOtherLibrary() throws -> Bool {
    _ = try database()
    guard access.generation != seenGeneration else { return false }
    try noteSeen()
    return true
  }

  /// The database in the data folder, opened when it is first needed.
  func database() throws -> LibraryDatabase { try access.present() }

  /// Why nothing can be stored: the data folder allows only reading.
  ///
  /// - Returns: `nil` if books and places can be stored.
  /// - Throws: ``StorageError``.
  public func refusal() throws -> StorageError? { try database().refusal }

  /// Closes the database and merges its log; the next call opens it again.
  public func close() { access.close() }

  /// The database for writing.
  ///
  /// A former refusal is checked again, since the disk may have room by now.
  func writableDatabase() throws -> LibraryDatabase { try access.writable() }

  /// Begins to receive a file.
  ///
  /// - Parameter name: Its original name.
  /// - Returns: The file, to be written to.
  /// - Throws: ``StorageError``.
  public func receive(_ name: String) throws -> IncomingFile {
    // Without this a folder that was moved away would be made again, with nothing but this file.
    _ = try database()
    return try IncomingFile(name: name, files: files)
  }

  /// Makes a folder for files that are handed out and not kept.
  ///
  /// - Returns: An empty folder in the data folder.
  /// - Throws: ``StorageError``.
  public func workFolder() throws -> WorkFolder { try WorkFolder(files) }

  /// The number of changes so far.
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

/// Points in time in the database: milliseconds since 1970.
struct Timestamp {
  /// The years 1 to 9999, which ISO 8601 writes with four digits; a clock or a damaged column may
  /// hold any number.
  private static let range = -62_135_596_800_000...253_402_300_799_999

  let milliseconds: Int

  init(_ date: Date) {
    let exact = (date.timeIntervalSince1970 * 1000).rounded()
    let bounds = Self.range
    milliseconds =
      exact.isNaN
      ? 0 : Int(min(max(exact, Double(bounds.lowerBound)), Double(bounds.upperBound)))
  }

  init(milliseconds: Int) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
