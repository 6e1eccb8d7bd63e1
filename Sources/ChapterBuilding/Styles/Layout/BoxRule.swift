/// Tells the display of an element whose rule says more about it than its `display`: boxes in a
/// column or in a row, and boxes that fill their line.
struct BoxRule {
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
