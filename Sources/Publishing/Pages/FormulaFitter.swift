/// Turns a formula into one that keeps the rules of MathML.
enum FormulaFitter {
  private static let tokens: Set<String> = ["mi", "mn", "mo", "ms", "mtext"]
  /// The number of parts that an element needs (MathML 3, 3.1.3).
  private static let counts = [
    "mfrac": 2, "mover": 2, "mroot": 2, "msub": 2, "msubsup": 3, "msup": 2, "munder": 2,
    "munderover": 3,
  ]

  /// Fits a formula in which each `id` is the identifier that is written.
  static func fit(_ element: PageElement) -> PageElement {
    var fitted = fitted(element)
    fitted.attributes.insert(("xmlns", "http://www.w3.org/1998/Math/MathML"), at: 0)
    return fitted
  }

  private static func fitted(_ element: PageElement) -> PageElement {
    var written = PageElement(element.name)
    if let id = element["id"] { written.attributes.append(("id", id)) }
    written.attributes += element.attributes.filter { isKept($0, of: element.name) }
    if tokens.contains(element.name) {
      written.children = [.text(PageNode.element(element).text)]
      return written
    }
    written.children = element.children.compactMap { node in
      switch node {
      case .text(let text):
        node.isBlank ? nil : .element(PageElement("mtext", children: [.text(text)]))
      case .element(let inner): .element(fitted(inner))
      }
    }
    let parts = written.children.count
    switch element.name {
    case let name where counts[name] != nil:
      if parts != counts[name] { rename(&written) }
    case "semantics" where parts == 0, "mfenced": rename(&written)
    case "semantics" where parts > 1:
      written.children = [.element(PageElement("mrow", children: written.children))]
    case "mmultiscripts" where !isMultiscripts(written): rename(&written)
    case "mtable": written.children = written.children.map { wrapped($0, in: "mtr") }
    case "mspace", "none", "mprescripts": written.children = []
    default: break
    }
    if element.name == "mtr" { written.children = written.children.map { wrapped($0, in: "mtd") } }
    if !["mmultiscripts"].contains(written.name) {
      written.children.removeAll { ["none", "mprescripts"].contains($0.element?.name ?? "") }
      if let count = counts[written.name], count != written.children.count { rename(&written) }
    }
    return written
  }

  private static func rename(_ element: inout PageElement) {
    element.name = "mrow"
    element.attributes.removeAll { $0.name != "id" }
  }

  /// A base, then pairs of scripts, and once a mark before further pairs.
  private static func isMultiscripts(_ element: PageElement) -> Bool {
    let names = element.children.map { $0.element?.name ?? "" }
    guard let base = names.first, base != "none", base != "mprescripts",
      names.filter({ $0 == "mprescripts" }).count <= 1
    else { return false }
    return names.dropFirst().split(separator: "mprescripts", omittingEmptySubsequences: false)
      .allSatisfy { $0.count % 2 == 0 }
  }

  private static func wrapped(_ node: PageNode, in name: String) -> PageNode {
    guard let element = node.element, element.name != name else { return node }
    let inner: PageNode =
      name == "mtr" && element.name != "mtd" ? .element(PageElement("mtd", children: [node])) : node
    return .element(PageElement(name, children: [inner]))
  }

  /// Whether an attribute's value is one that the schema knows; any other changes the look only.
  private static func isKept(_ own: (name: String, value: String), of name: String) -> Bool {
    switch own.name {
    case "display": name == "math" && ["block", "inline"].contains(own.value)
    case "alttext": name == "math"
    case "mathvariant":
      tokens.contains(name)
        && [
          "normal", "bold", "italic", "bold-italic", "double-struck", "bold-fraktur", "script",
          "bold-script",
          "fraktur", "sans-serif", "bold-sans-serif", "sans-serif-italic", "sans-serif-bold-italic",
          "monospace",
        ].contains(own.value)
    case "stretchy", "fence", "separator", "largeop", "movablelimits", "symmetric":
      name == "mo" && isTruth(own.value)
    case "form": name == "mo" && ["prefix", "infix", "postfix"].contains(own.value)
    case "accent": ["mo", "mover", "munderover"].contains(name) && isTruth(own.value)
    case "accentunder": ["munder", "munderover"].contains(name) && isTruth(own.value)
    case "displaystyle": ["math", "mstyle", "mtable"].contains(name) && isTruth(own.value)
    case "columnspan", "rowspan":
      name == "mtd" && Int(own.value).map { (1...1000).contains($0) } ?? false
    case "columnalign":
      ["mtable", "mtr", "mtd"].contains(name)
        && own.value.split(separator: " ").allSatisfy { ["left", "center", "right"].contains($0) }
        && !own.value.isEmpty
        && (name != "mtd" || !own.value.contains(" "))
    // A fraction without a bar counts choices.
    case "linethickness": name == "mfrac" && own.value == "0"
    case "dir": name == "math" && ["ltr", "rtl"].contains(own.value)
    default: false
    }
  }

  private static func isTruth(_ value: String) -> Bool { ["true", "false"].contains(value) }
}
