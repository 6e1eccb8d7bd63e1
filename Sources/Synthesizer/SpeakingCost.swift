/// What a long text costs that an engine speaks, the least first.
public enum SpeakingCost: Int, Comparable, Sendable {
  /// A core speaks more than a hundred seconds in one.
  case low
  /// A core speaks tens of seconds in one.
  case moderate
  /// A core speaks a few seconds in one.
  case high
  /// Another program speaks, and may ask for money.
  case charged

  /// Whether one cost is less than another.
  ///
  /// - Parameters:
  ///   - one: A cost.
  ///   - other: Another cost.
  /// - Returns: Whether `one` is less.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
