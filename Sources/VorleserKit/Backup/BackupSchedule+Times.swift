import Foundation
import Storage

extension BackupSchedule {
  /// When the next backup is due.
  ///
  /// A time that a change of the clock leaves out is the one after it; of two equal times the first counts.
  ///
  /// - Parameters:
  ///   - time: The time after which it is looked for.
  ///   - zone: The time zone of the server.
  /// - Returns: The first time of the schedule after it.
  func next(after time: Date, in zone: TimeZone) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var wanted = DateComponents(hour: minute / 60, minute: minute % 60, second: 0)
    if case .weekly(let weekday) = period {
      // Calendars count from 1 for Sunday.
      wanted.weekday = weekday % 7 + 1
    }
    let found = calendar.nextDate(
      after: time, matching: wanted, matchingPolicy: .nextTime, repeatedTimePolicy: .first)
    // Every day has each minute, or a later one in its place.
    guard let found else { return time.addingTimeInterval(length) }
    return isSecond(found, calendar) ? next(after: found, in: zone) : found
  }

  /// Whether the clock on the wall has shown a time before, and was set back since.
  private func isSecond(_ time: Date, _ calendar: Calendar) -> Bool {
    let zone = calendar.timeZone
    let before = time.addingTimeInterval(-Self.longestChange)
    let change = zone.secondsFromGMT(for: before) - zone.secondsFromGMT(for: time)
    guard change > 0 else { return false }
    let first = time.addingTimeInterval(-Double(change))
    let parts: Set<Calendar.Component> = [.day, .hour, .minute]
    return calendar.dateComponents(parts, from: first) == calendar.dateComponents(parts, from: time)
  }

  /// What a clock is changed by at most for the summer, in seconds: two hours, as at Troll in Antarctica.
  private static let longestChange = 2 * 3600.0

  /// The time between two backups, in seconds.
  var length: Double {
    switch period {
    case .daily: 86_400
    case .weekly: 7 * 86_400
    }
  }
}
