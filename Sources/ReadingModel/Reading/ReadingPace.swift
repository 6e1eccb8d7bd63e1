/// How fast a person reads with the eyes.
public struct ReadingPace: Hashable, Sendable {
  /// Where a pace was measured.
  public enum Source: String, Hashable, Sendable {
    /// In the book itself.
    case book
    /// In other books in its language.
    case language
  }

  /// The least time that tells a pace, in milliseconds: ten minutes.
  public static let leastTime = 600_000
  /// The sessions that count, the latest ones: a pace changes over the years.
  public static let sessionCount = 50

  /// UTF-16 units a minute.
  public var unitsPerMinute: Double
  /// Where it was measured.
  public var source: Source

  package init?(units: Int, time: Int, source: Source) {
    guard time >= Self.leastTime, units > 0 else { return nil }
    unitsPerMinute = Double(units) * 60_000 / Double(time)
    self.source = source
  }
}
