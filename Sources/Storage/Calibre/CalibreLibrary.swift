import Basics
package import Foundation

/// A library of calibre, read from a copy of its database, so that a calibre that is open is not disturbed.
package actor CalibreLibrary {
  /// The name of the database in a library's folder.
  package static let fileName = "metadata.db"
  /// What SQLite keeps beside a database while it is written.
  private static let companions = ["", "-journal", "-wal"]
  /// How often a copy is made anew because calibre has written meanwhile; its transactions take milliseconds.
  private static let copyAttempts = 5

  private let executor = QueueExecutor(label: "vorleser.calibre")
  /// SQLite blocks, so it runs on a queue of its own.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Holds the copy.
  private let work: WorkFolder
  private let database: CalibreDatabase

  /// Copies the database of a library and opens the copy.
  ///
  /// - Parameters:
  ///   - folder: The library's folder, which stays as it is.
  ///   - work: Where the copy stands.
  /// - Throws: ``CalibreError``; ``StorageError/diskFull``; `CancellationError`.
  init(_ folder: URL, copiedTo work: WorkFolder) throws {
    let source = folder.appending(path: Self.fileName)
    let copy = work.url.appending(path: Self.fileName)
    for attempt in 1...Self.copyAttempts {
      try Task.checkCancellation()
      let before = try Self.state(of: source)
      try Self.copy(source, to: copy)
      if try before == Self.state(of: source) || attempt == Self.copyAttempts { break }
    }
    database = try CalibreDatabase(copy)
    self.work = work
  }

  private static func copy(_ source: URL, to copy: URL) throws {
    for companion in companions {
      let (from, to) = (source.path + companion, copy.path + companion)
      unlink(to)
      // Mostly there is the database alone.
      guard companion.isEmpty || access(from, F_OK) == 0 else { continue }
      do {
        try FileManager.default.copyItem(atPath: from, toPath: to)
      } catch CocoaError.fileReadNoSuchFile where !companion.isEmpty {
        // The transaction has ended this very moment.
      } catch CocoaError.fileWriteOutOfSpace {
        // The library's disk, and no fault of calibre's.
        throw StorageError.diskFull
      } catch {
        throw CalibreError.damaged
      }
    }
  }

  /// The numbers of all books.
  ///
  /// - Returns: The numbers in the order in which the books came into calibre.
  /// - Throws: ``CalibreError``.
  package func ids() throws -> [Int] { try database.ids() }

  /// What calibre says of a book.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The book; `nil` for one that is not there.
  /// - Throws: ``CalibreError``.
  package func book(_ id: Int) throws -> CalibreBook? { try database.book(id) }

  /// What changes when the database is written: the times and sizes of its files.
  private static func state(of database: URL) throws -> [[Int]] {
    try companions.map { companion in
      var status = stat()
      guard stat(database.path + companion, &status) == 0 else { return [] }
      guard Int(status.st_size) <= CalibreError.byteLimit else { throw CalibreError.tooLarge }
      return [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
  }
}

extension Bookshelf {
  /// Opens a library of calibre.
  ///
  /// - Parameter folder: The library's folder, which stays as it is.
  /// - Returns: The library; `nil` where the folder has no database.
  /// - Throws: ``CalibreError``, ``StorageError``; `CancellationError`.
  package func calibreLibrary(in folder: URL) throws -> CalibreLibrary? {
    let file = folder.appending(path: CalibreLibrary.fileName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try CalibreLibrary(folder, copiedTo: workFolder())
  }
}
