extension HTMLTreeBuilder {
  /// Keeps a formatting element for opening it again; at most three of the same.
  mutating func keepFormatting(_ node: PageTree.Node) {
    let start = (formatting.lastIndex(of: -1) ?? -1) + 1
    var same: [Int] = []
    for index in start..<formatting.count where isSame(formatting[index], node) {
      same.append(index)
    }
    if same.count >= 3 { formatting.remove(at: same[0]) }
    if formatting.count - start >= Self.formattingLimit { formatting.remove(at: start) }
    formatting.append(node)
  }

  private func isSame(_ one: PageTree.Node, _ other: PageTree.Node) -> Bool {
    guard tree.name(one) == tree.name(other) else { return false }
    func pairs(_ node: PageTree.Node) -> Set<[UInt8]> {
      Set(
        tree.attributes(of: node).map {
          Array(tree.spelling($0).utf8) + [0] + tree.bytes[$0.value.range]
        })
    }
    return tree.nodes[one].content.count == tree.nodes[other].content.count
      && (tree.nodes[one].content.isEmpty || pairs(one) == pairs(other))
  }

  /// Opens again what a block has closed.
  mutating func reopenFormatting() {
    guard let last = formatting.last, last >= 0, !open.contains(last) else { return }
    var start = formatting.count - 1
    while start > 0, formatting[start - 1] >= 0, !open.contains(formatting[start - 1]) {
      start -= 1
    }
    for index in start..<formatting.count {
      let copy = copy(of: formatting[index])
      limitDepth()
      place(copy)
      open.append(copy)
      formatting[index] = copy
    }
  }

  private mutating func copy(of node: PageTree.Node) -> PageTree.Node {
    var copy = PageNode(tree.name(node))
    copy.characters = tree.nodes[node].characters
    copy.classWords = tree.nodes[node].classWords
    copy.idWords = tree.nodes[node].idWords
    let attributes = tree.nodes[node].content.range
    let start = tree.attributes.count
    tree.attributes.append(contentsOf: Array(tree.attributes[attributes]))
    copy.content = ByteRange(start..<tree.attributes.count)
    return tree.add(copy)
  }

  /// Where the last formatting element of a name is kept behind the last mark.
  func formattingIndex(of name: ElementName) -> Int? {
    var place = formatting.count - 1
    while place >= 0, formatting[place] >= 0 {
      if isHTML(formatting[place], name) { return place }
      place -= 1
    }
    return nil
  }

  mutating func clearFormattingToMark() {
    while let last = formatting.popLast(), last >= 0 {}
  }

  /// Straightens formatting that overlaps with other elements (the adoption agency, HTML Standard 13.2.6.4.7).
  ///
  /// - Returns: Whether the tag was handled; another end tag closes elements by name.
  mutating func adopt(_ name: ElementName) -> Bool {
    if isHTML(current, name), !formatting.contains(current) {
      open.removeLast()
      return true
    }
    for _ in 0..<8 {
      guard let place = formattingIndex(of: name) else { return false }
      let element = formatting[place]
      guard let depth = open.lastIndex(of: element) else {
        formatting.remove(at: place)
        return true
      }
      guard openIndex(named: element) else { return true }
      var block = depth + 1
      while block < open.count, !isSpecial(open[block]) { block += 1 }
      guard block < open.count else {
        open.removeSubrange(depth...)
        formatting.remove(at: place)
        return true
      }
      straighten(element, depth: depth, block: open[block], blockDepth: block)
    }
    return true
  }

  private func openIndex(named element: PageTree.Node) -> Bool {
    for node in open.reversed() {
      if node == element { return true }
      let scope =
        tree.nodes[node].isForeign ? HTMLElementKinds.foreignScope : HTMLElementKinds.scope
      if scope.contains(tree.name(node)) { return false }
    }
    return false
  }

  @inline(__always) func isSpecial(_ node: PageTree.Node) -> Bool {
    let kinds =
      tree.nodes[node].isForeign ? HTMLElementKinds.foreignSpecial : HTMLElementKinds.special
    return kinds.contains(tree.name(node))
  }

  private mutating func straighten(
    _ element: PageTree.Node, depth: Int, block: PageTree.Node, blockDepth: Int
  ) {
    let ancestor = open[depth - 1]
    var bookmark = formatting.firstIndex(of: element) ?? 0
    var last = block
    var level = blockDepth
    var steps = 0
    while true {
      level -= 1
      var node = open[level]
      if node == element { break }
      steps += 1
      var place = formatting.firstIndex(of: node)
      if steps > 3, let known = place {
        formatting.remove(at: known)
        if known < bookmark { bookmark -= 1 }
        place = nil
      }
      guard let place else {
        open.remove(at: level)
        continue
      }
      let copy = copy(of: node)
      formatting[place] = copy
      open[level] = copy
      node = copy
      if last == block { bookmark = place + 1 }
      tree.append(last, to: node)
      last = node
    }
    if isHTML(ancestor, HTMLElementKinds.tableContexts) {
      tree.parent(last) >= 0 ? tree.remove(last) : ()
      foster(last)
    } else {
      tree.append(last, to: ancestor)
    }
    let copy = copy(of: element)
    tree.moveChildren(of: block, to: copy)
    tree.append(copy, to: block)
    if let old = formatting.firstIndex(of: element) {
      formatting.remove(at: old)
      if old < bookmark { bookmark -= 1 }
    }
    formatting.insert(copy, at: min(bookmark, formatting.count))
    if let old = open.lastIndex(of: element) { open.remove(at: old) }
    let under = (open.lastIndex(of: block) ?? open.count - 1) + 1
    open.insert(copy, at: under)
  }
}
