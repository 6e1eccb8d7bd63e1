import Markup
import ReadingModel

extension ChapterBuilder {
  /// Begins an element of a drawing.
  ///
  /// A drawing that only frames images becomes these images; most covers are such drawings.
  mutating func enterDrawing(_ inherited: consuming OpenElement) -> Bool {
    var element = inherited
    let node = element.node
    let name = node.name
    let isRoot = element.content == .html
    if isRoot, element.isInDrawing {
      element.content = .drawingText
    } else if isRoot {
      element.isInDrawing = true
      let names = Set(node.descendants.map(\.name))
      // In a designed page the drawing says how large the images are.
      let isFrame = styling?.isFixed != true || !names.contains("image")
      if isFrame, names.isDisjoint(with: ForeignRules.shapes), !names.contains("foreignObject") {
        if isFixed { descriptions += DrawingNames(of: node).all }
        addImages(of: node)
        return false
      }
      element.content = names.contains("foreignObject") ? .drawingText : .drawing
    }
    guard !ForeignRules.hiddenInDrawing.contains(name) else { return false }
    if element.content == .drawingText {
      // HTML inside a drawing ends it for a parser, so the drawing itself is not written.
      if name == "foreignObject" { element.content = .html }
      element.isBlock = name == "text" || name == "foreignObject"
      if element.isBlock { writer.openBlock(markup: "") }
      recordAnchor(node)
      open.append(element)
      return true
    }
    if name == "image" {
      addDrawnImage(node)
      return false
    }
    element.isBlock = name == "text"
    element.isForeignRoot = isRoot
    return pushForeign(
      element, isWritten: ForeignRules.drawing.contains(name),
      allowed: ForeignRules.drawingAttributes)
  }

  /// Begins an element of a formula.
  mutating func enterFormula(_ inherited: consuming OpenElement) -> Bool {
    var element = inherited
    let node = element.node
    let name = node.name
    let isWritten = ForeignRules.formula.contains(name)
    guard isWritten || !ForeignRules.hiddenInFormula.contains(name) else { return false }
    addSeparator()
    if name == "mtd", node.isAfterCell { writer.addWordBreak() }
    element.isForeignRoot = element.content == .html
    element.content = .formula
    guard name == "mfenced" else {
      return pushForeign(
        element, isWritten: isWritten, allowed: ForeignRules.formulaAttributes)
    }
    // Browsers no longer know it (MathML Core); a row with operators says the same (MathML 3, 3.3.8).
    let fence = FencedExpression(of: node)
    element.fence = fence
    let isOpen = pushForeign(element, isWritten: true, allowed: [:], name: "mrow")
    addOperator(fence.opening, " fence=\"true\" form=\"prefix\"")
    return isOpen
  }

  /// Writes the separator before the next part, if the element around is a fenced expression.
  private mutating func addSeparator() {
    guard let separator = open.last?.fence?.next() else { return }
    addOperator(separator, " separator=\"true\"")
  }

  /// Writes an operator of a formula that the source has as an attribute.
  mutating func addOperator(_ text: String, _ attributes: String) {
    guard !text.isEmpty else { return }
    writer.add(markup: "<mo\(attributes)>")
    writer.add(Array(text.utf8).span)
    writer.add(markup: "</mo>")
  }

  private mutating func pushForeign(
    _ inherited: consuming OpenElement, isWritten: Bool,
    allowed: [String: ForeignRules.Value], name: String? = nil
  ) -> Bool {
    var element = inherited
    let node = element.node
    let name = name ?? node.name
    if element.isBlock {
      writer.openBlock(markup: "")
    } else {
      writer.addInline(markup: "")
    }
    recordAnchor(node)
    if element.isForeignRoot { writer.openForeign() }
    if isWritten, element.depth < Self.writtenDepthLimit {
      element.depth += 1
      element.closing = "</" + name + ">"
      // What moves or grows a drawing as a whole would take it out of its place.
      let isPlaced = element.content == .drawing && element.isForeignRoot && !isFixed
      var attributes =
        Self.foreignAttributes(node, isPlaced ? allowed.filter { $0.key != "transform" } : allowed)
        + styleAttributes(node)
      if element.isForeignRoot { attributes += shownAttribute(node) }
      if element.content == .drawing {
        let names = DrawingNames(of: node)
        attributes += names.attributes(of: node)
        if isFixed, element.isForeignRoot { descriptions += names.all }
      }
      if element.isBlock { writer.openBlock(markup: "") }
      let line = element.isForeignRoot && element.content == .formula ? node.formulaLine : nil
      attributes += Self.attribute(ChapterHTML.sourceAttribute, line)
      writer.addTag(name, attributes)
      if let line { writer.addLine(ofFormula: line) }
    }
    open.append(element)
    return true
  }

  private static func foreignAttributes(
    _ node: MarkupNode, _ allowed: [String: ForeignRules.Value]
  ) -> String {
    guard node.hasAttributes else { return "" }
    var written = attribute("id", node.identifier.map { "book-" + $0 })
    node.forEachAttribute { name, value in
      switch allowed[name] {
      case .paint: written += attribute(name, ForeignValue.paint(value()))
      case .words: written += attribute(name, value())
      case .plain: written += attribute(name, ForeignValue.plain(value()))
      case nil: break
      }
    }
    return written
  }

  private mutating func addImages(of drawing: MarkupNode) {
    let title = drawing.child("title")?.label
    for image in drawing.descendants where image.name == "image" {
      addImage(
        image, image.imageReference,
        alternative: title ?? drawing.attribute("aria-label") ?? image.attribute("aria-label"))
    }
  }

  private mutating func addDrawnImage(_ node: MarkupNode) {
    guard let path = node.imageReference.flatMap({ links.resource($0) }) else { return }
    let names = DrawingNames(of: node)
    let attributes =
      Self.foreignAttributes(node, ForeignRules.drawingAttributes) + names.attributes(of: node)
      + styleAttributes(node)
    let rest = attributes + "></image>"
    writer.addInline(markup: "<image\(rest)")
    writer.refer(to: .drawnImage(path: path), before: rest.utf8.count)
    if isFixed { descriptions += names.all }
    chapter.images.append(
      ChapterImage(offset: writer.utf16Count, path: path, alternative: names.label ?? ""))
  }
}

extension MarkupNode {
  /// The line of text in place of which a formula is shown; only formulas that are translated from other formats have one.
  fileprivate var formulaLine: String? {
    guard name == "math" else { return nil }
    let line = attribute(ChapterHTML.sourceAttribute)?.collapsed
    return line?.isEmpty == true ? nil : line
  }

  /// Whether a cell of the same table of formulas stands before this one.
  fileprivate var isAfterCell: Bool {
    isAfterElement || parent?.isAfterElement == true
  }

  private var isAfterElement: Bool {
    var node = previous
    while let current = node {
      if current.kind == .element { return true }
      node = current.previous
    }
    return false
  }

  /// The reference of an SVG `image`.
  fileprivate var imageReference: String? {
    attribute("href", namespace: Namespaces.xlink) ?? attribute("href")
  }
}
