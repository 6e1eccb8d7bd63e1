import ChapterBuilding
import Foundation
import Markup
import ReadingModel

/// Writes the pieces of a document: one walk over its tree, which needs no recursion.
struct DocumentCutter {
  private struct Open {
    var node: MarkupNode
    /// The start tag without `id`, for the pieces that it goes on in; `nil` for what is not written.
    var reopening: [UInt8]?
    var closing: [UInt8] = []
    var namespace: String?
  }

  /// The most bytes that pieces repeat of their document, its head and what is open where they begin: half of what
  /// a translated book may have.
  ///
  /// Then the rest is one piece.
  private static let repeatLimit = TranslatedContent.byteLimit / 2

  private let root: MarkupNode
  private let body: MarkupNode
  private let plan: CutPlan
  private let path: String
  private var writer = XHTMLWriter()
  private var open: [Open] = []
  private var head: [UInt8] = []
  private var nextCut = 0
  /// The bytes that the pieces so far repeat.
  private var repeated = 0
  private var nextHeading = 0
  private var slugs = HeadingSlugs()

  init(_ root: MarkupNode, path: String) {
    self.root = root
    self.path = path
    body = root.body
    plan = CutPlan(body)
  }

  /// Writes all pieces.
  ///
  /// - Parameter result: Takes them.
  mutating func cut(_ result: inout CutDocument) {
    slugs.reserve(root.descendants.compactMap { $0.attribute("id") })
    readHead(&result)
    beginPiece()
    record(body, &result)
    var next = body.firstChild
    while true {
      guard let node = next else {
        guard let element = open.popLast() else { break }
        writer.add(element.closing)
        next = element.node.next
        continue
      }
      switch node.kind {
      case .text:
        node.withText { writer.add(text: $0) }
        next = node.next
      case .element: next = enter(node, &result) ? node.firstChild : node.next
      case .other: next = node.next
      }
    }
    endPiece(&result)
    if let notes = plan.notes, plan.cuts.last == notes, repeated <= Self.repeatLimit {
      result.notes = result.pieces.count - 1
    }
  }

  /// Begins an element; says whether the walk goes on inside.
  private mutating func enter(_ node: MarkupNode, _ result: inout CutDocument) -> Bool {
    if nextCut < plan.cuts.count, plan.cuts[nextCut] == node, repeated <= Self.repeatLimit {
      nextCut += 1
      endPiece(&result)
      beginPiece()
    }
    let name = node.name
    // The title of a drawing describes it.
    let isDrawn = open.last?.namespace == Namespaces.svg
    guard isDrawn || !Self.skipped.contains(name.lowercased()) else { return false }
    record(node, &result)
    if name.lowercased() == "input" {
      // What a task list says in a control is said in a character.
      if node.attribute("type")?.lowercased() == "checkbox" {
        writer.add(text: Array((node.attribute("checked") == nil ? "☐" : "☑").utf8).span)
      }
      return false
    }
    var added: [(name: String, value: String)] = []
    if nextHeading < plan.headings.count, plan.headings[nextHeading].node == node {
      added = heading(node, plan.headings[nextHeading].level, &result)
      nextHeading += 1
    }
    added += Self.noteAttributes(node)
    var element = Open(node: node, namespace: open.last?.namespace)
    guard XHTMLWriter.isName(name), !node.hasUndeclaredPrefix else {
      open.append(element)
      return node.firstChild != nil || leave()
    }
    let space = node.namespace.flatMap { $0 == Namespaces.xhtml ? nil : $0 }
    if space != element.namespace {
      added.append(("xmlns", space ?? Namespaces.xhtml))
      element.namespace = space
    }
    var attributes = node.attributes.map { attribute in
      (attribute, Self.isImage(name, attribute) ? inlined(attribute.value, &result) : nil)
    }
    attributes.removeAll { $0.0.name == "srcset" }
    writer.openTag(name, attributes.map { ($0.0, $0.1 ?? $0.0.value) }, added)
    element.reopening = XHTMLWriter.startTag(
      name, node.attributes.filter { $0.name != "id" && $0.name != "name" },
      added.filter { $0.name != "id" })
    element.closing = Array("</\(name)>".utf8)
    open.append(element)
    return node.firstChild != nil || leave()
  }

  /// Ends an element that holds nothing; always false.
  private mutating func leave() -> Bool {
    if let element = open.popLast() { writer.add(element.closing) }
    return false
  }

