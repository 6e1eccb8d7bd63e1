/// When the server backs up to a destination by itself, and what it sends.
public struct BackupSchedule: Hashable, Sendable {
  /// On which days.
  public enum Period: Hashable, Sendable {
    /// On every day.
    case daily
    /// On one day of the week, from 1 for Monday to 7 for Sunday, as ISO 8601 counts.
    case weekly(weekday: Int)
  }

  /// The minutes of a day.
  public static let minutes = 0..<(24 * 60)

  /// On which days.
  public let period: Period
  /// The minute of the day, by the server's clock on the wall.
  public let minute: Int
  /// Whether the books' files go with it.
  public let includesFiles: Bool
  /// Whether a passphrase encrypts it, which is a secret and kept apart.
  public let isEncrypted: Bool

  /// Describes a schedule; a minute that no day has, and a day that no week has, give `nil`.
  ///
  /// - Parameters:
  ///   - period: On which days.
  ///   - minute: The minute of the day.
  ///   - includesFiles: Whether the books' files go with it.
  ///   - isEncrypted: Whether a passphrase encrypts it.
  public init?(_ period: Period, minute: Int, includesFiles: Bool = true, isEncrypted: Bool = false)
  {
    guard Self.minutes.contains(minute) else { return nil }
    if case .weekly(let weekday) = period, !(1...7).contains(weekday) { return nil }
    self.period = period
    self.minute = minute
    self.includesFiles = includesFiles
    self.isEncrypted = isEncrypted
  }
}
