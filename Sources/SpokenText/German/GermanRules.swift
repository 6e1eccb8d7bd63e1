/// The rules of German normalisation, applied from left to right.
///
/// The first rule that knows a token reads it.
struct GermanRules: TokenRules {
  let source: SourceText

  func number(at index: Int) -> SpokenForm? {
    address(at: index) ?? bible(at: index) ?? telephone(at: index) ?? date(at: index) ?? time(
      at: index)
      ?? ordinal(at: index) ?? suffixed(at: index) ?? quantity(at: index)
  }

  func word(at index: Int) -> SpokenForm? {
    address(at: index) ?? inNumberedBook(at: index) ?? bibleBook(at: index) ?? money(atCode: index)
      ?? weekday(at: index)
      ?? abbreviation(at: index)
      ?? romanNumeral(at: index) ?? month(at: index) ?? initialism(at: index)
      ?? times(at: index)
  }
}
