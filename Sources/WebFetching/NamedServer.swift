import CCurl
import Dispatch

/// A server that a person has named, with a user and a password (libcurl).
///
/// It may be in this machine or its network, as a disk on the shelf is. Redirections are not followed, since a password goes to
/// the host that the person has named and to no other.
public struct NamedServer: Sendable {
  /// The name that the server knows; `nil` if it asks for none.
  public let user: String?
  /// The password of the user; it is in no description.
  private let password: String
  /// The longest time until a host answers, in milliseconds.
  private static let connectionLimit = 15_000
  private static let queue = DispatchQueue(label: "named-servers", attributes: .concurrent)

  /// The longest time without a byte in seconds: servers put large uploads together at their end.
  public var silenceLimit: Int

  /// Describes a server.
  ///
  /// - Parameters:
  ///   - user: The name that the server knows; `nil` if it asks for none.
  ///   - password: The password.
  ///   - silenceLimit: The longest time without a byte in seconds.
  public init(user: String?, password: String?, silenceLimit: Int = 300) {
    self.user = user
    self.password = password ?? ""
    self.silenceLimit = silenceLimit
  }

  /// Sends a request.
  ///
  /// - Parameter request: The request, to an address of http or https.
  /// - Returns: The answer, whatever its status is.
  /// - Throws: ``FetchError`` if there is no answer; ``ServerFileError`` if a file of this machine fails; `CancellationError`.
  public func send(_ request: ServerRequest) async throws -> ServerAnswer {
    guard let host = WebFetcher.host(of: request.address), !host.isEmpty else {
      throw FetchError(.address)
    }
    let exchange = try ServerExchange(request, host: host)
    unsafe configure(exchange.curl, request)
    let code = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Self.queue.async { continuation.resume(returning: exchange.perform()) }
      }
    } onCancel: {
      exchange.cancel()
    }
    if exchange.isCancelled { throw CancellationError() }
    if let failure = exchange.fileFailure { throw ServerFileError(description: failure) }
    if exchange.isTooLarge { throw FetchError(.tooLarge, host: host) }
    guard code == CURLE_OK else { throw FetchError(WebFetcher.kind(of: code), host: host) }
    return exchange.received
  }

  private func configure(_ curl: UnsafeMutableRawPointer, _ request: ServerRequest) {
    unsafe _ = ccurl_set_text(curl, CURLOPT_URL, request.address)
    unsafe _ = ccurl_set_text(curl, CURLOPT_PROTOCOLS_STR, "http,https")
    unsafe _ = ccurl_set_text(curl, CURLOPT_USERAGENT, "Vorleser")
    unsafe _ = ccurl_set_text(curl, CURLOPT_CUSTOMREQUEST, request.method)
    if let user {
      unsafe _ = ccurl_set_text(curl, CURLOPT_USERNAME, user)
      unsafe _ = ccurl_set_text(curl, CURLOPT_PASSWORD, password)
    }
    for (option, value) in [
      (CURLOPT_FOLLOWLOCATION, 0), (CURLOPT_NOSIGNAL, 1),
      (CURLOPT_CONNECTTIMEOUT_MS, Self.connectionLimit), (CURLOPT_LOW_SPEED_LIMIT, 1),
      (CURLOPT_LOW_SPEED_TIME, silenceLimit), (CURLOPT_DISALLOW_USERNAME_IN_URL, 1),
      (CURLOPT_NETRC, 0),
    ] {
      unsafe _ = ccurl_set_long(curl, option, value)
    }
  }
}

extension NamedServer: CustomReflectable {
  /// The user without the password.
  public var customMirror: Mirror { Mirror(self, children: ["user": user as Any]) }
}

/// A file of this machine that can't be sent, or that an answer can't be written to.
public struct ServerFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's words.
  public let description: String
}
