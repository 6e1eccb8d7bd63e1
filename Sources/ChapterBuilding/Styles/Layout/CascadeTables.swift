/// The rules of a chapter's style sheets in order of their strength, and found by the elements that they may match.
///
/// The chapters of a book share them.
struct CascadeTables: Sendable {
  let rules: [LayoutRules.Rule]
  /// The place of each rule in the cascade: importance, then specificity, then order.
  let ranks: [UInt64]
  /// Indexes of the rules that show, the strongest first.
  let displays: [Int]
  /// The rules that hide.
  let hiding: RuleIndex
  /// Rules about everything except indents.
  let layouts: RuleIndex
  /// Rules about indents.
  let indents: RuleIndex
  /// Whether a rule makes boxes of an element's children.
  let hasBoxes: Bool

  /// Makes the tables of rules; `nil` if there are none.
  init?(_ rules: LayoutRules) {
    guard !rules.rules.isEmpty else { return nil }
    self.rules = rules.rules
    let ranks = rules.rules.enumerated().map { Self.rank($1, $0) }
    self.ranks = ranks
    var displays: [Int] = []
    var (hiding, layouts, indents) = (RuleIndex(), RuleIndex(), RuleIndex())
    for (index, rule) in rules.rules.enumerated() {
      if case .display(let display) = rule.declaration, display != .none {
        displays.append(index)
      }
      guard rule.isCertain else { continue }
      switch rule.declaration {
      case .indent: indents.add(index, rule.test)
      case .display(.none): hiding.add(index, rule.test)
      default: layouts.add(index, rule.test)
      }
    }
    self.displays = displays.sorted { ranks[$0] > ranks[$1] }
    self.hiding = hiding
    self.layouts = layouts
    self.indents = indents
    hasBoxes = rules.rules.contains {
      guard case .display(let display) = $0.declaration else { return false }
      return display.ofChildren != nil
    }
  }

  private static func rank(_ rule: LayoutRules.Rule, _ index: Int) -> UInt64 {
    let specificity = UInt64(min(rule.test.specificity, Int(Int32.max)))
    return (rule.isImportant ? 1 << 63 : 0) | specificity << 32 | UInt64(index)
  }
}
