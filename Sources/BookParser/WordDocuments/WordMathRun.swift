import Basics
import Markup

/// The style of a run of letters and signs in a formula of Word's (ECMA-376 part 1, 22.1.2.87).
struct WordMathRun {
  /// Whether it is words, not mathematics.
  private var isText = false
  /// Whether letters stand upright, so that those beside each other are a name, such as `sin`.
  private var isUpright = false
  private var alphabet: WordMathSigns.Alphabet?

  /// Reads the properties of a run.
  ///
  /// - Parameter run: The run; `nil` for letters as variables usually are.
  init(_ run: MarkupNode?) {
    let properties = run?.children.filter { $0.name == "rPr" } ?? []
    func property(_ name: String) -> String? {
      properties.lazy.compactMap { $0.property(name) }.first
    }
    isText = properties.contains { $0.toggle("nor") == true }
    let style = property("sty") ?? "i"
    isUpright = style == "p"
    alphabet = WordMathSigns.Alphabet(script: property("scr") ?? "roman", style: style)
  }

  /// A sign, or signs that belong together.
  private enum Kind { case variable, name, number, space, sign }

  /// The elements of a text: variables, numbers, names, operators.
  func elements(of text: String) -> [String] {
    if isText { return text.isEmpty ? [] : [Self.words(text)] }
    var elements: [String] = []
    var (pending, kind) = ("", Kind.sign)
    func finish() {
      if !pending.isEmpty { elements.append(element(pending, kind)) }
      pending = ""
    }
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isPoint =
        kind == .number && ".,".contains(character) && index + 1 < characters.count
        && characters[index + 1].isASCIIDigit
      let next = isPoint ? .number : self.kind(of: character)
      if next != kind || kind == .variable || kind == .sign { finish() }
      kind = next
      pending.append(character)
    }
    finish()
    return elements
  }

  private func kind(of character: Character) -> Kind {
    if character.isASCIIDigit { return .number }
    if character.isWhitespace { return .space }
    guard character.isLetter else { return .sign }
    // A word of another script is no product of variables.
    return isUpright || !character.isOfFormulas ? .name : .variable
  }

  private func element(_ text: String, _ kind: Kind) -> String {
    let shown = alphabet.map { alphabet in
      String(text.map { WordMathSigns.letter($0, in: alphabet) })
    }
    let written = (shown ?? text).escapedAsMarkup
    switch kind {
    case .variable: return "<mi>\(written)</mi>"
    case .name where text.contains { !$0.isOfFormulas }: return Self.words(text)
    // One letter alone would lean.
    case .name where text.count == 1: return "<mi mathvariant=\"normal\">\(written)</mi>"
    case .name: return "<mi>\(written)</mi>"
    case .number: return "<mn>\(written)</mn>"
    case .space: return Self.words(text)
    // Only the signs of a fence (`m:d`) grow with what they enclose.
    case .sign where "()[]{}|‖⟨⟩⌈⌉⌊⌋/".contains(text):
      return "<mo stretchy=\"false\">\(written)</mo>"
    // Word draws a hyphen as a minus.
    case .sign where text == "-": return "<mo>\u{2212}</mo>"
    case .sign: return "<mo>\(written)</mo>"
    }
  }

  /// Words; white space at the edges of an element would not be shown.
  private static func words(_ text: String) -> String {
    let kept = String(text.map { $0.isWhitespace ? "\u{A0}" : $0 })
    return "<mtext>\(kept.escapedAsMarkup)</mtext>"
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }

  /// Whether it is a letter of Latin or Greek, or one made for mathematics.
  fileprivate var isOfFormulas: Bool {
    guard let first = unicodeScalars.first?.value else { return false }
    return first < 0x250 || (0x370..<0x400).contains(first) || (0x2100..<0x2150).contains(first)
      || (0x1D400..<0x1D800).contains(first) || first == 0x2202 || first == 0x2207
  }
}
