/// Completes the addresses of most links without parsing them: those that browsers, too, only put behind the host.
struct PlainReferences {
  /// What an address says of how it is completed.
  enum Reading {
    /// It is complete and stays as it is written.
    case complete
    /// It stays as it is written behind scheme and host of the page.
    case behindOrigin
    /// It has to be parsed.
    case unknown
  }

  /// Scheme, host and port of the addresses that others are relative to; empty if there are none.
  let origin: [UInt8]
  /// Whether a place on the page is an address by itself.
  private let keepsPlaces: Bool

  /// Prepares for the addresses of a page.
  ///
  /// - Parameters:
  ///   - base: What they are relative to.
  ///   - page: The address of the page: links within it stay as they are.
  init(base: WebAddress?, page: WebAddress?) {
    origin = base?.origin.map { Array($0.utf8) } ?? []
    keepsPlaces = base == page
  }

  /// Reads an address.
  func reading(_ text: Span<UInt8>) -> Reading {
    guard let first = text.isEmpty ? nil : text[0] else { return .unknown }
    if first == UInt8(ascii: "#") {
      return keepsPlaces && (text.count == 1 || text[1] < 0x80) ? .complete : .unknown
    }
    if first == UInt8(ascii: "/") {
      let isPath = text.count == 1 || text[1] != UInt8(ascii: "/")
      return isPath && !origin.isEmpty && Self.isPlain(text) ? .behindOrigin : .unknown
    }
    guard let path = HostName.plain(in: text)?.upperBound, path < text.count,
      text[path] == UInt8(ascii: "/")
    else { return .unknown }
    return Self.isPlain(text.extracting(path...)) ? .complete : .unknown
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
