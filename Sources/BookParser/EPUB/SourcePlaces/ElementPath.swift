import Markup

/// Writes CSS selectors that select one element of a document.
struct ElementPath {
  /// How many elements have each `id`.
  private let names: [String: Int]

  init(_ root: MarkupNode) {
    var names: [String: Int] = [:]
    for element in [root] + Array(root.descendants) {
      if let id = element.attribute("id") { names[id, default: 0] += 1 }
    }
    self.names = names
  }

  /// The selector of an element: from the nearest one with a name of its own, else from the outermost.
  func selector(of element: MarkupNode) -> String {
    var parts: [String] = []
    var next: MarkupNode? = element
    while let node = next {
      if let id = node.attribute("id"), names[id] == 1, Self.isSafe(id) {
        parts.append("#\(id)")
        break
      }
      parts.append(Self.part(node))
      next = node.parent
    }
    return parts.reversed().joined(separator: " > ")
  }

  private static func part(_ element: MarkupNode) -> String {
    let name = isSafe(element.name) ? element.name : "*"
    guard let parent = element.parent else { return name }
    var isOnly = true
    var number = 0
    for (index, child) in parent.children.enumerated() {
      if child == element {
        number = index + 1
      } else if child.name == element.name {
        isOnly = false
      }
    }
    // Counted among all, because names are counted by their namespaces and selected without.
    return isOnly && name != "*" ? name : "\(name):nth-child(\(number))"
  }

  /// Whether a name can stand in a selector as it is.
  private static func isSafe(_ name: String) -> Bool {
    guard let first = name.first, first.isASCII, first.isLetter || first == "_" else {
      return false
    }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
  }
}
