extension PageFitter {
  /// Fits a drawing.
  mutating func drawing(_ element: PageElement) -> [PageNode] {
    holdsDrawing = true
    var names: [DrawingPart: String] = [:]
    let named = named(element, &names)
    return [
      .element(
        DrawingFitter.fit(named, addresses) { [addresses, chapter, names, parts] part in
          // A drawing may use the parts of another one.
          names[part]
            ?? (parts.contains(part)
              ? PageIdentifier.part(0, of: addresses.identifier(part.name, chapter: chapter)) : nil)
        })
    ]
  }

  /// Fits a formula.
  mutating func formula(_ element: PageElement) -> [PageNode] {
    holdsFormula = true
    var names: [DrawingPart: String] = [:]
    return [.element(FormulaFitter.fit(named(element, &names)))]
  }

  /// A drawing or formula in which each `id` is the identifier that is written.
  ///
  /// Programs name the parts of each drawing alike, so that several drawings of a page have a part of one name. Each gets an
  /// identifier of its own, which the paints of its drawing then name. A second part of the same drawing is found by nothing, and
  /// has none. Links lead to elements that are not parts, or to the place of the drawing.
  ///
  /// - Parameters:
  ///   - element: As the chapter has it.
  ///   - names: The identifiers of the drawing's parts.
  /// - Returns: The element.
  private mutating func named(
    _ element: PageElement, _ names: inout [DrawingPart: String]
  ) -> PageElement {
    var named = element
    if let id = element["id"] {
      named.attributes.removeAll { $0.name == "id" }
      let identifier: String?
      if let kind = DrawingPart.Kind(element: element.name) {
        let part = DrawingPart(kind: kind, name: PageTree.name(of: id))
        identifier = names[part] == nil ? self.identifier(of: part) : nil
        names[part] = names[part] ?? identifier
      } else {
        identifier = self.identifier(of: element)
      }
      if let identifier { named.attributes.append(("id", identifier)) }
    }
    named.children = element.children.map { node in
      guard case .element(let inner) = node else { return node }
      return .element(self.named(inner, &names))
    }
    return named
  }

  /// An identifier that no other part of the page has.
  private mutating func identifier(of part: DrawingPart) -> String {
    let identifier = addresses.identifier(part.name, chapter: chapter)
    let first = PageIdentifier.part(0, of: identifier)
    if known.insert(first).inserted { return first }
    copies += 1
    return PageIdentifier.part(copies, of: identifier)
  }
}
