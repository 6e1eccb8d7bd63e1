import Foundation

/// The decoded target of a request's first line (RFC 9112 3.2).
struct RequestTarget {
  let path: String
  let rawPath: String
  let query: [(name: String, value: String)]
}

extension RequestTarget {
  /// Decodes a target; `nil` if it has no path, or if its escapes are no UTF-8 or contain a NUL.
  ///
  /// - Parameter target: As it was sent: `/path?query`, or the same after `http://host`.
  init?(_ target: String) {
    var rest = Substring(target)
    if let scheme = rest.range(of: "://"), !rest[..<scheme.lowerBound].contains("/") {
      rest = rest[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
      if rest.first != "/" { rest = "/" + rest }
    }
    rest = rest.prefix { $0 != "#" }
    guard rest.first == "/" else { return nil }
    let raw = rest.prefix { $0 != "?" }
    guard let path = Self.decoded(raw.utf8) else { return nil }
    var query: [(name: String, value: String)] = []
    for field in rest[raw.endIndex...].dropFirst().split(separator: "&") {
      let name = field.prefix { $0 != "=" }
      let value = field[name.endIndex...].dropFirst()
      guard let name = Self.decoded(name.utf8, isForm: true),
        let value = Self.decoded(value.utf8, isForm: true)
      else { return nil }
      query.append((name, value))
    }
    self.init(path: path, rawPath: String(raw), query: query)
  }

  /// Name and port of a target with a host in it, in lower case; `nil` for one without.
  static func authority(in target: String) -> String? {
    guard let scheme = target.range(of: "://"), !target[..<scheme.lowerBound].contains("/") else {
      return nil
    }
    return target[scheme.upperBound...].prefix { !"/?#".contains($0) }.lowercased()
  }

  private static func decoded(_ text: Substring.UTF8View, isForm: Bool = false) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit),
          high | low != 0
        else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where isForm: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
