extension LayoutDeclaration {
  /// A declaration and whether it is marked as important.
  struct Weighted: Hashable, Sendable {
    var declaration: LayoutDeclaration
    var isImportant: Bool
  }

  /// The names of the properties that are read.
  static let names: Set<String> = [
    "bottom", "clip", "clip-path", "display", "float", "inset", "inset-inline-start", "left",
    "margin", "margin-inline-start", "margin-left", "padding", "padding-inline-start",
    "padding-left", "position", "right", "text-indent", "top", "white-space",
  ]

  /// The declarations of a rule about layout.
  ///
  /// - Parameter declarations: All declarations of the rule.
  /// - Returns: One for each property at most.
  static func all(in declarations: [StyleDeclaration]) -> [Weighted] {
    var found: [Property: Weighted] = [:]
    for declaration in declarations {
      guard let read = read(declaration) else { continue }
      found[read.property] = Weighted(declaration: read, isImportant: declaration.isImportant)
    }
    if found[.display] != nil, let display = BoxRule(declarations).display {
      found[.display]?.declaration = .display(display)
    }
    if let isUnseen = VisibilityRule(declarations).isUnseen {
      found[.sight] = Weighted(declaration: .sight(isUnseen: isUnseen), isImportant: false)
    }
    return Array(found.values)
  }

  private static func read(_ declaration: StyleDeclaration) -> LayoutDeclaration? {
    switch declaration.name {
    case "display": return .display(display(declaration.keywords))
    case "float":
      return .float(declaration.keywords.contains { ["left", "right"].contains($0) })
    case "white-space": return declaration.keywords.first.map { .whiteSpace(whiteSpace($0)) }
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

/// Tells the display of an element whose rule says more about it than its `display`: boxes in a
/// column or in a row, and boxes that fill their line.
private struct BoxRule {
  private let byName: [String: StyleDeclaration]

  init(_ declarations: [StyleDeclaration]) {
    byName = Dictionary(declarations.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// The display; `nil` if the rule's `display` says all.
  var display: ElementLayout.Display? {
    guard let words = byName["display"]?.keywords else { return nil }
    if words.contains("flex") {
      // The first value of a flexible box is a row (CSS Flexible Box Layout 1, 5.1).
      let direction = ["flex-direction", "flex-flow"].flatMap { byName[$0]?.keywords ?? [] }
      return direction.contains { ["column", "column-reverse"].contains($0) } ? .column : .row
    }
    if words.contains("grid") {
      // A grid without columns of its own has one (CSS Grid Layout 1, 7.1).
      let hasColumns =
        ["grid", "grid-template", "grid-template-columns", "grid-template-areas"]
        .contains { byName[$0] != nil }
      let flow = byName["grid-auto-flow"]?.keywords ?? []
      return hasColumns || flow.contains("column") ? .row : .column
    }
    guard words == ["inline-block"] || words == ["inline-table"],
      case .token(.percentage(100...))? = byName["width"]?.value.first
    else { return nil }
    return .line
  }
}

/// Tells whether a rule makes an element invisible except to screen readers: off the page, clipped
/// to nothing, or as small as a point.
private struct VisibilityRule {
  private let byName: [String: StyleDeclaration]

  /// The offset beyond which nothing is visible, in ems.
  private static let far = -30.0
  private static let sides = [
    "left", "right", "top", "bottom", "inset", "inset-inline-start",
  ]

  init(_ declarations: [StyleDeclaration]) {
    byName = Dictionary(declarations.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// Whether the element is invisible; `nil` if the rule does not say.
  var isUnseen: Bool? {
    if isFar("text-indent") { return true }
    guard let position = byName["position"]?.keywords.first else { return nil }
    guard ["absolute", "fixed"].contains(position) else { return false }
    return Self.sides.contains(where: isFar) || isFar("margin-left") || isFar("margin-top")
      || isCut || isPoint ? true : nil
  }

  private func isFar(_ name: String) -> Bool {
    byName[name]?.value.contains { ($0.ems ?? 0) <= Self.far } ?? false
  }

  /// `clip: rect(0 0 0 0)`, `clip-path: inset(50%)`.
  private var isCut: Bool {
    if case .function(let name, let sides)? = byName["clip"]?.value.first, name == "rect" {
      let lengths = sides.compactMap(\.ems)
      return lengths.count == 4 && lengths.allSatisfy { abs($0) <= Self.point }
    }
    guard case .function(let name, let values)? = byName["clip-path"]?.value.first else {
      return false
    }
    switch (name.lowercased(), values.trimmed.first) {
    case ("inset", .token(.percentage(let share))?): return share >= 50
    case ("circle", let size?): return size.ems == 0
    default: return false
    }
  }

  /// The largest point, in ems.
  private static let point = 0.1

  private var isPoint: Bool {
    let sides = ["width", "height"].map { byName[$0]?.value.first?.ems ?? .infinity }
    let cut = byName["overflow"]?.keywords.first ?? ""
    return sides.allSatisfy { $0 <= Self.point } && ["hidden", "clip"].contains(cut)
  }
}

extension StyleDeclaration {
  /// The words of the value, in lowercase.
  fileprivate var keywords: [String] {
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
