/// References to the Bible: `Joh 3,16`, `1. Mose 1,1`.
extension GermanRules {
  /// Reads chapter and verses, and the number of a book before its name.
  func bible(at index: Int) -> SpokenForm? {
    if let verse = source.bibleVerse(at: index, in: .german), !isAmount(index) {
      return .words(verse.words(to: "bis") { GermanNumerals.cardinal($0) }, end: verse.end)
    }
    let name = source.isSymbol(index + 1, ".") ? index + 3 : index + 2
    guard source.isSpace(name - 1), source.isCapitalised(name),
      let value = DigitRow.value(source.digits(index)), (1...5).contains(value),
      let book = BibleBooks.german.numberedBook(source.lower(name)),
      let chapter = source.numberAfterName(name), !isAmount(chapter)
    else { return nil }
    guard source.bibleVerse(at: chapter, in: .german) != nil || source.lower(name) == "mose" else {
      return nil
    }
    let preposition = source.lower(source.before(index))
    let ordinal =
      GermanNumerals.ordinalStem(value)
      + (Self.dativePrepositions.contains(preposition)
        ? "em" : ending(at: index, book.isLetter ? .masculine : .neuter))
    return .words("\(ordinal) \(book.isLetter ? "" : "Buch ")\(book.words)", end: chapter - 1)
  }

  /// Reads `in 1. Mose` with the article that one says: "im ersten Mose".
  func inNumberedBook(at index: Int) -> SpokenForm? {
    let number = index + 2
    let name = source.isSymbol(number + 1, ".") ? number + 3 : number + 2
    guard source.lower(index) == "in", source.isSpace(index + 1), source.isSpace(name - 1),
      source.isCapitalised(name), source.isNumber(number),
      let value = DigitRow.value(source.digits(number)), (1...5).contains(value),
      let book = BibleBooks.german.numberedBook(source.lower(name))
    else { return nil }
    let hasChapter = source.numberAfterName(name) != nil
    guard hasChapter || source.isSymbol(number + 1, ".") else { return nil }
    let words = hasChapter && !book.isLetter ? "Buch \(book.words)" : book.words
    let preposition = source.isCapitalised(index) ? "Im" : "im"
    let end = source.afterPoint(name + 1)
    return .words("\(preposition) \(GermanNumerals.ordinalStem(value))en \(words)", end: end)
  }

  /// Reads the abbreviation of a book before chapter and verse.
  func bibleBook(at index: Int) -> SpokenForm? {
    guard let name = source.bookName(at: index, in: .german),
      let chapter = source.numberAfterName(index), !isAmount(chapter)
    else { return nil }
    let isRead =
      source.isPsalm(chapter, behind: index, in: .german)
      || source.bibleVerse(at: chapter, in: .german) != nil
    return isRead ? .words(name, end: chapter - 1) : nil
  }

  private func isAmount(_ index: Int) -> Bool {
    guard let first = source.numeral(at: index) else { return false }
    let numeral = rangeEnd(after: first) ?? first
    return money(after: numeral) != nil || unit(after: numeral.end) != nil
      || percent(after: numeral.end) != nil
  }
}
