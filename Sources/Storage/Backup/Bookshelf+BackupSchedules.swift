package import Foundation
import SQLite

extension Bookshelf {
  /// Keeps the schedule of a destination with its sealed passphrase.
  ///
  /// - Parameters:
  ///   - schedule: The schedule; `nil` for none.
  ///   - start: The time after which the first backup is due.
  ///   - name: The destination's name; nothing happens if there is none.
  ///   - secret: What the passphrase is kept under, and the sealed passphrase; `nil` for what is there already, if the schedule
  ///     is encrypted, and for none otherwise.
  /// - Throws: ``StorageError``.
  package func setBackupSchedule(
    _ schedule: BackupSchedule?, from start: Date, at name: String,
    _ secret: (name: String, sealed: [UInt8]?)
  ) throws {
    let database = try writableDatabase()
    let period: (word: SQLiteValue, weekday: SQLiteValue) =
      switch schedule?.period {
      case nil: (.null, .null)
      case .daily: (.text("daily"), .null)
      case .weekly(let weekday): (.text("weekly"), .integer(weekday))
      }
    try database.transaction {
      try database.run(
        """
        UPDATE backup_destinations SET period = ?, weekday = ?, minute = ?, includes_files = ?, is_encrypted = ?,
          scheduled_from = ?
        WHERE name = ?
        """,
        [
          period.word, period.weekday, schedule.map { .integer($0.minute) } ?? .null,
          schedule.map { .integer($0.includesFiles ? 1 : 0) } ?? .null,
          schedule.map { .integer($0.isEncrypted ? 1 : 0) } ?? .null,
          schedule.map { _ in .integer(Timestamp(start).milliseconds) } ?? .null, .text(name),
        ])
      if secret.sealed != nil || schedule?.isEncrypted != true {
        try setSealed(secret.sealed, secret.name)
      }
    }
  }

  /// Counts a schedule from another time: the next backup is due after it.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - name: The destination's name.
  /// - Throws: ``StorageError``.
  package func countBackups(from time: Date, at name: String) throws {
    try writableDatabase().run(
      "UPDATE backup_destinations SET scheduled_from = ? WHERE name = ? AND period IS NOT NULL",
      [.integer(Timestamp(time).milliseconds), .text(name)])
  }

  /// The schedule in a row; the columns begin with the period.
  static func schedule(_ row: SQLiteRow, at column: Int) throws -> BackupSchedule? {
    guard let word = try row.optionalText(column) else { return nil }
    let period: BackupSchedule.Period =
      switch word {
      case "daily": .daily
      case "weekly": .weekly(weekday: try row.integer(column + 1))
      default: throw StorageError.damaged(reason: "backups are scheduled '\(word)'")
      }
    let schedule = BackupSchedule(
      period, minute: try row.integer(column + 2), includesFiles: try row.integer(column + 3) != 0,
      isEncrypted: try row.integer(column + 4) != 0)
    guard let schedule else {
      throw StorageError.damaged(reason: "backups are scheduled at a time that no day has")
    }
    return schedule
  }
}
