extension MarkupDocument {
  /// The last character that Unicode has.
  private static let lastScalar = 0x10FFFF

  /// The markup with U+FFFD in place of references to numbers above Unicode's last (HTML Standard 13.2.5.80).
  ///
  /// gumbo adds up the digits in 32 bits and goes on where they overflow: it then makes another character, bytes that are no
  /// UTF-8, or nothing of the rest.
  ///
  /// - Parameter bytes: HTML in UTF-8.
  /// - Returns: HTML whose references gumbo understands.
  static func withoutReferencesOutOfRange(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var copied = 0
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "&")) {
      let reference = numberedReference(at: start, bytes)
      place = reference.digits.upperBound
      guard reference.isOutOfRange else { continue }
      kept += bytes[copied..<reference.digits.lowerBound]
      kept += Array((reference.isHex ? "FFFD" : "65533").utf8)
      copied = place
    }
    return copied == 0 ? bytes : kept + bytes[copied...]
  }

  /// The digits behind an ampersand, none where there is no number, and whether Unicode has no such character.
  private static func numberedReference(
    at start: Int, _ bytes: [UInt8]
  ) -> (digits: Range<Int>, isHex: Bool, isOutOfRange: Bool) {
    var place = start + 1
    guard place < bytes.count, bytes[place] == UInt8(ascii: "#") else {
      return (place..<place, false, false)
    }
    place += 1
    let isHex = place < bytes.count && bytes[place] | 0x20 == UInt8(ascii: "x")
    if isHex { place += 1 }
    let first = place
    var value = 0
    while place < bytes.count, let digit = digit(bytes[place], isHex: isHex) {
      // A greater number stays out of range, however many digits follow.
      value = min(value * (isHex ? 16 : 10) + digit, lastScalar + 1)
      place += 1
    }
    return (first..<place, isHex, value > lastScalar)
  }

  private static func digit(_ byte: UInt8, isHex: Bool) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHex: Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHex: Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
