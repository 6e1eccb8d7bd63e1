/// Writes a formula of TeX's in a line of text, so that it can be read and heard without commands and braces: `(a+b)/c`, `x²`, `√(x)`.
///
/// A command that it does not know is its name.
package struct TeXFormula {
  /// Groups in groups are built to exhaust the stack; what is deeper is left out.
  private static let depthLimit = 64

  /// A space below a line is written in fewer characters.
  private static let lengthLimit = 24

  private let source: [Character]
  /// Where the last bracket closes, so that none is looked for in vain behind it.
  private let lastBracket: Int
  private var index = 0
  /// The signs between cells, of the tables that are open.
  private var cells: [String] = []

  private init(_ source: [Character]) {
    self.source = source
    lastBracket = source.lastIndex(of: "]") ?? -1
  }

  /// The line of a formula.
  ///
  /// - Parameter source: What stands between the dollars.
  /// - Returns: One line; empty if nothing is seen.
  package static func line(_ source: String) -> String {
    var formula = TeXFormula(Array(source))
    var line = ""
    while formula.index < formula.source.count {
      line += formula.group(0)
      // A brace that closes nothing.
      formula.index += 1
    }
    return line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Reads up to the brace that closes.
  private mutating func group(_ depth: Int) -> String {
    var line = ""
    while index < source.count, source[index] != "}" { addPart(to: &line, depth) }
    return line
  }

  /// Reads a part, and puts it behind others.
  private mutating func addPart(to line: inout String, _ depth: Int) {
    let character = source[index]
    index += 1
    switch character {
    case "{":
      if depth < Self.depthLimit { line += group(depth + 1) } else { skipGroup() }
      index += 1
    case "^":
      while line.last?.isWhitespace == true { line.removeLast() }
      line += FormulaLine.raised(argument(depth))
    case "_":
      while line.last?.isWhitespace == true { line.removeLast() }
      line += FormulaLine.lowered(argument(depth))
    case "&": line += cells.last ?? ""
    case "~": line += " "
    case "'": line += "′"
    case "\\": line += command(depth)
    default: line.append(character)
    }
  }

  /// The argument of a command: a group, a command or one character.
  private mutating func argument(_ depth: Int) -> String {
    words(depth).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The same with the spaces around it, which words in a formula have.
  private mutating func words(_ depth: Int) -> String {
    skipSpaces()
    guard index < source.count, source[index] != "}", depth < Self.depthLimit else { return "" }
    // The argument of an exponent's sign is a sign of its own.
    if source[index] == "^" || source[index] == "_" { return "" }
    var line = ""
    addPart(to: &line, depth + 1)
    return line
  }

  private mutating func skipSpaces() {
    while index < source.count, source[index].isWhitespace { index += 1 }
  }

  /// Passes over a group that is too deep.
  private mutating func skipGroup() {
    var open = 1
    while index < source.count {
      if source[index] == "{" { open += 1 }
      if source[index] == "}" { open -= 1 }
      if open == 0 { return }
      index += 1
    }
  }

  private mutating func command(_ depth: Int) -> String {
    let start = index
    while index < source.count, source[index].isASCII, source[index].isLetter { index += 1 }
    let name = String(source[start..<index])
    guard !name.isEmpty else { return sign() }
    let key = Substring(name)
    // Only commands have a variant with a star; behind a sign it is one of its own.
    if Self.starred.contains(key), index < source.count, source[index] == "*" { index += 1 }
    if let sign = Self.signs[key] { return sign }
    if Self.spaces.contains(key) { return " " }
    if Self.silent.contains(key) {
      // A delimiter that is not seen.
      if index < source.count, source[index] == ".", key != "rm" { index += 1 }
      return ""
    }
    if Self.hiding.contains(key) {
      _ = argument(depth)
      return name == "hspace" ? " " : ""
    }
    return construction(key, depth)
  }

  /// A command of one sign.
  private mutating func sign() -> String {
    guard index < source.count else { return "" }
    let sign = source[index]
    index += 1
    switch sign {
    case ",", ";", ":", " ", "\n", ">": return " "
    case "!", "/", "(", ")", "[", "]": return ""
    case "|": return "‖"
    case "\\":
      if index < source.count, source[index] == "*" { index += 1 }
      skipLength()
      return "; "
    default: return String(sign)
    }
  }

  private mutating func construction(_ name: Substring, _ depth: Int) -> String {
    switch name {
    case "frac", "dfrac", "tfrac", "cfrac", "nicefrac", "sfrac":
      return FormulaLine.fraction(argument(depth), argument(depth))
    case "binom", "dbinom", "tbinom":
      return FormulaLine.fraction(argument(depth), argument(depth), hasBar: false)
    case "sqrt":
      let degree = bracketed()
      return FormulaLine.root(argument(depth), degree)
    case "overset", "stackrel":
      let above = argument(depth)
      return argument(depth) + FormulaLine.raised(above)
    case "underset":
      let below = argument(depth)
      return argument(depth) + FormulaLine.lowered(below)
    case "not":
      let next = argument(depth)
      return next == "=" ? "≠" : next == "∈" ? "∉" : next + "\u{338}"
    case "mathbb":
      let letter = argument(depth)
      return Self.sets[letter] ?? letter
    case "textcolor", "colorbox":
      _ = argument(depth)
      return words(depth)
    case "bmod": return " mod "
    case "pmod": return " (mod \(argument(depth)))"
    case "begin": return beginning(depth)
    case "end":
      if argument(depth).isEmpty || cells.isEmpty { return "" }
      return cells.removeLast() == ", " ? "]" : ""
    case "mbox", "hbox",
      _ where name.hasPrefix("text"):
      return words(depth)
    case _ where name.hasPrefix("math") || Self.wrappers.contains(name): return argument(depth)
    default:
      if let accent = Self.accents[name] { return argument(depth) + accent }
      return spaced(String(name))
    }
  }

  private static let wrappers: Set<Substring> = [
    "operatorname", "boldsymbol", "bm", "boxed", "underline", "underbrace",
    "overbrace", "cancel", "pmb",
  ]

  /// The name of a function, which is no part of the word behind it.
  private func spaced(_ name: String) -> String {
    guard index < source.count else { return name }
    let next = source[index]
    return name + (next.isLetter || next.isNumber || next == "\\" || next == "{" ? " " : "")
  }

  private mutating func beginning(_ depth: Int) -> String {
    let name = argument(depth)
    let isTable = Self.tables.contains(name)
    if Self.placed.contains(name) { _ = bracketed() }
    if name == "array" { _ = argument(depth) }
    cells.append(isTable ? ", " : " ")
    return isTable ? "[" : ""
  }

  /// Passes over the space below a line, as `[6pt]`.
  ///
  /// An interval at the beginning of the next line stays.
  private mutating func skipLength() {
    guard index < source.count, source[index] == "[",
      let end = source[index...].prefix(Self.lengthLimit).firstIndex(of: "]")
    else { return }
    let length = String(source[(index + 1)..<end])
    if length.wholeMatch(of: /\s*-?[0-9]*\.?[0-9]+\s*(?:pt|em|ex|mm|cm|in|mu|px|bp)\s*/) != nil {
      index = end + 1
    }
  }

  /// What stands in square brackets before an argument.
  private mutating func bracketed() -> String {
    guard index < lastBracket, source[index] == "[",
      let end = source[index...].firstIndex(of: "]")
    else { return "" }
    defer { index = end + 1 }
    return Self.line(String(source[(index + 1)..<end]))
  }
}
