public import Foundation

/// Reads the dates of feeds: RFC 822 with all that people make of it, RFC 3339, and parts of ISO 8601.
public enum FeedDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  /// The zones of RFC 822 in hours from UTC; of any other name nobody knows the hour, and UTC is taken.
  private static let zones = [
    "EST": -5.0, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7,
    "CET": 1, "CEST": 2, "BST": 1, "JST": 9,
  ]
  /// Years that a date can have: before the first nothing was on the web, and later ones are mistakes.
  private static let years = 1970...2200

  /// Reads a date.
  ///
  /// - Parameter text: The date as it is written.
  /// - Returns: The date; `nil` for what is none.
  public static func read(_ text: String) -> Date? {
    let text = String(text.prefix(100))
    return machine(text) ?? people(text)
  }

  /// `2026-11-25T10:00:00.5+01:00`, also without time, zone or dashes between.
  private static func machine(_ text: String) -> Date? {
    let pattern =
      /^\s*(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(.*?)\s*$/
    guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
    return date(
      [Int(match.1), Int(match.2), match.3.map { Int($0) } ?? 1],
      [match.4.map { Int($0) } ?? 0, match.5.map { Int($0) } ?? 0, match.6.map { Int($0) } ?? 0],
      zone: String(match.7))
  }

  /// `Wed, 25 Nov 2026 10:00:00 +0100`, also without the weekday, with a long month, or the month first.
  private static func people(_ text: String) -> Date? {
    let pattern =
      /(?:(\d{1,2})(?:st|nd|rd|th)?[\s\-]+([A-Za-z]{3})[A-Za-z]*\.?|([A-Za-z]{3})[A-Za-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?),?[\s\-]+(\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(.*?)\s*$/
    guard let match = text.firstMatch(of: pattern)?.output,
      let month = (match.2 ?? match.3).flatMap({ months.firstIndex(of: $0.lowercased()) }),
      var year = Int(match.5)
    else { return nil }
    // As RFC 2822, 4.3.
    if match.5.count == 2 { year += year < 50 ? 2000 : 1900 }
    return date(
      [year, month + 1, (match.1 ?? match.4).flatMap { Int($0) }],
      [match.6.map { Int($0) } ?? 0, match.7.map { Int($0) } ?? 0, match.8.map { Int($0) } ?? 0],
      zone: String(match.9))
  }

  private static func date(_ day: [Int?], _ time: [Int?], zone: String) -> Date? {
    guard let year = day[0], let month = day[1], let number = day[2], years.contains(year),
      (1...12).contains(month), (1...31).contains(number), let hour = time[0],
      let minute = time[1], let second = time[2], hour <= 24, minute <= 59, second <= 60
    else { return nil }
    let seconds =
      Double(days(year, month, number)) * 86_400 + Double(hour * 3600 + minute * 60 + second)
    return Date(timeIntervalSince1970: seconds - offset(zone))
  }

  /// The days from 1970 to a day of the Gregorian calendar; years begin in March, so that leap days come last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The seconds of a zone from UTC.
  private static func offset(_ zone: String) -> Double {
    if let match = zone.firstMatch(of: /([+\-])(\d{2}):?(\d{2})/)?.output,
      let hours = Int(match.2), let minutes = Int(match.3), hours <= 15, minutes <= 59
    {
      return Double(hours * 3600 + minutes * 60) * (match.1 == "-" ? -1 : 1)
    }
    let name = zone.prefix { $0.isLetter }.uppercased()
    return (zones[name] ?? 0) * 3600
  }
}
