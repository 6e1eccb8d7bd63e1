import Markup

extension ChapterBuilder {
  /// The attributes that tell the page what a book keeps from sight, and what it shows again inside.
  ///
  /// What nobody sees takes no room. If `visibility` brings a part back, the rest is blank instead, as in a text with
  /// gaps.
  mutating func sightAttributes(
    _ node: MarkupNode, _ layout: ElementLayout, _ element: inout OpenElement
  ) -> String {
    guard !isFixed, !element.isUnseen else { return "" }
    let isHidden = layout.isHidden ?? element.isBlank
    if layout.unseen.isEmpty {
      if isHidden == element.isBlank { return "" }
      if !isHidden || hasShownPart(node) {
        element.isBlank = isHidden
        return Self.attribute("data-visibility", isHidden ? "hidden" : "visible")
      }
    }
    element.isUnseen = true
    element.unseenStart = writer.utf16Count
    return " data-unseen=\"\""
  }

  /// The attribute of an image, drawing or formula that comes back inside of what is hidden.
  mutating func shownAttribute(_ node: MarkupNode) -> String {
    guard open.last?.isBlank == true, layout(of: node).isHidden == false else { return "" }
    return Self.attribute("data-visibility", "visible")
  }

  /// Whether an element that is hidden has parts that come back.
  private mutating func hasShownPart(_ root: MarkupNode) -> Bool {
    var next = root.firstChild
    while let node = next {
      let isElement = node.kind == .element
      let isLeftOut = isElement && (node.isHidden || layouts?.hides(node) == true)
      if isElement, !isLeftOut, canShow(node), layout(of: node).isHidden == false { return true }
      next = (isLeftOut ? nil : node.firstChild) ?? node.nextOutside(within: root)
    }
    return false
  }

  /// Whether the element is written, so that it can say that it comes back.
  private func canShow(_ node: MarkupNode) -> Bool {
    switch ElementRules.rule(node.name).treatment {
    case .emit, .link, .tablePart, .image, .drawing, .formula: true
    default: false
    }
  }
}
