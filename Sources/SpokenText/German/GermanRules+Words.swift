internal import UnicodeText
import WrittenNumbers

/// Abbreviations, initialisms and Roman numerals.
extension GermanRules {
  /// The most parts of an abbreviation, as in `u.a.m.`.
  private static let longestAbbreviation = 3

  /// Reads the longest abbreviation that is known.
  func abbreviation(at index: Int) -> SpokenForm? {
    var key = ""
    var place = index
    var best: SpokenForm?
    for part in 0..<Self.longestAbbreviation {
      guard source.isWord(place) else { break }
      key += (part == 0 ? "" : ".") + source.lower(place)
      if let entry = Self.abbreviations[key], let form = form(entry, from: index, to: place) {
        best = form
      }
      guard source.isSymbol(place + 1, ".") else { break }
      place = source.afterSpace(place + 2)
    }
    return best ?? street(at: index)
  }

  private func form(_ entry: Abbreviation, from index: Int, to last: Int) -> SpokenForm? {
    let hasPoint = source.isSymbol(last + 1, ".")
    guard hasPoint || !entry.needsPoint || last > index else { return nil }
    let isCapitalised = source.isCapitalised(index)
    if entry.needsCapital && !isCapitalised || entry.needsSmall && isCapitalised { return nil }
    let end = source.afterPoint(last + 1)
    // "350 S." are pages, "S. 350" is one.
    if entry.words == "Seite", !source.isNumber(source.afterSpace(end)), isCapitalised,
      source.isNumber(source.before(index)), !source.isCapitalised(source.afterSpace(end))
    {
      return .words("Seiten", end: end)
    }
    if entry.needsNumber {
      let next = source.afterSpace(end)
      let stop = source.before(index)
      let isOrdered =
        entry.mayFollowOrdinal && source.isSymbol(stop, ".") && source.isNumber(stop - 1)
      guard isOrdered || source.isNumber(next) || roman(next) != nil else { return nil }
    }
    if entry.followsNumber, !source.isNumber(source.before(index)) { return nil }
    let isSentenceStart = index == 0 && isCapitalised
    let words = entry.words == "Jahrhundert" && isGenitive(index) ? "Jahrhunderts" : entry.words
    return .words(isSentenceStart ? words.capitalized(first: true) : words, end: end)
  }

  /// Whether `des` comes before the ordinal of a word: "des 19. Jh."
  private func isGenitive(_ index: Int) -> Bool {
    let point = source.before(index)
    guard source.isSymbol(point, ".") else { return false }
    return source.lower(source.before(point - 1)) == "des"
  }

  /// Reads `Hauptstr.` as "Hauptstraße".
  private func street(at index: Int) -> SpokenForm? {
    let word = source.word(index)
    guard word.hasSuffix("str"), word.count > 3, source.isSymbol(index + 1, ".") else { return nil }
    return .words(word + "aße", end: source.afterPoint(index + 1))
  }

  /// Reads `USA` letter by letter.
  func initialism(at index: Int) -> SpokenForm? {
    guard !source.isShouting, Self.initialisms.contains(source.word(index)) else { return nil }
    return .words(
      source.word(index).uppercased().map(String.init).joined(separator: " "), end: index + 1)
  }

  // MARK: Roman numerals

  /// Reads a Roman numeral, if it is one.
  func romanNumeral(at index: Int) -> SpokenForm? {
    guard let value = roman(index) else { return nil }
    let previous = source.before(index)
    let before = source.isSymbol(previous, ".") ? previous - 1 : previous
    if Self.counted.contains(source.lower(before)) {
      return .words(GermanNumerals.cardinal(value), end: index + 1)
    }
    let hasPoint = source.isSymbol(index + 1, ".")
    let isLong = source.length(index) > 1
    // "Karl V. Meier" has an initial, "Karl V. regierte" a number.
    let isInitial = hasPoint && !isLong && source.isCapitalised(source.afterSpace(index + 2))
    if !isInitial, let ending = ending(afterArticle: previous) {
      let stem = GermanNumerals.ordinalStem(value)
      let end = hasPoint ? source.afterPoint(index + 1) : index + 1
      return .words("\(stem.capitalized(first: true))\(ending)", end: end)
    }
    if !isInitial, let ending = rulerForm(before: index) {
      let stem = GermanNumerals.ordinalStem(value)
      let ordinal = stem.prefix(1).uppercased() + stem.dropFirst()
      let end = source.isSymbol(index + 1, ".") ? source.afterPoint(index + 1) : index + 1
      return .words("\(ending.article) \(ordinal)\(ending.ending)", end: end)
    }
    let letters = source.word(index)
    if hasPoint, isLong || source.lower(source.afterSpace(index + 2)).hasPrefix("jahrhundert"),
      !source.isShouting, letters.allSatisfy({ "IVX".contains($0) }),
      let noun = orderedWord(after: index + 2), source.isCapitalised(noun)
    {
      return .words(ordinalWords(value, at: index, noun: noun), end: index + 2)
    }
    guard source.isFreeNumeral(index) else { return nil }
    return .words(GermanNumerals.cardinal(value), end: index + 1)
  }

  /// The ending of a ruler's number behind its article, as in `Karl der V.`, if it is one.
  private func ending(afterArticle index: Int) -> String? {
    let endings = ["der": "e", "die": "e", "dem": "en", "den": "en", "des": "en"]
    let name = source.before(index)
    guard let ending = endings[source.lower(index)], source.isCapitalised(name) else { return nil }
    let written = source.lower(name)
    let isKnown =
      Self.rulers.contains(written) || Self.queens.contains(written)
      || written.hasSuffix("s") && Self.rulers.contains(String(written.dropLast()))
    return isKnown ? ending : nil
  }

  /// The article and the ending of a ruler's number, by the case that the words before demand.
  private func rulerForm(before index: Int) -> (article: String, ending: String)? {
    let name = source.before(index)
    guard source.isSpace(index - 1), source.isCapitalised(name), !source.isCapitals(name) else {
      return nil
    }
    let written = source.lower(name)
    let isGenitive = written.hasSuffix("s") && !Self.rulers.contains(written)
    let nominative = isGenitive ? String(written.dropLast()) : written
    let isQueen = Self.queens.contains(nominative)
    guard isQueen || Self.rulers.contains(nominative) else { return nil }
    if isGenitive { return isQueen ? ("der", "en") : ("des", "en") }
    var leader = source.before(name)
    if Self.titles.contains(source.lower(leader)) { leader = source.before(leader) }
    let preposition = source.lower(leader)
    if Self.dativePrepositions.contains(preposition) { return (isQueen ? "der" : "dem", "en") }
    if Self.accusativePrepositions.contains(preposition) {
      return isQueen ? ("die", "e") : ("den", "en")
    }
    return (isQueen ? "die" : "der", "e")
  }

  /// The value of a numeral in capitals.
  private func roman(_ index: Int) -> UInt64? {
    guard source.mayBeNumeral(index), source.word(index).allSatisfy({ "IVXLCDM".contains($0) }),
      let value = RomanNumeral.value(of: source.word(index))
    else { return nil }
    return UInt64(value)
  }
}
