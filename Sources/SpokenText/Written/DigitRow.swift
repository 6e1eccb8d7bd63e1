/// Digits as they are written, as values.
enum DigitRow {
  /// More digits than this are read one by one: nobody follows quintillions.
  static let longestCardinal = 18
  /// Of a longer row of digits only the beginning is read.
  static let longest = 200

  /// The value of digits, or `nil` when there are too many to say.
  static func value(_ digits: some Collection<UInt8>) -> UInt64? {
    guard digits.count <= longestCardinal else { return nil }
    return digits.reduce(0) { $0 * 10 + UInt64($1) }
  }
}
