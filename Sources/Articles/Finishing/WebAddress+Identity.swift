extension WebAddress {
  /// Names of parameters that tell a site who has led a reader to it; no page depends on them.
  private static let trackingNames: Set<String> = [
    "fbclid", "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "msclkid", "twclid", "ttclid",
    "yclid", "ysclid", "igshid", "igsh", "mc_cid", "mc_eid", "mkt_tok", "oly_anon_id",
    "oly_enc_id", "rb_clickid", "s_cid", "vero_id", "wickedid", "_openstat", "srsltid",
    "__hssc", "__hstc", "__hsfp", "_hsenc", "_hsmi", "hsctatracking", "pk_campaign", "pk_kwd",
    "pk_source", "pk_medium",
  ]
  /// What the names of whole families of them begin with.
  private static let trackingStems = ["utm_", "mtm_"]

  /// The address by which a page is known: without a place on it, and without parameters that follow readers.
  ///
  /// A fragment that names a page of a program ("#!/…", "#/…") stays.
  public var identity: WebAddress {
    var address = self
    if let fragment, !fragment.hasPrefix("!"), !fragment.hasPrefix("/") { address.fragment = nil }
    if let query {
      let kept = query.split(separator: "&").filter { !Self.isTracking($0) }
      address.query = kept.isEmpty ? nil : kept.joined(separator: "&")
    }
    return address
  }

  /// Whether a page of one address is taken for that of another one: they differ at most in "http" and "https", "www." and a
  /// slash at the end, which sites answer alike.
  ///
  /// - Parameter other: The other address.
  /// - Returns: Whether somebody who has saved one has the other, too.
  public func isSamePage(as other: WebAddress) -> Bool { plain == other.plain }

  private var plain: String {
    let own = identity
    guard let origin = own.origin else { return own.text }
    let place = origin.drop { $0 != ":" }.dropFirst("://".count)
    let isWorldWide = place.hasPrefix("www.")
    let path = own.path.hasSuffix("/") ? own.path.dropLast() : own.path[...]
    let rest = (own.query.map { "?" + $0 } ?? "") + (own.fragment.map { "#" + $0 } ?? "")
    return place.dropFirst(isWorldWide ? "www.".count : 0) + path + rest
  }

  private static func isTracking(_ parameter: Substring) -> Bool {
    let name = parameter.prefix { $0 != "=" }.lowercased()
    return trackingNames.contains(name) || trackingStems.contains(where: name.hasPrefix)
  }

  /// Whether two addresses are of one site, whichever of its looks they show: with "www.", for phones, as AMP.
  func isOfSameSite(_ other: WebAddress) -> Bool {
    guard let host, let otherHost = other.host else { return false }
    return Self.site(host) == Self.site(otherHost)
  }

  private static func site(_ host: String) -> Substring {
    Substring(host.utf8.dropFirst(HostName.lookLength(of: host.utf8Span.span)))
  }
}
