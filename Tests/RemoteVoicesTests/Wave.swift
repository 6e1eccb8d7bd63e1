import Foundation

/// Sound for tests.
enum Wave {
  /// Tones with 0.3 s of silence between them, 16,000 samples a second.
  static func phrases(_ seconds: [Double]) -> [Int16] {
    var samples: [Int16] = []
    for length in seconds {
      if !samples.isEmpty { samples += [Int16](repeating: 0, count: 4_800) }
      for index in 0..<Int(length * 16_000) {
        let value: Double = 8_000 * sin(Double(index) * 0.2)
        samples.append(Int16(value))
      }
    }
    return samples
  }

  /// A file of one channel, or of two whose samples take turns.
  static func file(
    _ samples: [Int16], rate: Int, size: UInt32? = nil, channels: Int = 1
  ) -> [UInt8] {
    let count = Int(size ?? UInt32(samples.count * 2))
    var bytes = Array("RIFF".utf8) + number(count &+ 36, 4) + Array("WAVEfmt ".utf8)
    bytes += number(16, 4) + number(1, 2) + number(channels, 2) + number(rate, 4)
    bytes += number(rate * 2 * channels, 4) + number(2 * channels, 2) + number(16, 2)
    bytes += Array("data".utf8) + number(count, 4)
    for sample in samples { bytes += number(Int(sample), 2) }
    return bytes
  }

  /// A number with its lowest byte first.
  private static func number(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
