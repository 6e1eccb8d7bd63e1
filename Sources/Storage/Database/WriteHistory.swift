import Foundation
import SQLite

/// Tells a library's own database file from another one that was written over it, as `cp` does it: device and inode stay the
/// same then.
///
/// The number of `PRAGMA user_version` begins at random when a library is made, and every transaction that changes anything
/// adds one. So the file's own number only moves when the log is taken into the file, never back, and never beyond what
/// transactions have made of it; and file and log together have the last one. Another library, an older state of this one,
/// and one that has gone on elsewhere break that.
///
/// It does not notice a copy that was made since the log was last taken into the file. Such a file holds the same as ours, and the
/// log goes on to count. This goes wrong only where the copy was changed elsewhere, and less often than here.
struct WriteHistory {
  /// Where a library's numbers begin; above are as many for transactions.
  private static let beginnings = 1..<Int(Int32.max / 2)
  /// The last number that a header can hold.
  private static let last = Int(Int32.max)

  /// The file's number when it was last looked at.
  private var stored = 0
  /// When the file was written to before it was last looked at.
  private var changed: [Int]?
  /// The number up to which transactions are known.
  private var known = 0
  /// SQLite's number that changes when another connection has written.
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

  /// Notes what a connection has opened.
  mutating func begin(_ connection: borrowing SQLiteConnection, _ file: URL) {
    stored = connection.storedUserVersion ?? 0
    changed = Self.changeTime(of: file)
    // What can't be read now is learnt at the first change.
    try? learn(from: connection)
  }

  /// Counts a transaction that is about to be committed.
  ///
  /// - Parameter connection: Where it runs.
  /// - Returns: Its number, for ``committed(_:)``.
  /// - Throws: `SQLiteError`.
  static func advance(in connection: borrowing SQLiteConnection) throws -> Int {
    let number = try number(connection)
    guard number < last else { return number }
    try set(number + 1, connection)
    return number + 1
  }

  /// Notes a transaction that is on disk.
  mutating func committed(_ number: Int) { known = max(known, number) }

  /// Whether the open file still has the history that it had.
  ///
  /// Costs a look at the file and a read of some bytes; another connection after the log was taken into it.
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

  /// When a file was last written to; `nil` where it is not there.
  private static func changeTime(of file: URL) -> [Int]? {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }

  /// Notes what other connections have made of the number; where none has written, it is not asked: it would be read from
  /// the file that is in question.
  ///
  /// - Throws: `SQLiteError`; nothing is noted then.
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
