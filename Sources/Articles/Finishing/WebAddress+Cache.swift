extension WebAddress {
  /// Whose copies of AMP pages are shown: AMP's cache, and the search engines' viewers, whose paths begin with "/amp/".
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
      let labels = host.split(separator: ".")
      let name = labels.first == "www" ? labels.dropFirst().first : labels.first
      guard kind == "amp", let name, Self.viewers.contains(String(name)) else { return nil }
    }
    let isSecure = parts.first == "s"
    if isSecure { parts = parts.dropFirst() }
    guard let named = parts.first, named.contains(".") else { return nil }
    let rest = parts.joined(separator: "/") + (query.map { "?" + $0 } ?? "")
    return WebAddress((isSecure ? "https://" : "http://") + rest).map(\.withoutViewer)
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
