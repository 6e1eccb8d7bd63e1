import Foundation

/// One actor's connection to the present database of the data folder.
///
/// The folder may be moved, removed or restored from a backup while the program runs. An old
/// connection would go on writing into a file that is no longer there, so each use checks that the
/// open file is still in its place. If another file is there, it is opened; if there is none, none
/// is made.
struct DatabaseAccess {
  private let folder: URL
  private let patience: Duration
  private var opened: LibraryDatabase?
  /// The number of databases that were opened so far.
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

  /// The present database, for writing; a former refusal is checked again.
  ///
  /// - Throws: ``StorageError``.
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
    try opened?.replaceOverwrittenFile()
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
