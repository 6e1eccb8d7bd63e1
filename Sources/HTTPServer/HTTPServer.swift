import Foundation

/// An HTTP 1.1 server on one address, with TLS or without.
///
/// Each request runs its handler in a task of its own, which is cancelled when the client goes away
/// or the server stops. Handlers do not run on the server's threads, so they may wait as long as
/// they like. The server answers `HEAD` from the answer to `GET`, and `Expect: 100-continue` when
/// the handler reads the body.
///
/// A client may stop sending right behind its request and still read. TCP shows the same of a client that has gone away,
/// until the server sends something. Such a client gets what the server answers within ``HTTPLimits/farewell``, and
/// nothing that takes longer. A longer wait would let the voice speak to everybody who has tapped elsewhere meanwhile.
public final class HTTPServer: Sendable {
  /// Descriptors beside those of connections: files being sent, books, models, the database.
  private static let otherDescriptors = 1024

  /// The port that it listens on.
  public let port: Int
  private let core: ServerCore

  /// Starts a server; it answers when this returns.
  ///
  /// - Parameters:
  ///   - host: An address of this machine, such as `127.0.0.1`, `::1` or `localhost`.
  ///   - port: 0 lets the system choose.
  ///   - identity: Its certificate and key for HTTPS; `nil` for HTTP.
  ///   - limits: Its limits.
  ///   - refusal: Makes the answer to a malformed request that no handler sees, from what is known of
  ///     it, a status and a sentence: an address that can't be decoded, two lengths. The request's
  ///     path is `/`.
  ///   - handler: Answers a request.
  /// - Throws: ``HTTPServerError`` when it can't listen there.
  public init(
    host: String, port: Int, identity: TLSIdentity? = nil, limits: HTTPLimits = HTTPLimits(),
    refusal:
      @escaping @Sendable (_ request: HTTPRequest, _ status: Int, _ reason: String)
      -> HTTPResponse = plainRefusal,
    handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws(HTTPServerError) {
    let socket = try ListeningSocket(host: host, port: port)
    self.port = socket.port
    Self.allowDescriptors(limits.connectionCount + Self.otherDescriptors)
    core = try ServerCore(
      limits: limits, isEncrypted: identity != nil, handler: handler, refusal: refusal)
    try core.start(on: socket, identity)
  }

  deinit { core.stopLater() }

  /// Uses another certificate for new connections; existing ones continue undisturbed.
  ///
  /// - Parameter identity: The new certificate and key.
  /// - Throws: ``HTTPServerError`` when it can't be used; then nothing has changed.
  public func change(to identity: TLSIdentity) throws(HTTPServerError) {
    try core.change(to: identity)
  }

  /// Ends every connection and cancels every handler; the port is free when this returns.
  ///
  /// Waits for the handlers, but not longer than ``HTTPLimits/stopWait``.
  public func stop() async {
    await core.stop()
  }

  /// Answers with a sentence as plain text.
  ///
  /// - Parameters:
  ///   - request: The request, which is answered in the same way whatever it is.
  ///   - status: The status code.
  ///   - reason: The sentence.
  /// - Returns: The answer.
  @Sendable public static func plainRefusal(
    _ request: HTTPRequest, _ status: Int, _ reason: String
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: .bytes(Array((reason + "\n").utf8)))
  }

  /// Raises the system's soft limit as far as it is needed and permitted.
  private static func allowDescriptors(_ count: Int) {
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard unsafe getrlimit(kind, &limit) == 0, limit.rlim_cur < count else { return }
    limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
    // What can't be raised shows as refused connections, not as a failure to start.
    unsafe _ = setrlimit(kind, &limit)
  }
}
