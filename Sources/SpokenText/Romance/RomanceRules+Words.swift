internal import UnicodeText
import WrittenNumbers

/// Abbreviations and Roman numerals.
extension RomanceRules {
  /// The most parts of an abbreviation, as in `S.M.I.`.
  private static let longestAbbreviation = 4

  /// Reads the longest abbreviation that is known.
  func abbreviation(at index: Int) -> SpokenForm? {
    // "Et al." names authors, not a paragraph.
    if source.lower(index) == "al", source.lower(source.before(index)) == "et" { return nil }
    if let form = elided(at: index) { return form }
    var key = ""
    var place = index
    var best: SpokenForm?
    for part in 0..<Self.longestAbbreviation {
      guard source.isWord(place) else { break }
      key += (part == 0 ? "" : ".") + RaisedLetters.lowered(source.lower(place))
      if let entry = language.abbreviations[key],
        let form = form(entry, from: index, to: place)
      {
        best = form
      }
      guard let next = nextPart(after: place, isFirst: part == 0) else { break }
      place = next
    }
    return best
  }

  /// Reads an abbreviation behind an elided article: `l’art. 3`, `dell’avv. Gallo`.
  private func elided(at index: Int) -> SpokenForm? {
    let word = source.word(index)
    guard let mark = word.lastIndex(where: { $0 == "'" || $0 == "’" }),
      let entry = language.abbreviations[word[word.index(after: mark)...].lowercased()],
      entry.needsPoint, case .words(let words, let end) = form(entry, from: index, to: index)
    else { return nil }
    return .words(word[...mark] + (source.isCapitalised(index) ? entry.words : words), end: end)
  }

  /// Reads `les nos 7 et 8`: behind an article, the French "our" is no word but numbers.
  func numbered(at index: Int) -> SpokenForm? {
    guard let words = language.articledNouns[source.lower(index)], source.isSpace(index + 1),
      source.isNumber(index + 2), Self.pluralArticles.contains(source.lower(source.before(index)))
    else { return nil }
    return .words(words, end: index + 1)
  }

  private static let pluralArticles: Set = ["les", "des", "aux"]

  /// The next part of an abbreviation, behind a point, or joined by a hyphen as in `J.-C.` and `c.-à-d.`.
  private func nextPart(after place: Int, isFirst: Bool) -> Int? {
    let hasPoint = source.isSymbol(place + 1, ".")
    let next = hasPoint ? source.afterSpace(place + 2) : place + 1
    if source.symbol(next).isHyphenOrDash, hasPoint || !isFirst { return next + 1 }
    return hasPoint ? next : nil
  }

  /// Reads `C/ Mayor` and `c/ de la Paz` up to the name.
  func slashed(at index: Int) -> SpokenForm? {
    guard let word = language.slashedWords[source.lower(index)], source.isSymbol(index + 1, "/"),
      source.isSpace(index + 2), source.isGap(index - 1) || source.isSymbol(index - 1, "("),
      source.isCapitalised(index + 3)
        || ["de", "del", "la", "el"].contains(source.lower(index + 3))
    else { return nil }
    return .words(
      source.isCapitalised(index) ? word.capitalized(first: true) : word, end: index + 2)
  }

  private func form(
    _ entry: RomanceLanguage.Abbreviation, from index: Int, to last: Int
  ) -> SpokenForm? {
    let hasPoint =
      source.isSymbol(last + 1, ".") || source.symbol(last + 1) == 0xBA
      || source.symbol(last + 1) == 0xAA || source.symbol(last + 1) == 0xB0
    guard hasPoint || !entry.needsPoint || last > index else { return nil }
    let isCapitalised = source.isCapitalised(index)
    if entry.needsCapital && !isCapitalised || entry.needsSmall && isCapitalised { return nil }
    var end = source.afterPoint(last + 1)
    var plural = ""
    // The letter after the point of `n.º` is raised.
    if source.symbol(end) == 0xBA || source.symbol(end) == 0xAA || source.symbol(end) == 0xB0 {
      end += 1
      if entry.needsNumber, source.lower(end) == "s" {
        plural = "s"
        end += 1
      }
      end = source.afterPoint(end)
    }
    if entry.needsName {
      let next = source.afterSpace(end)
      let isName = source.isCapitalised(next) || ["de", "du", "des"].contains(source.lower(next))
      // "BD" are comics, and in a title every word has a capital: "Call Me Maybe".
      let previous = source.before(index)
      guard isName, previous < 0 || !source.isCapitalised(previous),
        source.length(index) == 1 || !source.isCapitals(index)
      else { return nil }
    }
    // Where the point may be missing, it tells as much as the number: "a piè di pag. seguente".
    if entry.needsNumber, entry.needsPoint || !hasPoint {
      let next = source.afterSpace(end)
      guard source.isNumber(next) || roman(at: next) != nil else { return nil }
    }
    let words = entry.words + plural
    return .words(isCapitalised ? words.capitalized(first: true) : words, end: end)
  }

