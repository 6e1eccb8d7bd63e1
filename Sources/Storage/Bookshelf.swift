import Basics
public import Foundation
public import ReadingModel
import SQLite

/// The library on disk: which books there are, where reading goes on in each, and their files.
///
/// Several processes may work on one data folder at once. Nothing half-written is ever seen: a
/// book is there when its row is, and the row is written when its files are in place.
public actor Bookshelf {
  /// For how long a removed book can be restored, counted from the first start after its removal; a month is what mail programs and phones give.
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
  private var access: DatabaseAccess
  /// Which of the databases that were opened is known here.
  private var seenGeneration = 0
  /// The counter's value up to which changes are known here.
  var seenCounter = 0
  /// SQLite's number that changes when another connection has written.
  var seenVersion = 0

  /// The formats that books come in, by their ids.
  private let formats: [String: BookFormat]

  private init(
    folder: URL, formats: [BookFormat], patience: Duration, now: @escaping @Sendable () -> Date
  ) {
    self.formats = Dictionary(formats.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    files = BookFiles(folder)
    access = DatabaseAccess(folder, patience: patience)
    self.now = now
  }

  /// Opens the library of a data folder, which is made when there is none; purges what was found removed
  /// long ago, and sweeps what a crash has left.
  ///
  /// In a folder that can't be written what is there can still be read.
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

  /// Whether another database lies in the data folder than when this was last asked.
  func isOtherLibrary() throws -> Bool {
    _ = try database()
    guard access.generation != seenGeneration else { return false }
    try noteSeen()
    return true
  }

  /// The database that lies in the data folder, opened when it is first needed.
  func database() throws -> LibraryDatabase { try access.present() }

  /// Why nothing can be stored: reading is all that the data folder allows.
  ///
  /// - Returns: `nil` where books and places can be stored.
  /// - Throws: ``StorageError``.
  public func refusal() throws -> StorageError? { try database().refusal }

  /// Closes the database, whose log is then part of it; whatever is asked later opens it again.
  public func close() { access.close() }

  /// The database for writing.
  ///
  /// Where that was refused it is tried again: the disk may have room by now.
  func writableDatabase() throws -> LibraryDatabase { try access.writable() }

  /// Begins to receive a file.
  ///
  /// - Parameter name: The name that it has where it comes from.
  /// - Returns: The file, to be written to.
  /// - Throws: ``StorageError``.
  public func receive(_ name: String) throws -> IncomingFile {
    // Without this a folder that was moved away would be made again, with nothing but this file.
    _ = try database()
    return try IncomingFile(name: name, files: files)
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
  /// The years 1 to 9999, which ISO 8601 writes with four digits: a clock or a damaged column may say
  /// anything, and calendars stop somewhere.
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
