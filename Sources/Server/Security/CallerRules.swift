import HTTPServer

/// Who may call: the page itself, and programs on this machine.
///
/// The server listens on a loopback address, so that only this machine reaches it; but so does every
/// page in every browser here. Three headers tell those apart, and a page can forge none of them:
/// `Host` (another name means that a foreign name was pointed at this machine, "DNS rebinding"),
/// `Sec-Fetch-Site` and `Origin` (another page is asking).
///
/// Source: <https://www.w3.org/TR/fetch-metadata/>, RFC 6454 section 7.
struct CallerRules: Sendable {
  /// Methods that change nothing (RFC 9110 section 9.2.1).
  private static let safeMethods: Set<String> = ["GET", "HEAD", "OPTIONS"]

  /// The server's names, in lower case, as they stand in `Host` before the port.
  let names: Set<String>

  /// Makes the rules of a server.
  ///
  /// - Parameter host: The address it listens on.
  init(host: String) {
    names = ["localhost", "127.0.0.1", "[::1]", host.lowercased(), "[\(host.lowercased())]"]
  }

  /// Why a request is refused; `nil` if it may pass.
  func refusal(of request: HTTPRequest) -> Problem? {
    guard let host = request.header("Host"), names.contains(Self.name(in: host)) else {
      return Problem(
        .foreign,
        "Vorleser answers only under its own address, the one that 'vorleser serve' prints.")
    }
    let site = request.header("Sec-Fetch-Site")?.lowercased()
    let isSafe = Self.safeMethods.contains(request.method)
    // A browser says `none` when the person typed the address; nothing is changed that way.
    if let site, site != "same-origin", !(isSafe && site == "none"), !Self.opensThePage(request) {
      return Problem(
        .foreign, "Another site may not use your library; open Vorleser's page and do it there.")
    }
    // The port of a tunnel may be another than ours, so it is compared with what the browser asked.
    if let origin = request.header("Origin"), origin.lowercased() != "http://\(host.lowercased())" {
      return Problem(
        .foreign, "Another site may not use your library; open Vorleser's page and do it there.")
    }
    return nil
  }

  /// Whether somebody follows a link or a bookmark to the page, in a tab and not in a frame.
  ///
  /// The page then asks for everything by itself, and the site with the link sees nothing of it.
  private static func opensThePage(_ request: HTTPRequest) -> Bool {
    guard ["/", "/marks"].contains(request.path) || request.path.hasPrefix("/read/") else {
      return false
    }
    return request.method == "GET" && request.header("Sec-Fetch-Mode")?.lowercased() == "navigate"
      && request.header("Sec-Fetch-Dest")?.lowercased() == "document"
  }

  /// The name in a `Host` header, without the port.
  private static func name(in host: String) -> String {
    let host = host.lowercased()
    if host.hasPrefix("[") { return host.prefix { $0 != "]" } + "]" }
    return String(host.prefix { $0 != ":" })
  }
}
