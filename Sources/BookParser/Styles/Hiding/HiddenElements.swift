import Markup

/// Tells which elements of a chapter its own style sheets leave out, whoever reads it.
///
/// The cascade is that of CSS (Cascading and Inheritance 4, 6), for `display` alone. What might be shown
/// on some device, or when it is pointed at, is not left out.
struct HiddenElements {
  private let rules: [DisplayRules.Rule]
  /// Indexes of the rules that hide, by what their subject must have.
  private var byClass: [String: [Int]] = [:]
  private var byID: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private var others: [Int] = []
  /// What may yet be looked at.
  private var budget = HiddenElements.stepLimit

  /// Elements that are looked at for one chapter, so that no sheet makes a chapter slow.
  ///
  /// When they are used up, nothing more is hidden.
  private static let stepLimit = 2_000_000

  /// Makes a judge of a chapter's rules; `nil` where nothing can be hidden.
  init?(_ rules: DisplayRules) {
    guard rules.hides else { return nil }
    self.rules = rules.rules
    for (index, rule) in rules.rules.enumerated() where rule.isNone && rule.isCertain {
      var place: (id: String?, name: String?, word: String?)
      for condition in rule.test.subject {
        switch condition {
        case .id(let id): place.id = id
        case .class(let word): place.word = word
        case .name(let name): place.name = name
        default: continue
        }
      }
      if let id = place.id {
        byID[id, default: []].append(index)
      } else if let word = place.word {
        byClass[word, default: []].append(index)
      } else if let name = place.name {
        byName[name, default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  /// Whether an element is left out.
  mutating func contains(_ node: MarkupNode) -> Bool {
    guard budget > 0 else { return false }
    let hiding = candidates(node).filter { matches(rules[$0], node) }
    guard let best = hiding.max(by: { rank($0) < rank($1) }) else { return false }
    // Only now what would bring it back is asked, be it at times.
    for (index, rule) in rules.enumerated() where !rule.isNone && rank(index) > rank(best) {
      if matches(rule, node) { return false }
    }
    return !isBroughtBack(node, rules[best])
  }

  private func rank(_ index: Int) -> (Int, Int, Int) {
    let rule = rules[index]
    return (rule.isImportant ? 1 : 0, rule.test.specificity, index)
  }

  private func candidates(_ node: MarkupNode) -> [Int] {
    var found = others
    if !byName.isEmpty, let more = byName[node.name.lowercased()] { found += more }
    guard node.hasAttributes else { return found }
    if !byClass.isEmpty, let words = node.attribute("class") {
      for word in words.split(whereSeparator: \.isWhitespace) {
        if let more = byClass[String(word)] { found += more }
      }
    }
    if !byID.isEmpty, let id = node.identifier, let more = byID[id] { found += more }
    return found
  }

  /// Whether the element's own `style` outranks the rule.
  private func isBroughtBack(_ node: MarkupNode, _ rule: DisplayRules.Rule) -> Bool {
    guard let style = node.attribute("style"), style.utf8.count <= 10_000,
      let own = StyleParser.declarations(style).last(where: { $0.name == "display" })
    else { return false }
    return !own.isNone && (own.isImportant || !rule.isImportant)
  }

  private mutating func matches(_ rule: DisplayRules.Rule, _ node: MarkupNode) -> Bool {
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
    switch last.joint {
    case .child: return node.parent.map { matches(rest, $0) } ?? false
    case .next: return node.previousElement.map { matches(rest, $0) } ?? false
    case .descendant:
      var next = node.parent
      while let ancestor = next, budget > 0 {
        if matches(rest, ancestor) { return true }
        next = ancestor.parent
      }
    case .later:
      var next = node.previousElement
      while let sibling = next, budget > 0 {
        if matches(rest, sibling) { return true }
        next = sibling.previousElement
      }
    }
    return false
  }

  private mutating func holds(_ conditions: [ElementTest.Condition], _ node: MarkupNode) -> Bool {
    for condition in conditions {
      switch condition {
      case .name(let name): guard node.name.lowercased() == name else { return false }
      case .class(let word):
        guard node.hasAttributes, node.words("class").contains(word) else { return false }
      case .id(let id): guard node.hasAttributes, node.identifier == id else { return false }
      case .attribute(let test):
        guard node.hasAttributes,
          let value = node.attribute(test.name, namespace: test.namespace), test.holds(value)
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

  /// How many siblings that count are before an element, or after it.
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
}

extension MarkupNode {
  /// The element before this one with the same parent.
  fileprivate var previousElement: MarkupNode? {
    var node = previous
    while let current = node, current.kind != .element { node = current.previous }
    return node
  }
}
