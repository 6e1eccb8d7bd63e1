import HTTPServer
import VorleserKit

/// Who may call: the page itself, and programs on this machine.
///
/// Every page in every browser that reaches the server could ask it something. Three headers tell
/// those apart, and a page can forge none of them: `Host` (another name means that a foreign name was
/// pointed at this machine, "DNS rebinding"), `Sec-Fetch-Site` and `Origin` (another page is asking).
///
/// Source: <https://www.w3.org/TR/fetch-metadata/>, RFC 6454 section 7.
struct CallerRules: Sendable {
  /// Methods that change nothing (RFC 9110 section 9.2.1).
  private static let safeMethods: Set<String> = ["GET", "HEAD", "OPTIONS"]

  /// The server's names, in lower case, as they stand in `Host` before the port.
  let names: Set<String>
  /// Whether any address in digits passes.
  ///
  /// No name is looked up for one, so none can be pointed
  /// elsewhere; on a loopback address only the usual ones are, as nobody has another reason to.
  let takesAddresses: Bool
  /// `http` or `https`.
  let scheme: String
  /// The path under which the library lies, wherever it is asked from.
  let base: BasePath
  /// Who is believed when they pass on what others ask.
  let proxies: TrustedProxies

  /// Makes the rules of a server.
  ///
  /// - Parameters:
  ///   - host: The address it listens on.
  ///   - names: Further names that lead to it.
  ///   - scheme: `http` or `https`.
  ///   - base: The path under which the library lies; from ``BasePath/root`` on a proxy may name another.
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

  /// How a request came.
  ///
  /// What `Forwarded` and its like say is believed of ``proxies`` only: anybody can write it.
  func origin(of request: HTTPRequest) -> Origin {
    proxies.origin(
      of: request,
      Origin(
        scheme: scheme, host: (request.header("Host") ?? "").lowercased(), client: request.client,
        base: base))
  }

  /// Why a request is refused; `nil` if it may pass.
  ///
  /// - Parameter request: As the routes know it, without a base path.
  /// - Returns: The reason.
  func refusal(of request: HTTPRequest) -> Problem? {
    let asked = origin(of: request)
    guard knows(Self.name(in: asked.host)) else {
      return Problem(
        .foreign,
        "Vorleser can't be opened at this address. Use the one that 'vorleser serve' prints.")
    }
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

  /// Whether somebody follows a link or a bookmark to the page, in a tab and not in a frame.
  ///
  /// The page then asks for everything by itself, and the site with the link sees nothing of it.
  private static func opensThePage(_ request: HTTPRequest) -> Bool {
    guard Self.pages.contains(request.path) || request.path.hasPrefix("/read/") else {
      return false
    }
    return request.method == "GET" && request.header("Sec-Fetch-Mode")?.lowercased() == "navigate"
      && request.header("Sec-Fetch-Dest")?.lowercased() == "document"
  }

  /// Addresses of the page that hold no book.
  private static let pages: Set<String> = ["/", "/marks", "/settings", "/account", "/invitation"]

  private func knows(_ name: String) -> Bool {
    names.contains(name) || takesAddresses && LoopbackAddress.isInDigits(name)
  }

  /// The name in a `Host` header, without the port; empty for what is no name with a port (RFC 9110 7.2).
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
