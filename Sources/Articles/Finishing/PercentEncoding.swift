/// Encodes what must not stand in the parts of an address (URL Standard 1.3).
enum PercentEncoding {
  static func path(_ text: some StringProtocol) -> String { encode(text, inPath) }
  static func query(_ text: some StringProtocol) -> String { encode(text, inQuery) }
  static func fragment(_ text: some StringProtocol) -> String { encode(text, inFragment) }
  static func user(_ text: some StringProtocol) -> String { encode(text, inUser) }

  private static let inPath = ReservedSigns(" \"#<>?`{}^")
  private static let inQuery = ReservedSigns(" \"#<>'")
  private static let inFragment = ReservedSigns(" \"<>`")
  private static let inUser = ReservedSigns(" \"#<>?`{}^/;=@[\\]|")
  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func encode(_ text: some StringProtocol, _ reserved: ReservedSigns) -> String {
    guard text.utf8.contains(where: reserved.contains) else { return String(text) }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if reserved.contains(byte) {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The bytes that a part of an address must not hold: some signs, control characters, and all that is not ASCII.
private struct ReservedSigns {
  /// A bit for each byte below 64; control characters are the first 32.
  private var low = UInt64(UInt32.max)
  /// A bit for each byte from 64 to 127, which is a control character.
  private var high: UInt64 = 1 << 63

  init(_ signs: String) {
    for byte in signs.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0
  }
}
