import Articles
import Basics

/// Writes an EQ field (ECMA-376 part 1, 17.16.5.18), which draws a formula of its instruction, as a line of text.
struct WordEquation {
  /// A part of a line.
  enum Part: Equatable {
    case text(String)
    /// A word and its reading, which Asian editions of Word set in such a field.
    case ruby(word: String, reading: String)
  }

  /// Switches in switches are built to exhaust the stack; what is deeper is left out.
  private static let depthLimit = 32

  private let characters: [Character]
  private var place = 0

  /// The line of a field.
  ///
  /// - Parameter instruction: What follows the field's name.
  /// - Returns: The parts of the line.
  static func line(_ instruction: some StringProtocol) -> [Part] {
    var equation = WordEquation(instruction)
    var parts: [Part] = []
    while equation.place < equation.characters.count {
      parts += equation.parts(0)
      // A sign that separates or closes nothing.
      equation.place += 1
    }
    return parts
  }

  private init(_ instruction: some StringProtocol) { characters = Array(instruction) }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  /// The parts up to the sign that separates arguments, or closes them.
  private mutating func parts(_ depth: Int) -> [Part] {
    var parts: [Part] = []
    var text = ""
    while let character = next, depth == 0 || !",;)".contains(character) {
      place += 1
      guard character == "\\", let sign = next else {
        text.append(character)
        continue
      }
      guard sign.isLetter else {
        if sign == "*" { skipFormat() } else { text.append(sign) }
        if sign != "*" { place += 1 }
        continue
      }
      switch command(depth) {
      case .text(let line): text += line
      case .ruby("", let raised) where depth == 0: text += FormulaLine.raised(raised)
      case let ruby:
        if !text.allSatisfy(\.isWhitespace) { parts.append(.text(text)) }
        text = ""
        parts.append(ruby)
      }
    }
    if !text.allSatisfy(\.isWhitespace) { parts.append(.text(text)) }
    return parts
  }

  /// Passes over a general switch, such as `\* jc2` or `\* "Font:MS Mincho"`.
  private mutating func skipFormat() {
    place += 1
    while next == " " { place += 1 }
    let isQuoted = next == "\""
    if isQuoted { place += 1 }
    while let character = next, isQuoted ? character != "\"" : !" \\".contains(character) {
      place += 1
    }
    if isQuoted { place += 1 }
  }

  /// A switch with its options and its arguments in brackets.
  private mutating func command(_ depth: Int) -> Part {
    let name = characters[place].lowercased()
    place += 1
    var options: [String] = []
    while next == "\\" || next == " " {
      place += 1
      if characters[place - 1] == "\\" { options.append(option()) }
    }
    guard next == "(", depth < Self.depthLimit else { return .text("") }
    place += 1
    var arguments: [[Part]] = [parts(depth + 1)]
    while let sign = next, sign != ")" {
      place += 1
      arguments.append(parts(depth + 1))
    }
    place += 1
    return Self.written(name, options, arguments)
  }

  /// An option of a switch, such as `up8`, or `lc\{` with the sign of a bracket.
  private mutating func option() -> String {
    var option = ""
    while let character = next, !"\\(".contains(character) {
      option.append(character)
      place += 1
      guard ["lc", "rc", "bc"].contains(option.lowercased()), next != nil else { continue }
      if next == "\\" { place += 1 }
      if let sign = next { option.append(sign) }
      place += 1
      return option
    }
    return option
  }

  private static func written(_ name: String, _ options: [String], _ parts: [[Part]]) -> Part {
    let arguments = parts.map { $0.map(\.text).joined() }
    func argument(_ index: Int) -> String {
      index < arguments.count ? arguments[index] : ""
    }
    switch name {
    case "f": return .text(FormulaLine.fraction(argument(0), argument(1)))
    case "r":
      let hasDegree = arguments.count > 1
      return .text(
        FormulaLine.root(argument(hasDegree ? 1 : 0), hasDegree ? argument(0) : ""))
    case "s":
      let isLow = options.contains { $0.lowercased().hasPrefix("do") }
      // What is raised beside a word is its reading; in a formula it is an exponent.
      return isLow
        ? .text(FormulaLine.lowered(argument(0))) : .ruby(word: "", reading: argument(0))
    case "o":
      if parts.count == 2, case .ruby("", let reading)? = parts[0].last {
        return .ruby(word: argument(1), reading: reading)
      }
      return .text(arguments.joined())
    case "i":
      let isSum = options.contains { $0.lowercased().hasPrefix("su") }
      let isProduct = options.contains { $0.lowercased().hasPrefix("pr") }
      let sign = isSum ? "∑" : isProduct ? "∏" : "∫"
      let bounds = FormulaLine.lowered(argument(0)) + FormulaLine.raised(argument(1))
      return .text("\(sign)\(bounds) \(argument(2))")
    case "b":
      func sign(_ name: String) -> Character? {
        options.first { $0.lowercased().hasPrefix(name) }?.last
      }
      let left = sign("lc") ?? sign("bc") ?? "("
      let pairs: [Character: Character] = ["(": ")", "[": "]", "{": "}", "<": ">"]
      let right =
        sign("rc") ?? sign("bc").map { pairs[$0] ?? $0 } ?? (sign("lc") == nil ? ")" : " ")
      return .text("\(left)\(argument(0))\(right)")
    case "a": return .text(arguments.joined(separator: "; "))
    case "l": return .text(arguments.joined(separator: ", "))
    case "d": return .text("")
    default: return .text(arguments.joined())
    }
  }
}

extension WordEquation.Part {
  /// The part where there is no room for a reading above a word.
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .ruby("", let raised): FormulaLine.raised(raised)
    case .ruby(let word, let reading): "\(word)(\(reading))"
    }
  }

  /// The part as XHTML.
  var markup: String {
    switch self {
    case .ruby(let word, let reading) where !word.isEmpty:
      "<ruby>\(word.escapedAsMarkup)<rt>\(reading.escapedAsMarkup)</rt></ruby>"
    default: text.escapedAsMarkup
    }
  }
}
