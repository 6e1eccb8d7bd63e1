/// A page as a tree that extraction cuts: nodes, attributes and texts lie in three arrays, and a copy of the first two
/// is an undo.
///
/// Nodes are numbers. A node that is removed stays in the array without neighbours.
struct PageTree {
  /// The number of a node.
  typealias Node = Int
  /// No node.
  static let none = -1

  var nodes: [PageNode] = []
  var attributes: [PageAttribute] = []
  /// Names, values and texts.
  var bytes: [UInt8]
  /// The document.
  let root = 0
  /// The names that elements have or had: nobody walks through the tree for another one.
  private(set) var names: ElementSet = []
  /// How many nodes have or had each name: a walk that has found as many ends.
  private var counts = [Int32](repeating: 0, count: ElementSet.room)

  /// An empty document.
  init(bytes: [UInt8] = []) {
    self.bytes = bytes
    nodes.append(PageNode(.document))
  }

  /// What an undo brings back; names, values and texts only become more.
  struct State {
    fileprivate var nodes: [PageNode]
    fileprivate var attributes: [PageAttribute]
    fileprivate var names: ElementSet
    fileprivate var counts: [Int32]
  }

  var state: State {
    get { State(nodes: nodes, attributes: attributes, names: names, counts: counts) }
    set {
      (nodes, attributes) = (newValue.nodes, newValue.attributes)
      (names, counts) = (newValue.names, newValue.counts)
      makeRoom()
    }
  }

  /// Copies nodes and attributes once with room for those that an attempt adds; to grow, the copy would be copied again.
  mutating func makeRoom() {
    nodes.reserveCapacity(nodes.count + nodes.count / 4 + 16)
    attributes.reserveCapacity(attributes.count + attributes.count / 4 + 16)
  }

  /// Adds a node without neighbours.
  mutating func add(_ node: PageNode) -> Node {
    note(node.name)
    nodes.append(node)
    return nodes.count - 1
  }

  /// Gives an element another name.
  mutating func rename(_ node: Node, _ name: ElementName) {
    note(name)
    nodes[node].name = name
  }

  private mutating func note(_ name: ElementName) {
    names.insert(name)
    counts[Int(name.rawValue)] += 1
  }

  /// Forgets the names of elements outside an element, the only one that is searched from now on.
  mutating func narrowNames(to root: Node) {
    names = []
    counts = [Int32](repeating: 0, count: ElementSet.room)
    var node = root
    while node >= 0 {
      note(nodes[node].name)
      node = following(node, in: root)
    }
  }

  // MARK: Neighbours

  @inline(__always) func name(_ node: Node) -> ElementName { nodes[node].name }
  @inline(__always) func parent(_ node: Node) -> Node { Int(nodes[node].parent) }
  @inline(__always) func firstChild(_ node: Node) -> Node { Int(nodes[node].first) }
  @inline(__always) func lastChild(_ node: Node) -> Node { Int(nodes[node].last) }
  @inline(__always) func next(_ node: Node) -> Node { Int(nodes[node].next) }
  @inline(__always) func previous(_ node: Node) -> Node { Int(nodes[node].previous) }
  @inline(__always) func isText(_ node: Node) -> Bool { nodes[node].name == .text }
  @inline(__always) func isElement(_ node: Node) -> Bool {
    nodes[node].name.rawValue > ElementName.comment.rawValue
  }

  /// The next node in document order that is inside `root`.
  @inline(__always)
  func following(_ node: Node, in root: Node, skipping: Bool = false) -> Node {
    if !skipping, nodes[node].first >= 0 { return Int(nodes[node].first) }
    var node = node
    while node != root {
      if nodes[node].next >= 0 { return Int(nodes[node].next) }
      node = Int(nodes[node].parent)
      if node < 0 { return Self.none }
    }
    return Self.none
  }

  /// The next element in document order, over the whole tree.
  func nextElement(_ node: Node, skipping: Bool = false) -> Node {
    var node = following(node, in: root, skipping: skipping)
    while node >= 0, !isElement(node) { node = following(node, in: root) }
    return node
  }

  /// The elements right inside a node.
  func children(_ node: Node) -> [Node] { childNodes(node).filter(isElement) }

  /// Everything right inside a node.
  func childNodes(_ node: Node) -> [Node] {
    var found: [Node] = []
    var child = firstChild(node)
    while child >= 0 {
      found.append(child)
      child = next(child)
    }
    return found
  }

  /// How many elements are right inside a node, counted up to two.
  func hasOneChild(_ node: Node) -> Bool {
    let child = firstElement(node)
    return child >= 0 && nextElementSibling(child) < 0
  }

  /// The first element right inside a node.
  func firstElement(_ node: Node) -> Node {
    var child = firstChild(node)
    while child >= 0, !isElement(child) { child = next(child) }
    return child
  }

  /// The next element with the same parent.
  func nextElementSibling(_ node: Node) -> Node {
    var node = next(node)
    while node >= 0, !isElement(node) { node = next(node) }
    return node
  }

  /// The element before this one with the same parent.
  func previousElementSibling(_ node: Node) -> Node {
    var node = previous(node)
    while node >= 0, !isElement(node) { node = previous(node) }
    return node
  }

  /// Every element of some names inside a node, in document order.
  func descendants(_ root: Node, _ names: ElementSet) -> [Node] {
    var found: [Node] = []
    guard names.meets(self.names) else { return found }
    let most = names.sum(of: counts)
    var node = following(root, in: root)
    while node >= 0, found.count < most {
      if names.contains(nodes[node].name) { found.append(node) }
      node = following(node, in: root)
    }
    return found
  }

  /// How many elements of a name are inside a node.
  func count(_ root: Node, _ names: ElementSet) -> Int {
    var count = 0
    guard names.meets(self.names) else { return count }
    let most = names.sum(of: counts)
    var node = following(root, in: root)
    while node >= 0, count < most {
      if names.contains(nodes[node].name) { count += 1 }
      node = following(node, in: root)
    }
    return count
  }

  /// The first element of a name inside a node.
  func first(_ root: Node, _ names: ElementSet) -> Node {
    guard names.meets(self.names) else { return Self.none }
    var node = following(root, in: root)
    while node >= 0, !names.contains(nodes[node].name) { node = following(node, in: root) }
    return node
  }

  /// Whether a node is inside an element of a name.
  func isInside(_ node: Node, _ names: ElementSet, depth: Int = 3) -> Bool {
    var parent = parent(node)
    var level = 0
    while parent >= 0, level <= depth {
      if names.contains(nodes[parent].name) { return true }
      parent = self.parent(parent)
      level += 1
    }
    return false
  }
}
