import ReadingModel

/// Turns the tree of a chapter into one that keeps the rules of XHTML: what may stand in what, and with which attributes.
///
/// The reader's browser takes any nesting; the schemas of EPUB do not. An element in a place where it may not stand becomes a
/// `div` or a `span` with its name as class, so that the style sheet still shows what it is. No character is lost.
struct PageFitter<Addresses: PageAddresses> {
  /// What an element may hold.
  enum Content {
    /// Blocks and lines.
    case flow
    /// What stands in a line.
    case phrasing
  }

  let addresses: Addresses
  /// Index of the chapter.
  let chapter: Int
  /// The book's language; the root element has it.
  let language: String
  /// The parts of the chapter's drawings.
  let parts: Set<DrawingPart>
  /// The identifiers that are written, in order.
  private(set) var identifiers: [String] = []
  var holdsDrawing = false
  var holdsFormula = false
  var known: Set<String> = []
  /// The number of parts of drawings whose name another part has already.
  var copies = 0
  private var isInPre = false
  private var isInDefinition = false
  private(set) var isInLink = false

  init(addresses: Addresses, chapter: Int, language: String, parts: Set<DrawingPart>) {
    self.addresses = addresses
    self.chapter = chapter
    self.language = language
    self.parts = parts
  }

  /// Fits the nodes of a chapter.
  mutating func fit(_ nodes: [PageNode], in content: Content = .flow) -> [PageNode] {
    nodes.flatMap { node -> [PageNode] in
      switch node {
      case .text: [node]
      case .element(let element): fit(element, in: content)
      }
    }
  }

  /// Fits one element.
  mutating func fit(_ element: PageElement, in content: Content) -> [PageNode] {
    switch element.name {
    case "br": return isInPre || element["data-line"] != nil ? [] : [.element(PageElement("br"))]
    case "hr": return content == .flow ? [.element(PageElement("hr"))] : []
    case "img": return image(element)
    case "audio", "video": return player(element)
    case "svg": return drawing(element)
    case "math": return formula(element)
    case "ruby": return ruby(element)
    case "rt": return []
    default: break
    }
    if let kept = placeholder(element) { return kept }
    if element.isBlock {
      return content == .flow ? block(element) : [.element(inline("span", element, "block"))]
    }
    return phrasing(element, in: content)
  }

  /// The page of a comic has one character for its picture, which is no text.
  private func placeholder(_ element: PageElement) -> [PageNode]? {
    guard element["data-page-words"] != nil,
      element.children.allSatisfy({ $0.isBlank || $0.text == "\u{FFFC}" })
    else { return nil }
    return []
  }

  private mutating func block(_ element: PageElement) -> [PageNode] {
    switch element.name {
    case "p":
      return [.element(element.holdsBlock ? flow("div", element, "p") : inline("p", element))]
    case "h1", "h2", "h3", "h4", "h5", "h6": return [.element(inline(element.name, element))]
    case "pre":
      let outer = isInPre
      isInPre = true
      defer { isInPre = outer }
      return [.element(inline("pre", element))]
    case "ul", "ol": return [.element(list(element))]
    case "dl": return [.element(definitions(element))]
    case "table": return [.element(table(element))]
    case "figure": return [.element(figure(element))]
    case "div", "section", "article", "aside", "blockquote":
      return [.element(flow(element.name, element))]
    case "nav": return [.element(flow("section", element))]
    case "book-body": return [.element(flow("div", element))]
    case "address", "figcaption", "summary", "dt", "dd", "caption":
      return [.element(flow("div", element, element.name))]
    default: return [.element(flow("div", element))]
    }
  }

