extension Extraction {
  private typealias Node = PageTree.Node

  /// Elements whose text makes their ancestors candidates.
  private static let scored: ElementSet = [.section, .h2, .h3, .h4, .h5, .h6, .p, .td, .pre]
  /// Elements that are removed when nothing is in them.
  private static let containers: ElementSet = [
    .div, .section, .header, .h1, .h2, .h3, .h4, .h5, .h6,
  ]
  /// Roles of ARIA that no article has.
  private static let unlikelyRoles: Set<String> = [
    "menu", "menubar", "complementary", "navigation", "alert", "alertdialog", "dialog",
  ]

  /// Walks through the page, removes what cannot be the article, and gives loose texts paragraphs.
  ///
  /// - Returns: The elements whose text counts.
  mutating func stripUnlikely() -> [PageTree.Node] {
    var scored: [Node] = []
    var seeksTitle = true
    var node = tree.firstElement(tree.root)
    while node >= 0 {
      if tree.name(node) == .html { language = tree.attribute(node, .lang) }
      if !tree.isVisible(node) || isModalDialog(node) {
        node = tree.removeAndGetNext(node)
        continue
      }
      if byline == nil, metadata.byline == nil, let found = byline(in: node) {
        byline = found
        node = tree.removeAndGetNext(node)
        continue
      }
      if seeksTitle, repeatsTitle(node) {
        seeksTitle = false
        hasTakenTitle = true
        node = tree.removeAndGetNext(node)
        continue
      }
      if isUnlikely(node) {
        node = tree.removeAndGetNext(node)
        continue
      }
      let name = tree.name(node)
      if Self.containers.contains(name), tree.isWithoutContent(node) {
        node = tree.removeAndGetNext(node)
        continue
      }
      if Self.scored.contains(name) { scored.append(node) }
      if name == .div { node = makeParagraphs(of: node, &scored) }
      node = tree.nextElement(node)
    }
    return scored
  }

  private func isModalDialog(_ node: Node) -> Bool {
    // Without a closure, which would copy the whole search.
    guard let modal = tree.value(node, .ariaModal), tree.isSpelled("true", modal) else {
      return false
    }
    return tree.attribute(node, .role) == "dialog"
  }

  /// Whether an element cannot be the article, or is too unlike one for this attempt.
  ///
  /// Readability's later attempts take lists of related articles for the article where the page's own is short or
  /// scattered; here no attempt does.
  private func isUnlikely(_ node: Node) -> Bool {
    let isStrict = rules.contains(.stripUnlikely)
    let words = tree.nodes[node].classWords.union(tree.nodes[node].idWords)
    if words.contains(isStrict ? .unlikely : .related), !words.contains(.perhaps),
      tree.name(node) != .body, tree.name(node) != .a, !tree.isInside(node, [.table, .code])
    {
      return true
    }
    guard isStrict, let role = tree.attribute(node, .role) else { return false }
    return Self.unlikelyRoles.contains(role)
  }

  /// Whether a heading says what the title says.
  private func repeatsTitle(_ node: Node) -> Bool {
    guard tree.name(node) == .h1 || tree.name(node) == .h2 else { return false }
    return titleWords.of(tree.text(node).trimmed) > 0.75
  }

  /// Gives the texts in a `div` paragraphs, and makes the `div` one if it holds nothing else.
  ///
  /// - Returns: The element from which the walk goes on.
  private mutating func makeParagraphs(of node: Node, _ scored: inout [Node]) -> Node {
    tree.wrapPhrases(in: node)
    if tree.hasSingle(node, .p), tree.linkDensity(node) < 0.25 {
      let paragraph = tree.firstElement(node)
      tree.replace(node, with: paragraph)
      tree.inheritReadingWords(of: node, by: paragraph)
      scored.append(paragraph)
      return paragraph
    }
    if !tree.hasBlock(node) {
      tree.rename(node, .p)
      scored.append(node)
    }
    return node
  }
}

extension PageTree {
  /// Elements that make a `div` more than a paragraph.
  private static let blocks: ElementSet = [
    .blockquote, .dl, .div, .img, .ol, .p, .pre, .table, .ul,
  ]

