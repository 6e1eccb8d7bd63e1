import Foundation
import Markup

/// Writes a FictionBook as XHTML: one walk, which needs no recursion.
///
/// Elements are those of the schema of FictionBook 2.1 (`FictionBook2.1.xsd`).
struct FictionBookTranslator {
  /// An element that is open.
  private struct Open {
    var node: MarkupNode
    var closing: String
    /// Sections around what is inside, that of the body included.
    var depth: Int
    /// Whether a note is around it.
    var isNote: Bool
    /// What separates children from each other, such as lines of a title.
    var separator = ""
    /// Whether a child has been written.
    var hasChild = false
    /// Whether a paragraph is open that the book does not have.
    var hasBareText = false
  }

  private let bodies: [MarkupNode]
  private let notes: [MarkupNode]
  /// Names in the bodies of notes: what leads to them refers to a note, whether it says so or not.
  private let noteNames: Set<String>
  private let language: String?
  private var writer = XHTMLWriter()
  private var open: [Open] = []

  /// Takes a book.
  ///
  /// - Parameters:
  ///   - root: The outermost element.
  ///   - language: The book's language, BCP 47.
  init(_ root: MarkupNode, language: String?) {
    let all = root.children.filter { $0.name == "body" }
    let isNotes = { (body: MarkupNode) in
      ["notes", "comments", "footnotes"].contains(body.attribute("name")?.lowercased() ?? "")
    }
    // A book of notes alone is a book.
    let main = all.filter { !isNotes($0) }
    bodies = main.isEmpty ? all : main
    notes = main.isEmpty ? [] : all.filter(isNotes)
    noteNames = Set(notes.flatMap { $0.descendants.compactMap { $0.attribute("id") } })
    self.language = language
  }

  /// The book as one document.
  mutating func xhtml() -> [UInt8] {
    let tag = language.map { [("lang", $0)] } ?? []
    writer.add(
      XHTMLWriter.startTag(
        "html", [], [("xmlns", Namespaces.xhtml)] + tag.map { (name: $0.0, value: $0.1) }))
    add("<head></head><body>")
    for body in bodies { write(body, isNote: false) }
    if !notes.isEmpty {
      add("<section role=\"doc-endnotes\">")
      for body in notes { write(body, isNote: true) }
      add("</section>")
    }
    add("</body></html>")
    return writer.take()
  }

  private mutating func write(_ body: MarkupNode, isNote: Bool) {
    let hasTitle = body.child("title") != nil
    add("<div\(id(body))>")
    open = [Open(node: body, closing: "</div>\n", depth: hasTitle ? 1 : 0, isNote: isNote)]
    var next = body.firstChild
    while true {
      guard let node = next else {
        if let last = open.indices.last { endBareText(in: last) }
        guard let element = open.popLast() else { return }
        add(element.closing)
        next = open.isEmpty ? nil : element.node.next
        continue
      }
      switch node.kind {
      case .text:
        addText(node)
        next = node.next
      case .element: next = enter(node) ? node.firstChild : node.next
      case .other: next = node.next
      }
    }
  }

  /// Writes text, with a paragraph around what stands between blocks against the schema.
  private mutating func addText(_ node: MarkupNode) {
    guard isBetweenBlocks else { return node.withText { writer.add(text: $0) } }
    guard let outer = open.indices.last else { return }
    let text = node.text()
    guard open[outer].hasBareText || !text.allSatisfy(\.isWhitespace) else { return }
    beginBareText(in: outer)
    writer.add(text: Array(text.utf8).span)
  }

  /// Begins the paragraph of text that has none.
  private mutating func beginBareText(in outer: Int) {
    guard !open[outer].hasBareText else { return }
    // In a line of verse or of a title it is a line, which needs no paragraph.
    let separator = open[outer].separator
    if separator.isEmpty {
      add(Self.bareStart(in: open[outer].node.name))
    } else if open[outer].hasChild {
      add(separator)
    }
    open[outer].hasChild = true
    open[outer].hasBareText = true
  }

  /// Ends the paragraph of text that has none.
  private mutating func endBareText(in outer: Int) {
    guard open[outer].hasBareText else { return }
    open[outer].hasBareText = false
    if open[outer].separator.isEmpty { add(Self.bareEnd(in: open[outer].node.name)) }
  }

  /// In a table text needs a cell.
  private static func bareStart(in name: String) -> String {
    switch name {
    case "table": "<tr><td>"
    case "tr": "<td>"
    default: "<p>"
    }
  }

  private static func bareEnd(in name: String) -> String {
    switch name {
    case "table": "</td></tr>\n"
    case "tr": "</td>"
    default: "</p>\n"
    }
  }

  /// White space between blocks is none of the text.
  private var isBetweenBlocks: Bool {
    guard let name = open.last?.node.name else { return true }
    return Self.frames.contains(name)
  }

  private static let inlines: Set<String> = [
    "a", "code", "emphasis", "strikethrough", "strong", "style", "sub", "sup",
  ]

  private static let frames: Set<String> = [
    "body", "section", "title", "epigraph", "cite", "poem", "stanza", "annotation", "table", "tr",
  ]

