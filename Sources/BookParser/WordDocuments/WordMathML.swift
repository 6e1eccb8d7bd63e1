import Basics
import Markup

/// Writes a formula of Word's (ECMA-376 part 1, 22.1) as MathML, which browsers set (MathML Core).
///
/// Each function returns elements; an element whose parts are counted gets each part as one of them.
enum WordMathML {
  /// Formulas in formulas are built to exhaust the stack; what is deeper is left out.
  private static let depthLimit = 64

  /// The elements of a formula.
  static func markup(_ node: MarkupNode) -> String { inner(node, 0).joined() }

  /// What stands inside an element, part after part.
  private static func inner(_ node: MarkupNode?, _ depth: Int) -> [String] {
    guard let node, depth < depthLimit else { return [] }
    return node.children.flatMap { $0.kind == .element ? part($0, depth + 1) : [] }
  }

  private static func part(_ node: MarkupNode, _ depth: Int) -> [String] {
    func inside(_ name: String) -> String { row(inner(node.child(name), depth)) }
    let properties = node.children.first { $0.kind == .element && $0.name == node.name + "Pr" }
    switch node.name {
    case "r": return WordMathRun(node).elements(of: node.texts)
    case "t": return WordMathRun(nil).elements(of: node.text())
    case "f": return fraction(inside("num"), inside("den"), properties?.property("type"))
    case "sSup": return [element("msup", inside("e"), inside("sup"))]
    case "sSub": return [element("msub", inside("e"), inside("sub"))]
    case "sSubSup": return [element("msubsup", inside("e"), inside("sub"), inside("sup"))]
    case "sPre":
      let scripts = ["<mprescripts></mprescripts>", inside("sub"), inside("sup")].joined()
      return [element("mmultiscripts", inside("e"), scripts)]
    case "rad":
      let degree = inner(node.child("deg"), depth)
      let isSquare = degree.isEmpty || properties?.toggle("degHide") == true
      return [
        isSquare ? element("msqrt", inside("e")) : element("mroot", inside("e"), row(degree))
      ]
    case "nary": return [sum(node, properties, depth)] + inner(node.child("e"), depth)
    case "d": return [fenced(parts(node, depth), properties)]
    case "m":
      let rows = node.children.filter { $0.name == "mr" }
      return [table(rows.map { parts($0, depth) })]
    case "eqArr": return [equations(node, depth)]
    case "func":
      let applied = operation("\u{2061}")
      return inner(node.child("fName"), depth) + [applied] + inner(node.child("e"), depth)
    case "limLow": return [element("munder", inside("e"), inside("lim"))]
    case "limUpp": return [element("mover", inside("e"), inside("lim"))]
    case "acc":
      let sign = WordMathSigns.accent(properties?.property("chr") ?? "\u{302}")
      let mark = operation(sign, " stretchy=\"\(WordMathSigns.isLong(sign))\"")
      return [element("mover", inside("e"), mark, attributes: " accent=\"true\"")]
    case "bar":
      let isAbove = properties?.property("pos") == "top"
      let bar = operation(isAbove ? "\u{AF}" : "_", " stretchy=\"true\"")
      return [element(isAbove ? "mover" : "munder", inside("e"), bar)]
    case "groupChr":
      let isAbove = properties?.property("pos") == "top"
      let sign = properties?.property("chr") ?? "\u{23DF}"
      let brace = operation(sign, " stretchy=\"true\"")
      return [element(isAbove ? "mover" : "munder", inside("e"), brace)]
    case "phant" where properties?.toggle("show") == false:
      return [element("mphantom", inside("e"))]
    case "rPr", "ctrlPr", "del", "moveFrom", "instrText", "delText": return []
    default: return inner(node, depth)
    }
  }

  private static func fraction(_ above: String, _ below: String, _ type: String?) -> [String] {
    switch type {
    case "lin", "skw": [above, operation("/"), below]
    case "noBar": [element("mfrac", above, below, attributes: " linethickness=\"0\"")]
    default: [element("mfrac", above, below)]
    }
  }

