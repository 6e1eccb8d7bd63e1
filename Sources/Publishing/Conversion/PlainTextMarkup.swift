import ReadingModel

/// A chapter as plain text: headings and paragraphs with an empty line between them, items with their marks, cells
/// with tabulators, pictures as their descriptions in brackets, hidden notes at the end.
struct PlainTextMarkup {
  private(set) var text = ""
  /// The block that is being written.
  private var line = ""
  /// What stands before the next block of a list.
  private var mark = ""
  private var depth = 0
  private var isInPre = false

  init(_ chapter: Chapter, _ heading: String?) {
    if let heading { addBlock(heading) }
    let (body, notes) = chapter.nodes([])
    add(body)
    finishBlock()
    for note in notes {
      add([.element(note)])
      finishBlock()
    }
  }

  private mutating func add(_ nodes: [PageNode]) {
    for node in nodes {
      switch node {
      case .text(let text): line += text
      case .element(let element): add(element)
      }
    }
  }

  private mutating func add(_ element: PageElement) {
    switch element.name {
    case "br":
      // The line end itself is in the text.
      return
    case "hr":
      finishBlock()
      addBlock("* * *")
    case "img":
      if let alternative = element["alt"], !alternative.isEmpty { line += "[\(alternative)]" }
    case "math" where element.formulaLine != nil: line += element.formulaLine ?? ""
    case "rt": line += element["data-text"].map { "(\($0))" } ?? ""
    case "ul", "ol": addList(element)
    case "tr": addRow(element)
    case "pre":
      finishBlock()
      isInPre = true
      add(element.children)
      finishBlock()
      isInPre = false
    default:
      if element["data-page-words"] != nil, PageNode.element(element).text == "\u{FFFC}" { return }
      let isOwn = element.isBlock || element["data-line"] != nil
      if isOwn { element.isBlock ? finishBlock() : finishLine() }
      add(element.children)
      if isOwn { element.isBlock ? finishBlock() : finishLine() }
    }
  }

  private mutating func addList(_ element: PageElement) {
    finishBlock()
    depth += 1
    let labels = element.itemLabels
    for (index, item) in element.children.compactMap(\.element).enumerated() {
      mark = labels.isEmpty ? "- " : "\(labels[index]). "
      add(item.children)
      finishBlock()
    }
    mark = ""
    depth -= 1
  }

  /// A row is one line, whatever its cells hold.
  private mutating func addRow(_ element: PageElement) {
    finishBlock()
    let cells = element.children.compactMap(\.element).map { cell in
      var inner = PlainTextMarkup()
      inner.add(cell.children)
      inner.finishBlock()
      return inner.text.collapsed
    }
    addBlock(cells.joined(separator: "\t"), isTight: true)
  }

  private init() {}

  /// Ends a line inside a block.
  private mutating func finishLine() {
    if !line.isEmpty, !line.hasSuffix("\n") { line += "\n" }
  }

  private mutating func finishBlock() {
    defer { line = "" }
    guard !isInPre else {
      let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
      let from = lines.firstIndex { !$0.collapsed.isEmpty } ?? lines.endIndex
      let end = lines.lastIndex { !$0.collapsed.isEmpty }.map { $0 + 1 } ?? from
      return addBlock(lines[min(from, end)..<end].joined(separator: "\n"))
    }
    addBlock(
      line.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private mutating func addBlock(_ block: String, isTight: Bool = false) {
    guard !block.isEmpty else { return }
    let isItem = depth > 0
    if !text.isEmpty { text += isTight && isAfterTight || isItem && isAfterTight ? "\n" : "\n\n" }
    let indent = String(repeating: "  ", count: max(depth - 1, 0))
    let start = indent + (mark.isEmpty && isItem ? "  " : mark)
    text +=
      (isItem ? start : "")
      + block.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + (isItem ? indent + "  " : ""))
    mark = ""
    isAfterTight = isTight || isItem
  }

  /// Whether the last block was a row or an item, which the next one follows without an empty line.
  private var isAfterTight = false
}
