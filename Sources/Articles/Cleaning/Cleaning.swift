extension Extraction {
  /// Removes from the article what is not part of it, and straightens the rest.
  mutating func clean(_ article: PageTree.Node) {
    tree.removePresentation(article)
    tree.markDataTables(article)
    tree.restoreLazyImages(article)
    cleanConditionally(article, .form)
    cleanConditionally(article, .fieldset)
    tree.removeAll([.object], in: article)
    tree.removeAll([.embed, .footer, .link], in: article)
    if rules.contains(.removeAsides) { tree.removeAll([.aside], in: article) }
    for part in tree.children(article) { removeShareElements(in: part) }
    tree.removeAll([.iframe, .input, .textarea, .select, .button], in: article)
    for heading in tree.descendants(article, [.h1, .h2]) where classWeight(heading) < 0 {
      tree.remove(heading)
    }
    cleanConditionally(article, .table)
    cleanConditionally(article, .ul)
    cleanConditionally(article, .div)
    let headlines = tree.descendants(article, [.h1])
    for heading in headlines { tree.rename(heading, .h2) }
    if headlines.count == 1, !hasTakenTitle {
      tree.nodes[headlines[0]].classWords.insert(.headline)
    }
    tree.removeEmptyParagraphs(article, butWith: keepsMedia ? PageTree.players : [])
    tree.unwrapSingleCells(article)
  }

  /// Removes short elements that offer to share the article.
  private mutating func removeShareElements(in part: PageTree.Node) {
    var node = tree.following(part, in: part)
    while node >= 0 {
      let words =
        tree.isElement(node)
        ? tree.nodes[node].classWords.union(tree.nodes[node].idWords) : []
      let isShort = words.contains(.share) && tree.text(node).utf16.count < Self.enoughText
      let following = tree.following(node, in: part, skipping: isShort)
      if isShort { tree.remove(node) }
      node = following
    }
  }
}

extension PageTree {
  /// Attributes that only say how things look.
  private static func isPresentational(_ name: AttributeName) -> Bool {
    switch name {
    case .align, .background, .bgcolor, .border, .cellpadding, .cellspacing, .frame, .hspace,
      .rules, .style, .valign, .vspace:
      true
    default: false
    }
  }
  private static let sized: ElementSet = [.table, .th, .td, .hr, .pre]

  /// Removes attributes that say how things look; drawings keep theirs.
  mutating func removePresentation(_ root: Node) {
    var node = root
    while node >= 0 {
      if isElement(node), name(node) != .svg {
        let isSized = Self.sized.contains(name(node))
        removeAttributes(node) {
          Self.isPresentational($0.known)
            || isSized && ($0.known == .width || $0.known == .height)
        }
      }
      node = following(node, in: root, skipping: name(node) == .svg)
    }
  }

  private static let embeds: ElementSet = [.object, .embed, .iframe]

  /// Removes all elements of some names, but players of videos.
  mutating func removeAll(_ names: ElementSet, in root: Node) {
    for node in descendants(root, names)
    where !Self.embeds.contains(name(node)) || !isVideo(node) {
      remove(node)
    }
  }

  /// Whether an embedded element plays videos of a known site.
  func isVideo(_ node: Node) -> Bool {
    if attributes(of: node).contains(where: { VideoSites.isNamed(in: string($0.value)) }) {
      return true
    }
    return name(node) == .object && VideoSites.isNamed(in: HTMLWriter.html(self, node))
  }

  /// Removes paragraphs with nothing in them, and breaks in front of paragraphs.
  ///
  /// - Parameters:
  ///   - root: Where.
  ///   - further: Elements that are something, beside those of Readability.
  mutating func removeEmptyParagraphs(_ root: Node, butWith further: ElementSet) {
    for paragraph in descendants(root, [.p])
    where isBlank(paragraph) && first(paragraph, [.img, .embed, .object, .iframe]) < 0
      && first(paragraph, further) < 0
    {
      remove(paragraph)
    }
    for line in descendants(root, [.br]) {
      let following = nextIgnoringSpace(next(line))
      if following >= 0, name(following) == .p { remove(line) }
    }
  }

  /// Replaces a table of one cell by what is in the cell.
  mutating func unwrapSingleCells(_ root: Node) {
    for table in descendants(root, [.table]) {
      let body = hasSingle(table, .tbody) ? firstElement(table) : table
      guard hasSingle(body, .tr) else { continue }
      let row = firstElement(body)
      guard hasSingle(row, .td) else { continue }
      let cell = firstElement(row)
      rename(cell, childNodes(cell).allSatisfy(isPhrasing) ? .p : .div)
      replace(table, with: cell)
    }
  }
}
