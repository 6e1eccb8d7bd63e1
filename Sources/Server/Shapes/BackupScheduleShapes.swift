import Encryption
import Foundation
import Storage
import VorleserKit

/// When the server backs up to a destination by itself.
struct BackupScheduleShape: Codable, Sendable {
  /// `daily` or `weekly`.
  var period: String
  @Null var weekday: Int?
  /// As in 03:00.
  var time: String
  var files: Bool
  var encrypted: Bool
  @Null var next: String?

  init(_ schedule: BackupSchedule, next: Date?) {
    switch schedule.period {
    case .daily: period = "daily"
    case .weekly(let weekday):
      period = "weekly"
      self.weekday = weekday
    }
    time = TimeOfDay.text(schedule.minute)
    files = schedule.includesFiles
    encrypted = schedule.isEncrypted
    self.next = next.map { TimeText.text($0) }
  }
}

/// Body of `PUT /api/backup/destinations/{destination}/schedule`.
struct BackupScheduleRequest: RequestShape {
  static let fields = ["period", "weekday", "time", "files", "encrypted", "passphrase"]

  /// `daily` or `weekly`.
  var period: String
  var weekday: Int?
  /// As in 03:00.
  var time: String
  var files: Bool
  var encrypted: Bool
  var passphrase: String?

  /// The schedule.
  ///
  /// - Throws: ``Problem`` for what is none.
  func schedule() throws(Problem) -> BackupSchedule {
    let days: BackupSchedule.Period
    switch (period, weekday) {
    case ("daily", nil): days = .daily
    case ("weekly", let weekday?): days = .weekly(weekday: weekday)
    default:
      throw Problem.badRequest(
        "'period' takes daily, or weekly with a 'weekday' from 1 for Monday to 7 for Sunday.")
    }
    guard let minute = TimeOfDay.minute(time),
      let schedule = BackupSchedule(
        days, minute: minute, includesFiles: files, isEncrypted: encrypted)
    else {
      throw Problem.badRequest(
        "'time' takes a time of day from 00:00 to 23:59, and 'weekday' a number from 1 to 7.")
    }
    guard encrypted || passphrase == nil else {
      throw Problem.badRequest("'passphrase' is for encrypted backups.")
    }
    return schedule
  }
}

/// Times of day as texts, such as 03:00.
private enum TimeOfDay {
  static func text(_ minute: Int) -> String {
    [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// The minute of the day; `nil` for another text.
  static func minute(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { return nil }
    return hour * 60 + minute
  }
}
