import Markup
import ReadingModel

extension ChapterBuilder {
  /// Begins an element.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - isRevealed: Whether it is shown even if the book hides it.
  /// - Returns: Whether the walk goes on inside.
  mutating func enter(_ node: MarkupNode, isRevealed: Bool = false) -> Bool {
    guard isRevealed || !isHidden(node) else {
      setAside(node)
      return false
    }
    let element = open.last?.inherited(by: node) ?? OpenElement(node: node)
    switch element.content {
    case .html: return enterHTML(element)
    case .drawing, .drawingText: return enterDrawing(element)
    case .formula: return enterFormula(element)
    }
  }

  /// Ends an element.
  mutating func leave(_ element: OpenElement) {
    noteEnd(of: element.node)
    if let link = element.link {
      let start = chapter.links[link].range.lowerBound
      chapter.links[link].range = start..<max(start, writer.inkOffset)
    }
    if let span = element.span {
      let start = chapter.semantics[span].range.lowerBound
      chapter.semantics[span].range = start..<max(start, writer.inkOffset)
    }
    if let run = element.run {
      let start = chapter.languageRuns[run].range.lowerBound
      chapter.languageRuns[run].range = start..<max(start, writer.inkOffset)
    }
    if let fence = element.fence {
      addOperator(fence.closing, " fence=\"true\" form=\"postfix\"")
    }
    if element.isForeignRoot { writer.closeForeign(isImage: element.content == .drawing) }
    if element.isBlock {
      writer.closeBlock(markup: element.closing)
    } else if element.isLine {
      writer.closeLine(markup: element.closing)
    } else {
      writer.add(markup: element.closing)
      if element.isCell { writer.addWordBreak() }
    }
    if let start = element.unseenStart { unseenLength += writer.inkOffset - start }
    // Read in their place: a copy of the element around would take longer than all the rest.
    writer.kind = open.isEmpty ? .paragraph : open[open.count - 1].kind
    writer.whiteSpace = open.isEmpty ? .collapses : open[open.count - 1].whiteSpace
  }

  /// Begins an element of HTML, which has the state of the element around it.
  private mutating func enterHTML(_ element: consuming OpenElement) -> Bool {
    let node = element.node
    let rule = ElementRules.rule(node.name)
    switch rule.treatment {
    case .skip: return false
    case .lineBreak:
      writer.addLineBreak()
      recordAnchor(node)
      return false
    case .separator:
      writer.openBlock(markup: "<hr\(styleAttributes(node))>")
      recordAnchor(node)
      return false
    case .image:
      addImage(node, node.attribute("src"))
      return false
    case .media:
      addMedia(node, isInLink: element.isInLink)
      return false
    case .reading:
      if element.isInRuby { addReading(node) }
      return false
    case .choice where node.parent?.name == "switch" && node.parent?.choice != node: return false
    case .object where isImage(node):
      addImage(node, node.attribute("data"))
      return false
    case .drawing: return enterDrawing(element)
    case .formula: return enterFormula(element)
    case .unwrap, .choice, .object: return push(element, nil)
    case .emit, .link, .tablePart: return push(element, rule)
    }
  }

  /// Opens an element; one without a rule is not written, but its content is.
  private mutating func push(_ inherited: consuming OpenElement, _ rule: ElementRule?) -> Bool {
    var element = inherited
    let node = element.node
    let layout = showsHidden ? ElementLayout() : self.layout(of: node)
    let placement = placement(of: node, rule, layout, holdsLines: element.holdsLines)
    guard let rule = rule ?? (placement == .inFlow ? nil : Self.plain) else {
      if node.hasAttributes {
        writer.addInline(markup: "")
        recordAnchor(node)
      }
      open.append(element)
      return true
    }
    let isDeep = element.depth >= Self.writtenDepthLimit
    element.isBlock = rule.isBlock || placement.isBlock
    if rule.isBlock { element.holdsLines = node.isPhrasing }
    element.isLine = placement == .line
    element.isCell = placement == .cell
    element.kind = kind(of: node, rule, in: element.kind)
    var tag = isDeep ? "" : writtenTag(node, rule, &element)
    if tag == "pre" { element.whiteSpace = .keepsAll }
    if tag == "ruby" { element.isInRuby = true }
    let own = tag == "pre" ? element.whiteSpace : layout.whiteSpace ?? element.whiteSpace
    let isSpaced = own != element.whiteSpace
    element.whiteSpace = own
    let outer = element.type
    element.type = type(of: tag, layout, in: outer)

    // The break before a block comes first, so that all that begins here has the right offset.
    begin(element, markup: "")
    element.span = beginSpan(node, tag, isSetApart: isSetApart(element, tag, from: outer))
    var attributes = node.hasAttributes ? commonAttributes(node, &element) : ""
    var reference: ChapterHTML.Reference?
    let referencePlace = attributes.utf8.count
    if tag == "a" {
      reference = beginLink(node, &element)
      if attributes.isEmpty, reference == nil { tag = "" }
    } else if node.hasAttributes {
      attributes += Self.ownAttributes(node, tag)
    }
    attributes += layoutAttributes(node, layout, placement, &element, isSpaced: isSpaced)
    if tag.isEmpty, !attributes.isEmpty, rule.tag == "a" { tag = "span" }
    if isDeep { tag = "" }
    if tag == "span", attributes.isEmpty { tag = "" }
    if !tag.isEmpty {
      element.closing = "</" + tag + ">"
      element.depth += 1
      begin(element, markup: "<" + tag + attributes + ">", isPre: tag == "pre")
      if let reference {
        writer.refer(to: reference, before: attributes.utf8.count - referencePlace + 1)
      }
    }
    if tag == "ruby" { rubyStart = writer.utf16Count }
    writer.kind = element.kind
    writer.whiteSpace = element.whiteSpace
    open.append(element)
    return true
  }

