import Articles
import Basics
import Markup

/// What RSS and Atom share: elements by their names, addresses by their bases, texts as HTML.
enum FeedMarkup {
  private static let xml = "http://www.w3.org/XML/1998/namespace"
  /// The elements of HTML that have no end tag.
  private static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// The text of the first element of a name that has one.
  static func text(_ names: String..., in node: MarkupNode) -> String? {
    for name in names {
      for child in node.children where child.name == name {
        let text = trimmed(child.text())
        if !text.isEmpty { return text }
      }
    }
    return nil
  }

  static func trimmed(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    guard let start = text.firstIndex(where: { !isSpace($0) }),
      let end = text.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(text[start...end])
  }

  /// The base of addresses in an element: all `xml:base` from the root down, on top of the document's address.
  static func base(of node: MarkupNode, _ document: WebAddress?) -> WebAddress? {
    var written: [String] = []
    var next: MarkupNode? = node
    while let current = next {
      if let base = current.attribute("base", namespace: xml) { written.append(base) }
      next = current.parent
    }
    return written.reversed().reduce(document) { WebAddress(trimmed($1), base: $0) ?? $0 }
  }

  /// Whether an element or one around it names a base.
  static func hasBase(_ node: MarkupNode) -> Bool {
    sequence(first: node, next: \.parent).contains { $0.attribute("base", namespace: xml) != nil }
  }

  /// The language of an element, by itself or those around it.
  static func language(of node: MarkupNode) -> String? {
    sequence(first: node, next: \.parent).lazy.compactMap { $0.attribute("lang", namespace: xml) }
      .first { !$0.isEmpty }
  }

  /// A complete address of the web; `nil` for any other.
  static func address(_ text: String?, _ base: WebAddress?) -> String? {
    guard let text = text.map(trimmed), !text.isEmpty, let found = WebAddress(text, base: base),
      ["http", "https"].contains(found.scheme), found.host?.isEmpty == false
    else { return nil }
    return found.text
  }

  /// Whether a text looks like markup: it has a tag or an entity.
  static func isMarkup(_ text: String) -> Bool {
    text.contains(/<\/?[A-Za-z][^<>]*>|&(?:#\d+|#x[0-9A-Fa-f]+|[A-Za-z]+\d*);/)
  }

  /// A title or name in one line, which may hold markup where people have put it.
  static func line(_ text: String?, isMarkup: Bool? = nil) -> String {
    guard var text else { return "" }
    if isMarkup ?? Self.isMarkup(text) {
      // Markup beyond the parser's limits gives no text.
      let page = try? MarkupDocument.html(Array("<body>\(text)".utf8))
      text = page?.root?.text { ["script", "style", "title"].contains($0.name) } ?? ""
    }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(words.prefix(FeedEntry.titleLimit))
  }

  /// A plain text as HTML: a paragraph for each of its lines.
  static func html(ofPlain text: String) -> String {
    lines(text).map { "<p>\($0.escapedAsMarkup)</p>" }.joined()
  }

  /// A text of RSS without tags, in which only entities may be markup.
  static func html(ofEscaped text: String) -> String {
    lines(text).map { "<p>\($0)</p>" }.joined()
  }

  /// The lines of a text that say something.
  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  /// The markup inside an element as HTML; needs no stack, however deep it is.
  static func html(inside node: MarkupNode) -> String {
    var html = ""
    var next = node.firstChild
    while let current = next {
      switch current.kind {
      case .text: html += current.text().escapedAsMarkup
      case .element:
        html += "<\(current.name)"
        for attribute in current.attributes where attribute.namespace == nil {
          html += " \(attribute.name)=\"\(attribute.value.escapedAsMarkup)\""
        }
        html += ">"
      case .other: break
      }
      if let child = current.firstChild {
        next = child
        continue
      }
      next = close(current, within: node, &html)
    }
    return html
  }

  /// Ends an element and all around it that end with it, and goes to the node after them.
  private static func close(
    _ last: MarkupNode, within root: MarkupNode, _ html: inout String
  ) -> MarkupNode? {
    var node = last
    while true {
      if node.kind == .element, !voids.contains(node.name) { html += "</\(node.name)>" }
      if let sibling = node.next { return sibling }
      guard let parent = node.parent, parent != root else { return nil }
      node = parent
    }
  }
}
