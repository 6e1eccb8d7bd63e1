import Markup

/// Whether an element is one that a rule selects; each look at an element is a step of the budget.
extension LayoutCascade {
  /// UTF-8 units of an attribute that are compared in the time of a step.
  private static let unitsOfStep = 64

  mutating func matches(_ candidate: RuleIndex.Candidate, _ node: MarkupNode) -> Bool {
    candidate.isSure || matches(rules[candidate.rule], node)
  }

  mutating func matches(_ rule: LayoutRules.Rule, _ node: MarkupNode) -> Bool {
    matches(rule.test.compounds[...], node)
  }

  private mutating func matches(
    _ compounds: ArraySlice<ElementTest.Compound>, _ node: MarkupNode
  ) -> Bool {
    guard let last = compounds.last else { return true }
    budget -= 1
    guard budget > 0, holds(last.conditions, node) else { return false }
    let rest = compounds.dropLast()
    guard !rest.isEmpty else { return true }
    switch last.combinator {
    case .child: return node.parent.map { matches(rest, $0) } ?? false
    case .next: return previousElement(node).map { matches(rest, $0) } ?? false
    case .descendant:
      var next = node.parent
      while let ancestor = next, budget > 0 {
        if matches(rest, ancestor) { return true }
        next = ancestor.parent
      }
    case .later:
      var next = previousElement(node)
      while let sibling = next, budget > 0 {
        if matches(rest, sibling) { return true }
        next = previousElement(sibling)
      }
    }
    return false
  }

  private mutating func holds(_ conditions: [ElementTest.Condition], _ node: MarkupNode) -> Bool {
    for condition in conditions {
      switch condition {
      case .name(let name): guard node.lowercasedName == name else { return false }
      case .class(let word):
        guard let words = asked("class", of: node),
          words.spaced.contains(where: { $0 == word })
        else { return false }
      case .id(let id): guard node.hasAttributes, node.identifier == id else { return false }
      case .attribute(let test):
        guard let value = asked(test.name, namespace: test.namespace, of: node), test.holds(value)
        else { return false }
      case .root: guard node.parent == nil else { return false }
      case .link: guard node.name == "a", node.attribute("href") != nil else { return false }
      case .position(let position):
        guard position.holds(count(position, node)) else { return false }
      case .not(let inner):
        for conditions in inner where holds(conditions, node) { return false }
      case .any(let inner):
        var isOne = false
        for conditions in inner where !isOne { isOne = holds(conditions, node) }
        guard isOne else { return false }
      }
    }
    return true
  }

  /// The number of counted siblings before an element, or after it.
  private mutating func count(_ position: SiblingPosition, _ node: MarkupNode) -> Int {
    let name = node.name
    var found = 0
    var next = position.isFromEnd ? node.next : node.previous
    while let sibling = next, budget > 0 {
      budget -= 1
      if sibling.kind == .element, !position.isOfType || sibling.name == name { found += 1 }
      next = position.isFromEnd ? sibling.next : sibling.previous
    }
    return found
  }

  /// The previous sibling element; comments and text between them count as steps, too.
  private mutating func previousElement(_ node: MarkupNode) -> MarkupNode? {
    var next = node.previous
    while let current = next, current.kind != .element, budget > 0 {
      budget -= 1
      next = current.previous
    }
    return budget > 0 ? next : nil
  }

  /// An attribute that a selector tests; long ones take more of the budget, in proportion to their
  /// time.
  private mutating func asked(
    _ name: String, namespace: String? = nil, of node: MarkupNode
  ) -> String? {
    guard node.hasAttributes, let value = node.attribute(name, namespace: namespace) else {
      return nil
    }
    budget -= value.utf8.count / Self.unitsOfStep
    return value
  }
}
