extension WebAddress {
  /// The ending of AMP cache hosts, and the search engines whose viewers show AMP copies below "/amp/".
  private static let cacheEnding = ".cdn.ampproject.org"
  private static let viewers = ["google", "bing"]
  /// The kinds of files in the cache that are pages: as they are, in a viewer, and from a prepared store.
  private static let cachedPages: Set<Substring> = ["c", "v", "wp"]

  /// The address of the page that an AMP cache or a search engine's viewer shows a copy of; `nil` if it names none.
  ///
  /// Source: <https://amp.dev/documentation/guides-and-tutorials/learn/amp-caches-and-cors/amp-cache-urls>.
  public var cachedPage: WebAddress? {
    guard let host else { return nil }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let kind = parts.popFirst() else { return nil }
    if host.hasSuffix(Self.cacheEnding) {
      guard Self.cachedPages.contains(kind) else { return nil }
    } else {
      guard kind == "amp", Self.isViewer(host) else { return nil }
    }
    let isSecure = parts.first == "s"
    if isSecure { parts = parts.dropFirst() }
    guard let named = parts.first, named.contains(".") else { return nil }
    let rest = parts.joined(separator: "/") + (query.map { "?" + $0 } ?? "")
    return WebAddress((isSecure ? "https://" : "http://") + rest).map(\.withoutViewer)
  }

  /// Whether a host is a search engine's own: below "com", a country, or a country's "co" or "com".
  private static func isViewer(_ host: String) -> Bool {
    var labels = host.split(separator: ".")
    if labels.first == "www" { labels.removeFirst() }
    guard labels.count > 1, viewers.contains(String(labels.removeFirst())) else { return false }
    if labels == ["com"] { return true }
    if labels.count == 2, ["co", "com"].contains(labels[0]) { labels.removeFirst() }
    return labels.count == 1 && labels[0].utf8.count == 2
  }

  /// Without the parameters that the viewers put behind the address.
  private var withoutViewer: WebAddress {
    var address = self
    let kept = query?.split(separator: "&").filter {
      !$0.hasPrefix("amp_js_v=") && !$0.hasPrefix("amp_gsa=") && !$0.hasPrefix("usqp=")
    }
    address.query = kept?.isEmpty == false ? kept?.joined(separator: "&") : nil
    return address
  }
}
