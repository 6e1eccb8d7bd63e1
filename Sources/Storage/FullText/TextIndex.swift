import Basics
public import Foundation
import SQLite

/// The index of the texts of all books: a database of its own, which can be deleted at any time and is made again.
///
/// It holds what the books' files hold, and no rights: the caller names the books that count in every search. Two indexes may be
/// open on one file, one that adds passages and one that searches; neither waits for the other.
public actor TextIndex {
  private let queue: QueueExecutor
  /// Works on a queue of its own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  /// The database's file.
  public nonisolated let file: URL
  private var opened: IndexDatabase?

  /// Names an index; the file is made when it is first used.
  ///
  /// - Parameters:
  ///   - file: The database's file.
  ///   - qos: The priority of its queue.
  public init(_ file: URL, qos: DispatchQoS = .userInitiated) {
    self.file = file
    queue = QueueExecutor(label: "text index", qos: qos)
  }

  /// Closes the file; the next call opens it again.
  public func close() { opened = nil }

  /// Deletes the file that was open last; the next call begins a new one.
  ///
  /// For a caller that has found something in it that can't be mended. An index that another process has made since stays.
  public func discard() {
    let discarded = opened?.identity
    opened = nil
    alone(in: file.deletingLastPathComponent()) {
      // Another process may have made the index again; its file is not the damaged one.
      if let discarded, FileIdentity(file) == discarded { removeFiles() }
    }
  }

  /// Runs a function on the open database; a damaged one, or one of another version, is deleted and begun anew.
  ///
  /// - Throws: ``StorageError``.
  func using<Value>(_ body: (IndexDatabase) throws -> Value) throws -> Value {
    do {
      do {
        return try body(try database())
      } catch let error as SQLiteError where Self.isDamage(error) {
        discard()
        return try body(try database())
      }
    } catch let error as SQLiteError {
      throw StorageError(error, folder: file.deletingLastPathComponent())
    }
  }

  private func database() throws -> IndexDatabase {
    // The folder `cache` may be deleted at any time.
    if let opened, opened.identity != nil, FileIdentity(file) == opened.identity { return opened }
    opened = nil
    let folder = file.deletingLastPathComponent()
    try LibraryFiles(folder).makeFolder(folder)
    let database = try alone(in: folder) {
      // What a deleted index has left beside it is not the new one's.
      if FileIdentity(file) == nil { removeFiles() }
      do {
        return try IndexDatabase(file)
      } catch let error as SQLiteError where Self.isDamage(error) {
        removeFiles()
        return try IndexDatabase(file)
      }
    }
    opened = database
    return database
  }

  /// Waits until no other process or index of this one makes the file: it would lose what the other has just written beside it.
  ///
  /// On a file system without locks, two that begin at once may meet an error of SQLite.
  private func alone<Value>(in folder: URL, _ body: () throws -> Value) rethrows -> Value {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { Foundation.close(descriptor) } }
    if descriptor >= 0 {
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }
    return try body()
  }

  private func removeFiles() {
    for end in ["", "-wal", "-shm", "-journal"] { unlink(file.path + end) }
  }

  private static func isDamage(_ error: SQLiteError) -> Bool {
    [.corrupt, .notADatabase, .mismatch].contains(error.code)
      || error.code == .error && error.message.hasPrefix("no such ")
  }
}
