/// The rules of German normalisation, applied from left to right.
///
/// The first rule that knows a token reads it.
struct GermanRules: NormalizerRules {
  let source: SourceText

  /// The spoken form of the tokens from `index` on; it covers at least one.
  func spokenForm(at index: Int) -> SpokenForm {
    let found: SpokenForm? =
      switch source.tokens[index].kind {
      case .space: nil
      case .number: number(at: index)
      case .word: word(at: index)
      case .symbol: symbol(at: index)
      }
    return found ?? .copy(end: index + 1)
  }

  private func number(at index: Int) -> SpokenForm? {
    address(at: index) ?? telephone(at: index) ?? date(at: index) ?? time(at: index)
      ?? ordinal(at: index) ?? suffixed(at: index) ?? quantity(at: index)
  }

  private func word(at index: Int) -> SpokenForm? {
    address(at: index) ?? money(atCode: index) ?? abbreviation(at: index)
      ?? romanNumeral(at: index) ?? month(at: index) ?? initialism(at: index)
      ?? times(at: index)
  }
}
