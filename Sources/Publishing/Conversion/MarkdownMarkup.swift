import ReadingModel

/// A chapter as GitHub's Markdown: headings, emphasis, lists, tables, code, links, notes; pictures are their descriptions.
///
/// Source: <https://github.github.com/gfm/>
struct MarkdownMarkup {
  /// Blocks in order.
  private var blocks: [String] = []
  private var line = ""
  /// The numbers of the chapter's hidden notes by their names.
  private var notes: [String: Int] = [:]
  private let chapter: Int
  /// Whether a block is a row of a table or a heading, which is one line.
  private var isOneLine = false

  /// The chapter's text.
  var text: String { blocks.joined(separator: "\n\n") }

  init(_ chapter: Chapter, _ heading: String?) {
    self.init(chapter: chapter.index, notes: [:])
    if let heading { blocks.append("# " + Self.escaped(heading)) }
    for (index, note) in chapter.hiddenNotes.enumerated() {
      for name in note.names { notes[name] = index + 1 }
    }
    let (body, hidden) = chapter.nodes([])
    add(body)
    finishBlock()
    for (index, note) in hidden.enumerated() {
      let inner = inside(note.children)
      guard !inner.isEmpty else { continue }
      // Names of notes are unique in the whole text.
      blocks.append(
        "[^\(label(index + 1))]: " + Self.indented(inner.joined(separator: "\n\n"), by: 4))
    }
  }

  private init(chapter: Int, notes: [String: Int]) {
    self.chapter = chapter
    self.notes = notes
  }

  private func label(_ number: Int) -> String { "\(chapter + 1)-\(number)" }

  private mutating func add(_ nodes: [PageNode]) {
    for node in nodes {
      switch node {
      case .text(let text): line += Self.escaped(text)
      case .element(let element): add(element)
      }
    }
  }

  /// The blocks of nodes that stand inside a list, a quotation or a cell.
  private func inside(_ nodes: [PageNode]) -> [String] {
    var inner = MarkdownMarkup(chapter: chapter, notes: notes)
    inner.add(nodes)
    inner.finishBlock()
    return inner.blocks
  }

  private mutating func add(_ element: PageElement) {
    switch element.name {
    case "br":
      // The line end itself follows in the text.
      if element["data-line"] == nil { line += isOneLine ? " " : "\\" }
    case "hr":
      finishBlock()
      blocks.append("---")
    case "h1", "h2", "h3", "h4", "h5", "h6":
      finishBlock()
      isOneLine = true
      add(element.children)
      isOneLine = false
      let heading = line.collapsed
      line = ""
      if !heading.isEmpty {
        blocks.append(String(repeating: "#", count: element.headingLevel ?? 1) + " " + heading)
      }
    case "pre": addCode(element)
    case "code", "kbd", "samp", "tt": addCodeSpan(element)
    case "em", "i", "cite", "var", "dfn": addSpan(element, "*")
    case "strong", "b": addSpan(element, "**")
    case "del", "s": addSpan(element, "~~")
    case "sub", "sup": addTagged(element)
    case "a": addLink(element)
    case "img":
      if let alternative = element["alt"], !alternative.isEmpty {
        line += Self.escaped("[\(alternative)]")
      }
    case "audio", "video":
      guard case .media(let media) = element.reference, let label = element["aria-label"] else {
        return
      }
      let address = media.address.flatMap(WebAddress.written)
      line += address.map { "[\(Self.escaped(label))](<\($0)>)" } ?? Self.escaped("[\(label)]")
    case "math" where element.formulaLine != nil: line += Self.escaped(element.formulaLine ?? "")
    case "rt": line += element["data-text"].map { "(\(Self.escaped($0)))" } ?? ""
    case "ul", "ol": addList(element)
    case "blockquote":
      finishBlock()
      let inner = inside(element.children).joined(separator: "\n\n")
      guard !inner.isEmpty else { return }
      blocks.append(
        inner.split(separator: "\n", omittingEmptySubsequences: false).map {
          $0.isEmpty ? ">" : "> \($0)"
        }.joined(separator: "\n"))
    case "table": addTable(element)
    default:
      if element["data-page-words"] != nil, PageNode.element(element).text == "\u{FFFC}" { return }
      let isLine = element["data-line"] != nil && !element.isBlock
      if isLine, !line.collapsed.isEmpty, !line.hasSuffix("\\\n") { line = line.trimmed + "\\\n" }
      if element.isBlock { finishBlock() }
      add(element.children)
      if element.isBlock { finishBlock() }
    }
  }

  private mutating func addSpan(_ element: PageElement, _ mark: String) {
    guard !element.holdsBlock else { return add(element.children) }
    let before = line
    line = ""
    add(element.children)
    let inner = line
    let core = inner.trimmed
    // Marks beside white space or an empty text are no emphasis.
    guard !core.isEmpty, !core.contains("\n"),
      let start = inner.firstIndex(where: { !$0.isWhitespace }),
      let end = inner.lastIndex(where: { !$0.isWhitespace })
    else {
      line = before + inner
      return
    }
    line = before + inner[..<start] + mark + core + mark + inner[inner.index(after: end)...]
  }

