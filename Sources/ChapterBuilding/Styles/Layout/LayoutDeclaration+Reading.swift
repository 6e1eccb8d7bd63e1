extension LayoutDeclaration {
  /// A declaration and whether it is marked as important.
  struct Weighted: Hashable, Sendable {
    var declaration: LayoutDeclaration
    var isImportant: Bool
  }

  /// The names of the properties that are read.
  static let names: Set<String> = [
    "bottom", "clip", "clip-path", "display", "float", "font", "font-style", "font-weight", "inset",
    "inset-inline-start", "left",
    "margin", "margin-inline-start", "margin-left", "opacity", "padding", "padding-inline-start",
    "padding-left", "position", "right", "text-indent", "top", "visibility", "white-space",
  ]

  /// The properties by which an element comes to sight in a while.
  private static let moving: Set<String> = [
    "animation", "animation-name", "transition", "transition-property",
  ]

  /// The declarations of a rule about layout.
  ///
  /// - Parameter declarations: All declarations of the rule.
  /// - Returns: One for each property at most.
  static func all(in declarations: [StyleDeclaration]) -> [Weighted] {
    var found: [Property: Weighted] = [:]
    for declaration in declarations {
      for read in types(declaration) + [read(declaration)].compactMap(\.self) {
        found[read.property] = Weighted(declaration: read, isImportant: declaration.isImportant)
      }
    }
    if found[.display] != nil, let display = BoxRule(declarations).display {
      found[.display]?.declaration = .display(display)
    }
    if let isUnseen = VisibilityRule(declarations).isUnseen {
      found[.sight(.placed)] = Weighted(
        declaration: .sight(.placed, isUnseen: isUnseen), isImportant: false)
    }
    // What fades in has been seen at the end of it, and nothing moves here.
    if declarations.contains(where: { moving.contains($0.name) }) {
      found[.visibility] = nil
      found[.sight(.transparent)] = nil
    }
    return Array(found.values)
  }

  private static func read(_ declaration: StyleDeclaration) -> LayoutDeclaration? {
    switch declaration.name {
    case "display": return .display(display(declaration.keywords))
    case "float":
      return .float(declaration.keywords.contains { ["left", "right"].contains($0) })
    case "white-space": return declaration.keywords.first.map { .whiteSpace(whiteSpace($0)) }
    case "visibility": return visibility(declaration.keywords)
    case "opacity":
      return declaration.value.first?.share.map { .sight(.transparent, isUnseen: $0 <= faint) }
    case "text-indent": return declaration.value.first?.ems.map { .indent(.textIndent, ems: $0) }
    case "margin-left", "margin-inline-start":
      return declaration.value.first?.ems.map { .indent(.margin, ems: $0) }
    case "padding-left", "padding-inline-start":
      return declaration.value.first?.ems.map { .indent(.padding, ems: $0) }
    case "margin": return declaration.leftEdge.map { .indent(.margin, ems: $0) }
    case "padding": return declaration.leftEdge.map { .indent(.padding, ems: $0) }
    default: return nil
    }
  }

  private static func visibility(_ keywords: [String]) -> LayoutDeclaration? {
    switch keywords.first {
    case "hidden", "collapse": .visibility(isHidden: true)
    case "visible", "initial": .visibility(isHidden: false)
    case "inherit", "unset", "revert", "revert-layer": .visibility(isHidden: nil)
    default: nil
    }
  }

  /// The opacity up to which nothing is seen.
  private static let faint = 0.02

  private static func display(_ keywords: [String]) -> ElementLayout.Display {
    let lines: Set<String> = [
      "block", "flow-root", "list-item", "table", "table-caption", "table-row",
    ]
    if keywords == ["none"] { return .none }
    if keywords.contains("inline") { return .inline }
    if keywords == ["table-cell"] { return .cell }
    return keywords.contains(where: lines.contains) ? .line : .inline
  }

  private static func whiteSpace(_ keyword: String) -> ElementLayout.WhiteSpace {
    switch keyword {
    case "pre", "pre-wrap", "break-spaces", "-moz-pre-wrap", "-pre-wrap", "-o-pre-wrap": .keepsAll
    case "pre-line": .keepsLines
    default: .collapses
    }
  }
}

extension StyleDeclaration {
  /// The words of the value, in lowercase.
  var keywords: [String] {
    value.compactMap {
      guard case .token(.identifier(let name)) = $0 else { return nil }
      return name.lowercased()
    }
  }

  /// The left side of a property with one to four sides.
  fileprivate var leftEdge: Double? {
    let sides = value.filter { !$0.isSpace }
    guard let side = sides.count > 3 ? sides[3] : sides.count > 1 ? sides[1] : sides.first else {
      return nil
    }
    return side.ems
  }
}

extension StyleValue {
  /// Ems of each unit; units relative to the page assume a column of thirty ems.
  private static let ems = [
    "em": 1.0, "rem": 1, "ex": 0.5, "ch": 0.5, "ic": 1, "lh": 1.2, "px": 1.0 / 16, "pt": 1.0 / 12,
    "pc": 1, "in": 6, "cm": 2.36, "mm": 0.236, "vw": 0.3, "vh": 0.4, "%": 0.3,
  ]

  /// A number or percentage as a share of one; `nil` if it is neither.
  fileprivate var share: Double? {
    switch self {
    case .token(.number(let number)): number
    case .token(.percentage(let number)): number / 100
    default: nil
    }
  }

  /// An approximate length in ems; `nil` if it is none.
  var ems: Double? {
    switch self {
    case .token(.number(0)): 0
    case .token(.dimension(let number, let unit)): Self.ems[unit.lowercased()].map { $0 * number }
    case .token(.percentage(let number)): 0.3 * number
    default: nil
    }
  }
}
