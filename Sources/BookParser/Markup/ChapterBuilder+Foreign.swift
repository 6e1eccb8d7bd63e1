import Markup
import ReadingModel

extension ChapterBuilder {
  /// Begins an element of a drawing.
  ///
  /// A drawing that only frames images becomes these images, which is how most covers are made.
  mutating func enterDrawing(_ node: MarkupNode, _ outer: OpenElement) -> Bool {
    let name = node.name
    var element = outer.inherited(by: node)
    if outer.isInDrawing, outer.content == .html {
      element.content = .drawingText
    } else if outer.content == .html {
      element.isInDrawing = true
      let names = Set(node.descendants.map(\.name))
      // In a designed page the drawing says how large the images are.
      let isFrame = styling?.isFixed != true || !names.contains("image")
      if isFrame, names.isDisjoint(with: ForeignRules.shapes), !names.contains("foreignObject") {
        if isFixed, outer.content == .html { descriptions += DrawingNames(of: node).all }
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
    element.isForeignRoot = outer.content == .html
    return pushForeign(
      node, element, isWritten: ForeignRules.drawing.contains(name),
      allowed: ForeignRules.drawingAttributes)
  }

  /// Begins an element of a formula.
  mutating func enterFormula(_ node: MarkupNode, _ outer: OpenElement) -> Bool {
    guard !ForeignRules.hiddenInFormula.contains(node.name) else { return false }
    var element = outer.inherited(by: node)
    element.content = .formula
    element.isForeignRoot = outer.content == .html
    return pushForeign(
      node, element, isWritten: ForeignRules.formula.contains(node.name),
      allowed: ForeignRules.formulaAttributes)
  }

  private mutating func pushForeign(
    _ node: MarkupNode, _ element: OpenElement, isWritten: Bool, allowed: Set<String>
  ) -> Bool {
    var element = element
    if element.isBlock {
      writer.openBlock(markup: "")
    } else {
      writer.addInline(markup: "")
    }
    recordAnchor(node)
    if element.isForeignRoot { writer.openForeign() }
    if isWritten, element.depth < Self.writtenDepthLimit {
      element.depth += 1
      element.closing = "</\(node.name)>"
      var attributes = Self.foreignAttributes(node, allowed) + styleAttributes(node)
      if element.content == .drawing {
        let names = DrawingNames(of: node)
        attributes += names.attributes(of: node)
        if isFixed, element.isForeignRoot { descriptions += names.all }
      }
      if element.isBlock {
        writer.openBlock(markup: "<\(node.name)\(attributes)>")
      } else {
        writer.add(markup: "<\(node.name)\(attributes)>")
      }
    }
    open.append(element)
    return true
  }

  private static func foreignAttributes(_ node: MarkupNode, _ allowed: Set<String>) -> String {
    guard node.hasAttributes else { return "" }
    var written = attribute("id", node.identifier.map { "book-\($0)" })
    for own in node.attributes where own.namespace == nil && allowed.contains(own.name) {
      guard own.value.contains("(") && own.value.lowercased().contains("url") else {
        written += attribute(own.name, own.value)
        continue
      }
      // Only references inside the drawing itself, which lost their names to the prefix.
      guard own.value.hasPrefix("url(#"), own.value.hasSuffix(")") else { continue }
      written += attribute(own.name, "url(#book-" + own.value.dropFirst(5))
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
    writer.addInline(markup: "<image" + Self.attribute("href", path) + attributes + "></image>")
    if isFixed { descriptions += names.all }
    chapter.images.append(
      ChapterImage(offset: writer.utf16Count, path: path, alternative: names.label ?? ""))
  }
}

extension MarkupNode {
  /// What an SVG `image` shows.
  fileprivate var imageReference: String? {
    attribute("href", namespace: Namespaces.xlink) ?? attribute("href")
  }
}