  /// Elements that Markdown has no mark for, and GitHub shows as HTML.
  private mutating func addTagged(_ element: PageElement) {
    line += "<\(element.name)>"
    add(element.children)
    line += "</\(element.name)>"
  }

  private mutating func addLink(_ element: PageElement) {
    switch element.reference {
    case .link(.place(let target))
    where target.chapter == chapter && target.fragment.flatMap { notes[$0] } != nil:
      line += "[^\(label(target.fragment.flatMap { notes[$0] } ?? 0))]"
    case .link(.address(let address)) where !element.holdsBlock:
      guard let address = WebAddress.written(address) else { return add(element.children) }
      let before = line
      line = ""
      add(element.children)
      // A sound or video of another site has a name and no text.
      let name = element["data-media"].flatMap { _ in element["aria-label"] } ?? ""
      let inner = line.collapsed.isEmpty ? Self.escaped(name) : line.collapsed
      line = before + (inner.isEmpty ? "" : "[\(inner)](<\(address)>)")
    default: add(element.children)
    }
  }

  private mutating func addCodeSpan(_ element: PageElement) {
    let code = PageNode.element(element).text.collapsed
    guard !code.isEmpty else { return }
    let fence = Self.fence(longerThanIn: code, atLeast: 1)
    let space = code.hasPrefix("`") || code.hasSuffix("`") ? " " : ""
    line += fence + space + code + space + fence
  }

  private mutating func addCode(_ element: PageElement) {
    finishBlock()
    let code = PageNode.element(element).text
    let fence = Self.fence(longerThanIn: code, atLeast: 3)
    blocks.append("\(fence)\n\(code)\(code.hasSuffix("\n") ? "" : "\n")\(fence)")
  }

  private mutating func addList(_ element: PageElement) {
    finishBlock()
    var items: [String] = []
    var number = element.itemNumber("start") ?? 1
    var isLoose = false
    let labels = element.hasDigits ? [] : element.itemLabels
    for (index, item) in element.children.compactMap(\.element).enumerated() {
      var inner = inside(item.name == "li" ? item.children : [.element(item)])
      // Markdown counts in digits only; letters are written out.
      if !labels.isEmpty {
        inner = ["\(labels[index]). \(inner.first ?? "")".trimmed] + inner.dropFirst()
      }
      let mark = element.name == "ol" && labels.isEmpty ? "\(max(number, 0)). " : "- "
      number += 1
      let isList = inner.dropFirst().allSatisfy { $0.hasPrefix("- ") || $0.first?.isNumber == true }
      if !isList { isLoose = true }
      items.append(
        mark + Self.indented(inner.joined(separator: isList ? "\n" : "\n\n"), by: mark.count))
    }
    guard !items.isEmpty else { return }
    blocks.append(items.joined(separator: isLoose ? "\n\n" : "\n"))
  }

  private mutating func addTable(_ element: PageElement) {
    finishBlock()
    for case .element(let caption) in element.children where caption.name == "caption" {
      blocks += inside(caption.children)
    }
    let rows = Self.rows(element).map { row in
      row.children.compactMap(\.element).map { cell in
        inside(cell.children).joined(separator: " ").collapsed.replacingPipes
      }
    }.filter { !$0.isEmpty }
    guard let width = rows.map(\.count).max() else { return }
    func line(_ cells: [String]) -> String {
      "| " + (cells + Array(repeating: "", count: width - cells.count)).joined(separator: " | ")
        + " |"
    }
    let rule = "|" + String(repeating: " --- |", count: width)
    blocks.append(([line(rows[0]), rule] + rows.dropFirst().map(line)).joined(separator: "\n"))
  }

  private static func rows(_ element: PageElement) -> [PageElement] {
    element.children.compactMap(\.element).flatMap {
      $0.name == "tr" ? [$0] : $0.name == "caption" ? [] : rows($0)
    }
  }

  private mutating func finishBlock() {
    let lines = line.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty && $0 != "\\" }
    line = ""
    guard !lines.isEmpty else { return }
    var block = lines.map(Self.guarded).joined(separator: "\n")
    // A backslash at the end of a block would be shown.
    if block.hasSuffix("\\"), !block.hasSuffix("\\\\") { block.removeLast() }
    blocks.append(block)
  }

  private static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 || $1.isEmpty ? String($1) : String(repeating: " ", count: count) + $1 }
      .joined(separator: "\n")
  }

  private static func fence(longerThanIn code: String, atLeast count: Int) -> String {
    var longest = 0
    var run = 0
    for character in code {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest == 0 ? count : max(count, longest + 1))
  }

  /// Characters that Markdown would take for marks, anywhere in a line.
  private static let marks: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "~", "&"]

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for character in text {
      if marks.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// A line whose beginning Markdown would take for a heading, an item, a rule or a table.
  private static func guarded(_ line: String) -> String {
    guard let first = line.first else { return line }
    if "#+-=|:".contains(first) { return "\\" + line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let mark = line.dropFirst(digits.count).first, mark == "." || mark == ")" {
      return digits + "\\" + line.dropFirst(digits.count)
    }
    return line
  }
}

extension String {
  /// The text of a cell, in which a pipe would begin the next one.
  fileprivate var replacingPipes: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
