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
    if let form = address(at: index) ?? bible(at: index) ?? date(at: index) { return form }
    return time(at: index) ?? telephone(at: index) ?? quantity(at: index)
  }

  func word(at index: Int) -> SpokenForm? {
    place(at: index) ?? shortened(at: index) ?? numeral(at: index)
  }

  /// Reads an address or a place in the Bible.
  private func place(at index: Int) -> SpokenForm? {
    address(at: index) ?? bibleBook(at: index)
  }

  private func shortened(at index: Int) -> SpokenForm? {
    if let form = money(atCode: index) ?? title(at: index) { return form }
    if let form = slashed(at: index) ?? nounAfterNumber(at: index) { return form }
    return numbered(at: index) ?? abbreviation(at: index)
  }

  /// Reads a word that numbers belong to: a Roman numeral, a month, a sign between numbers.
  private func numeral(at index: Int) -> SpokenForm? {
    romanNumeral(at: index) ?? monthFirst(at: index) ?? times(at: index)
  }
}
