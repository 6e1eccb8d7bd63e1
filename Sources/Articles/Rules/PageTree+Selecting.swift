extension PageTree {
  /// The most elements that are looked at for one list; a page made for it could ask for any number.
  private static let stepLimit = 5_000_000

  /// The elements that a list of selectors names, in document order.
  ///
  /// - Parameter selector: The list.
  /// - Returns: The elements; none if the page makes the search endless.
  func select(_ selector: Selector) -> [Node] {
    var found: [Node] = []
    var steps = Self.stepLimit
    var node = following(root, in: root)
    while node >= 0 {
      if isElement(node), selector.alternatives.contains(where: { matches(node, $0[...], &steps) })
      {
        found.append(node)
      }
      guard steps > 0 else { return [] }
      node = following(node, in: root)
    }
    return found
  }

  /// Whether an element is what the last part names, with the others before it.
  private func matches(
    _ node: Node, _ parts: ArraySlice<Selector.Part>, _ steps: inout Int
  ) -> Bool {
    steps -= 1
    guard steps > 0, let last = parts.last, last.tests.allSatisfy({ holds($0, node) }) else {
      return false
    }
    let rest = parts.dropLast()
    guard !rest.isEmpty else { return true }
    switch last.combinator {
    case .child:
      let parent = parent(node)
      return parent >= 0 && isElement(parent) && matches(parent, rest, &steps)
    case .inside:
      var outer = parent(node)
      while outer >= 0, isElement(outer) {
        if matches(outer, rest, &steps) { return true }
        outer = parent(outer)
      }
      return false
    case .next:
      let before = previousElementSibling(node)
      return before >= 0 && matches(before, rest, &steps)
    case .following:
      var before = previousElementSibling(node)
      while before >= 0 {
        if matches(before, rest, &steps) { return true }
        before = previousElementSibling(before)
      }
      return false
    }
  }

  private func holds(_ test: Selector.Test, _ node: Node) -> Bool {
    switch test {
    case .type(let name): return elementName(node) == name
    case .id(let id): return attribute(node, .id) == id
    case .class(let name):
      return attribute(node, .class)?.split(whereSeparator: \.isWhitespace).contains { $0 == name }
        ?? false
    case .attribute(let name, let comparison, let wanted):
      guard let found = attributes(of: node).first(where: { spelling($0) == name }) else {
        return false
      }
      return comparison.holds(string(found.value), wanted)
    case .firstChild: return previousElementSibling(node) < 0
    case .lastChild: return nextElementSibling(node) < 0
    case .not(let other): return !holds(other, node)
    }
  }

  private func elementName(_ node: Node) -> String {
    name(node) == .unknown ? string(nodes[node].characters).lowercased() : name(node).spelling
  }
}

extension Selector.Comparison {
  fileprivate func holds(_ value: String, _ wanted: String) -> Bool {
    switch self {
    case .isThere: true
    case .equals: value == wanted
    case .hasWord: value.split(whereSeparator: \.isWhitespace).contains { $0 == wanted }
    case .hasLanguage: value == wanted || value.hasPrefix(wanted + "-")
    case .begins: !wanted.isEmpty && value.hasPrefix(wanted)
    case .ends: !wanted.isEmpty && value.hasSuffix(wanted)
    case .contains: !wanted.isEmpty && value.contains(wanted)
    }
  }
}
