/// One request, with a body that is still on its way.
public struct HTTPRequest: Sendable {
  /// The method in capitals; `GET` also for a request with `HEAD`, see ``isHead``.
  public let method: String
  /// Whether the client wants the headers alone; the server leaves the body out by itself.
  public let isHead: Bool
  /// The path, percent-decoded, beginning with `/`; it may contain `..`, `//` and a decoded `%2F`.
  public let path: String
  /// The path as it was sent.
  public let rawPath: String
  /// The query in its order, decoded as forms are (`+` is a space); a name without `=` has an
  /// empty value.
  public let query: [(name: String, value: String)]
  /// All headers in their order.
  public let headers: [(name: String, value: String)]
  /// The body, read once.
  public let body: HTTPRequestBody
  /// The client's numeric address.
  public let client: String
  private let keep: @Sendable () -> Void

  /// Makes a request, as tests of routes do.
  ///
  /// - Parameters:
  ///   - method: The method in capitals.
  ///   - path: The decoded path.
  ///   - query: The decoded query.
  ///   - headers: All headers.
  ///   - body: The body.
  ///   - client: The client's address.
  ///   - keep: Called by ``keepConnection()``.
  public init(
    method: String, path: String, query: [(name: String, value: String)] = [],
    headers: [(name: String, value: String)] = [], body: HTTPRequestBody = .init([]),
    client: String = "127.0.0.1", keep: @escaping @Sendable () -> Void = {}
  ) {
    self.init(
      method: method, target: RequestTarget(path: path, rawPath: path, query: query),
      headers: headers, body: body, client: client, keep: keep)
  }

  /// The same request with a shorter path, without its beginning.
  ///
  /// - Parameter prefix: The beginning of both paths, not percent-encoded; a request with another
  ///   beginning stays as it is.
  /// - Returns: The request; its body is the same one, which is still read once.
  public func droppingPrefix(_ prefix: String) -> HTTPRequest {
    guard path.hasPrefix(prefix) else { return self }
    let raw = rawPath.hasPrefix(prefix) ? String(rawPath.dropFirst(prefix.count)) : rawPath
    return HTTPRequest(
      method: isHead ? "HEAD" : method,
      target: RequestTarget(
        path: String(path.dropFirst(prefix.count)), rawPath: raw, query: query),
      headers: headers, body: body, client: client, keep: keep)
  }

  init(
    method: String, target: RequestTarget, headers: [(name: String, value: String)],
    body: HTTPRequestBody, client: String, keep: @escaping @Sendable () -> Void
  ) {
    self.client = client
    self.keep = keep
    isHead = method == "HEAD"
    self.method = isHead ? "GET" : method
    path = target.path
    rawPath = target.rawPath
    query = target.query
    self.headers = headers
    self.body = body
  }

  /// Marks the client as known.
  ///
  /// The server then keeps its connection when it makes room for others, see ``HTTPLimits/strangerCount``.
  public func keepConnection() { keep() }

  /// The value of a header.
  ///
  /// - Parameter name: Its name, in any case.
  /// - Returns: The value, several of one name joined by `, ` as RFC 9110 5.2 says; `nil` if absent.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    let values = headers.filter { $0.name.lowercased() == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
