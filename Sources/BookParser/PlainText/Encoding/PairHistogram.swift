/// Counts of each byte after each other one, in words with a byte beyond ASCII.
///
/// The same bytes count for every encoding, so their costs can be compared.
struct PairHistogram {
  /// The distinct pairs.
  ///
  /// A word's edge is the byte 0x20.
  private(set) var pairs: [(first: UInt8, second: UInt8, count: Float)] = []
  /// The number of bytes that belong to no such word.
  private(set) var outsideCount = 0

  /// Counts the pairs of a sample.
  ///
  /// - Parameter sample: Bytes in an encoding that contains ASCII.
  init(_ sample: [UInt8]) {
    var counts = [UInt32](repeating: 0, count: 1 << 16)
    var start = 0
    while start < sample.count {
      guard Self.isWordByte(sample[start]) else {
        start += 1
        outsideCount += 1
        continue
      }
      var end = start
      var hasHigh = false
      while end < sample.count, Self.isWordByte(sample[end]) {
        hasHigh = hasHigh || sample[end] >= 0x80
        end += 1
      }
      if hasHigh {
        var previous = 0x20
        for byte in sample[start..<end] {
          counts[previous << 8 | Int(byte)] += 1
          previous = Int(byte)
        }
        counts[previous << 8 | 0x20] += 1
      } else {
        outsideCount += end - start
      }
      start = end
    }
    for (pair, count) in counts.enumerated() where count > 0 {
      pairs.append((UInt8(pair >> 8), UInt8(pair & 0xFF), Float(count)))
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
