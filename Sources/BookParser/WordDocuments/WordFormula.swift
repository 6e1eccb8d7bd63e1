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
    case "f": return fraction(inside("num"), inside("den"), properties?.property("type"))
    case "sSup": return inside("e") + raised(inside("sup"))
    case "sSub": return inside("e") + lowered(inside("sub"))
    case "sSubSup": return inside("e") + lowered(inside("sub")) + raised(inside("sup"))
    case "sPre": return lowered(inside("sub")) + raised(inside("sup")) + inside("e")
    case "rad": return root(inside("e"), inside("deg"))
    case "nary":
      let sign = properties?.property("chr") ?? "∫"
      let bounds = lowered(inside("sub")) + raised(inside("sup"))
      return sign + bounds + " " + inside("e")
    case "d": return fenced(parts(node, depth), properties)
    case "m":
      let rows = node.children.filter { $0.name == "mr" }.map { parts($0, depth) }
      return "[" + rows.map { $0.joined(separator: ", ") }.joined(separator: "; ") + "]"
    case "eqArr": return parts(node, depth).joined(separator: "; ")
    case "func": return spaced(inside("fName"), inside("e"))
    case "limLow": return inside("e") + lowered(inside("lim"))
    case "limUpp": return inside("e") + raised(inside("lim"))
    case "acc": return inside("e") + (properties?.property("chr") ?? "\u{302}")
    case "rPr", "ctrlPr", "del", "moveFrom", "instrText", "delText": return ""
    default: return inner(node, depth)
    }
  }

  private static func parts(_ node: MarkupNode, _ depth: Int) -> [String] {
    node.children.filter { $0.name == "e" }.map { inner($0, depth) }
  }

  private static func fraction(_ above: String, _ below: String, _ type: String?) -> String {
    // Without a bar it is the count of choices.
    if type == "noBar" { return "(\(above) ¦ \(below))" }
    return grouped(above) + "/" + grouped(below)
  }

  private static func root(_ line: String, _ degree: String) -> String {
    switch degree {
    case "", "2": "√" + grouped(line)
    case "3": "∛" + grouped(line)
    case "4": "∜" + grouped(line)
    default: "√(\(degree)&\(line))"
    }
  }

  private static func fenced(_ parts: [String], _ properties: MarkupNode?) -> String {
    func sign(_ name: String, _ usual: String) -> String { properties?.property(name) ?? usual }
    return sign("begChr", "(") + parts.joined(separator: sign("sepChr", "|")) + sign("endChr", ")")
  }

  /// A function's name is no part of the word behind it.
  private static func spaced(_ name: String, _ line: String) -> String {
    name + (line.first?.isLetter == true || line.first?.isNumber == true ? " " : "") + line
  }

  /// What is more than one number or name stands in brackets.
  private static func grouped(_ line: String) -> String {
    let isOne = line.count <= 1 || line.allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
    let isWord =
      !line.isEmpty && line.allSatisfy { $0.isLetter || superscripts.values.contains($0) }
    return isOne || isWord ? line : "(\(line))"
  }

  private static func raised(_ line: String) -> String { shifted(line, superscripts, "^") }

  private static func lowered(_ line: String) -> String { shifted(line, subscripts, "_") }

  /// In the characters that Unicode has for it, or else behind a sign.
  private static func shifted(
    _ line: String, _ characters: [Character: Character], _ sign: String
  ) -> String {
    guard !line.isEmpty else { return "" }
    let found = line.compactMap { characters[$0] }
    // A prime is raised as it is.
    if line.allSatisfy({ "′″‴'".contains($0) }) { return line }
    return found.count == line.count ? String(found) : sign + grouped(line)
  }

  private static let superscripts = Dictionary(
    uniqueKeysWithValues: zip("0123456789+-−=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ"))
  private static let subscripts = Dictionary(
    uniqueKeysWithValues: zip("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"))
}
