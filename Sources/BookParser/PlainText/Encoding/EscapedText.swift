/// Texts whose bytes are all ASCII and stand for other characters: ISO-2022, HZ and UTF-7.
enum EscapedText {
  /// Detects which of these encodings a text has.
  ///
  /// - Parameter survey: A survey without bytes beyond ASCII.
  /// - Returns: The encoding; `nil` for plain ASCII.
  static func encoding(of survey: ByteSurvey) -> TextEncoding? {
    if survey.hasEscape {
      // There may be pages of English before the first word of the text.
      let text = String(decoding: survey.head + survey.sample, as: UTF8.self)
      if text.contains("\u{1B}$)C") { return .iso2022KR }
      if text.contains("\u{1B}$)A") || text.contains("\u{1B}$)G") { return .iso2022CN }
      let japanese = ["$B", "$@", "$(D", "(J", "(I", "$A", "$(C"]
      if japanese.contains(where: { text.contains("\u{1B}" + $0) }) { return .iso2022JP }
    }
    if isHZ(survey.head) { return .hz }
    return isUTF7(survey.head) ? .utf7 : nil
  }

  /// Whether it is HZ: GB2312 between `~{` and `~}`, an even number of bytes, the first from 0x21
  /// to 0x77.
  private static func isHZ(_ bytes: [UInt8]) -> Bool {
    var runs = 0
    var index = 0
    while index + 3 < bytes.count {
      guard bytes[index] == UInt8(ascii: "~"), bytes[index + 1] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      index += 2
      let start = index
      while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "~") {
        guard (0x21...0x77).contains(bytes[index]), (0x21...0x7E).contains(bytes[index + 1]) else {
          return false
        }
        index += 2
      }
      // The end of the sample closes a run, too.
      let isClosed = index + 1 >= bytes.count || bytes[index + 1] == UInt8(ascii: "}")
      guard index > start, isClosed else { return false }
      runs += 1
    }
    return runs > 0
  }

  /// Whether it is UTF-7: runs such as `+AGE-` decode to whole UTF-16 characters beyond ASCII (RFC
  /// 2152).
  private static func isUTF7(_ bytes: [UInt8]) -> Bool {
    var good = 0
    var bad = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "+") else {
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.count, isBase64(bytes[end]) { end += 1 }
      let run = bytes[index + 1..<end]
      let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "-")
      // `+-` is a plus sign.
      if run.count >= 3 { isWholeText(run) ? (good += 1) : (bad += 1) }
      if run.isEmpty, !isClosed { bad += 1 }
      index = end + 1
    }
    return good > 0 && good > bad * 3
  }

  private static func isBase64(_ byte: UInt8) -> Bool { value(byte) != nil }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// Whether the run decodes to whole 16-bit units, which are not all ASCII letters, with only zero
  /// bits left.
  private static func isWholeText(_ run: ArraySlice<UInt8>) -> Bool {
    var bits: UInt32 = 0
    var count = 0
    var units: [UInt16] = []
    for byte in run {
      bits = bits << 6 | (value(byte) ?? 0)
      count += 6
      if count >= 16 {
        count -= 16
        units.append(UInt16(truncatingIfNeeded: bits >> UInt32(count)))
        bits &= (1 << UInt32(count)) - 1
      }
    }
    guard count < 6, bits == 0, !units.isEmpty else { return false }
    return units.allSatisfy { $0 >= 0x20 && $0 != 0x7F && ($0 < 0xE000 || $0 >= 0xF900) }
      && units.contains { $0 >= 0x80 || !($0 >= 0x30) }
  }
}
