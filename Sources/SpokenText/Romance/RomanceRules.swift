/// The rules of normalisation for Romance languages, applied from left to right; the first that knows a
/// token reads it.
///
/// What is written alike in all of them is read here: numbers with their points and commas, dates with
/// the day first, amounts. What differs is asked of the ``RomanceLanguage``.
struct RomanceRules: NormalizerRules {
  let source: SourceText
  let language: RomanceLanguage

  var grammar: any RomanceGrammar { language.grammar }
  var phrases: RomanceLanguage.Phrases { language.phrases }

  /// How the tokens from `index` on are read; always at least one token.
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
    address(at: index) ?? date(at: index) ?? time(at: index) ?? telephone(at: index)
      ?? quantity(at: index)
  }

  private func word(at index: Int) -> SpokenForm? {
    address(at: index) ?? money(atCode: index) ?? abbreviation(at: index)
      ?? romanNumeral(at: index) ?? monthFirst(at: index)
  }
}
