/// The rules of normalisation for English, applied from left to right.
///
/// The first rule that knows a token reads it.
///
/// Each class of expression has its own file in `Rules/`.
struct EnglishRules: NormalizerRules {
  let source: SourceText
  let dialect: EnglishNormalizer.Dialect
  let numbers: NumberWords

  init(source: SourceText, dialect: EnglishNormalizer.Dialect) {
    self.source = source
    self.dialect = dialect
    numbers = NumberWords(saysAnd: dialect == .british)
  }

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
    address(at: index) ?? date(atNumber: index) ?? time(at: index) ?? code(at: index)
      ?? telephone(at: index) ?? quantity(at: index)
  }

  private func word(at index: Int) -> SpokenForm? {
    address(at: index) ?? foreignDollars(at: index) ?? romanNumeral(at: index)
      ?? date(atMonth: index) ?? weekday(at: index) ?? abbreviation(at: index)
      ?? initialism(at: index) ?? greekLetter(at: index)
  }
}
