extension PageTree {
  /// Makes paragraphs of texts that two or more breaks separate.
  mutating func makeParagraphsOfBreaks(in root: Node) {
    for line in descendants(root, [.br]) {
      guard parent(line) >= 0 else { continue }
      var isChain = false
      var following = nextIgnoringSpace(next(line))
      while following >= 0, name(following) == .br {
        isChain = true
        let after = next(following)
        remove(following)
        following = nextIgnoringSpace(after)
      }
      if isChain { makeParagraph(from: line) }
    }
  }

  /// Replaces a break by a paragraph of what follows it, up to the next chain of breaks or block.
  private mutating func makeParagraph(from line: Node) {
    let paragraph = makeElement(.p)
    replace(line, with: paragraph)
    var following = next(paragraph)
    while following >= 0 {
      if name(following) == .br {
        let after = nextIgnoringSpace(next(following))
        if after >= 0, name(after) == .br { break }
      }
      guard isPhrasing(following) else { break }
      let after = next(following)
      append(following, to: paragraph)
      following = after
    }
    while lastChild(paragraph) >= 0, isWhiteSpace(lastChild(paragraph)) {
      remove(lastChild(paragraph))
    }
    let outer = parent(paragraph)
    if outer >= 0, name(outer) == .p { rename(outer, .div) }
  }

  /// The first node from here on among its siblings that is no white space.
  func nextIgnoringSpace(_ node: Node) -> Node {
    var node = node
    while node >= 0, !isElement(node), isBlank(node) { node = next(node) }
    return node
  }
}
