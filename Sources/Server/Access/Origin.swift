import HTTPServer

/// How a request came: what the browser has in its address line, and which machine sends it.
///
/// Made in one place (``CallerRules``), so that what a proxy says is believed there or nowhere.
struct Origin: Hashable, Sendable {
  /// `http` or `https`.
  let scheme: String
  /// Name and port, as in `Host`.
  let host: String
  /// The address of the client.
  let client: String
  /// The path under which the library lies there.
  var base = BasePath.root

  /// As `Origin` has it (RFC 6454).
  var text: String { "\(scheme)://\(host)" }
  /// Whether nobody on the way can read or change what is sent.
  var isSecure: Bool { scheme == "https" }
}
