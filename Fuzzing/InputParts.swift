/// An input of several files, which two control characters part; the fuzzer finds out what it may do to each.
enum InputParts {
  private static let separator: UInt8 = 0x1D

  /// Splits an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - count: How many parts there are; what is missing is empty, and the last one has the rest.
  /// - Returns: The parts.
  static func split(_ input: [UInt8], into count: Int) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var start = 0
    var place = 0
    while parts.count < count - 1, place + 1 < input.count {
      if input[place] == separator, input[place + 1] == separator {
        parts.append(Array(input[start..<place]))
        start = place + 2
        place = start
      } else {
        place += 1
      }
    }
    parts.append(Array(input[start...]))
    return parts + Array(repeating: [], count: count - parts.count)
  }
}
