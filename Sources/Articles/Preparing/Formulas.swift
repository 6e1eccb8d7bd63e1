/// Formulas, which programs write onto a page two or three times: as MathML, as boxes of signs, as a picture.
extension PageTree {
  /// What the element around all forms of a formula is called: by KaTeX, MathJax and MediaWiki.
  private static let formulaBoxes: Set<Substring> = ["katex", "MathJax", "mwe-math-element"]
  private static let formulaDepth = 6

  /// Leaves one form of each formula: MathML, which readers show and speak.
  mutating func simplifyFormulas() {
    let formulas = descendants(root, [.math])
    var boxes: [(box: Node, formula: Node)] = []
    for (index, formula) in formulas.enumerated() {
      let box = formulaBox(formula)
      guard box >= 0 else { continue }
      // The formulas of a box stand side by side in the order of the page: its neighbours tell whether it is the only one.
      let neighbours = formulas[max(index - 1, 0)..<min(index + 2, formulas.count)]
      let isOnly = !neighbours.contains { $0 != formula && isInside($0, box) }
      if isOnly { boxes.append((box, formula)) }
    }
    for (box, formula) in boxes { replace(box, with: formula) }
  }

  /// The outermost box around a formula.
  private func formulaBox(_ formula: Node) -> Node {
    var box = Self.none
    var outer = parent(formula)
    for _ in 0..<Self.formulaDepth where outer >= 0 {
      if isFormulaBox(outer) { box = outer }
      outer = parent(outer)
    }
    return box
  }

  private func isInside(_ node: Node, _ box: Node) -> Bool {
    var outer = parent(node)
    while outer >= 0, outer != box { outer = parent(outer) }
    return outer == box
  }

  /// Whether an element is what programs write around all forms of a formula.
  func isFormulaBox(_ node: Node) -> Bool {
    guard isElement(node) else { return false }
    if name(node) == .unknown, string(nodes[node].characters) == "mjx-container" { return true }
    return attribute(node, .class)?.split(whereSeparator: \.isWhitespace)
      .contains { Self.formulaBoxes.contains($0) } == true
  }
}
