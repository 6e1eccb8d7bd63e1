import Foundation

/// The clocks by which scheduled backups begin; tests have their own.
public struct BackupClock: Sendable {
  /// The time of the calendar, which can jump.
  let now: @Sendable () -> Date
  /// The time since some moment, which can't.
  let uptime: @Sendable () -> Duration
  /// The time zone of the times of day.
  let zone: @Sendable () -> TimeZone

  init(
    now: @escaping @Sendable () -> Date, uptime: @escaping @Sendable () -> Duration,
    zone: @escaping @Sendable () -> TimeZone
  ) {
    self.now = now
    self.uptime = uptime
    self.zone = zone
  }

  /// The clocks of this machine.
  public static let system: BackupClock = {
    let start = ContinuousClock.now
    return BackupClock(
      now: { Date() }, uptime: { start.duration(to: .now) }, zone: { .autoupdatingCurrent })
  }()
}
