import ReadingModel

/// Puts the tree of a chapter's markup together, with an element for every place that a link leads to.
struct PageTree {
  /// A name that links lead to, and its offset in the text, in UTF-16 units.
  typealias Anchor = (name: String, offset: Int)

  /// The prefix of an `id` in the markup of chapters.
  static let idPrefix = "book-"

  /// The name in the book's own markup of an `id` in the markup of chapters.
  static func name(of id: String) -> String {
    id.hasPrefix(idPrefix) ? String(id.dropFirst(idPrefix.count)) : id
  }

  /// Elements that have no end tag.
  private static let void: Set<String> = ["br", "hr", "img"]
  /// Elements in which no `span` may stand.
  private static let narrow: Set<String> = [
    "dl", "ol", "ruby", "table", "tbody", "tfoot", "thead", "tr", "ul",
  ]

  private var open: [PageElement] = [PageElement("body")]
  /// Anchors without an element, last one first.
  private var anchors: [Anchor]
  private var offset = 0
  /// Whether the walk is in a drawing or formula.
  private var foreignDepth = 0
  /// Whether the walk is in a formula that is shown in place of a line, which the text has.
  private var isInShownFormula = false
  private var isAfterPre = false

  /// Makes the tree.
  ///
  /// - Parameters:
  ///   - markup: The chapter's markup.
  ///   - anchors: Names that links lead to; those that no element has get an element of their own.
  /// - Returns: The nodes of the body.
  static func nodes(of markup: ChapterHTML, anchors: [Anchor] = []) -> [PageNode] {
    var known: Set<String> = []
    if !anchors.isEmpty {
      markup.forEachPiece { piece in
        guard case .start(let element, let attributes, _) = piece,
          DrawingPart.Kind(element: element) == nil
        else { return }
        for (name, value) in attributes where name == "id" { known.insert(value) }
      }
    }
    var tree = PageTree(
      anchors: anchors.filter { !known.contains(idPrefix + $0.name) }
        .sorted { ($1.offset, $1.name) < ($0.offset, $0.name) })
    markup.forEachPiece { tree.add($0) }
    return tree.finish()
  }

  private init(anchors: [Anchor]) {
    self.anchors = anchors
  }

  private mutating func add(_ piece: ChapterHTML.Piece) {
    defer { isAfterPre = false }
    switch piece {
    case .start(let name, let attributes, let reference):
      let element = PageElement(name, attributes, reference: reference)
      if Self.void.contains(name) {
        if name == "img" { addAnchors() }
        append(.element(element))
        return
      }
      if name == "svg" || name == "math" {
        if foreignDepth == 0 { addAnchors() }
        foreignDepth += 1
        if let line = element.formulaLine {
          offset += line.utf16.count
          isInShownFormula = true
        }
      }
      open.append(element)
      if name == "pre" { isAfterPre = true }
    case .end(let name):
      // The writer of chapters closes what it opens, in order.
      guard open.count > 1, open.last?.name == name, let element = open.popLast() else { return }
      if name == "svg" || name == "math" { foreignDepth -= 1 }
      if name == "math" { isInShownFormula = false }
      append(.element(element))
    case .text(let text) where isInShownFormula: append(.text(text))
    case .text(let text):
      // A parser of HTML drops a line end behind the tag, so the markup has one more.
      let isDoubled = isAfterPre && text.utf8.first == UInt8(ascii: "\n")
      add(text: isDoubled ? String(text.dropFirst()) : text)
    }
  }

  private mutating func add(text: String) {
    let length = text.utf16.count
    var rest = text[...]
    while canHoldAnchor, let next = anchors.last, next.offset < offset + length,
      !PageNode.text(String(rest)).isBlank
    {
      let index = max(rest.startIndex, Self.index(in: text, at: max(next.offset - offset, 0)))
      if index > rest.startIndex { append(.text(String(rest[..<index]))) }
      rest = rest[index...]
      appendAnchor(next.name)
      anchors.removeLast()
    }
    if !rest.isEmpty { append(.text(String(rest))) }
    offset += length
  }

  /// The index of an offset; one inside of a character is moved to its start.
  private static func index(in text: String, at offset: Int) -> String.Index {
    guard let index = text.utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    else {
      return text.endIndex
    }
    return index.samePosition(in: text.unicodeScalars) ?? text.utf16.index(before: index)
  }

  private var canHoldAnchor: Bool {
    foreignDepth == 0 && !Self.narrow.contains(open.last?.name ?? "")
  }

  /// Adds the anchors of this place.
  private mutating func addAnchors() {
    while canHoldAnchor, let next = anchors.last, next.offset <= offset {
      appendAnchor(next.name)
      anchors.removeLast()
    }
  }

  private mutating func appendAnchor(_ name: String) {
    append(.element(PageElement("span", [("id", Self.idPrefix + name)])))
  }

  private mutating func append(_ node: PageNode) {
    let last = open.count - 1
    open[last].children.append(node)
    if case .element(let element) = node, element.isBlock || element.holdsBlock {
      open[last].holdsBlock = true
    }
  }

  private mutating func finish() -> [PageNode] {
    while open.count > 1, let element = open.popLast() { append(.element(element)) }
    for anchor in anchors.reversed() { appendAnchor(anchor.name) }
    return open[0].children
  }
}
