/// Tells links to other sites; the texts of one link come one after the other.
struct OutwardLinks {
  /// The address of the page.
  private let page: WebAddress?
  /// The site of the page; `nil` for an address without a host.
  private let site: [UInt8]?
  private var last: (link: PageTree.Node, leadsElsewhere: Bool)?

  init(page: WebAddress?) {
    self.page = page
    site = page?.host.map { host in
      let host = Array(host.utf8)
      return Array(host[HostName.lookLength(of: host.span)...])
    }
  }

  mutating func contain(_ link: PageTree.Node, of tree: PageTree) -> Bool {
    if let last, last.link == link { return last.leadsElsewhere }
    let leadsElsewhere = tree.value(link, .href).map { leads($0, of: tree) } ?? false
    last = (link, leadsElsewhere)
    return leadsElsewhere
  }

  private func leads(_ place: ByteRange, of tree: PageTree) -> Bool {
    guard let page, !place.isEmpty else { return false }
    let address = tree.bytes.span.extracting(place.range)
    // A place on the page.
    if address[0] == UInt8(ascii: "#") { return false }
    if let host = HostName.plain(in: address) { return !isOfSite(address.extracting(host)) }
    guard let target = WebAddress(tree.string(place), base: page) else { return false }
    return target.host != nil && !target.isOfSameSite(page)
  }

  private func isOfSite(_ host: Span<UInt8>) -> Bool {
    guard let site else { return false }
    let name = host.extracting(HostName.lookLength(of: host)...)
    return name.count == site.count && name.begins(with: site.span)
  }
}
