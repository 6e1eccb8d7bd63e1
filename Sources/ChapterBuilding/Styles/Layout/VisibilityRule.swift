/// Tells whether a rule makes an element invisible except to screen readers: off the page, clipped
/// to nothing, or as small as a point.
struct VisibilityRule {
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
