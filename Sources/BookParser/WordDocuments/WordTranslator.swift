import Basics
import Foundation
import Markup
import ReadingModel

/// Writes a Word document as XHTML: one walk over each of its parts, which needs no recursion.
///
/// Elements are those of ECMA-376 part 1, 17. Changes that were tracked are shown as accepted.
struct WordTranslator {
  /// An element that is open.
  struct Open {
    var node: MarkupNode
    var closing = ""
    /// Lists that are closed before the element is.
    var endsLists = false
    /// Rows and cells of the table that is open.
    var table: WordTable?
    var row = -1
    var cell = -1
    /// What a run is like.
    var isHidden = false
    /// Whether it is a link or stands in one.
    var isLinked = false
  }

  /// A note, in the order in which they are referred to.
  struct Note {
    var number: Int
    var isEndnote: Bool
    var id: String
  }

  let package: WordPackage
  /// The part that is written.
  var path: String
  var writer = XHTMLWriter()
  var open: [Open] = []
  var lists = WordLists()
  var numbers = WordListNumbers()
  /// The fields of the paragraph that is written.
  var fields = WordFields()
  var notes: [Note] = []
  /// The numbers of the notes by their ids, of endnotes and of footnotes.
  var noteNumbers: [Bool: [String: Int]] = [:]
  /// The number of the note that is written.
  var noteNumber: Int?
  /// Text boxes that come behind the paragraph in which they are anchored.
  var boxes: [MarkupNode] = []
  /// Text boxes that are open.
  var boxDepth = 0
  /// Paragraphs that are open; a text box has its own.
  var paragraphs = 0

  /// More notes are not kept.
  private static let noteLimit = 20_000
  /// Boxes in boxes in boxes are built to exhaust the stack; what is deeper is left out.
  private static let boxDepthLimit = 8

  private init(_ package: WordPackage) {
    self.package = package
    path = package.path
  }

  /// The document with its notes.
  ///
  /// - Parameter package: The document's parts.
  /// - Returns: XHTML.
  static func xhtml(of package: WordPackage) -> [UInt8] {
    var translator = WordTranslator(package)
    return translator.xhtml()
  }

  private mutating func xhtml() -> [UInt8] {
    let language = package.metadata.language.map { [(name: "lang", value: $0)] } ?? []
    writer.add(
      XHTMLWriter.startTag("html", [], [("xmlns", Namespaces.xhtml)] + language))
    add("<head></head><body>")
    if let body = package.document.root?.child("body") ?? package.document.root { write(body) }
    writeNotes()
    add("</body></html>")
    return writer.take()
  }

  private mutating func writeNotes() {
    guard !notes.isEmpty else { return }
    let known = [
      false: Self.notes(of: package.footnotes), true: Self.notes(of: package.endnotes),
    ]
    add("<section role=\"doc-endnotes\">")
    // A note may refer to another one.
    var next = 0
    while next < min(notes.count, Self.noteLimit) {
      let note = notes[next]
      next += 1
      guard let node = known[note.isEndnote]?[note.id] else { continue }
      path = note.isEndnote ? package.endnotesPath : package.footnotesPath
      noteNumber = note.number
      add("<aside role=\"doc-footnote\" id=\"note-\(note.number)\">")
      write(node)
      add("</aside>\n")
    }
    add("</section>")
  }

  private static func notes(of part: MarkupDocument?) -> [String: MarkupNode] {
    let nodes = part?.root.map { Array($0.children) } ?? []
    return Dictionary(
      nodes.compactMap { node in node.word("id").map { ($0, node) } },
      uniquingKeysWith: { a, _ in a })
  }

  /// Writes the text boxes that are anchored in a paragraph, behind it.
  private mutating func writeBoxes() {
    guard paragraphs == 0, !boxes.isEmpty, boxDepth < Self.boxDepthLimit else { return }
    let (waiting, outer, outerLists) = (boxes, open, lists)
    boxes = []
    boxDepth += 1
    for box in waiting {
      add("<aside>")
      write(box)
      add("</aside>\n")
    }
    boxDepth -= 1
    (open, lists, paragraphs) = (outer, outerLists, 0)
  }

  /// Writes what is inside an element.
  private mutating func write(_ root: MarkupNode) {
    lists = WordLists()
    open = [Open(node: root, endsLists: true)]
    paragraphs = 0
    var next = root.firstChild
    while true {
      guard let node = next else {
        guard let element = open.popLast() else { return }
        leave(element)
        next = open.isEmpty ? nil : element.node.next
        if open.isEmpty { return }
        continue
      }
      guard node.kind == .element else {
        next = node.next
        continue
      }
      next = enter(node) ? node.firstChild : node.next
      // What has no children is left at once.
      if next == nil, open.last?.node == node {
        if let element = open.popLast() { leave(element) }
        next = node.next
      }
    }
  }

