/// Rows of digits, as values.
enum DigitRow {
  /// The most digits of a number that is read as one.
  ///
  /// Nobody follows quintillions.
  static let longestCardinal = 18
  /// The most digits that are read of a longer row.
  static let longest = 200

  /// The value of digits; `nil` if there are too many to say.
  static func value(_ digits: some Collection<UInt8>) -> UInt64? {
    guard digits.count <= longestCardinal else { return nil }
    return digits.reduce(0) { $0 * 10 + UInt64($1) }
  }
}
