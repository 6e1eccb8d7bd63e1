import Foundation

/// The connection that one actor has to the database that lies in the data folder now.
///
/// The folder may be moved, removed or restored from a backup while the program runs. A connection would
/// go on writing into the file that nobody finds any more, so each use looks whether it is still the one
/// at its place. Another database is opened; where there is none, nothing is made in its stead.
struct DatabaseAccess {
  private let folder: URL
  private let patience: Duration
  private var opened: LibraryDatabase?
  /// How many databases were opened so far, one after another.
  private(set) var generation = 0

  init(_ folder: URL, patience: Duration) {
    self.folder = folder
    self.patience = patience
  }

  /// The present database, for reading.
  ///
  /// - Throws: ``StorageError``, `gone` when it has vanished.
  mutating func present() throws -> LibraryDatabase {
    if let opened, opened.isInPlace { return opened }
    return try open()
  }

  /// The present database, for writing; tries again what could not be written before.
  ///
  /// - Throws: ``StorageError`` as it is now.
  mutating func writable() throws -> LibraryDatabase {
    guard try present().refusal != nil else { return try present() }
    let database = try open()
    if let refusal = database.refusal { throw refusal }
    return database
  }

  mutating func close() {
    // Closing takes the log into the database, which must be its own.
    if let opened, !opened.isInPlace { opened.abandon() }
    opened = nil
  }

  private mutating func open() throws -> LibraryDatabase {
    try opened?.yieldToOverwriting()
    let isOther = opened?.isInPlace != true
    if isOther { opened?.abandon() }
    opened = nil
    let database = try LibraryDatabase.open(
      folder, patience: patience, mayBeMade: generation == 0)
    opened = database
    if isOther { generation += 1 }
    return database
  }
}
