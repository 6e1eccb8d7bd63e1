/// Distinguishes markup from bytes that are no text, such as encrypted or random ones.
package enum ByteNoise {
  /// The number of bytes that are looked at.
  package static let sampleByteCount = 4096
  /// The fewest bytes that allow a judgement.
  private static let leastByteCount = 32
  /// One control character in so many bytes makes noise: random bytes have one in ten, a text has
  /// none, a damaged text few.
  private static let controlShare = 24
  /// Markup in units of two or four bytes begins with its mark, or with a zero beside `<`.
  private static let wideStarts: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE], [0, 0x3C], [0x3C, 0]]

  /// Whether a file holds neither markup nor text.
  ///
  /// - Parameter bytes: Its beginning.
  /// - Returns: True only if it is certain.
  package static func fills(_ bytes: some Collection<UInt8>) -> Bool {
    let sample = Array(bytes.prefix(sampleByteCount))
    guard sample.count >= leastByteCount, !wideStarts.contains(where: sample.starts(with:)),
      !sample.starts(with: [0, 0, 0xFE, 0xFF]), !sample.starts(with: [0, 0, 0, 0x3C]),
      !beginsAsMarkup(sample)
    else { return false }
    let controls = sample.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }
    return controls * controlShare > sample.count
  }

  /// Whether the bytes begin with a tag or a declaration, after white space.
  private static func beginsAsMarkup(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "<"), let next = rest.dropFirst().first else { return false }
    return (0x41...0x5A).contains(next & 0xDF) || next == UInt8(ascii: "!")
      || next == UInt8(ascii: "?")
  }
}
