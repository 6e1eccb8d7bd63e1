/// Names of hosts in the form that the network uses.
enum HostName {
  /// Signs that no host has (URL Standard 3.2).
  private static let forbidden = Set(" #/:<>?@[\\]^|%\"`{}".unicodeScalars)
  /// The longest name as written, in bytes: 253 characters (RFC 1035, 2.3.4) of four bytes, each percent-encoded.
  ///
  /// Punycode takes the square of a name's length.
  private static let lengthLimit = 253 * 12

  /// A name in lower case and ASCII.
  ///
  /// - Parameter name: The name as written, percent-encoded or in any script.
  /// - Returns: `nil` for what is no name of a host.
  static func ascii(_ name: Substring) -> String? {
    guard !name.isEmpty, name.utf8.count <= lengthLimit else { return nil }
    if name.utf8.allSatisfy(isPlain) { return String(name) }
    if name.hasPrefix("[") {
      let inner = name.dropFirst().dropLast()
      return name.hasSuffix("]") && inner.allSatisfy { $0.isHexDigit || ":.".contains($0) }
        ? name.lowercased() : nil
    }
    let decoded = name.contains("%") ? name.removingPercentEncodingStrictly : String(name)
    guard let lower = decoded?.lowercased(),
      lower.unicodeScalars.allSatisfy({ $0.value > 0x20 && !forbidden.contains($0) })
    else { return nil }
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    let parts = lower.split(omittingEmptySubsequences: false) { "。．｡.".contains($0) }
    return parts.map { part in
      part.utf8.allSatisfy { $0 < 0x80 } ? String(part) : "xn--" + Punycode.encode(part)
    }
    .joined(separator: ".")
  }
}

extension HostName {
  /// The longest name that ``plain(in:)`` reads, in bytes (RFC 1035, 2.3.4).
  private static let longest = 253
  private static let openings = ["http://", "https://"].map { Array($0.utf8) }

  /// Where the host stands in a complete address that needs no parsing: one of the web whose host is written in small
  /// letters of ASCII, without user and port.
  ///
  /// - Parameter address: An address as it stands on a page.
  /// - Returns: `nil` for all others, which ``WebAddress`` reads.
  static func plain(in address: Span<UInt8>) -> Range<Int>? {
    guard let opening = openings.first(where: { address.begins(with: $0.span) }) else { return nil }
    return plain(in: address, from: opening.count)
  }

  /// Where such a host stands that begins at a place.
  static func plain(in address: Span<UInt8>, from start: Int) -> Range<Int>? {
    var end = start
    while end < address.count, isPlain(address[end]) { end += 1 }
    guard end > start, end - start <= longest else { return nil }
    guard end < address.count else { return start..<end }
    switch address[end] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return start..<end
    default: return nil
    }
  }

  private static let looks = ["www.", "m.", "mobile.", "amp."].map { Array($0.utf8) }

  /// How many bytes at the beginning of a host only tell which look of its site it shows.
  static func lookLength(of host: Span<UInt8>) -> Int {
    looks.first { host.begins(with: $0.span) }?.count ?? 0
  }

  /// Whether a letter stands in hosts as it is: those of nearly all addresses.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2E || byte == 0x2D
  }
}

extension Substring {
  /// The text without percent-encoding; `nil` if it is no UTF-8 then.
  fileprivate var removingPercentEncodingStrictly: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// Writes letters of any script as letters of ASCII (RFC 3492).
enum Punycode {
  // The parameters of RFC 3492, 5.
  private static let base = 36
  private static let smallest = 1
  private static let largest = 26
  private static let skew = 38
  private static let damp = 700

  /// Encodes a part of a name.
  static func encode(_ part: Substring) -> String {
    let scalars = part.unicodeScalars.map { Int($0.value) }
    var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
    let plain = output.count
    var handled = plain
    if plain > 0 { output.append(UInt8(ascii: "-")) }
    var code = 0x80
    var delta = 0
    var bias = 72
    while handled < scalars.count {
      let nextCode = scalars.filter { $0 >= code }.min() ?? code
      delta += (nextCode - code) * (handled + 1)
      code = nextCode
      for scalar in scalars {
        if scalar < code { delta += 1 }
        guard scalar == code else { continue }
        var rest = delta
        var position = base
        while true {
          let threshold = min(max(position - bias, smallest), largest)
          if rest < threshold { break }
          output.append(digit(threshold + (rest - threshold) % (base - threshold)))
          rest = (rest - threshold) / (base - threshold)
          position += base
        }
        output.append(digit(rest))
        bias = adapted(delta, handled + 1, isFirst: handled == plain)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func digit(_ value: Int) -> UInt8 {
    value < 26 ? UInt8(ascii: "a") + UInt8(value) : UInt8(ascii: "0") + UInt8(value - 26)
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var steps = 0
    while delta > (base - smallest) * largest / 2 {
      delta /= base - smallest
      steps += base
    }
    return steps + (base - smallest + 1) * delta / (delta + skew)
  }
}
