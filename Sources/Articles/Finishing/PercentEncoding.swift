/// Encodes what must not stand in the parts of an address (URL Standard 1.3).
enum PercentEncoding {
  static func path(_ text: some StringProtocol) -> String { encode(text, " \"#<>?`{}^") }
  static func query(_ text: some StringProtocol) -> String { encode(text, " \"#<>'") }
  static func fragment(_ text: some StringProtocol) -> String { encode(text, " \"<>`") }
  static func user(_ text: some StringProtocol) -> String { encode(text, " \"#<>?`{}^/;=@[\\]|") }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func encode(_ text: some StringProtocol, _ reserved: StaticString) -> String {
    let needs = text.utf8.contains { mustEncode($0, reserved) }
    guard needs else { return String(text) }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if mustEncode(byte, reserved) {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func mustEncode(_ byte: UInt8, _ reserved: StaticString) -> Bool {
    byte < 0x20 || byte >= 0x7F
      || reserved.withUTF8Buffer { $0.contains(byte) }
  }
}
