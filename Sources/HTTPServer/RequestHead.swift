/// The headers of a request as the library reports them.
struct RequestHead {
  let method: String
  let target: String
  let version: String
  let headers: [(name: String, value: String)]
  /// Whether ``headers`` are all that was sent.
  let areHeadersWhole: Bool
  /// Whether it takes more memory than it may.
  let isTooLong: Bool
  /// The address that it comes from, in digits.
  let client: String

  private func values(_ name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// Whether a body follows.
  var hasBody: Bool { isChunked || declaredLength ?? 0 > 0 }

  var isChunked: Bool { !values("transfer-encoding").isEmpty }

  /// The length that the client declares.
  ///
  /// The parser accepts lengths up to 64 bits; one that no `Int` holds is taken as `Int.max`, which is over every limit.
  var declaredLength: Int? {
    values("content-length").first.map { Int($0) ?? .max }
  }

  var expectsContinue: Bool {
    values("expect").contains { $0.lowercased() == "100-continue" }
  }

  /// Why it is no valid request; `nil` if it is.
  var fault: (status: Int, reason: String)? {
    guard !isTooLong else {
      return (431, "The request's address and headers, such as its cookies, are too long.")
    }
    // Two readings of where a body ends are how requests are smuggled (RFC 9112 6.3).
    guard !isChunked || values("content-length").isEmpty, values("content-length").count <= 1 else {
      return (400, "The request says in two ways how long its body is.")
    }
    guard values("transfer-encoding").count <= 1 else {
      return (400, "The request says twice how its body is sent.")
    }
    guard values("transfer-encoding").allSatisfy({ $0.lowercased() == "chunked" }) else {
      return (501, "The request's transfer encoding is not supported.")
    }
    guard values("host").count <= 1 else { return (400, "The request names two hosts.") }
    guard version != "HTTP/1.1" || !values("host").isEmpty else {
      return (400, "The request names no host.")
    }
    guard
      RequestTarget.authority(in: target).map({ $0 == values("host").first?.lowercased() }) ?? true
    else { return (400, "The request's address and its host differ.") }
    guard areHeadersWhole else {
      return (400, "A header has a NUL byte, goes on in a second line, or ends without CR LF.")
    }
    // "Content-Length : 3" has a name of its own to some and none to others (RFC 9112 5.1).
    guard headers.allSatisfy({ Self.isToken($0.name) }) else {
      return (400, "The name of a header has characters that it must not have.")
    }
    return nil
  }

  /// Whether a name is a token (RFC 9110 5.6.2).
  private static func isToken(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
