public import Foundation

/// Backups of many days in one folder: each has its time in its name, and old ones make room.
///
/// Kept are the newest backup of each of the last 7 days, 4 weeks and 12 months that have one; so a machine that was off for a
/// month loses nothing. Other files in the folder are never touched.
public struct BackupSeries: Sendable {
  static let dayCount = 7
  static let weekCount = 4
  static let monthCount = 12

  private static let beginning = "vorleser-"
  private static let ending = ".zip"
  private static let encryptedEnding = ".zip.age"
  /// ISO 8601's basic form in UTC, whose order is that of time and which every file system takes.
  private static let style = Date.VerbatimFormatStyle(
    format: """
      \(year: .padded(4))\(month: .twoDigits)\(day: .twoDigits)T\
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\(minute: .twoDigits)\(second: .twoDigits)Z
      """,
    locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: calendar)
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }

  private let folder: URL

  /// Takes a folder, which must exist.
  ///
  /// - Parameter folder: The folder.
  public init(_ folder: URL) { self.folder = folder }

  /// The file of a new backup.
  ///
  /// - Parameters:
  ///   - time: When it is made.
  ///   - isEncrypted: Whether it is encrypted.
  /// - Returns: A file that sorts behind all earlier ones.
  public func file(at time: Date = .now, isEncrypted: Bool = false) -> URL {
    folder.appending(path: Self.name(at: time, isEncrypted: isEncrypted))
  }

  /// The name of a new backup.
  static func name(at time: Date, isEncrypted: Bool) -> String {
    beginning + time.formatted(style) + (isEncrypted ? encryptedEnding : ending)
  }

  /// Deletes the backups that no day, week or month needs.
  ///
  /// - Returns: The names of the deleted files, oldest first.
  /// - Throws: Errors of the file system.
  public func thin() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let surplus = Self.surplus(of: names)
    for name in surplus {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    return surplus
  }

  /// The backups among files that no day, week or month needs.
  ///
  /// - Parameter names: Names of files.
  /// - Returns: The names of surplus backups, oldest first.
  static func surplus(of names: [String]) -> [String] {
    let backups = names.compactMap { name in time(of: name).map { (name, $0) } }
      .sorted { $0.1 > $1.1 }
    var kept: Set<String> = []
    for (components, count) in periods {
      var seen: Set<DateComponents> = []
      for (name, time) in backups where seen.count < count {
        let period = calendar.dateComponents(components, from: time)
        if seen.insert(period).inserted { kept.insert(name) }
      }
    }
    return backups.map(\.0).filter { !kept.contains($0) }.reversed()
  }

  private static let periods: [(Set<Calendar.Component>, Int)] = [
    ([.year, .month, .day], dayCount), ([.yearForWeekOfYear, .weekOfYear], weekCount),
    ([.year, .month], monthCount),
  ]

  /// Whether a name is that of an encrypted backup.
  static func isEncrypted(_ name: String) -> Bool { name.hasSuffix(encryptedEnding) }

  /// The time in a name; `nil` for the name of another file.
  static func time(of name: String) -> Date? {
    guard name.hasPrefix(beginning),
      let ending = [encryptedEnding, ending].first(where: name.hasSuffix)
    else { return nil }
    let text = String(name.dropFirst(beginning.count).dropLast(ending.count))
    guard let time = try? style.parseStrategy.parse(text), time.formatted(style) == text else {
      return nil
    }
    return time
  }
}
