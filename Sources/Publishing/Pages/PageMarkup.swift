/// Writes the nodes of a page as XHTML, well-formed for every input, or as HTML.
struct PageMarkup {
  private(set) var text = ""
  private let isHTML: Bool

  /// Elements that are written without an end tag.
  private static let void: Set<String> = ["br", "hr", "img"]

  /// Writes nodes.
  ///
  /// - Parameters:
  ///   - nodes: In order.
  ///   - isHTML: Whether a parser of HTML reads them, which knows no prefixes.
  init(_ nodes: [PageNode], isHTML: Bool = false) {
    self.isHTML = isHTML
    for node in nodes { add(node) }
  }

  private mutating func add(_ node: PageNode) {
    switch node {
    case .text(let text): self.text += Self.escaped(text)
    case .element(let element):
      text += "<\(element.name)"
      for (name, value) in element.attributes
      where !isHTML || !name.contains(":") || name == "xlink:href" {
        text += " \(name)=\"\(Self.escaped(value))\""
      }
      guard !Self.void.contains(element.name) else { return text += "/>" }
      text += ">"
      // A parser of HTML drops a line end right behind the tag.
      if isHTML, element.name == "pre", case .text(let first)? = element.children.first,
        first.hasPrefix("\n")
      {
        text += "\n"
      }
      for child in element.children { add(child) }
      text += "</\(element.name)>"
    }
  }

  /// Characters as XML writes them, in an element or in a quoted attribute; those that XML forbids are left out.
  ///
  /// Source: <https://www.w3.org/TR/xml/#charsets>
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&#38;"
      case "<": escaped += "&#60;"
      case ">": escaped += "&#62;"
      case "\"": escaped += "&#34;"
      case "\u{9}", "\u{A}", "\u{20}"..."\u{7E}", "\u{A0}"..."\u{FDCF}", "\u{FDF0}"..."\u{FFFD}",
        "\u{10000}"...:
        // The last two characters of every plane are none.
        if scalar.value & 0xFFFE != 0xFFFE { escaped.unicodeScalars.append(scalar) }
      default: continue
      }
    }
    return escaped
  }
}
