import MobiFiles

/// Contents as a tree, made of entries that name the one above them.
///
/// libmobi goes from an entry's first child to its last, and loses those of which an entry says nothing.
struct ContentsOutline {
  /// An entry, and those below it.
  struct Node: Equatable {
    var label: String
    var href: String
    var children: [Node]
  }

  /// The deepest level, at which deeper entries are put: readers show three or four.
  static let depthLimit = 16
  /// Those that are below no other.
  let nodes: [Node]

  /// Makes the tree.
  ///
  /// - Parameters:
  ///   - entries: The entries in their stored order.
  ///   - href: What leads to a place; an entry without a place has that of the first below it.
  init(_ entries: [MobiEntry], href: (MobiEntry.Place) -> String?) {
    var children: [[Int]] = Array(repeating: [], count: entries.count)
    var roots: [Int] = []
    for (index, parent) in Self.parents(of: entries).enumerated() {
      if let parent { children[parent].append(index) } else { roots.append(index) }
    }
    func node(_ index: Int, depth: Int) -> [Node] {
      let below = children[index].flatMap { node($0, depth: depth + 1) }
      let target = entries[index].place.flatMap(href) ?? below.first?.href
      guard let target else { return below }
      let isLast = depth >= Self.depthLimit
      let own = Node(label: entries[index].label, href: target, children: isLast ? [] : below)
      return [own] + (isLast ? below : [])
    }
    nodes = roots.flatMap { node($0, depth: 0) }
  }

  /// The entry above each: the one that it names, else the last of a lower level before it.
  ///
  /// A parent stands before its children, so that no entry is below itself.
  private static func parents(of entries: [MobiEntry]) -> [Int?] {
    var above: [Int] = []
    var depths: [Int] = []
    return entries.indices.map { index in
      let entry = entries[index]
      while let last = above.last, entries[last].level >= entry.level { above.removeLast() }
      let named = entry.parent.flatMap { $0 < index ? $0 : nil }
      let parent = named ?? above.last
      above.append(index)
      // A chain of parents deeper than all levels would be as deep as the stack.
      let depth = parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth > depthLimit * 2 ? 0 : depth)
      return depth > depthLimit * 2 ? nil : parent
    }
  }
}
