/// References to the Bible: `Jn 3,16`, `1 Cor 13,4`.
extension RomanceRules {
  /// Reads chapter and verses, and the number of a book before its name.
  func bible(at index: Int) -> SpokenForm? {
    if let verse = source.bibleVerse(at: index, in: language.bible),
      !isAmount(index)
    {
      let words = verse.words(to: phrases.to) { grammar.cardinal($0, .alone) }
      return .words(words, end: verse.end)
    }
    let name = source.isSymbol(index + 1, ".") ? index + 3 : index + 2
    guard source.isSpace(name - 1), source.isCapitalised(name),
      let value = DigitRow.value(source.digits(index)), (1...4).contains(value),
      let book = language.bible.numberedBook(source.lower(name)),
      let chapter = source.numberAfterName(name),
      source.bibleVerse(at: chapter, in: language.bible) != nil, !isAmount(chapter)
    else { return nil }
    let ordinal = grammar.ordinal(value, OrdinalForm(isFeminine: book.isLetter))
    return .words("\(ordinal) \(book.words)", end: chapter - 1)
  }

  /// Reads the abbreviation of a book before chapter and verse.
  func bibleBook(at index: Int) -> SpokenForm? {
    guard let name = source.bookName(at: index, in: language.bible),
      let chapter = source.numberAfterName(index), !isAmount(chapter)
    else { return nil }
    let isRead =
      source.isPsalm(chapter, behind: index, in: language.bible)
      || source.bibleVerse(at: chapter, in: language.bible) != nil
    return isRead ? .words(name, end: chapter - 1) : nil
  }

  private func isAmount(_ index: Int) -> Bool {
    guard let first = source.numeral(at: index) else { return false }
    let numeral = rangeEnd(after: first) ?? first
    return money(after: numeral) != nil || unit(after: numeral.end) != nil
      || percent(after: numeral.end) != nil
  }
}