  // MARK: Roman numerals

  /// Reads a Roman numeral, if it is one.
  func romanNumeral(at index: Int) -> SpokenForm? {
    guard let numeral = roman(at: index) else { return nil }
    let end = numeral.end
    if let form = numeral.form { return .words(grammar.ordinal(numeral.value, form), end: end) }
    let previous = source.before(index)
    let before = source.isSymbol(previous, ".") ? previous - 1 : previous
    if language.centuries.contains(source.lower(before)) {
      return .words(grammar.roman(numeral.value, .century), end: end)
    }
    if language.counted.contains(source.lower(before)) {
      return .words(roman(numeral.value, .counted, of: source.lower(before)), end: end)
    }
    let isLong = source.length(index) > 1
    let isInitial = source.isSymbol(index + 1, ".") && !source.isLast(index + 2)
    if language.rulers.contains(source.lower(previous)), source.isCapitalised(previous),
      isLong || !isInitial
    {
      return .words(roman(numeral.value, .ruler, of: source.lower(previous)), end: end)
    }
    if isLong, let form = article(before: index) {
      let isOrdinal = numeral.value <= Self.highestOrdinal
      let words =
        isOrdinal
        ? grammar.ordinal(numeral.value, form) : grammar.roman(numeral.value, .free)
      return .words(words, end: end)
    }
    guard source.isFreeNumeral(index) else { return nil }
    return .words(grammar.roman(numeral.value, .free), end: end)
  }

  /// A numeral after a noun; an ordinal takes the noun's gender: "Isabel segunda".
  private func roman(_ value: UInt64, _ context: RomanContext, of noun: String) -> String {
    let words = grammar.roman(value, context)
    guard language.feminine.contains(noun), words == grammar.ordinal(value, OrdinalForm()) else {
      return words
    }
    return grammar.ordinal(value, OrdinalForm(isFeminine: true))
  }

  /// The highest number that is an ordinal after an article.
  ///
  /// Higher ones are cardinals.
  private static let highestOrdinal: UInt64 = 12

  /// The gender of the article before a numeral: "el XI apóstol", "la II República".
  private func article(before index: Int) -> OrdinalForm? {
    guard source.isSpace(index + 1), source.isWord(index + 2), !source.isShouting,
      source.word(index).allSatisfy({ $0 == "I" || $0 == "V" || $0 == "X" })
    else { return nil }
    switch source.lower(source.before(index)) {
    case "el", "del", "al", "il", "nel", "o", "do", "ao", "no": return OrdinalForm()
    case "la", "della", "nella", "alla", "a", "da", "na", "à": return OrdinalForm(isFeminine: true)
    default: return nil
    }
  }

  /// A numeral in capitals, and the ordinal suffix behind it.
  func roman(
    at index: Int
  ) -> (value: UInt64, end: Int, form: OrdinalForm?)? {
    guard source.mayBeNumeral(index) else { return nil }
    let word = source.word(index)
    let capitals = word.prefix { "IVXLCDM".contains($0) }
    guard !capitals.isEmpty, let value = RomanNumeral.value(of: capitals) else { return nil }
    let suffix = RaisedLetters.lowered(word.dropFirst(capitals.count).lowercased())
    if suffix.isEmpty {
      let sign = source.symbol(index + 1)
      if sign == 0xBA || sign == 0xAA,
        let form = grammar.ordinalForm(ofSuffix: sign == 0xBA ? "º" : "ª")
      {
        return (UInt64(value), index + 2, form)
      }
      return (UInt64(value), index + 1, nil)
    }
    // A numeral with plain letters behind it is mostly a word: "La", "Le", "Me".
    let isSure = capitals.count > 1 || ["I", "V", "X"].contains(capitals)
    let isRaised = word.unicodeScalars.last.map { $0.value >= 0xAA && !$0.properties.isUppercase }
    guard
      language.romanSuffixes.contains(suffix) && isSure || isRaised == true && suffix != "a",
      let form = grammar.ordinalForm(ofSuffix: suffix)
    else { return nil }
    return (UInt64(value), index + 1, form)
  }
}
