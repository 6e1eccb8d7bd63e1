/// Completes the addresses of most links without parsing them: those that browsers, too, only put behind the host.
struct PlainReferences {
  /// What an address says of how it is completed.
  enum Reading {
    /// It is complete and stays as it is written.
    case complete
    /// It stays as it is written behind scheme and host of the page.
    case behindOrigin
    /// It stays as it is written behind the scheme of the page.
    case behindScheme
    /// It has to be parsed.
    case unknown
  }

  /// Scheme, host and port of the addresses that others are relative to; empty if there are none.
  let origin: [UInt8]
  /// The scheme of those addresses, with its colon; empty if there are none.
  let scheme: [UInt8]
  /// Whether a place on the page is an address by itself.
  private let keepsPlaces: Bool

  /// Prepares for the addresses of a page.
  ///
  /// - Parameters:
  ///   - base: What they are relative to.
  ///   - page: The address of the page: links within it stay as they are.
  init(base: WebAddress?, page: WebAddress?) {
    origin = base?.origin.map { Array($0.utf8) } ?? []
    scheme = origin.isEmpty ? [] : Array(origin[...(origin.firstIndex(of: UInt8(ascii: ":")) ?? 0)])
    keepsPlaces = base == page
  }

  /// Reads an address.
  func reading(_ text: Span<UInt8>) -> Reading {
    guard let first = text.isEmpty ? nil : text[0] else { return .unknown }
    if first == UInt8(ascii: "#") {
      return keepsPlaces && (text.count == 1 || text[1] < 0x80) ? .complete : .unknown
    }
    guard first == UInt8(ascii: "/") else {
      return Self.isPlain(text, behind: HostName.plain(in: text)) ? .complete : .unknown
    }
    guard !origin.isEmpty else { return .unknown }
    if text.count == 1 || text[1] != UInt8(ascii: "/") {
      return Self.isPlain(text) ? .behindOrigin : .unknown
    }
    return Self.isPlain(text, behind: HostName.plain(in: text, from: 2)) ? .behindScheme : .unknown
  }

  /// An address completed; `nil` if it has to be parsed.
  func complete(_ text: Span<UInt8>) -> [UInt8]? {
    var whole: [UInt8]
    switch reading(text) {
    case .complete: whole = []
    case .behindOrigin: whole = origin
    case .behindScheme: whole = scheme
    case .unknown: return nil
    }
    whole.reserveCapacity(whole.count + text.count)
    for index in text.indices { whole.append(text[index]) }
    return whole
  }

  /// Whether a path stands behind a plain host, and nothing behind it is encoded, decoded or taken away.
  private static func isPlain(_ text: Span<UInt8>, behind host: Range<Int>?) -> Bool {
    guard let path = host?.upperBound, path < text.count, text[path] == UInt8(ascii: "/") else {
      return false
    }
    return isPlain(text.extracting(path...))
  }

  /// Whether nothing in path, query and fragment is encoded, decoded or taken away.
  private static func isPlain(_ text: Span<UInt8>) -> Bool {
    var isPath = true
    var previous: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case ...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "`"):
        return false
      case UInt8(ascii: "?"), UInt8(ascii: "#"): isPath = false
      case UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        if isPath { return false }
      // "/..", which goes up, and "%2E", which is a point.
      case UInt8(ascii: "."): if isPath, previous == UInt8(ascii: "/") { return false }
      case UInt8(ascii: "E"), UInt8(ascii: "e"):
        if isPath, previous == UInt8(ascii: "2"), text[index - 2] == UInt8(ascii: "%") {
          return false
        }
      default: break
      }
      previous = byte
    }
    return true
  }
}