  /// Whether a block is anywhere inside a node.
  func hasBlock(_ root: Node) -> Bool { first(root, Self.blocks) >= 0 }

  /// Puts each run of texts and phrases right inside a node into a paragraph.
  mutating func wrapPhrases(in node: Node) {
    var child = firstChild(node)
    while child >= 0 {
      guard isPhrasing(child) else {
        child = next(child)
        continue
      }
      let start = child
      // What the paragraph begins and ends with.
      var first = Self.none
      var last = Self.none
      while child >= 0, isPhrasing(child) {
        if !isWhiteSpace(child) {
          if first < 0 { first = child }
          last = child
        }
        child = next(child)
      }
      removeSiblings(from: start, to: first < 0 ? child : first)
      guard first >= 0 else { continue }
      removeSiblings(from: next(last), to: child)
      let paragraph = makeElement(.p)
      insert(paragraph, before: first)
      var phrase = first
      while phrase != child {
        let following = next(phrase)
        append(phrase, to: paragraph)
        phrase = following
      }
    }
  }

  /// Removes nodes side by side, up to one that stays; all that follow if that is none.
  private mutating func removeSiblings(from start: Node, to end: Node) {
    var node = start
    while node != end {
      let following = next(node)
      remove(node)
      node = following
    }
  }

  /// Whether a reader of the page sees the element, as far as it says so itself.
  func isVisible(_ node: Node) -> Bool {
    var isHidden = false
    for index in nodes[node].content.range {
      switch attributes[index].known {
      case .hidden: return false
      case .ariaHidden: isHidden = isSpelled("true", attributes[index].value)
      case .style:
        let style = attributes[index].value
        if mayHide(style), InlineStyle.hides(bytes.span.extracting(style.range)) { return false }
      default: continue
      }
    }
    return !isHidden || value(node, .class).map { holds("fallback-image", $0) } ?? false
  }

  /// Whether "none" or "hidden" may stand in a style, told by four letters.
  private func mayHide(_ style: ByteRange) -> Bool {
    let range = style.range
    guard range.count >= 12 else { return false }
    let bytes = bytes.span
    for index in range.dropLast(3) {
      let isFound =
        switch bytes[index] | 0x20 {
        case UInt8(ascii: "n"): bytes.begins(withLetters: "none".utf8, at: index)
        case UInt8(ascii: "h"): bytes.begins(withLetters: "hidd".utf8, at: index)
        default: false
        }
      if isFound { return true }
    }
    return false
  }
}

/// Reads the `style` of an element.
enum InlineStyle {
  /// Whether it hides the element.
  ///
  /// The last declaration of a property counts.
  static func hides(_ style: Span<UInt8>) -> Bool {
    var isGone = false
    var isHidden = false
    var start = 0
    while start < style.count {
      let end = style.firstIndex(from: start, to: style.count) { $0.equals(UInt8(ascii: ";")) }
      let colon = style.firstIndex(from: start, to: end) { $0.equals(UInt8(ascii: ":")) }
      if colon < end {
        let mark = style.firstIndex(from: colon, to: end) { $0.equals(UInt8(ascii: "!")) }
        let value = colon + 1..<mark
        if isWord("display", style, start..<colon) { isGone = isWord("none", style, value) }
        if isWord("visibility", style, start..<colon) { isHidden = isWord("hidden", style, value) }
      }
      start = end + 1
    }
    return isGone || isHidden
  }

  /// Whether nothing stands in a place but a word, small or large, and white space around it.
  private static func isWord(_ word: String, _ style: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let start = endOfSpace(style, range)
    let end = start + word.utf8.count
    guard end <= range.upperBound, style.begins(withLetters: word.utf8, at: start) else {
      return false
    }
    return endOfSpace(style, end..<range.upperBound) == range.upperBound
  }

  private static func endOfSpace(_ style: Span<UInt8>, _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let width = WhiteSpace.count(style, index, range.upperBound)
      guard width > 0 else { break }
      index += width
    }
    return index
  }
}
