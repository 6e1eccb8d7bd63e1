/// The headers of a request as the library reports them.
struct RequestHead {
  let method: String
  let target: String
  let headers: [(name: String, value: String)]
  /// The address that it comes from, in digits.
  let client: String

  private func values(_ name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// Whether a body follows.
  var hasBody: Bool { isChunked || declaredLength ?? 0 > 0 }

  var isChunked: Bool { !values("transfer-encoding").isEmpty }

  var declaredLength: Int? {
    values("content-length").first.map { Int($0) ?? 0 }
  }

  var expectsContinue: Bool {
    values("expect").contains { $0.lowercased() == "100-continue" }
  }

  /// Why it can't be a request to anybody; `nil` if it can.
  var fault: (status: Int, reason: String)? {
    // Two readings of where a body ends are how requests are smuggled (RFC 9112 6.3).
    guard !isChunked || values("content-length").isEmpty, values("content-length").count <= 1 else {
      return (400, "The request says in two ways how long its body is.")
    }
    guard values("transfer-encoding").allSatisfy({ $0.lowercased() == "chunked" }) else {
      return (501, "The request's transfer encoding is not supported.")
    }
    guard values("host").count <= 1 else { return (400, "The request names two hosts.") }
    return nil
  }
}
