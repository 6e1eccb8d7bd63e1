import ReadingModel

/// Turns a drawing in a page into one that keeps the rules of SVG 1.1.
enum DrawingFitter {
  /// Fits a drawing in which each `id` is the identifier that is written.
  ///
  /// - Parameters:
  ///   - element: The drawing.
  ///   - addresses: The addresses of pictures.
  ///   - identifier: The identifier of a part; `nil` if no drawing has it.
  /// - Returns: The drawing.
  static func fit<Addresses: PageAddresses>(
    _ element: PageElement, _ addresses: Addresses, _ identifier: (DrawingPart) -> String?
  ) -> PageElement {
    var written = fitted(element, addresses, identifier)
    written.attributes.insert(("xmlns", "http://www.w3.org/2000/svg"), at: 0)
    written.attributes.insert(("xmlns:xlink", "http://www.w3.org/1999/xlink"), at: 1)
    return written
  }

  private static func fitted<Addresses: PageAddresses>(
    _ element: PageElement, _ addresses: Addresses, _ identifier: (DrawingPart) -> String?
  ) -> PageElement {
    var written = PageElement(element.name)
    if let id = element["id"] { written.attributes.append(("id", id)) }
    for own in element.attributes where isKept(own.name) {
      written.attributes.append((own.name, paint(own, identifier)))
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
        var image = fitted(inner, addresses, identifier)
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
        written.children.append(.element(fitted(inner, addresses, identifier)))
      }
    }
    return written
  }

  /// A paint that refers to a part of the drawing, under the part's written identifier; if there is no such part, what the paint
  /// names for that case, or nothing.
  private static func paint(
    _ own: (name: String, value: String), _ identifier: (DrawingPart) -> String?
  ) -> String {
    let value = own.value
    guard let kind = DrawingPart.Kind(attribute: own.name) else { return value }
    for quote in ["", "\""] {
      let start = "url(\(quote)#\(PageTree.idPrefix)"
      guard value.hasPrefix(start), let end = value.firstRange(of: "\(quote))") else { continue }
      let name = value[value.index(value.startIndex, offsetBy: start.count)..<end.lowerBound]
      let rest = value[end.upperBound...]
      if let identifier = identifier(DrawingPart(kind: kind, name: String(name))) {
        return "url(#\(identifier))" + rest
      }
      let other = rest.drop { $0 == " " }
      return other.isEmpty ? "none" : String(other)
    }
    return value
  }

  private static func isKept(_ name: String) -> Bool {
    !name.hasPrefix("data-")
      && !["id", "role", "class", "lang", "dir", "aria-description"].contains(name)
  }
}
