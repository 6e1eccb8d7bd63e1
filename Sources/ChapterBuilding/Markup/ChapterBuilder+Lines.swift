import Markup

extension ChapterBuilder {
  /// The placement of an element by the book's own style, when its name makes it no block.
  enum Placement: Hashable {
    /// In the line, or by its name.
    case inFlow
    /// Beside its neighbours, but apart from them.
    case cell
    /// On lines of its own inside a block, like a line of verse.
    case line
    /// Around such lines, like a stanza.
    case stanza
    /// As a block of its own.
    case block

    /// Whether it begins and ends a block of text.
    var isBlock: Bool { self == .stanza || self == .block }
  }

  /// The rule for an element that has no rule of its own, but a placement.
  static let plain = ElementRule(treatment: .emit, tag: "span")

  /// The longest line of verse, in UTF-8 units; a longer one is a paragraph if a paragraph is
  /// allowed there.
  ///
  /// Whitman's longest lines have some 500.
  private static let lineLimit = 600
  /// The largest indent of a line, in ems.
  private static let indentLimit = 12.0

  /// How the book's own style lays an element out.
  mutating func layout(of node: MarkupNode) -> ElementLayout {
    if let layout = layouts?.layout(of: node) { return layout }
    var layout = ElementLayout()
    layout.type = LayoutCascade.ownType(of: node)
    return layout
  }

  /// Decides the placement of an element.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - rule: The rule of its name; `nil` if only its content is written.
  ///   - layout: How the book's own style lays it out.
  ///   - holdsLines: Whether the block around it holds nothing but lines.
  /// - Returns: The placement.
  mutating func placement(
    of node: MarkupNode, _ rule: ElementRule?, _ layout: ElementLayout, holdsLines: Bool
  ) -> Placement {
    guard rule?.isBlock != true, let display = layout.display, !layout.floats else {
      return .inFlow
    }
    if display == .cell { return .cell }
    guard display.isOnOwnLines, !node.isAloneInParent else { return .inFlow }
    var isStanza = false
    for child in node.children {
      if child.isNamedBlock { return .block }
      isStanza = isStanza || self.layout(of: child).isLine
    }
    if isStanza { return .stanza }
    if holdsLines { return .line }
    // In a division, lines come in numbers; one alone is a paragraph by another name.
    let neighbours = [node.neighbour(\.previous), node.neighbour(\.next)].compactMap { $0 }
    let isOne = neighbours.contains { !$0.isNamedBlock && self.layout(of: $0).isLine }
    return isOne && node.hasText(ofAtMost: Self.lineLimit) ? .line : .block
  }

  /// The attributes that tell the page an element's placement, with and without the publisher's
  /// design.
  mutating func layoutAttributes(
    _ node: MarkupNode, _ layout: ElementLayout, _ placement: Placement,
    _ element: inout OpenElement, isSpaced: Bool
  ) -> String {
    var attributes = ""
    switch placement {
    case .inFlow, .cell: break
    case .block: attributes += " data-line=\"block\""
    case .stanza: attributes += " data-line=\"stanza\""
    case .line:
      let indent = min(layouts?.indent(of: node) ?? 0, Self.indentLimit).rounded()
      attributes += Self.attribute("data-line", indent >= 1 ? String(Int(indent)) : "")
    }
    if isSpaced, !isFixed {
      switch element.whiteSpace {
      case .collapses: attributes += " data-space=\"normal\""
      case .keepsLines: attributes += " data-space=\"lines\""
      case .keepsAll: attributes += " data-space=\"all\""
      }
    }
    return attributes + sightAttributes(node, layout, &element)
  }
}

extension MarkupNode {
  /// Elements whose content is one run of lines.
  private static let phrasing: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "dt", "summary", "figcaption", "caption", "legend",
    "pre", "address",
  ]

  /// Whether a block holds nothing but lines.
  var isPhrasing: Bool { Self.phrasing.contains(name.lowercased()) }

  /// Whether there is no more text inside than so many UTF-8 units.
  ///
  /// The walk visits at most as many nodes, so that nested elements are not read to their ends once
  /// for each level.
  ///
  /// - Parameter limit: The most units, and the most nodes.
  /// - Returns: Whether the text ends within it.
  func hasText(ofAtMost limit: Int) -> Bool {
    var rest = limit
    var node = firstChild
    while let current = node {
      rest -= 1
      if current.kind == .text { current.withText { rest -= $0.count } }
      guard rest >= 0 else { return false }
      node = current.firstChild ?? current.nextOutside(within: self)
    }
    return true
  }

  /// Whether it is a block by its name.
  fileprivate var isNamedBlock: Bool {
    let rule = ElementRules.rule(name)
    return rule.isBlock || rule.treatment == .separator
  }

  /// Whether no visible content stands beside it in the same parent.
  fileprivate var isAloneInParent: Bool {
    for step in [\MarkupNode.previous, \MarkupNode.next] {
      var node = self[keyPath: step]
      while let current = node {
        if current.kind == .element, current.name != "br" { return false }
        if current.isVisibleText { return false }
        node = current[keyPath: step]
      }
    }
    return true
  }

  /// The neighbouring element, ignoring line ends.
  fileprivate func neighbour(_ step: KeyPath<MarkupNode, MarkupNode?>) -> MarkupNode? {
    var node = self[keyPath: step]
    while let current = node, current.kind != .element || current.name == "br" {
      if current.isVisibleText { return nil }
      node = current[keyPath: step]
    }
    return node
  }
}
