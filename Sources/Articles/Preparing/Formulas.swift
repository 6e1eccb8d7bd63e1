/// Formulas, which programs write onto a page two or three times: as MathML, as boxes of signs, as a picture.
extension PageTree {
  /// What the element around all forms of a formula is called: by KaTeX, MathJax and MediaWiki.
  private static let formulaBoxes: Set<Substring> = ["katex", "MathJax", "mwe-math-element"]
  private static let formulaDepth = 6

  /// Leaves one form of each formula: MathML, which readers show and speak.
  mutating func simplifyFormulas() {
    for formula in descendants(root, [.math]) where isInPage(formula) {
      var box = Self.none
      var outer = parent(formula)
      for _ in 0..<Self.formulaDepth where outer >= 0 {
        if isFormulaBox(outer) { box = outer }
        outer = parent(outer)
      }
      if box >= 0, count(box, [.math]) == 1 { replace(box, with: formula) }
    }
  }

  private func isFormulaBox(_ node: Node) -> Bool {
    guard isElement(node) else { return false }
    if name(node) == .unknown, string(nodes[node].characters) == "mjx-container" { return true }
    return attribute(node, .class)?.split(whereSeparator: \.isWhitespace)
      .contains { Self.formulaBoxes.contains($0) } == true
  }
}
