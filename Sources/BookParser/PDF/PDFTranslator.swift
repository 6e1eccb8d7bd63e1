import Basics
import PDFFiles

/// Writes the text of a PDF as pages of HTML, with the beginning of each page and the places of the outline in it.
struct PDFTranslator {
  /// A line of the outline and where it leads.
  struct OutlinePlace: Sendable {
    var label: String
    /// 1...6.
    var level: Int
    /// The index of the page of HTML.
    var document: Int
    /// The `id` there.
    var id: String
  }

  /// A page of HTML ends behind a block when it is longer: a parser's tree has some ten times its size.
  private static let documentLength = 2 << 20
  /// Where a document has neither an outline nor headings, so many pages are a part.
  private static let partLength = 20

  /// Pages of HTML in their order.
  private(set) var documents: [String] = []
  /// The outline, without lines that lead nowhere.
  private(set) var outline: [OutlinePlace] = []
  /// The words in the order of all text: a group for each block and each note.
  private(set) var written: [WrittenGroup] = []
  let figures: FigurePlaces

  private let content: PDFContent
  private let flow: PageFlow
  private let notesByPage: [Int: [PageNote]]
  private let links: PDFLinks
  private var html = ""
  private var writtenNotes: [PageNote] = []
  private var entries: ArraySlice<PDFOutlineEntry>
  private var deepest = 0
  private var lastPart = 0
  private var headings: [Int: OutlineWords] = [:]

  init(_ content: PDFContent) {
    self.content = content
    flow = PageFlow(content.pages)
    links = PDFLinks(content.pages, flow)
    figures = FigurePlaces(content.pages, flow.blocks)
    notesByPage = Dictionary(grouping: flow.notes, by: \.page)
    var page = 0
    // An outline is in the order of the pages; a line that leads back leads to where it stands.
    let leading = content.outline.filter { $0.page != nil && !$0.label.allSatisfy(\.isWhitespace) }
      .map { entry in
        page = max(page, entry.page ?? page)
        return PDFOutlineEntry(label: entry.label, depth: entry.depth, page: page)
      }
    entries = leading[...]
    deepest = min(leading.map(\.depth).max() ?? -1, 4) + 1
    write()
  }

  private mutating func write() {
    let hasParts = !entries.isEmpty || flow.blocks.contains { $0.level != nil }
    for (index, block) in flow.blocks.enumerated() {
      if html.utf8.count > Self.documentLength { endDocument() }
      html += figures.html(before: index)
      if !hasParts, block.page >= lastPart + Self.partLength {
        lastPart = block.page
        html += "<div data-part=\"6\"></div>\n"
      }
      let names = placeEntries(before: block, index)
      add(block, index, names)
    }
    if !flow.lastPages.isEmpty { html += "<div>\(flow.lastPages.map(marker).joined())</div>\n" }
    html += figures.html(before: flow.blocks.count)
    for entry in entries { html += place(entry) }
    endDocument()
    joinLinks()
  }

