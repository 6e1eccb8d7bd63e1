public import Foundation

/// A day of the calendar, as somebody in a time zone has it.
public struct CalendarDay: Hashable, Sendable, Comparable {
  /// Days since 1 January 1970.
  public let number: Int

  /// The day of a number.
  ///
  /// - Parameter number: Days since 1 January 1970.
  public init(_ number: Int) { self.number = number }

  /// The day at a moment.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - zone: Where.
  public init(_ date: Date, in zone: TimeZone) {
    let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    number = Int((seconds / 86_400).rounded(.down))
  }

  /// The day of a year, a month and a day of the month; `nil` if the calendar has no such day.
  ///
  /// Source: Howard Hinnant, <https://howardhinnant.github.io/date_algorithms.html>, `days_from_civil`.
  ///
  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 to 12.
  ///   - day: 1 to 31.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let ofEra = shifted - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    self.init(era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468)
    guard parts == (year, month, day) else { return nil }
  }

  /// Reads a day as ISO 8601 writes it; gives `nil` for any other text.
  ///
  /// - Parameter text: Such as `2026-11-25`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month from 1 and day from 1.
  ///
  /// Source: `civil_from_days` of the same page.
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let year = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let civil = month < 10 ? month + 3 : month - 9
    return (year + era * 400 + (civil <= 2 ? 1 : 0), civil, ofYear - (153 * month + 2) / 5 + 1)
  }

  /// As ISO 8601 writes it.
  public var text: String {
    let (year, month, day) = parts
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The Monday of its week, with which weeks begin in ISO 8601; 1 January 1970 was a Thursday.
  public var monday: CalendarDay {
    CalendarDay(number - ((number + 3) % 7 + 7) % 7)
  }

  /// The first day of its month.
  public var firstOfMonth: CalendarDay { CalendarDay(number - parts.day + 1) }

  /// The day so many days later.
  ///
  /// - Parameter days: How many.
  /// - Returns: That day.
  public func adding(_ days: Int) -> CalendarDay { CalendarDay(number + days) }

  /// Whether a day is the earlier one.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
