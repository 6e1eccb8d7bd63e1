package import Markup
import ReadingModel

/// Makes a chapter from a parsed document: one walk that writes text and HTML together.
///
/// Hidden content (`hidden`, `display: none` in a style attribute or a style sheet, head, scripts,
/// templates) is left out of both. The walk needs no recursion, however deep the tree.
struct ChapterBuilder {
  let links: LinkResolver
  let bookLanguage: String?
  var chapter: Chapter
  var writer = ChapterWriter()
  /// Elements that are open, outermost first.
  var open: [OpenElement] = []
  /// Where the base text of the next ruby reading begins.
  var rubyStart = 0
  /// The book's own style, if it was requested.
  var styling: ChapterStyling?
  /// Whether the chapter is a designed page.
  var isFixed = false
  /// How the chapter's style sheets lay its elements out.
  var layouts: LayoutCascade?
  /// Whether images are left out.
  var leavesOutImages = false
  /// Whether hidden content is shown.
  var showsHidden = false
  /// Whether anything was left out because the book hides it.
  var hasHidden = false
  /// UTF-8 units of text that style sheets hide.
  var lengthHiddenBySheets = 0
  /// UTF-16 units of text that is heard but not seen.
  var unseenLength = 0
  /// The elements that were left out and have names.
  var hiddenParts: [HiddenPart] = []
  /// The descriptions of images and drawings, in order.
  var descriptions: [String] = []
  /// The trace from the text back to the source, if it was requested.
  var trace: TextTrace?
  /// Where the elements end that have an `id`, if that was requested.
  var ends: [String: Int]?

  /// The deepest nesting that is written: more has no meaning, and browsers stop at 512.
  static let writtenDepthLimit = 200
  /// The most findings of one chapter.
  static let findingLimit = 200

  init(index: Int, links: LinkResolver, language: String?, styling: ChapterStyling? = nil) {
    self.links = links
    bookLanguage = language
    self.styling = styling
    chapter = Chapter(index: index, title: nil, text: "", html: "", blocks: [])
  }

  /// Builds the chapter.
  ///
  /// - Parameter document: The parsed source.
  /// - Returns: The chapter; its title is the first heading.
  mutating func build(_ document: MarkupDocument) -> Chapter {
    guard let root = document.root else { return chapter }
    openRoot(root)
    let body = root.body
    if body == root, ["svg", "math"].contains(root.name) {
      if enter(root) { walk(root) }
    } else {
      recordAnchor(body)
      walk(body)
      noteEnd(of: body)
    }
    while let element = open.popLast() { leave(element) }
    writer.finish()
    trace?.end(at: writer.utf16Count)
    complete()
    return chapter
  }

  /// Builds a hidden part of a document.
  ///
  /// - Parameter node: The part's outermost element.
  /// - Returns: Its HTML.
  mutating func buildPart(_ node: MarkupNode) -> ChapterHTML {
    if enter(node, isRevealed: true) { walk(node) }
    while let element = open.popLast() { leave(element) }
    writer.finish()
    return writer.markup
  }

  private mutating func walk(_ root: MarkupNode) {
    let floor = open.count
    var next = root.firstChild
    while true {
      guard let node = next else {
        guard open.count > floor, let element = open.popLast() else { return }
        leave(element)
        next = element.node.next
        continue
      }
      switch node.kind {
      case .text:
        if trace == nil { node.withText { writer.add($0) } } else { addTraced(node) }
        next = node.next
      case .element: next = enter(node) ? node.firstChild : node.next
      case .other: next = node.next
      }
    }
  }

  /// Opens the document's root, with its language and direction if they differ from the book's.
  private mutating func openRoot(_ root: MarkupNode) {
    let body = root.body
    let language = root.languageTag ?? (body == root ? nil : body.languageTag)
    let direction = root.direction ?? body.direction
    let differs = language.map { $0.lowercased() != bookLanguage?.lowercased() } ?? false
    let isRun = differs || direction == "rtl"
    guard isRun || styling != nil else { return }
    let tag = styling == nil ? "div" : StyleScope.body
    var element = OpenElement(node: body)
    element.closing = "</\(tag)>"
    element.isBlock = true
    if isRun {
      element.language = language
      element.direction = direction
      element.run = beginRun(differs ? language : nil, direction)
    }
    let attributes =
      isRun
      ? Self.attribute("lang", differs ? language : nil) + Self.attribute("dir", direction) : ""
    writer.openBlock(
      markup: "<\(tag)\(attributes)\(styling?.attributes(ofBody: body, in: root) ?? "")>")
    open.append(element)
  }

  /// Adds a finding, unless the chapter has ``findingLimit`` already.
  mutating func report(_ finding: Finding) {
    guard chapter.findings.count < Self.findingLimit else { return }
    chapter.findings.append(finding)
  }

  private mutating func complete() {
    chapter.text = String(decoding: writer.text, as: UTF8.self)
    chapter.markup = writer.markup
    chapter.blocks = writer.blocks
    chapter.anchors = chapter.anchors.mapValues { min($0, writer.utf16Count) }
    chapter.languageRuns.removeAll { $0.range.isEmpty }
    keepHiddenNotes()
    chapter.style = styling?.style(links)
    chapter.semantics.removeAll { $0.range.isEmpty }
    let heading = chapter.blocks.first { if case .heading = $0.kind { true } else { false } }
    chapter.title = heading.flatMap { chapter.text.utf16Slice($0.range)?.collapsed }
  }
}

extension MarkupNode {
  /// The element whose content is displayed.
  package var body: MarkupNode {
    name.lowercased() == "html" || name == "dtbook"
      ? child("body") ?? child("BODY") ?? child("book") ?? self : self
  }

  /// The language that the element declares.
  var languageTag: String? {
    guard hasAttributes else { return nil }
    let tag = attribute("lang", namespace: Namespaces.xml) ?? attribute("lang")
    return tag.flatMap { $0.isEmpty || $0.count > 35 ? nil : $0 }
  }

  /// The direction that the element declares: `ltr`, `rtl` or `auto`.
  var direction: String? {
    guard hasAttributes, let value = attribute("dir")?.lowercased() else { return nil }
    return ["ltr", "rtl", "auto"].contains(value) ? value : nil
  }
}

extension String {
  /// The part at UTF-16 offsets; `nil` if an offset lies inside a character.
  package func utf16Slice(_ range: Range<Int>) -> String? {
    guard range.upperBound <= utf16.count else { return nil }
    return String(
      utf16[
        utf16.index(
          startIndex, offsetBy: range.lowerBound)..<utf16.index(
            startIndex, offsetBy: range.upperBound)])
  }
}