  /// Names the document in every link that leads into another one.
  private mutating func joinLinks() {
    guard documents.count > 1 else { return }
    var homes: [Substring: Int] = [:]
    for (index, document) in documents.enumerated() {
      for id in document.matches(of: /\sid="([^"]*)"/) { homes[id.1] = homes[id.1] ?? index }
    }
    for (index, document) in documents.enumerated() {
      documents[index] = document.replacing(/<a href="#([^"]*)"/) { link in
        let home = homes[link.1] ?? index
        let path = home == index ? "" : Self.path(of: home)
        return "<a href=\"\(path)#\(link.1)\""
      }
    }
  }

  /// Where a page of HTML is kept in the book.
  static func path(of document: Int) -> String { "text-\(document + 1).xhtml" }

  private mutating func endDocument() {
    if !writtenNotes.isEmpty {
      html += "<section role=\"doc-endnotes\">\n"
      for note in writtenNotes {
        written.append(
          WrittenGroup([note.markWord] + note.block.words, of: content, isNote: true))
        html += "<aside role=\"doc-footnote\" id=\"\(note.id)\"><p>\(note.mark.escapedAsMarkup) "
        html += "\(inline(note.block, links: false))</p></aside>\n"
      }
      html += "</section>\n"
    }
    documents.append("<!DOCTYPE html><html><body>\n\(html)</body></html>")
    html = ""
    writtenNotes = []
  }

  // MARK: - The outline

  /// Writes places for lines of the outline that lead before a block and have no heading.
  ///
  /// - Returns: The level of the heading that the block is for a line of the outline, and that line's name.
  private mutating func placeEntries(
    before block: PageBlock, _ index: Int
  ) -> (level: Int, id: String)? {
    while let entry = entries.first, let page = entry.page {
      let heading = OutlineWords(entry.label)
      if page < block.page || page == block.page && !isComing(heading, page, from: index) {
        html += place(entry)
        entries = entries.dropFirst()
        continue
      }
      guard page == block.page, words(of: index)?.matches(heading) == true else { return nil }
      entries = entries.dropFirst()
      return (min(entry.depth, 4) + 1, remember(entry))
    }
    return nil
  }

  /// The heading of a line of the outline is looked for in so many blocks; a page of a newspaper has some 200.
  private static let searchedBlocks = 300

  /// Whether the heading of a line stands further below on its page.
  private mutating func isComing(_ heading: OutlineWords, _ page: Int, from index: Int) -> Bool {
    for next in flow.blocks.indices[index...].prefix(Self.searchedBlocks) {
      guard flow.blocks[next].page == page else { return false }
      if words(of: next)?.matches(heading) == true { return true }
    }
    return false
  }

  /// What a block says, if it may be a heading.
  private mutating func words(of index: Int) -> OutlineWords? {
    guard flow.blocks[index].parts != nil else { return nil }
    if let known = headings[index] { return known }
    let words = OutlineWords(flow.blocks[index].text)
    headings[index] = words
    return words
  }

  private mutating func place(_ entry: PDFOutlineEntry) -> String {
    let level = min(entry.depth, 4) + 1
    return "<div data-part=\"\(level)\" id=\"\(remember(entry))\"></div>\n"
  }

  private mutating func remember(_ entry: PDFOutlineEntry) -> String {
    let id = "outline-\(outline.count + 1)"
    outline.append(
      OutlinePlace(
        label: entry.label.split(whereSeparator: \.isWhitespace).joined(separator: " "),
        level: min(entry.depth, 4) + 1, document: documents.count, id: id))
    return id
  }

  // MARK: - Blocks

  private mutating func add(
    _ block: PageBlock, _ index: Int, _ place: (level: Int, id: String)?
  ) {
    let target = target(index)
    written.append(WrittenGroup(block.words, of: content, isNote: false))
    switch block.content {
    case .paragraph:
      var level = place?.level ?? block.level
      // Headings that the outline leaves out are below those that it has.
      if place == nil, let own = level { level = min(own + deepest, 6) }
      let name = level.map { "h\($0)" } ?? "p"
      let id = place.map { " id=\"\($0.id)\"" } ?? ""
      html += "<\(name)\(id)>\(target)\(inline(block, links: true))</\(name)>\n"
      if level == nil { writeNotes(of: block) }
    case .table(let rows):
      if !target.isEmpty { html += "<div>\(target)</div>\n" }
      html += "<table><tbody>\n"
      for row in rows {
        html += "<tr>\(row.map { "<td>\(cell($0))</td>" }.joined())</tr>\n"
      }
      html += "</tbody></table>\n"
    }
  }

  /// Notes follow in the document in which their page begins.
  private mutating func writeNotes(of block: PageBlock) {
    for page in block.page...max(block.page, lastPage(of: block)) {
      guard let notes = notesByPage[page],
        writtenNotes.last.map({ $0.page < page }) ?? true, !noted.contains(page)
      else { continue }
      noted.insert(page)
      writtenNotes += notes
    }
  }

  private var noted: Set<Int> = []

  private func lastPage(of block: PageBlock) -> Int {
    block.parts?.reduce(block.page) { page, part in
      if case .page(let next) = part { max(page, next) } else { page }
    } ?? block.page
  }

  private func inline(_ block: PageBlock, links: Bool) -> String {
    var html = ""
    var page = block.page
    for part in block.parts ?? [] {
      switch part {
      case .page(let index):
        page = index
        html += marker(index)
      case .raised(let mark, let link):
        let note = links ? notesByPage[page]?.first { $0.mark == mark } : nil
        let text = mark.escapedAsMarkup
        html +=
          note.map { "<sup><a href=\"#\($0.id)\" role=\"doc-noteref\">\(text)</a></sup>" }
          ?? "<sup>\(linked(text, link))</sup>"
      case .text(let text, let style):
        let traits = style.traits
        // What is bold as a whole is no emphasis.
        let isBold = traits.contains(.bold) && !block.isBold && block.level == nil
        let isItalic = traits.contains(.italic)
        html +=
          (isBold ? "<b>" : "") + (isItalic ? "<i>" : "")
          + linked(text.escapedAsMarkup, style.link)
          + (isItalic ? "</i>" : "") + (isBold ? "</b>" : "")
      }
    }
    return html
  }

  /// The text of a cell, whose fonts say nothing.
  private func cell(_ parts: [PageBlock.Part]) -> String {
    parts.reduce(into: "") { html, part in
      switch part {
      case .text(let text, let style): html += linked(text.escapedAsMarkup, style.link)
      case .raised(let mark, let link): html += linked(mark.escapedAsMarkup, link)
      case .page: break
      }
    }
  }

  private func linked(_ html: String, _ link: PlacedLink?) -> String {
    guard let link, let reference = links.reference(of: link) else { return html }
    return "<a href=\"\(reference.escapedAsMarkup)\">\(html)</a>"
  }

  /// The place that links to a block lead to.
  private func target(_ index: Int) -> String {
    links.names[index].map { "<span id=\"\($0)\"></span>" } ?? ""
  }

  /// The beginning of a page, without words.
  private func marker(_ index: Int) -> String {
    let label = content.pages[index].label
    let name = (label.isEmpty ? String(index + 1) : label).escapedAsMarkup
    return "<span role=\"doc-pagebreak\" id=\"page-\(index + 1)\" aria-label=\"\(name)\"></span>"
  }
}

/// The letters of a heading or of a line of an outline, for comparison.
private struct OutlineWords {
  /// Both are compared so far.
  private static let comparedLength = 200

  private let whole: String
  private let unnumbered: String

  init(_ text: String) {
    let start = text.prefix(Self.comparedLength)
    whole = Self.letters(start)
    unnumbered = Self.letters(
      start.trimmingPrefix(
        /(?i)\s*(chapter|part|section|kapitel|teil)?\s*([0-9]+|[ivxlc]+|[a-z])([.][0-9a-z]+)*[.:)]?\s+/
      ))
  }

  /// Whether both say the same, but for a number before one of them.
  func matches(_ other: OutlineWords) -> Bool {
    guard !whole.isEmpty, !other.whole.isEmpty else { return false }
    return whole == other.whole || unnumbered == other.whole || whole == other.unnumbered
  }

  private static func letters(_ text: some StringProtocol) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
