import ReadingModel

/// Turns a drawing in a page into one that keeps the rules of SVG 1.1.
enum DrawingFitter {
  /// The identifiers of a page.
  struct Parts {
    /// The identifier that an element gets; `nil` if it gets none.
    var taken: (PageElement) -> String?
    /// The identifier for a name in the book's markup.
    var name: (String) -> String
  }

  static func fit<Addresses: PageAddresses>(
    _ element: PageElement, _ addresses: Addresses, _ parts: Parts
  ) -> PageElement {
    var written = fitted(element, addresses, parts)
    written.attributes.insert(("xmlns", "http://www.w3.org/2000/svg"), at: 0)
    written.attributes.insert(("xmlns:xlink", "http://www.w3.org/1999/xlink"), at: 1)
    return written
  }

  private static func fitted<Addresses: PageAddresses>(
    _ element: PageElement, _ addresses: Addresses, _ parts: Parts
  ) -> PageElement {
    var written = PageElement(element.name)
    if let id = parts.taken(element) { written.attributes.append(("id", id)) }
    for own in element.attributes where isKept(own.name) {
      written.attributes.append((own.name, paint(own.value, parts.name)))
    }
    let isText = ["text", "tspan"].contains(element.name)
    for child in element.children {
      switch child {
      case .text(let text):
        if isText {
          written.children.append(child)
        } else if !child.isBlank {
          // Characters outside of a text element are not drawn, and still are the book's.
          written.children.append(.element(PageElement("text", children: [.text(text)])))
        }
      case .element(let inner) where inner.name == "image":
        guard case .drawnImage(let path) = inner.reference, let address = addresses.picture(path)
        else { continue }
        var image = fitted(inner, addresses, parts)
        for side in ["width", "height"] where image[side] == nil {
          image.attributes.append((side, "100%"))
        }
        image.attributes.append(("xlink:href", address))
        written.children.append(.element(image))
      case .element(let inner):
        guard !isText || inner.name == "tspan" else {
          written.children.append(.text(child.text))
          continue
        }
        written.children.append(.element(fitted(inner, addresses, parts)))
      }
    }
    return written
  }

  /// A paint that refers to a part of the drawing, under the part's written identifier.
  private static func paint(_ value: String, _ identifier: (String) -> String) -> String {
    let start = "url(#\(PageTree.idPrefix)"
    guard value.hasPrefix(start), let end = value.firstIndex(of: ")") else { return value }
    let name = value[value.index(value.startIndex, offsetBy: start.count)..<end]
    return "url(#\(identifier(String(name)))" + value[end...]
  }

  private static func isKept(_ name: String) -> Bool {
    !name.hasPrefix("data-")
      && !["id", "role", "class", "lang", "dir", "aria-description"].contains(name)
  }
}
