import HTTPServer
import VorleserKit

/// Decides which requests the server accepts: those of the page itself, and those of programs.
///
/// Any page in any browser that reaches the server could send requests. Three headers show which
/// page has sent one, and a page can forge none of them. Another name in `Host` means that a
/// foreign name was pointed at this machine ("DNS rebinding"). `Sec-Fetch-Site` and `Origin` show
/// that another page is asking.
///
/// Source: <https://www.w3.org/TR/fetch-metadata/>, RFC 6454 section 7.
struct CallerRules: Sendable {
  /// Methods that change nothing (RFC 9110 section 9.2.1).
  private static let safeMethods: Set<String> = ["GET", "HEAD", "OPTIONS"]

  /// The server's names, in lower case, as they stand in `Host` before the port.
  let names: Set<String>
  /// Whether `Host` may be any numeric address.
  ///
  /// A numeric address needs no look-up, so nobody can redirect it. A server on a loopback address
  /// accepts only loopback addresses.
  let takesAddresses: Bool
  /// `http` or `https`.
  let scheme: String
  /// The library's base path.
  let base: BasePath
  /// The proxies whose statements about clients are believed.
  let proxies: TrustedProxies

  /// Makes the rules of a server.
  ///
  /// - Parameters:
  ///   - host: The address it listens on.
  ///   - names: Further names that lead to it.
  ///   - scheme: `http` or `https`.
  ///   - base: The library's base path; with ``BasePath/root`` a trusted proxy may name another.
  ///   - proxies: Machines that pass requests on and are believed.
  init(
    host: String, names: [String] = [], scheme: String = "http", base: BasePath = .root,
    proxies: [IPNetwork] = []
  ) {
    let all = ["localhost", "127.0.0.1", "[::1]", host, "[\(host)]"] + names
    self.names = Set(all.map { $0.lowercased() })
    takesAddresses = !LoopbackAddress.isOne(host)
    self.scheme = scheme
    self.base = base
    self.proxies = TrustedProxies(networks: proxies)
  }

  /// The origin of a request.
  ///
  /// `Forwarded` and similar headers are believed from ``proxies`` only, since any client can write
  /// them.
  func origin(of request: HTTPRequest) -> Origin {
    proxies.origin(
      of: request,
      Origin(
        scheme: scheme, host: (request.header("Host") ?? "").lowercased(), client: request.client,
        base: base))
  }

  /// Why a request is refused; `nil` if it may pass.
  ///
  /// - Parameter request: The request without a base path.
  /// - Returns: The reason.
  func refusal(of request: HTTPRequest) -> Problem? {
    let asked = origin(of: request)
    guard knows(Self.name(in: asked.host)) else {
      return Problem(
        .foreign,
        "Vorleser can't be opened at this address. Use the one that 'vorleser serve' prints.")
    }
    if Self.savesFromAnExtension(request) { return nil }
    let site = request.header("Sec-Fetch-Site")?.lowercased()
    let isSafe = Self.safeMethods.contains(request.method)
    // A browser says `none` when the person typed the address; nothing is changed that way.
    if let site, site != "same-origin", !(isSafe && site == "none"), !Self.opensThePage(request) {
      return Problem(
        .foreign, "Other websites can't use your library. Open Vorleser to do this.")
    }
    // The port of a tunnel may be another than ours, so it is compared with what the browser asked.
    if let origin = request.header("Origin"), origin.lowercased() != asked.text {
      return Problem(
        .foreign, "Other websites can't use your library. Open Vorleser to do this.")
    }
    return nil
  }

  /// Whether an extension of the browser saves a page.
  ///
  /// No website can name such an origin. The session's cookie is no use to an extension, since it does not know the token
  /// for changes: it shows a program's token, or the library has no accounts.
  private static func savesFromAnExtension(_ request: HTTPRequest) -> Bool {
    guard request.method == "POST", request.path == "/api/articles",
      let origin = request.header("Origin")?.lowercased()
    else { return false }
    return extensionSchemes.contains { origin.hasPrefix($0) }
  }

  /// What the origins of extensions begin with, in Chromium, Firefox and Safari.
  private static let extensionSchemes = [
    "chrome-extension://", "moz-extension://", "safari-web-extension://",
  ]

  /// Whether a person follows a link or a bookmark to the page, in a tab and not in a frame.
  ///
  /// The page then makes its own requests, and the site with the link sees nothing of them.
  private static func opensThePage(_ request: HTTPRequest) -> Bool {
    guard Self.pages.contains(request.path) || request.path.hasPrefix("/read/") else {
      return false
    }
    return request.method == "GET" && request.header("Sec-Fetch-Mode")?.lowercased() == "navigate"
      && request.header("Sec-Fetch-Dest")?.lowercased() == "document"
  }

  /// Paths of the page that name no book.
  private static let pages: Set<String> = [
    "/", "/marks", "/statistics", "/settings", "/account", "/invitation", "/shared",
  ]

  private func knows(_ name: String) -> Bool {
    names.contains(name) || takesAddresses && LoopbackAddress.isInDigits(name)
  }

  /// The name in a `Host` header, without the port; empty for a malformed header (RFC 9110 7.2).
  private static func name(in host: String) -> String {
    let host = host.lowercased()
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    let port = host.dropFirst(name.count)
    guard host.hasPrefix(name), port.isEmpty || port.first == ":",
      port.utf8.dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
    else { return "" }
    return String(name)
  }
}