  private mutating func beginPiece() {
    writer.add(
      Array(
        "<html xmlns=\"\(Namespaces.xhtml)\" xmlns:epub=\"\(Namespaces.ops)\" xmlns:xlink=\"\(Namespaces.xlink)\""
          .utf8))
    let outer = XHTMLWriter.attributes(root == body ? [] : root.attributes.filter(Self.isOfRoot))
    writer.add(outer)
    writer.add(Array("><head>".utf8) + head + Array("</head><body".utf8))
    let own = XHTMLWriter.attributes(body.attributes.filter(Self.isOfRoot))
    writer.add(own + Array(">".utf8))
    for element in open { writer.add(element.reopening ?? []) }
    repeated += outer.count + head.count + own.count
    repeated += open.reduce(0) { $0 + ($1.reopening?.count ?? 0) }
  }

  private mutating func endPiece(_ result: inout CutDocument) {
    for element in open.reversed() { writer.add(element.closing) }
    writer.add(Array("</body></html>".utf8))
    result.pieces.append(writer.take())
  }

  /// Remembers in which piece the names of an element are.
  private func record(_ node: MarkupNode, _ result: inout CutDocument) {
    guard node.hasAttributes else { return }
    for name in [node.attribute("id"), node.name == "a" ? node.attribute("name") : nil] {
      guard let name, !name.isEmpty, result.ids[name] == nil else { continue }
      result.ids[name] = result.pieces.count
    }
  }

  /// Remembers a heading; one without an `id` gets one, as on GitHub.
  private mutating func heading(
    _ node: MarkupNode, _ level: Int, _ result: inout CutDocument
  ) -> [(name: String, value: String)] {
    let label = node.titleLabel
    guard !label.isEmpty else { return [] }
    let own = node.attribute("id").flatMap { $0.isEmpty ? nil : $0 }
    let id = own ?? slugs.next(label)
    if result.ids[id] == nil { result.ids[id] = result.pieces.count }
    result.headings.append(
      CutDocument.Heading(label: label, level: level, piece: result.pieces.count, id: id))
    return own == nil ? [("id", id)] : []
  }

  /// What the head says of title and style.
  private mutating func readHead(_ result: inout CutDocument) {
    guard let node = root.child("head") else { return }
    let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for child in node.children {
      switch child.name.lowercased() {
      case "title": result.title = result.title ?? child.label
      case "link"
      where child.words("rel").contains { $0.lowercased() == "stylesheet" }:
        head += XHTMLWriter.startTag("link", child.attributes, [], isEmpty: true)
      case "style":
        // As a file of its own it is not repeated in every piece.
        let name = "~style-\(result.resources.count + 1).css"
        result.resources[folder + name] = Resource(
          bytes: Array(child.text().utf8), mediaType: "text/css")
        let media = child.attribute("media").map { [("media", $0)] } ?? []
        head += XHTMLWriter.startTag(
          "link", [], [("rel", "stylesheet"), ("href", name)] + media, isEmpty: true)
      default: continue
      }
    }
    if result.title?.isEmpty == true { result.title = nil }
  }

  /// A picture in a `data:` address becomes a file of the book; returns its reference.
  private func inlined(_ reference: String, _ result: inout CutDocument) -> String? {
    guard let resource = DataAddress.resource(reference) else { return nil }
    let name = "~data-\(result.resources.count + 1)"
    result.resources[name] = resource
    return "/" + name
  }

  private static func isImage(_ name: String, _ attribute: MarkupAttribute) -> Bool {
    switch name.lowercased() {
    case "img": attribute.name == "src"
    case "image": attribute.name == "href"
    default: false
    }
  }

  private static func isOfRoot(_ attribute: MarkupAttribute) -> Bool {
    ["lang", "dir", "class", "id", "style"].contains(attribute.name)
  }

  /// What cmark's footnotes are, in the words that EPUB has for it.
  private static func noteAttributes(_ node: MarkupNode) -> [(name: String, value: String)] {
    guard node.hasAttributes, node.attribute("role") == nil else { return [] }
    if node.attribute("data-footnote-ref") != nil { return [("role", "doc-noteref")] }
    if node.holdsNotes { return [("role", "doc-endnotes")] }
    if node.attribute("data-footnote-backref") != nil { return [("role", "doc-backlink")] }
    let isItem = node.name == "li" && node.attribute("id")?.hasPrefix("fn-") == true
    let list = isItem ? node.parent?.parent : nil
    return list?.attribute("class") == "footnotes" ? [("role", "doc-footnote")] : []
  }

  private static let skipped: Set<String> = [
    "base", "head", "iframe", "link", "meta", "noscript", "script", "template", "title",
  ]
}
