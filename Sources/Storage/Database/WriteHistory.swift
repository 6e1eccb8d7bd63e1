import Foundation
import SQLite

/// Notices another database that was written over a library's own file, as `cp` does it; device and
/// inode stay the same then.
///
/// The number of `PRAGMA user_version` begins at random when a library is made, and every
/// transaction that changes anything adds one. So the number in the file changes only when the log
/// is merged into the file. It never decreases, and never exceeds the number of the last
/// transaction, which file and log have together. Another library, an older state of this one, or
/// one that was changed elsewhere breaks these rules.
///
/// It does not notice a copy that was made after the log was last merged. Such a file has the same
/// content as ours, and the log stays valid. This fails only if the copy was changed elsewhere, and
/// less often than here.
struct WriteHistory {
  /// The range of a library's first number; as many numbers above it are left for transactions.
  private static let beginnings = 1..<Int(Int32.max / 2)
  /// The last number that a header can hold.
  private static let last = Int(Int32.max)

  /// The number in the file at the last check.
  private var stored = 0
  /// The file's time of change at the last check.
  private var changed: [Int]?
  /// The number up to which transactions are known.
  private var known = 0
  /// SQLite's `data_version`, which changes when another connection has written.
  private var version: Int?

  /// Gives a library its first number, if it has none.
  ///
  /// - Parameter connection: A connection that may write.
  /// - Throws: `SQLiteError`.
  static func found(in connection: borrowing SQLiteConnection) throws {
    guard try number(connection) == 0 else { return }
    try connection.run("BEGIN IMMEDIATE")
    do {
      // Another process may have been first while we waited for the lock.
      if try number(connection) == 0 { try set(Int.random(in: beginnings), connection) }
      try connection.run("COMMIT")
    } catch {
      try? connection.execute("ROLLBACK")
      throw error
    }
    // Now, so that the file itself has it; where others read, a later one does that.
    _ = try? connection.run("PRAGMA wal_checkpoint(PASSIVE)")
  }

  /// Records the state of a database that a connection has opened.
  mutating func begin(_ connection: borrowing SQLiteConnection, _ file: URL) {
    stored = connection.storedUserVersion ?? 0
    changed = Self.changeTime(of: file)
    // What can't be read now is learnt at the first change.
    try? learn(from: connection)
  }

  /// Counts a transaction that is about to be committed.
  ///
  /// - Parameter connection: The transaction's connection.
  /// - Returns: Its number, for ``committed(_:)``.
  /// - Throws: `SQLiteError`.
  static func advance(in connection: borrowing SQLiteConnection) throws -> Int {
    let number = try number(connection)
    guard number < last else { return number }
    try set(number + 1, connection)
    return number + 1
  }

  /// Records a transaction that is on disk.
  mutating func committed(_ number: Int) { known = max(known, number) }

  /// Whether the open file still follows its history.
  ///
  /// It takes a look at the file and a read of some bytes; after a merge of the log, also a new
  /// connection.
  mutating func goesOn(in connection: borrowing SQLiteConnection, _ file: URL) -> Bool {
    // What can't be read now is for the next statement to say.
    guard let now = connection.storedUserVersion else { return true }
    let time = Self.changeTime(of: file)
    guard now != stored || time != changed else { return true }
    do {
      try learn(from: connection)
    } catch {
      // Without the last number nothing can be said, and what is taken for another library loses its log.
      return (error as? SQLiteError).map { !$0.isDamage } ?? true
    }
    guard now >= stored, now <= known else { return false }
    do {
      // What is kept in memory would not show that what the log held has gone from the file.
      let fresh = try SQLiteConnection(file, access: .readOnly, patience: .zero)
      guard try Self.number(fresh) >= known else { return false }
    } catch {
      return (error as? SQLiteError).map { !$0.isDamage } ?? true
    }
    stored = now
    changed = time
    return true
  }

  /// The time of a file's last change; `nil` if it is missing.
  private static func changeTime(of file: URL) -> [Int]? {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }

  /// Reads the number after other connections have written; otherwise not, since it would come from
  /// the file in question.
  ///
  /// - Throws: `SQLiteError`; nothing is recorded then.
  private mutating func learn(from connection: borrowing SQLiteConnection) throws {
    let now = try connection.run("PRAGMA data_version").first?.integer(0)
    guard now != version else { return }
    known = max(known, try Self.number(connection))
    version = now
  }

  private static func number(_ connection: borrowing SQLiteConnection) throws -> Int {
    try connection.run("PRAGMA user_version").first?.integer(0) ?? 0
  }

  private static func set(_ number: Int, _ connection: borrowing SQLiteConnection) throws {
    try connection.execute("PRAGMA user_version = \(number)")
  }
}

extension SQLiteError {
  /// Whether the file is no sound database.
  fileprivate var isDamage: Bool { code == .corrupt || code == .notADatabase }
}
