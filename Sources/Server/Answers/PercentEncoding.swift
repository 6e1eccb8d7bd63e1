/// Percent-encoding of all but what RFC 3986 calls unreserved.
enum PercentEncoding {
  /// Encodes a text.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - kept: Characters that stay besides.
  /// - Returns: ASCII.
  static func text(_ text: String, keeping kept: String = "") -> String {
    var result = ""
    let kept = Set(kept.utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where kept.contains(byte): result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