  /// Begins an element; says whether the walk goes on inside.
  private mutating func enter(_ node: MarkupNode) -> Bool {
    guard let last = open.indices.last else { return false }
    let isInline = Self.inlines.contains(node.name)
    if isBetweenBlocks, isInline {
      beginBareText(in: last)
    } else {
      endBareText(in: last)
      if open[last].hasChild, !open[last].separator.isEmpty { add(open[last].separator) }
      open[last].hasChild = true
    }
    let outer = open[last]
    if node.name == "empty-line" {
      if outer.separator.isEmpty { add("<p class=\"empty-line\"><br/></p>\n") }
      return false
    }
    if node.name == "image" {
      addImage(node, isBlock: Self.frames.contains(outer.node.name) && outer.separator.isEmpty)
      return false
    }
    var element = Open(node: node, closing: "", depth: outer.depth, isNote: outer.isNote)
    let start = start(of: node, in: outer, &element)
    add(start)
    open.append(element)
    return true
  }

  /// The start tag of an element; fills in how it ends.
  private func start(of node: MarkupNode, in outer: Open, _ element: inout Open) -> String {
    func tag(_ name: String, _ attributes: String = "", end: String = "\n") -> String {
      element.closing = "</\(name)>\(end)"
      return "<\(name)\(attributes)\(id(node))\(tagOfLanguage(node))>"
    }
    let isLine = !outer.separator.isEmpty
    switch node.name {
    case "section":
      element.depth += 1
      let isLeaf = outer.isNote && node.child("section") == nil
      if isLeaf { return tag("aside", " role=\"doc-footnote\"") }
      // Sections are parts of the book, whether they have a title or not.
      return tag("section", " \(CutPlan.partAttribute)=\"\(min(element.depth, 6))\"")
    case "title":
      element.separator = "<br/>\n"
      // In a note, a poem or a quotation a title is no heading of the book.
      let holder = outer.node.name
      let isHeading = !outer.isNote && (holder == "section" || holder == "body")
      if isHeading { return tag("h\(min(max(outer.depth, 1), 6))") }
      element.closing = "</strong></p>\n"
      return "<p class=\"title\"\(id(node))><strong>"
    case "stanza":
      element.separator = "<br/>\n"
      return tag("p", " class=\"stanza\"")
    case "p", "v":
      return isLine ? tag("span", end: "") : tag("p")
    case "subtitle", "text-author", "date":
      return isLine ? tag("span", end: "") : tag("p", " class=\"\(node.name)\"")
    case "epigraph": return tag("blockquote", " class=\"epigraph\" role=\"doc-epigraph\"")
    case "cite": return tag("blockquote", " class=\"cite\"")
    case "poem", "annotation": return tag("div", " class=\"\(node.name)\"")
    case "table", "tr": return tag(node.name)
    case "td", "th":
      let spans = ["colspan", "rowspan"].compactMap { name in
        node.attribute(name).flatMap { Int($0) }.map { " \(name)=\"\($0)\"" }
      }
      return tag(node.name, spans.joined())
    case "a": return link(node, &element)
    case "strong", "sub", "sup", "code": return tag(node.name, end: "")
    case "emphasis": return tag("em", end: "")
    case "strikethrough": return tag("s", end: "")
    default: return tag("span", end: "")
    }
  }

  private func link(_ node: MarkupNode, _ element: inout Open) -> String {
    let reference = node.fictionBookReference ?? ""
    let target = reference.hasPrefix("#") ? String(reference.dropFirst()) : nil
    let isNote = node.attribute("type") == "note" || target.map(noteNames.contains) == true
    let href = target.map { "#" + Self.encoded($0) } ?? reference
    let tag = XHTMLWriter.startTag(
      "a", [], [("href", href)] + (isNote ? [("role", "doc-noteref")] : []))
    let start = String(decoding: tag, as: UTF8.self).dropLast() + "\(id(node))>"
    // Where the book raises the mark itself it is raised once.
    let isRaised = isNote && node.child("sup") == nil && node.parent?.name != "sup"
    element.closing = isRaised ? "</a></sup>" : "</a>"
    return isRaised ? "<sup>\(start)" : String(start)
  }

  private mutating func addImage(_ node: MarkupNode, isBlock: Bool) {
    let name = node.pictureName
    let source = name.map { "/" + Self.encoded($0) } ?? node.fictionBookReference ?? ""
    let words = [node.attribute("alt"), node.attribute("title")].compactMap(\.self)
    add(isBlock ? "<figure\(id(node))>" : "")
    writer.add(
      XHTMLWriter.startTag(
        "img", [], [("src", source), ("alt", words.first ?? "")], isEmpty: true))
    add(isBlock ? "</figure>\n" : "")
  }

  private func id(_ node: MarkupNode) -> String {
    node.attribute("id").map { attribute("id", $0) } ?? ""
  }

  private func tagOfLanguage(_ node: MarkupNode) -> String {
    (node.attribute("lang", namespace: Namespaces.xml)).map { attribute("lang", $0) } ?? ""
  }

  private func attribute(_ name: String, _ value: String) -> String {
    String(
      decoding: XHTMLWriter.attributes([
        MarkupAttribute(name: name, namespace: nil, value: value)
      ]), as: UTF8.self)
  }

  private static func encoded(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["/", "~"]))
      ?? name
  }

  private mutating func add(_ markup: some StringProtocol) { writer.add(Array(markup.utf8)) }
}
