extension PageFitter {
  /// A list with nothing but items.
  mutating func list(_ element: PageElement) -> PageElement {
    var written = PageElement(element.name, attributes(of: element, as: element.name))
    for child in element.children {
      if child.isBlank {
        written.children.append(child)
      } else if let item = child.element, item.name == "li" {
        var item = flow("li", item)
        if element.name == "ul" { item.attributes.removeAll { $0.name == "value" } }
        written.children.append(.element(item))
      } else {
        written.children.append(
          .element(PageElement("li", [("class", "bare")], children: fit([child]))))
      }
    }
    return written
  }

  /// A list of terms and definitions, if it is in order; else blocks that look like one.
  mutating func definitions(_ element: PageElement) -> PageElement {
    guard isOrderly(element) else { return flow("div", element, "dl") }
    var written = PageElement("dl", attributes(of: element, as: "dl"))
    written.children = element.children.map { child in
      child.element.map { .element(flow($0.name, $0)) } ?? child
    }
    return written
  }

  /// Whether terms and definitions take turns, a term first and a definition last.
  private func isOrderly(_ element: PageElement) -> Bool {
    var last = ""
    for child in element.children where !child.isBlank {
      guard let name = child.element?.name, name == "dt" || name == "dd",
        !last.isEmpty || name == "dt"
      else {
        return false
      }
      last = name
    }
    return last == "dd"
  }

  /// A figure whose caption is its first or last part.
  mutating func figure(_ element: PageElement) -> PageElement {
    var written = PageElement("figure", attributes(of: element, as: "figure"))
    let parts = element.children.indices.filter { !element.children[$0].isBlank }
    let captions = parts.filter { element.children[$0].element?.name == "figcaption" }
    let caption =
      captions.count == 1 && (captions[0] == parts.first || captions[0] == parts.last)
      ? captions.first : nil
    for (index, child) in element.children.enumerated() {
      if index == caption, let own = child.element {
        written.children.append(.element(flow("figcaption", own)))
      } else {
        written.children += fit([child])
      }
    }
    return written
  }

  /// A table with its parts in order; else blocks, which have the same text.
  mutating func table(_ element: PageElement) -> PageElement {
    let parts = element.children.filter { !$0.isBlank }.map { $0.element }
    let names = parts.map { $0?.name ?? "" }
    let isOrderly =
      names.allSatisfy { ["caption", "thead", "tbody", "tfoot", "tr"].contains($0) }
      && !names.dropFirst().contains("caption")
      && parts.allSatisfy { $0.map(Self.holdsRows) ?? false }
    guard isOrderly else { return flow("div", element) }
    var written = PageElement("table", attributes(of: element, as: "table"))
    let head = names.first { $0 != "caption" } == "thead"
    let foot = names.last == "tfoot"
    let hasGroups = names.contains("tbody") || names.contains("thead") || names.contains("tfoot")
    var seen = 0
    for child in element.children {
      guard let part = child.element else {
        written.children.append(child)
        continue
      }
      seen += 1
      let isFirst = seen == 1 || seen == 2 && names.first == "caption"
      switch part.name {
      case "caption": written.children.append(.element(flow("caption", part)))
      case "tr" where !hasGroups: written.children.append(.element(row(part)))
      case "tr":
        // Rows beside groups are a group of their own.
        if written.children.last?.element?.name == "tbody",
          written.children.last?.element?["class"] == "loose"
        {
          var group = written.children.removeLast().element ?? PageElement("tbody")
          group.children.append(.element(row(part)))
          written.children.append(.element(group))
        } else {
          written.children.append(
            .element(PageElement("tbody", [("class", "loose")], children: [.element(row(part))])))
        }
      default:
        let isHead = part.name == "thead" && head && isFirst
        let isFoot = part.name == "tfoot" && foot && seen == names.count
        written.children.append(
          .element(group(part, as: isHead ? "thead" : isFoot ? "tfoot" : "tbody")))
      }
    }
    return written
  }

  private static func holdsRows(_ part: PageElement) -> Bool {
    switch part.name {
    case "caption": true
    case "tr":
      part.children.allSatisfy {
        $0.isBlank || $0.element.map { ["td", "th"].contains($0.name) } ?? false
      }
    default:
      part.children.allSatisfy {
        $0.isBlank || $0.element.map { $0.name == "tr" && holdsRows($0) } ?? false
      }
    }
  }

  private mutating func group(_ part: PageElement, as name: String) -> PageElement {
    let attributes = attributes(of: part, as: name)
    return PageElement(
      name, attributes,
      children: part.children.map { child in child.element.map { .element(row($0)) } ?? child })
  }

  private mutating func row(_ element: PageElement) -> PageElement {
    let attributes = attributes(of: element, as: "tr")
    return PageElement(
      "tr", attributes,
      children: element.children.map { child in
        child.element.map { .element(flow($0.name, $0)) } ?? child
      })
  }
}