  private mutating func phrasing(_ element: PageElement, in content: Content) -> [PageNode] {
    let isFlow = content == .flow && element.holdsBlock
    switch element.name {
    case "a":
      let address: String? =
        if case .link(let target) = element.reference { addresses.link(target) } else { nil }
      let outer = isInLink
      isInLink = true
      defer { isInLink = outer }
      var written = isFlow ? flow("a", element) : inline("a", element)
      if let address { written.attributes.append(("href", address)) }
      // The reader's page draws the plate of a sound or video; elsewhere its name is the text.
      if element["data-media"] != nil, let label = element["aria-label"] {
        written.children.append(.text(label))
      }
      return [.element(written)]
    case "del", "ins":
      return [.element(isFlow ? flow(element.name, element) : inline(element.name, element))]
    case "bdo" where element["dir"] == nil: return [.element(inline("span", element))]
    case "dfn":
      guard !isInDefinition else { return [.element(inline("span", element, "dfn"))] }
      isInDefinition = true
      defer { isInDefinition = false }
      return [.element(isFlow ? flow("div", element, "dfn") : inline("dfn", element))]
    case "time": return [.element(isFlow ? flow("div", element) : inline("span", element))]
    case let name where Self.inlines.contains(name):
      let kind = name == "span" ? nil : name
      return [.element(isFlow ? flow("div", element, kind) : inline(name, element))]
    default: return fit(element.children, in: content)
    }
  }

  /// Elements of a line that are written as they are.
  private static var inlines: Set<String> {
    [
      "abbr", "b", "bdi", "bdo", "cite", "code", "em", "i", "kbd", "mark", "q", "s", "samp",
      "small", "span",
      "strong", "sub", "sup", "u", "var",
    ]
  }

  /// An element that holds blocks.
  mutating func flow(_ name: String, _ element: PageElement, _ kind: String? = nil) -> PageElement {
    // The attributes come first, so that of two equal identifiers the outer one stays.
    let attributes = attributes(of: element, as: name, kind)
    return PageElement(name, attributes, children: fit(element.children, in: .flow))
  }

  /// An element that holds what stands in a line.
  mutating func inline(_ name: String, _ element: PageElement, _ kind: String? = nil) -> PageElement
  {
    let attributes = attributes(of: element, as: name, kind)
    return PageElement(name, attributes, children: fit(element.children, in: .phrasing))
  }

  /// Writes an identifier, unless the page has it already.
  mutating func identifier(of element: PageElement) -> String? {
    guard let id = element["id"] else { return nil }
    let identifier = addresses.identifier(PageTree.name(of: id), chapter: chapter)
    guard known.insert(identifier).inserted else { return nil }
    identifiers.append(identifier)
    return identifier
  }

  private mutating func image(_ element: PageElement) -> [PageNode] {
    let alternative = element["alt"] ?? ""
    let path: String? = if case .image(let path) = element.reference { path } else { nil }
    guard let address = path.flatMap(addresses.picture) else {
      let id = identifier(of: element).map { [(name: "id", value: $0)] } ?? []
      guard !alternative.isEmpty || !id.isEmpty else { return [] }
      let text = alternative.isEmpty ? [] : [PageNode.text("[\(alternative)]")]
      return [.element(PageElement("span", id + [("class", "missing")], children: text))]
    }
    var written = PageElement("img", [("src", address), ("alt", alternative)])
    if let id = identifier(of: element) { written.attributes.append(("id", id)) }
    written.attributes += sizes(of: element)
    return [.element(written)]
  }

  private mutating func ruby(_ element: PageElement) -> [PageNode] {
    var written = PageElement("ruby", attributes(of: element, as: "ruby"))
    // What follows the last reading stands behind the element.
    var rest: [PageNode] = []
    for child in element.children {
      if let reading = child.element, reading.name == "rt" {
        // A reading needs a base; a space has no width worth a reading.
        guard !rest.isEmpty || written.children.last?.element?.name == "rt" else { continue }
        written.children +=
          rest + [.element(PageElement("rt", children: [.text(reading["data-text"] ?? "")]))]
        rest = []
      } else {
        rest += fit([child], in: .phrasing)
      }
    }
    guard !written.children.isEmpty else {
      written.name = "span"
      written.children = rest
      return [.element(written)]
    }
    return [.element(written)] + rest
  }
}
