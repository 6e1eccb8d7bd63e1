/// A part of a drawing that is seen only where an attribute refers to it, so that no link may lead to it.
struct DrawingPart: Hashable {
  /// What a part is for.
  enum Kind: Hashable {
    /// A gradient.
    case paint
    /// A shape that something is cut to.
    case clip

    /// The kind of an element; `nil` if it is seen where it stands.
    init?(element name: String) {
      switch name {
      case "linearGradient", "radialGradient": self = .paint
      case "clipPath": self = .clip
      default: return nil
      }
    }

    /// The kind that an attribute refers to; `nil` if it refers to none.
    init?(attribute name: String) {
      switch name {
      case "fill", "stroke": self = .paint
      case "clip-path": self = .clip
      default: return nil
      }
    }
  }

  let kind: Kind
  /// The name in the book's own markup.
  let name: String

  /// The parts of all drawings in nodes.
  static func all(in nodes: [PageNode]) -> Set<DrawingPart> {
    var parts: Set<DrawingPart> = []
    add(nodes, to: &parts)
    return parts
  }

  private static func add(_ nodes: [PageNode], to parts: inout Set<DrawingPart>) {
    for case .element(let element) in nodes {
      if let kind = Kind(element: element.name), let id = element["id"] {
        parts.insert(DrawingPart(kind: kind, name: PageTree.name(of: id)))
      }
      add(element.children, to: &parts)
    }
  }
}
