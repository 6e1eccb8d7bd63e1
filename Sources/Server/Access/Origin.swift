import HTTPServer

/// The origin of a request: the address that the browser uses, and the machine that sends it.
///
/// Only ``CallerRules`` makes it, so only that place believes headers of proxies.
struct Origin: Hashable, Sendable {
  /// `http` or `https`.
  let scheme: String
  /// Name and port, as in `Host`.
  let host: String
  /// The address of the client.
  let client: String
  /// The library's base path at this address.
  var base = BasePath.root

  /// The text of an `Origin` header (RFC 6454).
  var text: String { "\(scheme)://\(host)" }
  /// Whether the connection is encrypted.
  var isSecure: Bool { scheme == "https" }
}
