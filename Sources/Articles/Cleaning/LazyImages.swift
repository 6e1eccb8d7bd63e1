extension PageTree {
  /// A picture in the page of fewer bytes of base64 stands for one that a script loads (Readability's bound).
  private static let placeholderLimit = 133

  /// Gives pictures that scripts would load their addresses.
  mutating func restoreLazyImages(_ root: Node) {
    for node in descendants(root, [.img, .picture, .figure]) {
      guard removePlaceholder(node) else { continue }
      let hasSource = attribute(node, .src)?.filled != nil
      let hasSet = attribute(node, .srcset).map { !$0.isEmpty && $0 != "null" } ?? false
      let isLazy = attribute(node, .class)?.lowercased().holds("lazy") ?? false
      guard !(hasSource || hasSet) || isLazy else { continue }
      // A copy of these alone: to change one would else copy those of all elements.
      for attribute in Array(attributes(of: node)) { copyAddress(attribute, on: node) }
    }
  }

  /// Removes a tiny picture inside the page if another attribute names the true one.
  ///
  /// - Returns: Whether the element needs a further look; a drawing does not.
  private mutating func removePlaceholder(_ node: Node) -> Bool {
    guard let source = attribute(node, .src), let start = Self.base64Start(source) else {
      return true
    }
    if start.type == "image/svg+xml" { return false }
    let hasOther = attributes(of: node).contains { $0.known != .src && namesPicture($0.value) }
    if hasOther, source.utf8.count - start.offset < Self.placeholderLimit {
      removeAttributes(node) { $0.known == .src }
    }
    return true
  }

  /// The media type of a `data:` address in base64, and where its content begins.
  private static func base64Start(_ address: String) -> (type: String, offset: Int)? {
    guard address.prefix(5).lowercased() == "data:", let comma = address.firstIndex(of: ",") else {
      return nil
    }
    let parts = address[..<comma].dropFirst(5).split(
      separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].trimmed.lowercased() == "base64" else { return nil }
    let type = parts[0].trimmed
    guard !type.isEmpty, !type.contains(" ") else { return nil }
    return (type.lowercased(), address.utf8.distance(from: address.startIndex, to: comma) + 1)
  }

  private mutating func copyAddress(_ attribute: PageAttribute, on node: Node) {
    if attribute.known == .src || attribute.known == .srcset || attribute.known == .alt { return }
    let range = attribute.value.range
    let endings = PictureNames.endings(in: bytes.span, range)
    guard !endings.isEmpty else { return }
    var copy = attribute
    copy.name = .empty
    if endings.contains(where: { isFollowedBySize($0, range.upperBound) }) {
      copy.known = .srcset
    } else if string(attribute.value).trimmed.unicodeScalars.allSatisfy({ !WhiteSpace.contains($0) }
    ) {
      copy.known = .src
    } else {
      return
    }
    switch name(node) {
    case .img, .picture: set(node, copy)
    case .figure where first(node, [.img, .picture]) < 0:
      let image = makeElement(.img)
      append(image, to: node)
      set(image, copy)
    default: break
    }
  }

  /// Whether white space and a digit come next, as in a list of pictures for sizes.
  private func isFollowedBySize(_ place: Int, _ end: Int) -> Bool {
    var index = place
    while index < end, bytes[index] <= 0x20 { index += 1 }
    return index > place && index < end && bytes[index] &- 0x30 < 10
  }
}
