/// The element that looks most like the article.
struct TopCandidate {
  /// The element.
  var node: PageTree.Node
  /// Whether nothing looked like an article, so that it is all of the page.
  var isWholePage: Bool
}

extension Extraction {
  private typealias Node = PageTree.Node

  /// How many good candidates an ancestor has in common before it takes their place.
  private static let agreeing = 3

  /// Chooses the element that holds the article.
  ///
  /// - Parameter candidates: Elements with points.
  /// - Returns: The element; all of the page if none has points.
  mutating func chooseTop(_ candidates: [PageTree.Node]) -> TopCandidate {
    let best = best(of: candidates)
    guard let first = best.first, tree.name(first) != .body else { return wholePage() }
    var top = commonAncestor(of: best) ?? first
    if !tree.nodes[top].hasScore { startScore(top) }
    top = climb(from: top)
    while let parent = parentBelowBody(top), tree.hasOneChild(parent) { top = parent }
    if !tree.nodes[top].hasScore { startScore(top) }
    if let body = articleBody(around: top) {
      top = body
      if !tree.nodes[top].hasScore { startScore(top) }
    }
    return TopCandidate(node: top, isWholePage: false)
  }

  private mutating func wholePage() -> TopCandidate {
    let body = tree.first(tree.root, [.body])
    let page = tree.makeElement(.div)
    let parent = body >= 0 ? body : tree.root
    tree.moveChildren(of: parent, to: page)
    tree.append(page, to: parent)
    startScore(page)
    return TopCandidate(node: page, isWholePage: true)
  }

  private func parentBelowBody(_ node: Node) -> Node? {
    let parent = tree.parent(node)
    return parent >= 0 && tree.isElement(parent) && tree.name(parent) != .body ? parent : nil
  }

  /// An ancestor that at least three candidates have, whose scores are near the best.
  private func commonAncestor(of best: [Node]) -> Node? {
    let top = best[0]
    let close = best.dropFirst().filter { tree.nodes[$0].score / tree.nodes[top].score >= 0.75 }
    guard close.count >= Self.agreeing else { return nil }
    var ancestor = parentBelowBody(top)
    while let node = ancestor {
      if close.count(where: { isInside($0, node) }) >= Self.agreeing { return node }
      ancestor = parentBelowBody(node)
    }
    return nil
  }

  private func isInside(_ node: Node, _ ancestor: Node) -> Bool {
    var parent = tree.parent(node)
    while parent >= 0 {
      if parent == ancestor { return true }
      parent = tree.parent(parent)
    }
    return false
  }

  /// The first ancestor whose score is higher, if scores on the way to it do not fall below a third.
  private func climb(from top: Node) -> Node {
    var last = tree.nodes[top].score
    let threshold = last / 3
    var ancestor = parentBelowBody(top)
    while let node = ancestor {
      ancestor = parentBelowBody(node)
      guard tree.nodes[node].hasScore else { continue }
      let score = tree.nodes[node].score
      if score < threshold { break }
      if score > last { return node }
      last = score
    }
    return top
  }
}
