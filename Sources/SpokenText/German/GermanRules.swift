/// The rules of German normalisation, applied from left to right.
///
/// The first rule that knows a token reads it.
struct GermanRules: TokenRules {
  let source: SourceText

  func number(at index: Int) -> SpokenForm? {
    code(at: index) ?? date(at: index) ?? time(at: index) ?? counted(at: index)
  }

  /// Reads digits that do not count: an address, a verse, a telephone number.
  private func code(at index: Int) -> SpokenForm? {
    address(at: index) ?? bible(at: index) ?? telephone(at: index)
  }

  private func counted(at index: Int) -> SpokenForm? {
    ordinal(at: index) ?? suffixed(at: index) ?? quantity(at: index)
  }

  func word(at index: Int) -> SpokenForm? {
    place(at: index) ?? shortened(at: index) ?? letters(at: index) ?? times(at: index)
  }

  /// Reads an address or a place in the Bible.
  private func place(at index: Int) -> SpokenForm? {
    address(at: index) ?? inNumberedBook(at: index) ?? bibleBook(at: index)
  }

  private func shortened(at index: Int) -> SpokenForm? {
    money(atCode: index) ?? weekday(at: index) ?? abbreviation(at: index)
  }

  private func letters(at index: Int) -> SpokenForm? {
    romanNumeral(at: index) ?? month(at: index) ?? initialism(at: index)
  }
}
