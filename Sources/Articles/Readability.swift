extension PageTree {
  /// A text counts from this length on (Readability's default).
  private static let shortest = 140
  /// The sum of the roots of lengths from which on a page is an article (Readability's default).
  private static let enough = 20.0

  /// Whether the page looks like an article, judged without extracting it.
  var isReadable: Bool {
    var score = 0.0
    var seen = Set<Node>()
    var node = following(root, in: root)
    while node >= 0 {
      var candidate = Self.none
      switch name(node) {
      case .p, .pre, .article: candidate = node
      case .br where parent(node) >= 0 && name(parent(node)) == .div: candidate = parent(node)
      default: break
      }
      // Several breaks have one parent.
      let isNew = candidate == node || candidate >= 0 && seen.insert(candidate).inserted
      if isNew, let length = readableLength(candidate) {
        score += Double(length - Self.shortest).squareRoot()
        if score > Self.enough { return true }
      }
      node = following(node, in: root)
    }
    return false
  }

  private func readableLength(_ node: Node) -> Int? {
    let words = nodes[node].classWords.union(nodes[node].idWords)
    guard isVisible(node), !words.contains(.unlikely) || words.contains(.perhaps) else {
      return nil
    }
    if name(node) == .p, isInside(node, [.li], depth: .max) { return nil }
    let length = trimmedLength(node)
    return length >= Self.shortest ? length : nil
  }
}
