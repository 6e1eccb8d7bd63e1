/// Random bytes that nobody can guess, and their comparison.
public enum SecretBytes {
  /// Bytes of the system's generator (`getrandom`).
  ///
  /// - Parameter count: How many.
  /// - Returns: The bytes.
  public static func random(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Whether two secrets are the same, found out in a time that says nothing of where they differ.
  ///
  /// - Parameters:
  ///   - one: A secret.
  ///   - other: Another.
  /// - Returns: Whether all bytes are equal.
  public static func equal(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    var difference: UInt8 = 0
    for (left, right) in zip(one, other) { difference |= left ^ right }
    return difference == 0
  }
}
