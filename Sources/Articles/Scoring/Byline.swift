extension Extraction {
  /// A byline is shorter than this (Readability's bound).
  private static let bylineLimit = 100

  /// The author, if an element names one.
  func byline(in node: PageTree.Node) -> String? {
    let words = tree.nodes[node].classWords.union(tree.nodes[node].idWords)
    let claims =
      words.contains(.byline) || tree.value(node, .rel).map { tree.isSpelled("author", $0) } == true
      || tree.value(node, .itemprop).map { tree.holds("author", $0) } == true
    guard claims else { return nil }
    let text = tree.text(node).trimmed
    guard !text.isEmpty, text.utf16.count < Self.bylineLimit else { return nil }
    // The name alone where the page marks it.
    var inner = tree.following(node, in: node)
    while inner >= 0 {
      if tree.value(inner, .itemprop).map({ tree.holds("name", $0) }) == true {
        return tree.text(inner).trimmed
      }
      inner = tree.following(inner, in: node)
    }
    return text
  }
}
