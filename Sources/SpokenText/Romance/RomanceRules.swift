/// The rules of normalisation for Romance languages, applied from left to right.
///
/// The first rule that knows a token reads it.
///
/// The rules read expressions that all these languages write alike: numbers with their points and
/// commas, dates with the day first, amounts. The ``RomanceLanguage`` supplies the differences.
struct RomanceRules: TokenRules {
  let source: SourceText
  let language: RomanceLanguage

  var grammar: any RomanceGrammar { language.grammar }
  var phrases: RomanceLanguage.Phrases { language.phrases }

  func number(at index: Int) -> SpokenForm? {
    address(at: index) ?? bible(at: index) ?? date(at: index) ?? time(at: index) ?? telephone(
      at: index)
      ?? quantity(at: index)
  }

  func word(at index: Int) -> SpokenForm? {
    address(at: index) ?? bibleBook(at: index) ?? money(atCode: index) ?? title(at: index)
      ?? slashed(at: index) ?? nounAfterNumber(at: index) ?? abbreviation(at: index)
      ?? romanNumeral(at: index)
      ?? monthFirst(at: index) ?? times(at: index)
  }
}
