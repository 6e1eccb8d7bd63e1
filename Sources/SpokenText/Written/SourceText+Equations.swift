/// Equations: numbers, variables, units and signs around an equals sign.
extension SourceText {
  /// The indices of the tokens of equations: `x = 10 - 3`.
  static func equations(in units: [UInt16], _ tokens: [Token], _ words: [String]) -> Set<Int> {
    guard units.contains(UInt16(ascii: "=")) else { return [] }
    let kinds = tokens.indices.map { part(units, tokens, words, $0) }
    var places: Set<Int> = []
    var start = 0
    while start < tokens.count {
      var end = start
      var hasEquals = false
      while end < tokens.count, joinsEquation(kinds, at: end) {
        hasEquals = hasEquals || units[tokens[end].range.lowerBound] == UInt16(ascii: "=")
        end += 1
      }
      if hasEquals { places.formUnion(start..<end) }
      start = end + 1
    }
    return places
  }

  /// What a token can be in an equation.
  private enum Part { case number, space, sign, mark, unit, variable, other }

  private static let signs = Set("+-−–/:*^=()%\u{D7}\u{F7}\u{B1}\u{B7}⁰¹²³⁴⁵⁶⁷⁸⁹⁻".utf16)

  private static func part(
    _ units: [UInt16], _ tokens: [Token], _ words: [String], _ index: Int
  ) -> Part {
    let unit = units[tokens[index].range.lowerBound]
    switch tokens[index].kind {
    case .number: return .number
    case .space: return .space
    case .symbol:
      if unit == UInt16(ascii: ".") || unit == UInt16(ascii: ",") { return .mark }
      return signs.contains(unit) ? .sign : .other
    case .word:
      // Words of two letters without a vowel are units: 5 kg. One vowel may be a word: "y", "à".
      let longest = 2
      guard tokens[index].range.count <= longest else { return .other }
      if !words[index].contains(where: { "aeiouyAEIOUYàèéóÀÈÉÓ".contains($0) }) { return .unit }
      return tokens[index].range.count == 1 ? .variable : .other
    }
  }

  private static func joinsEquation(_ parts: [Part], at index: Int) -> Bool {
    func part(_ index: Int) -> Part { parts.indices.contains(index) ? parts[index] : .other }
    switch part(index) {
    case .number, .space, .sign, .unit: return true
    case .mark: return part(index - 1) == .number && part(index + 1) == .number
    case .variable:
      let before = part(index - 1) == .space ? part(index - 2) : part(index - 1)
      let after = part(index + 1) == .space ? part(index + 2) : part(index + 1)
      return before == .sign || after == .sign || part(index - 1) == .number
    case .other: return false
    }
  }
}
