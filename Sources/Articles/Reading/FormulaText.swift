/// Formulas as lines of text: "E = mc^2".
extension PageTree {
  /// So deep a formula is looked through; people's have some ten levels.
  private static let formulaLevels = 60
  /// Operators between two sides; others stand close to what they belong to.
  private static let spacedOperators: Set<String> = [
    "=", "≠", "<", ">", "≤", "≥", "≈", "≡", "∼", "∝", "+", "-", "−", "±", "∓", "×", "·", "÷", "∈",
    "∉", "⊂", "⊆", "∪", "∩", "∧", "∨", "→", "←", "↔", "⇒", "⇔", "↦", ":=", "⋅",
  ]

  /// The text of a formula in MathML; what the page writes for it if it has no parts.
  func formulaText(_ formula: Node) -> String {
    let text = formulaPart(formula, 0).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard text.isEmpty else { return text }
    let given = attributes(of: formula).first { spelling($0) == "alttext" }
    return given.map { string($0.value).collapsed } ?? ""
  }

  private func formulaPart(_ node: Node, _ level: Int) -> String {
    guard level < Self.formulaLevels else { return "" }
    if isText(node) {
      return text(node).trimmed.filter { !"\u{2061}\u{2062}\u{2063}\u{2064}".contains($0) }
    }
    guard isElement(node) else { return "" }
    let parts = childNodes(node).filter { isElement($0) || isText($0) && !isWhiteSpace($0) }
      .map { formulaPart($0, level + 1) }
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    let spelled =
      name(node) == .unknown ? string(nodes[node].characters).lowercased() : name(node).spelling
    switch spelled {
    case "annotation", "annotation-xml", "mphantom": return ""
    case "semantics", "mover": return part(0)
    case "mo":
      let sign = parts.joined()
      return Self.spacedOperators.contains(sign) ? " \(sign) " : sign
    case "msup": return part(0) + "^" + Self.grouped(part(1))
    case "msub", "munder": return part(0) + "_" + Self.grouped(part(1))
    case "msubsup", "munderover":
      return part(0) + "_" + Self.grouped(part(1)) + "^" + Self.grouped(part(2))
    case "mfrac": return Self.grouped(part(0)) + "/" + Self.grouped(part(1))
    case "msqrt": return "√" + Self.grouped(parts.joined())
    case "mroot": return "√[\(part(1).trimmed)]" + Self.grouped(part(0))
    case "mtable": return "[" + parts.joined(separator: "; ") + "]"
    case "mtr", "mlabeledtr": return parts.joined(separator: ", ")
    case "mspace": return " "
    default: return parts.joined()
    }
  }

  /// A part that is more than a sign or a number stands in brackets.
  private static func grouped(_ part: String) -> String {
    let text = part.trimmed
    let isOne = text.count < 2 || text.allSatisfy(\.isNumber)
    return isOne ? text : "(\(text))"
  }
}