  private mutating func leave(_ element: Open) {
    if element.endsLists { add(lists.end()) }
    add(element.closing)
    guard element.node.name == "p" else { return }
    paragraphs -= 1
    // A field that has no end would go on to the end of the document.
    fields = WordFields()
    writeBoxes()
  }

  // MARK: Blocks

  /// Begins an element; says whether the walk goes on inside.
  private mutating func enter(_ node: MarkupNode) -> Bool {
    switch node.name {
    case "p": return enterParagraph(node)
    case "r": return enterRun(node)
    case "tbl":
      // A list does not go on behind a table.
      add(lists.end())
      return push(node, "<table>", "</table>\n") { $0.table = WordTable(node) }
    case "tr": return enterRow(node)
    case "tc": return enterCell(node)
    case "hyperlink": return enterLink(node)
    case "fldSimple": return enterField(node)
    case "fldChar", "instrText": return readField(node)
    case "ruby": return addRuby(node)
    case "oMath":
      if open.last?.isHidden != true { addFormula(node) }
      return false
    case "bookmarkStart":
      if let name = node.word("name"), name != "_GoBack" { addAnchor(name) }
      return false
    // Choice is what this is; Fallback is for programs that don't know it.
    case "AlternateContent":
      return push(node)
    case "Choice", "Fallback": return isChosen(node) && push(node)
    case "txbxContent":
      boxes.append(node)
      return false
    case "del", "moveFrom", "pPr", "rPr", "tblPr", "trPr", "tcPr", "sectPr", "tblGrid",
      "delText", "sdtPr", "commentRangeStart", "fldData":
      return false
    default: return enterInline(node)
    }
  }

  private func isChosen(_ node: MarkupNode) -> Bool {
    guard let parent = node.parent else { return false }
    return (parent.child("Choice") ?? parent.child("Fallback")) == node
  }

  /// Opens an element that is written.
  mutating func push(
    _ node: MarkupNode, _ start: String = "", _ end: String = "",
    _ change: (inout Open) -> Void = { _ in }
  ) -> Bool {
    var element = Open(node: node, closing: end)
    element.isHidden = open.last?.isHidden ?? false
    element.isLinked = end.hasSuffix("</a>") || open.last?.isLinked == true
    change(&element)
    add(start)
    open.append(element)
    return true
  }

  private mutating func enterParagraph(_ node: MarkupNode) -> Bool {
    let properties = node.child("pPr")
    let style = properties?.property("pStyle")
    guard !package.styles.isContentsLine(style) else { return false }
    let outline = properties?.property("outlineLvl").flatMap { Int($0) }
    let level =
      outline.map(WordStyles.headingLevel) ?? package.styles.headingLevel(style)
    var place = properties?.child("numPr").map { WordListPlace($0) }
    if let inherited = package.styles.list(style), place?.list == nil {
      place = inherited
    }
    let direction = properties?.toggle("bidi") == true ? " dir=\"rtl\"" : ""
    paragraphs += 1
    if level == nil, let item = item(node, at: place, style) {
      let span = direction.isEmpty ? ("", "") : ("<span\(direction)>", "</span>")
      return push(node, item.start + span.0, span.1 + item.end)
    }
    add(lists.end())
    if let level {
      // Word counts an empty one, but it is no heading.
      let label = number(of: place, style)?.number.label.escapedAsMarkup ?? ""
      let shown = label.isEmpty || !node.hasText ? "" : label + " "
      return push(node, "<h\(level)\(direction)>\(shown)", "</h\(level)>\n")
    }
    if package.styles.isQuote(style) {
      return push(node, "<blockquote><p\(direction)>", "</p></blockquote>\n")
    }
    return push(node, "<p\(direction)>", "</p>\n")
  }

  /// The number of a paragraph, which its list counts, and its place there.
  private mutating func number(
    of place: WordListPlace?, _ style: String?
  ) -> (place: WordListPlace, number: WordListNumbers.Number)? {
    guard var place else { return nil }
    place.level = package.numbering.level(of: style, in: place.list) ?? place.level
    return numbers.next(place, package.numbering).map { (place, $0) }
  }

  /// The markup around an item of a list; `nil` for other paragraphs.
  private mutating func item(
    _ node: MarkupNode, at place: WordListPlace?, _ style: String?
  ) -> (start: String, end: String)? {
    guard let (place, number) = number(of: place, style) else { return nil }
    // The rows of a table are often numbered by cells with nothing but a number, which is then their text.
    if node.parent?.name == "tc", !node.hasText, !number.label.isEmpty {
      return ("<p>\(number.label.escapedAsMarkup)", "</p>\n")
    }
    return lists.item(place, package.numbering.level(place), number)
  }

  // MARK: Markup

  mutating func addAnchor(_ name: String) {
    writer.add(XHTMLWriter.startTag("span", [], [("id", name)]))
    add("</span>")
  }

  mutating func add(_ markup: String) { writer.add(Array(markup.utf8)) }

  mutating func add(text: String) { writer.add(text: Array(text.utf8).span) }
}