  /// Writes the start tag of an element.
  private mutating func begin(_ element: OpenElement, markup: String, isPre: Bool = false) {
    if element.isBlock {
      writer.openBlock(markup: markup, isPre: isPre)
    } else if element.isLine {
      writer.openLine(markup: markup)
    } else {
      if element.isCell { writer.addWordBreak() }
      writer.addInline(markup: markup)
    }
  }

  /// The name under which an element is written; empty if it is not.
  private func writtenTag(
    _ node: MarkupNode, _ rule: ElementRule, _ element: inout OpenElement
  ) -> String {
    var tag = rule.tag
    switch rule.treatment {
    case .tablePart where !element.isInTable: tag = "div"
    case .link: tag = element.isInLink ? "" : "a"
    default: break
    }
    if tag == "table" {
      element.isInTable = node.isOrderlyTable
      if !element.isInTable { tag = "div" }
    }
    if tag == "td" || tag == "th" || tag == "caption" { element.isInTable = false }
    return tag
  }

  /// The kind of the blocks in an element: its own, else that of the element around it; blocks in a
  /// note are notes, except headings.
  private func kind(
    of node: MarkupNode, _ rule: ElementRule, in outer: Block.Kind
  ) -> Block.Kind {
    if rule.isBlock, node.hasAttributes, node.isNote { return .note }
    guard let own = rule.kind else { return outer }
    return outer == .note && own == .listItem ? .note : own
  }

  private mutating func addReading(_ node: MarkupNode) {
    let reading = node.text().collapsed
    let end = writer.inkOffset
    writer.add(markup: "<rt" + Self.attribute("data-text", reading) + "></rt>")
    if rubyStart < end, !reading.isEmpty {
      chapter.readings.append(RubyReading(range: rubyStart..<end, text: reading))
    }
    rubyStart = writer.utf16Count
  }
}

extension MarkupNode {
  /// Whether browsers do not display the element, apart from style sheets.
  var isHidden: Bool {
    guard hasAttributes else { return name == "dialog" }
    if let hidden = attribute("hidden"), hidden.lowercased() != "until-found" { return true }
    if name == "dialog", attribute("open") == nil { return true }
    guard let style = attribute("style") else { return false }
    return Self.isHiding(style)
  }

  private static func isHiding(_ style: String) -> Bool {
    let style = style.lowercased()
    guard style.contains("none") else { return false }
    return style.filter { !$0.isWhitespace }.contains("display:none")
  }

  /// Whether the element is the body of a footnote or endnote.
  var isNote: Bool {
    if let types = attribute("type", namespace: Namespaces.ops), types.contains("note"),
      !words("type", namespace: Namespaces.ops).isDisjoint(with: [
        "footnote", "endnote", "rearnote",
      ])
    {
      return true
    }
    guard let roles = attribute("role"), roles.contains("note") else { return false }
    return !words("role").isDisjoint(with: ["doc-footnote", "doc-endnote"])
  }

  /// The most alternatives that are looked at; authors give one or two.
  private static let choiceLimit = 16

  /// The alternative of an `epub:switch` that is shown: the first whose vocabulary is known.
  var choice: MarkupNode? {
    let choices = Array(children.prefix(Self.choiceLimit))
    let known = [Namespaces.mathML, Namespaces.svg, Namespaces.xhtml]
    return choices.first {
      $0.name == "case" && known.contains($0.attribute("required-namespace") ?? "")
    } ?? choices.first { $0.name == "default" }
  }

  /// Whether a table holds no content that an HTML parser would move out of it, which would change
  /// the order of the text.
  var isOrderlyTable: Bool {
    var node = firstChild
    while let current = node {
      let isPart =
        current.kind == .element && ["tbody", "thead", "tfoot", "tr"].contains(current.name)
      guard current.kind == .element || !current.isVisibleText else { return false }
      if current.kind == .element {
        let parent = current.parent?.name ?? ""
        let allowed =
          switch current.name {
          case "tbody", "thead", "tfoot", "caption", "colgroup", "col": current.parent == self
          case "tr": parent != "tr"
          case "td", "th": parent == "tr"
          default: ElementRules.rule(current.name).treatment == .skip
          }
        guard allowed else { return false }
      }
      node = (isPart ? current.firstChild : nil) ?? current.nextOutside(within: self)
    }
    return true
  }

  /// Whether it is a text node with a visible character.
  var isVisibleText: Bool {
    guard kind == .text else { return false }
    var isVisible = false
    withText { bytes in
      for index in bytes.indices where bytes[index] > 0x20 { isVisible = true }
    }
    return isVisible
  }

  /// Whether visible text stands right inside it, beside its elements.
  var hasOwnText: Bool {
    var node = firstChild
    while let current = node {
      if current.isVisibleText { return true }
      node = current.next
    }
    return false
  }
}
