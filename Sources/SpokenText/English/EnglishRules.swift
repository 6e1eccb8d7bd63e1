/// The rules of normalisation for English, applied from left to right.
///
/// The first rule that knows a token reads it.
///
/// Each class of expression has its own file in `Rules/`.
struct EnglishRules: TokenRules {
  let source: SourceText
  let dialect: EnglishNormalizer.Dialect
  let numbers: NumberWords

  init(source: SourceText, dialect: EnglishNormalizer.Dialect) {
    self.source = source
    self.dialect = dialect
    numbers = NumberWords(saysAnd: dialect == .british)
  }

  func number(at index: Int) -> SpokenForm? {
    address(at: index) ?? date(atNumber: index) ?? time(at: index) ?? code(at: index)
      ?? telephone(at: index) ?? quantity(at: index)
  }

  func word(at index: Int) -> SpokenForm? {
    address(at: index) ?? foreignDollars(at: index) ?? romanNumeral(at: index)
      ?? date(atMonth: index) ?? weekday(at: index) ?? abbreviation(at: index)
      ?? initialism(at: index) ?? greekLetter(at: index)
  }
}
