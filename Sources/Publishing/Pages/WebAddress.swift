/// Addresses outside of the book, written so that every reader accepts them.
enum WebAddress {
  /// The longest address, in UTF-8 units; browsers cut longer ones.
  private static let limit = 2_000

  /// Writes an address.
  ///
  /// - Parameter address: As the book has it.
  /// - Returns: A URI with all other characters percent-encoded (RFC 3986); `nil` for a scheme that a book may not
  ///   lead to, or a host that can't be one.
  static func written(_ address: String) -> String? {
    let address = address.trimmed
    guard let colon = address.firstIndex(of: ":"), address.utf8.count <= limit else { return nil }
    let scheme = address[..<colon].lowercased()
    let rest = address[address.index(after: colon)...]
    switch scheme {
    case "http", "https", "ftp":
      guard rest.hasPrefix("//") else { return nil }
      let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
      guard isAuthority(authority) else { return nil }
      let path = rest.dropFirst(2 + authority.count)
      return "\(scheme)://\(authority)" + encoded(path)
    case "mailto", "tel":
      guard !rest.isEmpty else { return nil }
      return "\(scheme):" + encoded(rest)
    default: return nil
    }
  }

  /// Host and port; nobody's name or password is passed on.
  private static func isAuthority(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, parts.count <= 2 else { return false }
    if parts.count == 2 { guard UInt16(parts[1]) != nil else { return false } }
    return host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.utf8.allSatisfy {
          isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
    }
  }

  private static func encoded(_ text: Substring) -> String {
    var written: [UInt8] = []
    let bytes = Array(text.utf8)
    var hasFragment = false
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < bytes.count
        && isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
      let isFirstHash = byte == UInt8(ascii: "#") && !hasFragment
      if isFirstHash { hasFragment = true }
      if isEscape || isFirstHash || isAlphanumeric(byte) || plain.contains(byte) {
        written.append(byte)
      } else {
        written += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// Unreserved and reserved characters without brackets and `#` (RFC 3986, 2.2 and 2.3).
  private static let plain = Set("-._~:/?@!$&'()*+,;=".utf8)

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
