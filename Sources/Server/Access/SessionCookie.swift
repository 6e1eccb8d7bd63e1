import HTTPServer
import Storage

/// The cookie that identifies the session of a request.
///
/// `HttpOnly`: no script reads it. `SameSite=Strict`: the browser does not send it with requests
/// that another site starts. Links to the page still work, because the page's document needs no
/// session and then makes its own requests.
///
/// Source: RFC 6265; <https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis>.
enum SessionCookie {
  /// The cookie's name; over TLS its prefix makes browsers accept the cookie from this host only.
  ///
  /// The path is in the name: a library at the root of the host, or above this one, has a cookie that
  /// is sent here as well.
  private static func name(_ origin: Origin) -> String {
    guard origin.base != .root else { return origin.isSecure ? "__Host-vorleser" : "vorleser" }
    // No base path has this sign, and a cookie's name has no slash (RFC 6265 section 4.1.1).
    let path = origin.base.text.replacing("/", with: "~")
    return (origin.isSecure ? "__Secure-vorleser" : "vorleser") + path
  }

  /// The token in a request.
  static func token(in request: HTTPRequest, _ origin: Origin) -> String? {
    let name = name(origin)
    // Of two with one name an attacker may have set one: then none is believed.
    let cookies: [Substring] = (request.header("Cookie") ?? "")
      .split { (sign: Character) in sign == ";" || sign == "," }
    let found =
      cookies
      .map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
      .filter { $0.count == 2 && $0[0].trimmed == name }
    guard found.count == 1 else { return nil }
    let token = found[0][1].trimmed
    return token.isEmpty || token.utf8.count > 100 ? nil : token
  }

  /// The header that sets it.
  static func header(_ token: String, _ origin: Origin) -> (name: String, value: String) {
    // The server says when a session ends; the cookie only has to live as long.
    line(token, seconds: AccountStore.longestDays * 86_400, origin)
  }

  /// The header that removes it.
  static func removal(_ origin: Origin) -> (name: String, value: String) {
    line("", seconds: 0, origin)
  }

  private static func line(
    _ value: String, seconds: Int, _ origin: Origin
  ) -> (name: String, value: String) {
    // A path without a slash at its end is that path and all below it (RFC 6265 section 5.1.4).
    let path = origin.base == .root ? "/" : origin.base.text
    return (
      "Set-Cookie",
      "\(name(origin))=\(value); Path=\(path); Max-Age=\(seconds); HttpOnly; SameSite=Strict"
        + (origin.isSecure ? "; Secure" : "")
    )
  }
}

extension Substring {
  /// Without spaces around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
