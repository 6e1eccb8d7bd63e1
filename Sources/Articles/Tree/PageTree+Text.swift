extension PageTree {
  /// The measure of all text inside a node.
  func measure(_ root: Node) -> TextMeasure {
    if isText(root) { return nodes[root].measure }
    var measure = TextMeasure()
    var node = following(root, in: root)
    while node >= 0 {
      if isText(node) { measure.append(nodes[node].measure) }
      node = following(node, in: root)
    }
    return measure
  }

  /// Whether all text inside a node is white space.
  func isBlank(_ root: Node) -> Bool {
    if isText(root) { return nodes[root].measure.isBlank }
    var node = following(root, in: root)
    while node >= 0 {
      if isText(node), !nodes[node].measure.isBlank { return false }
      node = following(node, in: root)
    }
    return true
  }

  /// All text inside a node.
  func text(_ root: Node) -> String {
    var collected: [UInt8] = []
    var node = isText(root) ? root : following(root, in: root)
    while node >= 0 {
      if isText(node) { collected.append(contentsOf: bytes[nodes[node].characters.range]) }
      node = following(node, in: root)
    }
    return String(decoding: collected, as: UTF8.self)
  }

  /// The length of all text inside a node without white space around it, in UTF-16 code units.
  func trimmedLength(_ root: Node) -> Int {
    let bytes = bytes.span
    var length = 0
    var spaces = 0
    var node = isText(root) ? root : following(root, in: root)
    while node >= 0 {
      if isText(node) {
        let range = nodes[node].characters.range
        var index = range.lowerBound
        var nextBlock = index
        while index < range.upperBound {
          // Between its ends, most of a text is letters and single spaces of ASCII.
          if length > 0, spaces == 0, index >= nextBlock {
            let end = endOfPlainText(from: index, to: range.upperBound)
            length += end - index
            index = end
            nextBlock = end + Self.plainBlock
            guard index < range.upperBound else { break }
          }
          let width = WhiteSpace.count(bytes, index, range.upperBound)
          if width > 0 {
            if length > 0 { spaces += 1 }
            index += width
          } else {
            length += spaces + (bytes[index] >= 0xF0 ? 2 : 1)
            spaces = 0
            index += WhiteSpace.width(bytes[index])
          }
        }
      }
      node = following(node, in: root)
    }
    return length
  }

  /// The end of blocks of ASCII that begin at a place, whose last byte is no white space.
  private func endOfPlainText(from start: Int, to end: Int) -> Int {
    let bytes = bytes.span
    var index = start
    while index + Self.plainBlock <= end {
      let block = bytes.extracting(index..<index + Self.plainBlock)
      var all: UInt8 = 0
      for place in block.indices { all |= block[place] }
      guard all < 0x80 else { break }
      index += Self.plainBlock
    }
    // White space at the end may be that of the whole text, which is not counted.
    while index > start, bytes[index - 1] <= 0x20 { index -= 1 }
    return index
  }

  /// So many bytes are looked at once.
  private static let plainBlock = 16

  /// The share of the text that links are, those to a place on the same page counted at three tenths.
  func linkDensity(_ root: Node) -> Double {
    var all = isText(root) ? nodes[root].measure : TextMeasure()
    var linked = 0.0
    var node = following(root, in: root)
    while node >= 0 {
      if isText(node) { all.append(nodes[node].measure) }
      if name(node) == .a {
        linked += Double(measure(node).length) * (isLinkWithinPage(node) ? 0.3 : 1)
      }
      node = following(node, in: root)
    }
    return all.length > 0 ? linked / Double(all.length) : 0
  }

  private func isLinkWithinPage(_ node: Node) -> Bool {
    guard let address = value(node, .href) else { return false }
    return address.count > 1 && bytes[Int(address.start)] == UInt8(ascii: "#")
  }

  /// The share of the text that lies in elements of some names; nested ones count as often as they nest.
  func textDensity(_ root: Node, _ names: ElementSet) -> Double {
    let length = measure(root).length
    guard length > 0 else { return 0 }
    var inside = 0
    var node = following(root, in: root)
    while node >= 0 {
      if names.contains(name(node)) { inside += measure(node).length }
      node = following(node, in: root)
    }
    return Double(inside) / Double(length)
  }

  /// Whether an element of some names inside a node has text.
  func hasText(in names: ElementSet, inside root: Node) -> Bool {
    var node = following(root, in: root)
    while node >= 0 {
      let isOne = names.contains(name(node))
      if isOne, !isBlank(node) { return true }
      node = following(node, in: root, skipping: isOne)
    }
    return false
  }

  // MARK: Shapes

  /// Whether an element has no text, and nothing inside but breaks and rules.
  func isWithoutContent(_ root: Node) -> Bool {
    var children = 0
    var breaks = 0
    var node = following(root, in: root)
    while node >= 0 {
      if isText(node) {
        guard nodes[node].measure.isBlank else { return false }
      } else if isElement(node) {
        if parent(node) == root { children += 1 }
        if name(node) == .br || name(node) == .hr { breaks += 1 }
      }
      node = following(node, in: root)
    }
    return children == 0 || children == breaks
  }

  /// Whether the only thing inside an element is one element of a name.
  func hasSingle(_ root: Node, _ wanted: ElementName) -> Bool {
    let only = firstElement(root)
    guard only >= 0, name(only) == wanted, nextElementSibling(only) < 0 else { return false }
    var child = firstChild(root)
    while child >= 0 {
      if isText(child), nodes[child].characters.count > 0, !nodes[child].measure.endsWithSpace {
        return false
      }
      child = next(child)
    }
    return true
  }

  /// Whether a node is a text of white space or a break.
  func isWhiteSpace(_ node: Node) -> Bool {
    isText(node) ? nodes[node].measure.isBlank : name(node) == .br
  }

  /// Whether a node may stand within a line of text.
  func isPhrasing(_ node: Node) -> Bool {
    if isText(node) || Self.phrasing.contains(name(node)) { return true }
    guard name(node) == .a || name(node) == .del || name(node) == .ins else { return false }
    // Links may nest in broken pages; their chain is followed without a stack.
    var inner = following(node, in: node)
    while inner >= 0 {
      let isPassed = isText(inner) || Self.phrasing.contains(name(inner))
      let isEntered = name(inner) == .a || name(inner) == .del || name(inner) == .ins
      guard isPassed || isEntered else { return false }
      inner = following(inner, in: node, skipping: isPassed)
    }
    return true
  }

  /// Readability's list of phrasing elements.
  static let phrasing: ElementSet = [
    .abbr, .audio, .b, .bdo, .br, .button, .cite, .code, .data, .datalist, .dfn, .em, .embed, .i,
    .img, .input, .kbd, .label, .mark, .math, .meter, .noscript, .object, .output, .progress, .q,
    .ruby, .samp, .script, .select, .small, .span, .strong, .sub, .sup, .textarea, .time, .var,
    .wbr,
  ]
}
