extension PageTree {
  /// Elements that run something, load something unasked or take input.
  ///
  /// What they hold goes with them.
  private static let active: ElementSet = [
    .script, .style, .noscript, .template, .object, .embed, .applet, .frame, .frameset, .base,
    .link, .param, .noembed, .noframes, .xmp, .plaintext,
  ]
  /// Attributes whose value is an address, beside those that extraction knows.
  private static let addresses: Set<String> = [
    "action", "formaction", "cite", "longdesc", "xlink:href", "manifest", "ping", "imagesrcset",
  ]

  /// Removes everything that a browser could run.
  ///
  /// What people read passes through the sanitiser of chapters besides; this is for those who take the article as it is.
  mutating func removeActiveContent(_ article: Node) {
    var node = following(article, in: article)
    while node >= 0 {
      let isActive =
        isElement(node)
        && (Self.active.contains(name(node)) || isRefresh(node) || isForeignActive(node))
      let after = following(node, in: article, skipping: isActive)
      if isActive {
        remove(node)
      } else if isElement(node) {
        removeActiveAttributes(node)
      }
      node = after
    }
  }

  private mutating func removeActiveAttributes(_ node: Node) {
    let range = nodes[node].content.range
    // Most elements keep all; a loop, since a closure would copy the tree.
    var isClean = true
    for index in range where isActive(attributes[index]) { isClean = false }
    guard !isClean else { return }
    let kept = attributes[range].filter { !isActive($0) }
    attributes.replaceSubrange(range.prefix(kept.count), with: kept)
    nodes[node].content.count = Int32(kept.count)
  }

  private func isRefresh(_ node: Node) -> Bool {
    name(node) == .meta && value(node, .httpEquiv) != nil
  }

  /// Parts of drawings that change others or hold markup.
  private func isForeignActive(_ node: Node) -> Bool {
    guard nodes[node].isForeign, name(node) == .unknown else {
      return name(node) == .foreignObject || name(node) == .annotationXML
    }
    let name = string(nodes[node].characters)
    return name == "set" || name == "handler" || name.hasPrefix("animate") || name == "use"
  }

  private func isActive(_ attribute: PageAttribute) -> Bool {
    switch attribute.known {
    case .srcdoc: return true
    case .href, .src, .poster, .background, .data, .srcset: break
    case .unknown:
      let name = attribute.name
      guard name.count <= Self.longestName else { return begins(name, "on") }
      if begins(name, "on") { return true }
      guard Self.addresses.contains(string(name)) else { return false }
    default: return false
    }
    return mayBeActive(attribute.value) && Self.isActiveAddress(string(attribute.value))
  }

  /// The longest of ``addresses``.
  private static let longestName = 11

  /// Whether a place begins with a text, compared byte by byte.
  func begins(_ range: ByteRange, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[range.range].starts(with: $0) }
  }

  /// Whether an address may be of a scheme that runs something, told by its first letter: that of "javascript",
  /// "vbscript" or "data", or a sign that browsers leave out.
  private func mayBeActive(_ address: ByteRange) -> Bool {
    guard !address.isEmpty else { return false }
    let first = bytes[Int(address.start)]
    switch first | 0x20 {
    case UInt8(ascii: "j"), UInt8(ascii: "v"), UInt8(ascii: "d"): return true
    default: return first <= 0x20 || first >= 0x7F
    }
  }

  /// Whether following an address runs something.
  static func isActiveAddress(_ address: String) -> Bool {
    let plain = String(
      String.UnicodeScalarView(
        address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }))
    let lower = plain.prefix(40).lowercased()
    if lower.hasPrefix("javascript:") || lower.hasPrefix("vbscript:") { return true }
    guard lower.hasPrefix("data:") else { return false }
    let isPicture = ["png", "jpeg", "jpg", "gif", "webp", "avif", "bmp", "svg+xml"].contains {
      lower.hasPrefix("data:image/" + $0)
    }
    return !(isPicture || lower.hasPrefix("data:audio/") || lower.hasPrefix("data:video/"))
  }
}
