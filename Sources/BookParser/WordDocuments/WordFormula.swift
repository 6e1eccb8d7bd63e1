import Articles
import Markup

/// Writes a formula of Word's (ECMA-376 part 1, 22.1) in a line of text, in the manner of UnicodeMath
/// (Unicode Technical Note 28): `(a+b)/c`, `x²`, `√(x)`.
struct WordFormula {
  /// Formulas in formulas are built to exhaust the stack; what is deeper is left out.
  private static let depthLimit = 64

  /// The line of a formula.
  static func line(_ node: MarkupNode) -> String { inner(node, 0) }

  /// What stands inside an element, part after part.
  private static func inner(_ node: MarkupNode?, _ depth: Int) -> String {
    guard let node, depth < depthLimit else { return "" }
    return node.children.reduce(into: "") { line, child in
      if child.kind == .element { line += part(child, depth + 1) }
    }
  }

  private static func part(_ node: MarkupNode, _ depth: Int) -> String {
    func inside(_ name: String) -> String { inner(node.child(name), depth) }
    let properties = node.children.first { $0.kind == .element && $0.name == node.name + "Pr" }
    switch node.name {
    case "t": return node.text()
    case "f":
      // Without a bar it is the count of choices.
      let hasBar = properties?.property("type") != "noBar"
      return FormulaLine.fraction(inside("num"), inside("den"), hasBar: hasBar)
    case "sSup": return inside("e") + FormulaLine.raised(inside("sup"))
    case "sSub": return inside("e") + FormulaLine.lowered(inside("sub"))
    case "sSubSup":
      return inside("e") + FormulaLine.lowered(inside("sub")) + FormulaLine.raised(inside("sup"))
    case "sPre":
      return FormulaLine.lowered(inside("sub")) + FormulaLine.raised(inside("sup")) + inside("e")
    case "rad": return FormulaLine.root(inside("e"), inside("deg"))
    case "nary":
      let sign = properties?.property("chr") ?? "∫"
      let bounds = FormulaLine.lowered(inside("sub")) + FormulaLine.raised(inside("sup"))
      return sign + bounds + " " + inside("e")
    case "d": return fenced(parts(node, depth), properties)
    case "m":
      let rows = node.children.filter { $0.name == "mr" }.map { parts($0, depth) }
      return "[" + rows.map { $0.joined(separator: ", ") }.joined(separator: "; ") + "]"
    case "eqArr": return parts(node, depth).joined(separator: "; ")
    case "func": return FormulaLine.spaced(inside("fName"), inside("e"))
    case "limLow": return inside("e") + FormulaLine.lowered(inside("lim"))
    case "limUpp": return inside("e") + FormulaLine.raised(inside("lim"))
    case "acc": return inside("e") + (properties?.property("chr") ?? "\u{302}")
    case "rPr", "ctrlPr", "del", "moveFrom", "instrText", "delText": return ""
    default: return inner(node, depth)
    }
  }

  private static func parts(_ node: MarkupNode, _ depth: Int) -> [String] {
    node.children.filter { $0.name == "e" }.map { inner($0, depth) }
  }

  private static func fenced(_ parts: [String], _ properties: MarkupNode?) -> String {
    func sign(_ name: String, _ usual: String) -> String { properties?.property(name) ?? usual }
    return sign("begChr", "(") + parts.joined(separator: sign("sepChr", "|")) + sign("endChr", ")")
  }
}
