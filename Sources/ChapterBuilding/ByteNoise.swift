/// Tells bytes that are no text at all, such as encrypted or random ones, from markup.
package enum ByteNoise {
  /// As much is looked at.
  package static let sampleByteCount = 4096
  /// Fewer bytes tell nothing.
  private static let leastByteCount = 32
  /// Random bytes have one control character in ten; a text has none, a damaged one few.
  private static let controlShare = 24
  /// Markup in units of two or four bytes begins with its mark, or with a zero beside `<`.
  private static let wideStarts: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE], [0, 0x3C], [0x3C, 0]]

  /// Whether a file holds neither markup nor text.
  ///
  /// - Parameter bytes: Its beginning.
  /// - Returns: Whether it is certain.
  package static func fills(_ bytes: some Collection<UInt8>) -> Bool {
    let sample = Array(bytes.prefix(sampleByteCount))
    guard sample.count >= leastByteCount, !wideStarts.contains(where: sample.starts(with:)),
      !sample.starts(with: [0, 0, 0xFE, 0xFF]), !sample.starts(with: [0, 0, 0, 0x3C]),
      !beginsAsMarkup(sample)
    else { return false }
    let controls = sample.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }
    return controls * controlShare > sample.count
  }

  /// Whether a tag or declaration is the first that is there.
  private static func beginsAsMarkup(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "<"), let next = rest.dropFirst().first else { return false }
    return (0x41...0x5A).contains(next & 0xDF) || next == UInt8(ascii: "!")
      || next == UInt8(ascii: "?")
  }
}
