extension Extraction {
  private typealias Node = PageTree.Node

  /// Elements that stay what they are when they become part of the article.
  private static let kept: ElementSet = [.div, .article, .section, .p, .ol, .ul]

  /// Moves the top candidate and those of its siblings that belong to it into one element.
  ///
  /// - Returns: The element, and the parent from which its parts came.
  mutating func joinSiblings(of top: PageTree.Node) -> (PageTree.Node, PageTree.Node) {
    let parent = tree.parent(top)
    let article = tree.makeElement(.div)
    for sibling in siblings(of: top) {
      if !Self.kept.contains(tree.name(sibling)) { tree.rename(sibling, .div) }
      tree.append(sibling, to: article)
    }
    return (article, parent)
  }

  /// The top candidate and those of its siblings that belong to it.
  func siblings(of top: PageTree.Node) -> [PageTree.Node] {
    let threshold = max(10, tree.nodes[top].score * 0.2)
    let topClass = tree.attribute(top, .class) ?? ""
    return tree.children(tree.parent(top)).filter {
      $0 == top || belongs($0, to: top, topClass, threshold)
    }
  }

  private func belongs(
    _ sibling: Node, to top: Node, _ topClass: String, _ threshold: Double
  ) -> Bool {
    var bonus = 0.0
    if !topClass.isEmpty, tree.attribute(sibling, .class) == topClass {
      bonus = tree.nodes[top].score * 0.2
    }
    if tree.nodes[sibling].hasScore, tree.nodes[sibling].score + bonus >= threshold { return true }
    guard tree.name(sibling) == .p else { return false }
    let length = tree.measure(sibling).length
    let density = tree.linkDensity(sibling)
    if length > 80 { return density < 0.25 }
    return length < 80 && length > 0 && density == 0 && endsSentence(tree.text(sibling).collapsed)
  }

  /// Whether a full stop is at the end or before a space.
  private func endsSentence(_ text: String) -> Bool { text.hasSuffix(".") || text.contains(". ") }
}
