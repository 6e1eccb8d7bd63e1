/// The parts of a formula in a line of text, in the manner of UnicodeMath (Unicode Technical Note 28): `(a+b)/c`, `x²`, `√(x)`.
package enum FormulaLine {
  package static func fraction(_ above: String, _ below: String, hasBar: Bool = true) -> String {
    hasBar ? grouped(above) + "/" + grouped(below) : "(\(above) ¦ \(below))"
  }

  package static func root(_ line: String, _ degree: String) -> String {
    switch degree {
    case "", "2": "√" + grouped(line)
    case "3": "∛" + grouped(line)
    case "4": "∜" + grouped(line)
    default: "√(\(degree)&\(line))"
    }
  }

  /// A space parts a function's name from the word after it.
  package static func spaced(_ name: String, _ line: String) -> String {
    name + (line.first?.isLetter == true || line.first?.isNumber == true ? " " : "") + line
  }

  /// What is more than one number or name stands in brackets.
  package static func grouped(_ line: String) -> String {
    let isOne = line.count <= 1 || line.allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
    let isWord =
      !line.isEmpty && line.allSatisfy { $0.isLetter || superscripts.values.contains($0) }
    return isOne || isWord ? line : "(\(line))"
  }

  package static func raised(_ line: String) -> String { shifted(line, superscripts, "^") }

  package static func lowered(_ line: String) -> String { shifted(line, subscripts, "_") }

  /// Raised or lowered characters if Unicode has them; else a sign and the text.
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