  /// The sign of a sum or an integral with its bounds.
  private static func sum(
    _ node: MarkupNode, _ properties: MarkupNode?, _ depth: Int
  ) -> String {
    let sign = properties?.property("chr") ?? "∫"
    let isIntegral = sign.unicodeScalars.allSatisfy { (0x222B...0x2233).contains($0.value) }
    // Whoever wants bounds of another place than usual says so (22.1.2.53).
    let isBeside = properties?.property("limLoc").map { $0 == "subSup" } ?? isIntegral
    let large = operation(sign, " largeop=\"true\" movablelimits=\"false\"")
    func bound(_ name: String) -> String? {
      let bound = inner(node.child(name), depth)
      return bound.isEmpty || properties?.toggle(name + "Hide") == true ? nil : row(bound)
    }
    switch (bound("sub"), bound("sup")) {
    case (nil, nil): return large
    case (let low?, nil): return element(isBeside ? "msub" : "munder", large, low)
    case (nil, let high?): return element(isBeside ? "msup" : "mover", large, high)
    case (let low?, let high?):
      return element(isBeside ? "msubsup" : "munderover", large, low, high)
    }
  }

  private static func fenced(_ parts: [[String]], _ properties: MarkupNode?) -> String {
    func sign(_ name: String, _ usual: String, _ attributes: String) -> String {
      let sign = properties?.property(name) ?? usual
      return sign.isEmpty ? "" : operation(sign, attributes)
    }
    let grows = " stretchy=\"\(properties?.toggle("grow") ?? true)\""
    let separator = sign("sepChr", "|", " separator=\"true\"" + grows)
    return row([
      sign("begChr", "(", " fence=\"true\" form=\"prefix\"" + grows),
      parts.map(row).joined(separator: separator),
      sign("endChr", ")", " fence=\"true\" form=\"postfix\"" + grows),
    ])
  }

  /// Equations below each other, of which `&` says where they are aligned, as in TeX.
  private static func equations(_ node: MarkupNode, _ depth: Int) -> String {
    let rows = node.children.filter { $0.name == "e" }.map { equation in
      var cells: [[String]] = [[]]
      for child in equation.children where child.kind == .element {
        guard child.name == "r" else {
          cells[cells.count - 1] += part(child, depth + 1)
          continue
        }
        let run = WordMathRun(child)
        for (index, text) in child.texts.split(separator: "&", omittingEmptySubsequences: false)
          .enumerated()
        {
          if index > 0 { cells.append([]) }
          cells[cells.count - 1] += run.elements(of: String(text))
        }
      }
      return cells
    }
    let columns = rows.map(\.count).max() ?? 1
    let sides = (0..<columns).map { $0 % 2 == 0 ? "right" : "left" }
    return table(
      rows,
      " displaystyle=\"true\" columnalign=\"\(columns == 1 ? "left" : sides.joined(separator: " "))\""
    )
  }

  private static func table(_ rows: [[[String]]], _ attributes: String = "") -> String {
    let rows = rows.map { cells in
      element("mtr", cells.map { element("mtd", $0.joined()) }.joined())
    }
    return element("mtable", rows.joined(), attributes: attributes)
  }

  private static func parts(_ node: MarkupNode, _ depth: Int) -> [[String]] {
    node.children.filter { $0.name == "e" }.map { inner($0, depth) }
  }

  // MARK: Elements

  private static func row(_ parts: [String]) -> String {
    parts.count == 1 ? parts[0] : element("mrow", parts.joined())
  }

  private static func element(
    _ name: String, _ parts: String..., attributes: String = ""
  ) -> String {
    "<\(name)\(attributes)>\(parts.joined())</\(name)>"
  }

  private static func operation(_ sign: String, _ attributes: String = "") -> String {
    "<mo\(attributes)>\(sign.escapedAsMarkup)</mo>"
  }
}

extension MarkupNode {
  /// The text of a run.
  fileprivate var texts: String {
    children.reduce(into: "") { if $1.name == "t" { $0 += $1.text() } }
  }
}
