extension Extraction {
  private typealias Node = PageTree.Node

  /// Paragraphs that are shorter do not count.
  private static let shortest = 25
  /// How far up a paragraph's score goes.
  private static let levels = 5
  /// How many candidates are compared.
  private static let topCount = 5

  /// Gives the ancestors of paragraphs points for their text.
  ///
  /// - Returns: The ancestors that have points, in the order in which they were met.
  mutating func scoreAncestors(of paragraphs: [PageTree.Node]) -> [PageTree.Node] {
    var candidates: [Node] = []
    for paragraph in paragraphs {
      let outer = tree.parent(paragraph)
      guard outer >= 0, tree.isElement(outer) else { continue }
      let measure = tree.measure(paragraph)
      guard measure.length >= Self.shortest else { continue }
      let commas = Int(measure.commas + measure.otherCommas)
      let score = Double(1 + commas + 1 + min(measure.length / 100, 3))
      var ancestor = outer
      for level in 0..<Self.levels {
        guard ancestor >= 0, tree.isElement(ancestor) else { break }
        let above = tree.parent(ancestor)
        if above >= 0, tree.isElement(above) {
          if !tree.nodes[ancestor].hasScore {
            startScore(ancestor)
            candidates.append(ancestor)
          }
          let divider = level == 0 ? 1 : level == 1 ? 2 : level * 3
          tree.nodes[ancestor].score += score / Double(divider)
        }
        ancestor = above
      }
    }
    return candidates
  }

  /// The points that an element has by its name and class.
  mutating func startScore(_ node: PageTree.Node) {
    let points =
      switch tree.name(node) {
      case .div: 5
      case .pre, .td, .blockquote: 3
      case .address, .ol, .ul, .dl, .dd, .dt, .li, .form: -3
      case .h1, .h2, .h3, .h4, .h5, .h6, .th: -5
      default: 0
      }
    tree.nodes[node].score = Double(points + classWeight(node))
    tree.nodes[node].hasScore = true
  }

  /// 25 points for each of class and id that sounds like an article, as many off for each that does not.
  func classWeight(_ node: PageTree.Node) -> Int {
    guard rules.contains(.weighClasses) else { return 0 }
    var weight = 0
    for words in [tree.nodes[node].classWords, tree.nodes[node].idWords] {
      if words.contains(.negative) { weight -= 25 }
      if words.contains(.positive) { weight += 25 }
    }
    return weight
  }

  /// The best candidates, best first, their scores scaled by how little of them is links.
  mutating func best(of candidates: [PageTree.Node]) -> [PageTree.Node] {
    var top: [Node] = []
    for candidate in candidates {
      let score = tree.nodes[candidate].score * (1 - tree.linkDensity(candidate))
      tree.nodes[candidate].score = score
      let place = top.firstIndex { score > tree.nodes[$0].score } ?? top.count
      guard place < Self.topCount else { continue }
      top.insert(candidate, at: place)
      if top.count > Self.topCount { top.removeLast() }
    }
    return top
  }
}
