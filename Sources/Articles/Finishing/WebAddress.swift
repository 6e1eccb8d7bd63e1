/// An address on the web, parsed and joined as browsers do (URL Standard).
///
/// Foundation's `URL` follows RFC 3986, which refuses or changes addresses that pages hold and browsers understand.
public struct WebAddress: Sendable, Equatable {
  /// The scheme, in lower case.
  public private(set) var scheme: String
  /// User, host and port as they are written; `nil` for an address without.
  private var authority: String?
  /// The path.
  var path: String
  /// What is behind "?"; `nil` for an address without.
  var query: String?
  /// What is behind "#"; `nil` for an address without.
  var fragment: String?

  /// The port of a scheme with hosts; `nil` for other schemes.
  private static func defaultPort(_ scheme: String) -> Int? {
    switch scheme {
    case "http", "ws": 80
    case "https", "wss": 443
    case "ftp": 21
    default: nil
    }
  }

  /// Parses an address; `nil` for what is none.
  ///
  /// - Parameters:
  ///   - text: The address as it stands on a page.
  ///   - base: The address of the page; `nil` if the text must be complete.
  public init?(_ text: String, base: WebAddress? = nil) {
    let plain = Self.stripped(text)
    var rest = plain[...]
    let own = Self.takeScheme(&rest)
    guard let own, own != base?.scheme || rest.startsWithSlash || base?.isSpecial == false else {
      guard let base, base.authority != nil || plain.hasPrefix("#") else { return nil }
      self = base
      guard resolve(rest) else { return nil }
      return
    }
    scheme = own
    path = ""
    guard isSpecial else {
      // Addresses of other schemes stay as they are.
      path = String(rest)
      return
    }
    guard read(authorityOf: Substring(rest.utf8.drop { $0 == 0x2F || $0 == 0x5C })) else {
      return nil
    }
  }

  /// Whether it is of a scheme with hosts.
  private var isSpecial: Bool { Self.defaultPort(scheme) != nil }

  /// The address as text.
  public var text: String {
    var text = scheme + ":"
    text.reserveCapacity(text.utf8.count + (authority?.utf8.count ?? 0) + path.utf8.count + 80)
    for (sign, part) in [("//", authority), ("", path), ("?", query), ("#", fragment)] {
      guard let part else { continue }
      text += sign
      text += part
    }
    return text
  }

  /// The host, without port and user; `nil` for an address without.
  public var host: String? {
    guard let authority else { return nil }
    let utf8 = authority.utf8
    let start = utf8.lastIndex(of: UInt8(ascii: "@")).map { utf8.index(after: $0) }
    let host = authority[(start ?? utf8.startIndex)...]
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
    return String(host[..<(host.utf8.firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex)])
  }

  /// Scheme, host and port; `nil` for an address without a host.
  var origin: String? { isSpecial ? authority.map { scheme + "://" + $0 } : nil }

  // MARK: Parsing

  private static func stripped(_ text: String) -> String {
    let utf8 = text.utf8
    if let first = utf8.first, let last = utf8.last, first > 0x20, last > 0x20,
      utf8.allSatisfy({ $0 >= 0x0E || $0 != 9 && $0 != 10 && $0 != 13 })
    {
      return text
    }
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    return String(
      String.UnicodeScalarView(scalars.filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }))
  }

  private static func takeScheme(_ rest: inout Substring) -> String? {
    guard let first = rest.utf8.first, (first | 0x20) &- 0x61 < 26,
      let colon = rest.utf8.firstIndex(where: { !isOfScheme($0) }),
      rest.utf8[colon] == UInt8(ascii: ":")
    else { return nil }
    let scheme = rest[..<colon].lowercased()
    rest = rest[rest.index(after: colon)...]
    return scheme
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  /// Applies an address without scheme to this one.
  private mutating func resolve(_ relative: Substring) -> Bool {
    let isPath = relative.startsWithSlash
    if isPath, relative.dropFirst().startsWithSlash {
      return read(authorityOf: relative.dropFirst(2))
    }
    fragment = nil
    let (body, mark) = relative.cut(at: UInt8(ascii: "#"))
    let (front, question) = body.cut(at: UInt8(ascii: "?"))
    if !front.isEmpty {
      let old =
        isPath ? "" : path[...(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
      path = Self.normalised(old + front)
      query = nil
    }
    if let question { query = PercentEncoding.query(question) }
    if front.isEmpty, body.isEmpty, relative.isEmpty { fragment = nil }
    if let mark { fragment = PercentEncoding.fragment(mark) }
    return true
  }

  private mutating func read(authorityOf rest: Substring) -> Bool {
    let end =
      rest.utf8.firstIndex { $0 == 0x2F || $0 == 0x5C || $0 == 0x3F || $0 == 0x23 } ?? rest.endIndex
    guard let made = Self.authority(rest[..<end], scheme) else { return false }
    authority = made
    let (body, mark) = rest[end...].cut(at: UInt8(ascii: "#"))
    let (front, question) = body.cut(at: UInt8(ascii: "?"))
    path = Self.normalised(front.isEmpty ? "/" : front)
    query = question.map { PercentEncoding.query($0) }
    fragment = mark.map { PercentEncoding.fragment($0) }
    return true
  }

  private static func authority(_ text: Substring, _ scheme: String) -> String? {
    var host = text
    var user = ""
    if let at = text.utf8.lastIndex(of: UInt8(ascii: "@")) {
      user = PercentEncoding.user(text[..<at]) + "@"
      host = text[text.index(after: at)...]
    }
    var port = ""
    if let colon = host.utf8.lastIndex(of: UInt8(ascii: ":")), !host[colon...].contains("]") {
      let digits = host[host.index(after: colon)...]
      host = host[..<colon]
      if !digits.isEmpty {
        guard let number = Int(digits), (0...65535).contains(number) else { return nil }
        if number != defaultPort(scheme) { port = ":\(number)" }
      }
    }
    guard let name = HostName.ascii(host) else { return nil }
    return user + name + port
  }

  /// Whether a path has no part that begins with a point, nothing encoded and no backslash.
  private static func isNormal(_ path: some Collection<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in path {
      if byte == 0x5C || byte == 0x25 || byte == 0x2E && previous == 0x2F { return false }
      previous = byte
    }
    return true
  }

  /// A path without "." and "..", with what must not stand in it encoded.
  private static func normalised(_ path: some StringProtocol) -> String {
    if path.utf8.first == 0x2F, isNormal(path.utf8) { return PercentEncoding.path(path) }
    let unified = String(path).replacing("\\", with: "/")
    var kept: [Substring] = []
    let parts = unified.dropFirst(unified.hasPrefix("/") ? 1 : 0)
      .split(separator: "/", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      let isLast = place == parts.count - 1
      switch part.contains("%") ? part.lowercased().replacing("%2e", with: ".") : String(part) {
      case ".": if isLast { kept.append("") }
      case "..":
        if !kept.isEmpty { kept.removeLast() }
        if isLast { kept.append("") }
      default: kept.append(part)
      }
    }
    return "/" + PercentEncoding.path(kept.joined(separator: "/"))
  }
}

extension Substring {
  fileprivate var startsWithSlash: Bool {
    utf8.first == UInt8(ascii: "/") || utf8.first == UInt8(ascii: "\\")
  }

  /// What is before a sign, and what is behind it; `nil` if it is not there.
  fileprivate func cut(at sign: UInt8) -> (Substring, Substring?) {
    guard let place = utf8.firstIndex(of: sign) else { return (self, nil) }
    return (self[..<place], self[utf8.index(after: place)...])
  }
}
