/// How long somebody has read or listened, in milliseconds; no moment counts twice.
public struct ReadingTime: Hashable, Sendable, Codable {
  /// With the eyes alone.
  public var reading: Int
  /// With the ears alone.
  public var listening: Int
  /// With both: the voice spoke while the text was followed.
  public var both: Int

  /// Makes a time.
  ///
  /// - Parameters:
  ///   - reading: With the eyes alone.
  ///   - listening: With the ears alone.
  ///   - both: With both.
  public init(reading: Int = 0, listening: Int = 0, both: Int = 0) {
    self.reading = reading
    self.listening = listening
    self.both = both
  }

  /// All of it.
  public var total: Int { reading + listening + both }

  /// The sum of two times.
  public static func + (one: Self, other: Self) -> Self {
    Self(
      reading: one.reading + other.reading, listening: one.listening + other.listening,
      both: one.both + other.both)
  }

  /// Adds a time.
  public static func += (one: inout Self, other: Self) { one = one + other }

  /// The greater of each of the three, which is the later of two reports of one session.
  public func greater(_ other: Self) -> Self {
    Self(
      reading: max(reading, other.reading), listening: max(listening, other.listening),
      both: max(both, other.both))
  }
}
