extension PageTree {
  /// A new element without neighbours.
  mutating func makeElement(_ name: ElementName) -> Node {
    add(PageNode(name))
  }

  /// A new text without neighbours.
  mutating func makeText(_ range: Range<Int>) -> Node {
    var node = PageNode(.text)
    node.characters = ByteRange(range)
    node.measure = TextMeasure(bytes.span, range)
    return add(node)
  }

  /// Takes a node out of its place.
  mutating func remove(_ node: Node) {
    let links = nodes[node]
    if links.previous >= 0 {
      nodes[Int(links.previous)].next = links.next
    } else if links.parent >= 0 {
      nodes[Int(links.parent)].first = links.next
    }
    if links.next >= 0 {
      nodes[Int(links.next)].previous = links.previous
    } else if links.parent >= 0 {
      nodes[Int(links.parent)].last = links.previous
    }
    nodes[node].parent = -1
    nodes[node].next = -1
    nodes[node].previous = -1
  }

  /// Moves a node to the end of another.
  mutating func append(_ node: Node, to parent: Node) {
    if nodes[node].parent >= 0 { remove(node) }
    let last = nodes[parent].last
    nodes[node].parent = Int32(parent)
    nodes[node].previous = last
    if last >= 0 {
      nodes[Int(last)].next = Int32(node)
    } else {
      nodes[parent].first = Int32(node)
    }
    nodes[parent].last = Int32(node)
  }

  /// Moves a node in front of another.
  mutating func insert(_ node: Node, before other: Node) {
    if nodes[node].parent >= 0 { remove(node) }
    let previous = nodes[other].previous
    let parent = nodes[other].parent
    nodes[node].parent = parent
    nodes[node].previous = previous
    nodes[node].next = Int32(other)
    nodes[other].previous = Int32(node)
    if previous >= 0 {
      nodes[Int(previous)].next = Int32(node)
    } else if parent >= 0 {
      nodes[Int(parent)].first = Int32(node)
    }
  }

  /// Puts a node in the place of another, which is removed.
  mutating func replace(_ old: Node, with new: Node) {
    insert(new, before: old)
    remove(old)
  }

  /// Moves everything inside a node to the end of another.
  mutating func moveChildren(of node: Node, to target: Node) {
    while firstChild(node) >= 0 { append(firstChild(node), to: target) }
  }

  /// Removes a node and returns the element that comes after it.
  mutating func removeAndGetNext(_ node: Node) -> Node {
    let following = nextElement(node, skipping: true)
    remove(node)
    return following
  }
}
