extension HTMLTreeBuilder {
  /// Whether a tag inside a drawing or formula is one of HTML (HTML Standard 13.2.6).
  func isHTMLPoint(for tag: HTMLTag) -> Bool {
    let name = tree.name(current)
    if HTMLElementKinds.textPoints.contains(name) {
      return !tag.isEnd && tag.name != .mglyph && tag.name != .malignmark
    }
    if name == .annotationXML, !tag.isEnd {
      return tag.name == .svg || isAnnotationOfHTML(current)
    }
    return !tag.isEnd && (name == .foreignObject || name == .desc || name == .title)
  }

  private func isAnnotationOfHTML(_ node: PageTree.Node) -> Bool {
    tree.attributes(of: node).contains { attribute in
      guard tree.spelling(attribute) == "encoding" else { return false }
      let value = tree.string(attribute.value).lowercased()
      return value == "text/html" || value == "application/xhtml+xml"
    }
  }

  /// A tag inside a drawing or formula.
  mutating func processForeign(_ tag: HTMLTag) {
    if tag.isEnd { return endForeign(tag) }
    if HTMLElementKinds.breakouts.contains(tag.name) || tag.name == .font && hasFontAttributes(tag)
    {
      while open.count > 1, tree.nodes[current].isForeign, !isIntegrationPoint(current) {
        open.removeLast()
      }
      return process(tag, in: mode)
    }
    insert(tag, isForeign: true)
    if tag.isSelfClosing { open.removeLast() }
  }

  private func isIntegrationPoint(_ node: PageTree.Node) -> Bool {
    let name = tree.name(node)
    return HTMLElementKinds.textPoints.contains(name) || name == .foreignObject || name == .desc
      || name == .title || name == .annotationXML && isAnnotationOfHTML(node)
  }

  private func hasFontAttributes(_ tag: HTMLTag) -> Bool {
    tree.attributes[tag.attributes].contains {
      $0.known == .color || $0.known == .face || $0.known == .size
    }
  }

  private mutating func endForeign(_ tag: HTMLTag) {
    if tag.name == .br || tag.name == .p {
      while open.count > 1, tree.nodes[current].isForeign, !isIntegrationPoint(current) {
        open.removeLast()
      }
      return process(tag, in: mode)
    }
    for index in open.indices.reversed() where index > 0 {
      guard tree.nodes[open[index]].isForeign else { return process(tag, in: mode) }
      if isSame(open[index], tag) { return close(downTo: index) }
    }
  }
}
