extension HTMLTreeBuilder {
  /// Adds characters.
  mutating func add(_ range: Range<Int>) {
    var range = range
    // A reference may stand for nothing.
    guard let first = range.first else { return }
    if skipsNewline {
      skipsNewline = false
      if tree.bytes[first] == 0x0A { range = first + 1..<range.upperBound }
    }
    guard !range.isEmpty else { return }
    let node = current
    if tree.nodes[node].isForeign || isRaw(node) { return insert(range) }
    switch mode {
    case .initial, .beforeHTML, .beforeHead:
      if let rest = withoutSpace(range) {
        openBody()
        addToBody(rest)
      }
    case .inHead, .afterHead:
      let rest = withoutSpace(range)
      let space = range.lowerBound..<(rest?.lowerBound ?? range.upperBound)
      if !space.isEmpty { insert(space) }
      if let rest {
        openBody()
        addToBody(rest)
      }
    case .inTable, .inTableBody, .inRow:
      guard isHTML(node, HTMLElementKinds.tableContexts) else { return addToBody(range) }
      if withoutSpace(range) == nil {
        insert(range)
      } else {
        isFostering = true
        addToBody(range)
        isFostering = false
      }
    case .inColumnGroup:
      if let rest = withoutSpace(range) {
        if closeColumnGroup() { add(rest) }
      } else {
        insert(range)
      }
    case .inSelect, .inSelectInTable: insert(range)
    case .afterBody:
      if withoutSpace(range) != nil { mode = .inBody }
      addToBody(range)
    default: addToBody(range)
    }
  }

  @inline(__always) func isRaw(_ node: PageTree.Node) -> Bool {
    isHTML(node, HTMLElementKinds.raw)
  }

  private mutating func addToBody(_ range: Range<Int>) {
    reopenFormatting()
    insert(range)
  }

  private func withoutSpace(_ range: Range<Int>) -> Range<Int>? {
    let bytes = tree.bytes.span
    var start = range.lowerBound
    while start < range.upperBound, HTMLScanner.isSpace(bytes[start]) { start += 1 }
    return start < range.upperBound ? start..<range.upperBound : nil
  }

  /// Puts characters into the open element, joined with those that are there.
  private mutating func insert(_ range: Range<Int>) {
    let isFostered = isFostering && isHTML(current, HTMLElementKinds.tableContexts)
    if !isFostered {
      let last = tree.lastChild(current)
      if last >= 0, tree.isText(last) { return join(last, range) }
    }
    // Nobody asks how long a script is.
    let isHidden = isHTML(current, HTMLElementKinds.unread)
    if isHidden {
      var node = PageNode(.text)
      node.characters = ByteRange(range)
      tree.append(tree.add(node), to: current)
    } else {
      place(tree.makeText(range))
    }
  }

  private mutating func join(_ node: PageTree.Node, _ range: Range<Int>) {
    let old = tree.nodes[node].characters.range
    let added = TextMeasure(tree.bytes.span, range)
    if old.upperBound == range.lowerBound {
      tree.nodes[node].characters = ByteRange(old.lowerBound..<range.upperBound)
    } else {
      // A text at the end grows; another moves there first.
      let isLast = old.upperBound == tree.bytes.count
      let joined = Array(isLast ? tree.bytes[range] : tree.bytes[old] + tree.bytes[range])
      let start = isLast ? old.lowerBound : tree.bytes.count
      tree.bytes.append(contentsOf: joined)
      tree.nodes[node].characters = ByteRange(start..<tree.bytes.count)
    }
    tree.nodes[node].measure.append(added)
  }
}
