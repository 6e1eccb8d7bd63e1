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
