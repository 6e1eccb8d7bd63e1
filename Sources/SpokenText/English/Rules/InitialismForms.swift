/// Words that are read letter by letter.
///
/// These rules spell known words only. The pronunciation stage spells capitals that are in no
/// dictionary itself, with one stress for the whole, which sounds better than separate letters.
extension EnglishRules {
  /// Reads `FBI`, `U.S.`, `PDFs`; acronyms such as NASA stay words.
  func initialism(at index: Int) -> SpokenForm? {
    dotted(at: index) ?? capitals(at: index) ?? smallLetters(at: index)
  }

  /// Reads `U.S.`, `C.E.C .`: two letters or more, each with a point.
  private func dotted(at index: Int) -> SpokenForm? {
    guard source.length(index) == 1, source.isWord(index), source.isSymbol(index + 1, "."),
      source.length(index + 2) == 1, source.isWord(index + 2), !source.isWord(index - 1),
      !source.isNumber(index - 1)
    else { return nil }
    var letters = source.word(index)
    var end = index + 1
    let longest = 12
    while letters.utf8.count < longest, source.isSymbol(end, "."), source.length(end + 1) == 1,
      source.isWord(end + 1)
    {
      letters += source.word(end + 1)
      end += 2
    }
    guard !source.isNumber(end), !source.isWord(end) else { return nil }
    return .words(Initialisms.letters(of: letters), end: source.afterPoint(end))
  }

  private func capitals(at index: Int) -> SpokenForm? {
    guard !source.isShouting else { return nil }
    var word = source.word(index)
    var suffix = ""
    if word.hasSuffix("'s") || word.hasSuffix("’s") {
      word.removeLast(2)
      suffix = "'s"
    } else if word.count > 2, word.hasSuffix("s") {
      word.removeLast()
      suffix = "'s"
    }
    guard Initialisms.spelled.contains(word) || isJoined(index) else { return nil }
    return .words(Initialisms.letters(of: word) + suffix, end: index + 1)
  }

  /// Whether a token is a part of `AT&T`.
  private func isJoined(_ index: Int) -> Bool {
    /// Longer parts are words, as in FORTNUM&MASON.
    let longest = 2
    guard source.isCapitals(index), source.length(index) <= longest else { return false }
    return source.isSymbol(index + 1, "&") && source.isCapitals(index + 2)
      || source.isSymbol(index - 1, "&") && source.isCapitals(index - 2)
  }

  private func smallLetters(at index: Int) -> SpokenForm? {
    let word = source.word(index)
    if Initialisms.small.contains(word) {
      return .words(Initialisms.letters(of: word), end: index + 1)
    }
    return Initialisms.mixed[word].map { .words($0, end: index + 1) }
  }

  /// Reads a single Greek letter, as in α-helix.
  func greekLetter(at index: Int) -> SpokenForm? {
    guard source.length(index) == 1, let name = Initialisms.greek[source.lower(index)] else {
      return nil
    }
    return .words(name, end: index + 1)
  }
}
