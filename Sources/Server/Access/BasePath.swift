import HTTPServer

/// The path of its host under which a library lies, such as `/books`; empty for a host of its own.
///
/// All addresses in answers begin with it. Some proxies remove it from the requests that they pass
/// on, so a request may have it or not.
public struct BasePath: Hashable, Sendable {
  /// The base path of a library that has a host of its own.
  public static let root = BasePath()
  /// The longest base path, in bytes.
  public static let byteLimit = 100

  /// The first segments of the library's own paths; a base path that began with one would be
  /// ambiguous.
  private static let ownNames: Set<String> = [
    "account", "api", "css", "fonts", "healthz", "icon.svg", "icons", "index.html", "invitation",
    "js", "manifest.webmanifest", "marks", "metrics", "read", "settings", "shared",
    "statistics", "sw.js",
    "v1", "vorleser-ca.crt",
  ]

  /// Empty, or segments that each begin with a slash; no slash at the end.
  public let text: String

  private init() { text = "" }

  /// Reads a base path.
  ///
  /// - Parameter text: Begins with a slash; each segment has `A–Z a–z 0–9 . _ -` and begins with a
  ///   letter or a digit, and the first is not the name of a part of the page. A slash at the end
  ///   is removed; `/` alone is ``root``. `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let text = text.hasSuffix("/") ? String(text.dropLast()) : String(text)
    // What it may consist of means nothing in HTML, CSS, a header or a cookie.
    guard text.utf8.count <= Self.byteLimit,
      text.wholeMatch(of: /(?:\/[A-Za-z0-9][A-Za-z0-9._\-]*)*/) != nil,
      !Self.ownNames.contains(text.split(separator: "/").first.map(String.init) ?? "")
    else { return nil }
    self.text = text
  }

  /// An address as a browser needs it.
  ///
  /// - Parameter path: A path of the interface or the page, from its slash on.
  /// - Returns: The path below the base.
  func address(_ path: String) -> String { text + path }

  /// Whether a request is for the base itself, without the slash after it.
  func isAsked(by request: HTTPRequest) -> Bool { self != .root && request.path == text }

  /// The request without the base path, whether or not a proxy has removed it.
  func takenOff(_ request: HTTPRequest) -> HTTPRequest {
    guard self != .root, request.path.hasPrefix(text + "/") else { return request }
    return request.droppingPrefix(text)
  }
}
