internal import UnicodeText
import WrittenNumbers

extension BoundaryRules {
  /// Whether the sentence goes on after a single full stop, because the stop ends an abbreviation,
  /// an initial, an ordinal or a label.
  func goesOn(_ run: StopRun, _ follow: Follow) -> Bool {
    guard run.dots == 1, !run.hasMark else { return false }
    if run.closesQuote { return false }
    let word = PrecedingWord(in: text, before: run.start)
    guard !word.text.isEmpty else { return false }
    if isLabel(word), word.isLetter || word.isRoman || word.isNumber, run.closesBracket {
      return true
    }
    if run.closesBracket { return false }
    if word.isNumber { return numberGoesOn(word, follow) }
    if let pair = word.spacedAbbreviation(in: text), let kind = language.abbreviation(pair) {
      return goesOn(word, kind, follow)
    }
    if let kind = language.abbreviation(word.text) {
      return goesOn(word, kind, follow)
    }
    if isLabel(word), word.isLetter || word.isRoman { return true }
    if word.isLetter { return letterGoesOn(word, follow) }
    if word.isAcronym { return !startsSentence(follow) }
    if word.isRoman, language.hasOrdinalStops { return !startsSentence(follow) }
    return isUnlistedAbbreviation(word) && !startsSentence(follow)
  }

  /// Whether a word that often starts a sentence follows, or an opened quotation.
  private func startsSentence(_ follow: Follow) -> Bool {
    language.starters.contains(follow.firstWord(in: text))
  }

  private func goesOn(_ word: PrecedingWord, _ kind: Abbreviation, _ follow: Follow) -> Bool {
    let next = text.kind(follow.word)
    switch kind {
    case .inner: return true
    case .numbering:
      if next == .digit { return true }
      if isLabel(word), word.isLetter { return true }
      let number = follow.firstWord(in: text)
      if number.count == 1, number != "I", number != "A" { return true }
      if RomanNumeral.label(number, isUpperCase: true) != nil, number != "I" { return true }
      return word.isLetter && !startsSentence(follow)
    case .final:
      if next == .digit { return true }
      if follow.isOpened, Quotes.isQuote(text.unit(follow.start)) { return false }
      return !startsSentence(follow)
    case .clock:
      guard next == .upper else { return next == .digit }
      if isOpening(word) { return true }
      let name = follow.firstWord(in: text)
      return SentenceLanguage.clockFollowers.contains(name) || isTimeZone(name)
    case .street: return streetGoesOn(word, follow)
    }
  }

  /// The longest opening before a clock time at the start of a sentence (`At about 10.30`), in
  /// UTF-16 units.
  private static let longestOpening = 16

  /// Words that lead to a time at the start of a sentence.
  private static let timeLeads: Set<String> = [
    "At", "By", "From", "Until", "Till", "Before", "After", "Around", "About", "Since", "Shortly",
  ]

  /// Whether nothing but a preposition and a number comes before a clock time.
  ///
  /// The clause is then still to come.
  private func isOpening(_ word: PrecedingWord) -> Bool {
    let first = text.skipWhiteSpace(sentenceStart)
    guard word.start - first <= Self.longestOpening else { return false }
    return Self.timeLeads.contains(
      text.string(first..<Follow.endOfWord(in: text, from: first)))
  }

  private func isTimeZone(_ name: String) -> Bool {
    (2...4).contains(name.count) && name.hasSuffix("T") && name.allSatisfy(\.isUppercase)
  }

  /// Whether `St.` goes on: `Main St. Nobody` against `St. Michael` and `Port St. Lucie`.
  private func streetGoesOn(_ word: PrecedingWord, _ follow: Follow) -> Bool {
    let before = PrecedingWord(in: text, before: text.skipWhiteSpaceBack(word.start))
    let isStreet =
      before.start >= sentenceStart && before.isCapitalised && text.kind(word.start - 1) == .space
    return !isStreet || !startsSentence(follow)
  }

  /// Whether a word is the first of its sentence, as a list label is.
  private func isLabel(_ word: PrecedingWord) -> Bool {
    var place = word.start
    while place > sentenceStart {
      let kind = text.kind(place - 1)
      guard
        kind == .opener || kind == .space || kind == .quote || kind == .bullet || kind == .newline
      else { return false }
      place -= 1
    }
    return true
  }

  /// The most digits of a number that labels a list item or counts days.
  private static let labelDigits = 3
  private static let ordinalDigits = 2

  private func numberGoesOn(_ word: PrecedingWord, _ follow: Follow) -> Bool {
    if isLabel(word), word.text.count <= Self.labelDigits { return true }
    guard language.hasOrdinalStops, word.text.count <= Self.ordinalDigits else { return false }
    if text.kind(follow.word) == .digit, !follow.isOpened { return isSpacedDate(word, follow) }
    return text.kind(follow.word) == .upper && !startsSentence(follow)
  }

  /// Whether a number with a stop is the day or the month of a date with spaces (`3. 10. 1990`).
  private func isSpacedDate(_ word: PrecedingWord, _ follow: Follow) -> Bool {
    let end = Follow.endOfWord(in: text, from: follow.word)
    let next = text.string(follow.word..<end)
    guard let number = Int(word.text), let month = Int(next) else { return false }
    if text.kind(end) == .stop { return (1...31).contains(number) && (1...12).contains(month) }
    let before = text.skipWhiteSpaceBack(word.start)
    guard next.count == 4, text.kind(before - 1) == .stop else { return false }
    return PrecedingWord(in: text, before: before - 1).isNumber
  }

  /// Whether the sentence goes on after a single letter, which is an initial unless its
  /// surroundings say otherwise.
  private func letterGoesOn(_ word: PrecedingWord, _ follow: Follow) -> Bool {
    let next = text.kind(follow.word)
    if next == .digit { return !word.isCapitalised }
    if startsSentence(follow) { return false }
    // The last letter of an address or of `AT&T` is no initial.
    if text.kind(word.start - 1) == .other { return false }
    guard word.isCapitalised else { return true }
    let before = PrecedingWord(in: text, before: text.skipWhiteSpaceBack(word.start))
    guard before.start >= sentenceStart, text.kind(word.start - 1) == .space else { return true }
    if SentenceLanguage.lettered.contains(before.text.lowercased()) { return false }
    return word.text != "I" || !SentenceLanguage.beforePronoun.contains(before.text)
  }

  /// Whether a short word has no vowel: it is an abbreviation that no list has, or a unit.
  private func isUnlistedAbbreviation(_ word: PrecedingWord) -> Bool {
    guard (2...4).contains(word.text.count), text.kind(word.start) != .letter else { return false }
    guard word.text.dropFirst().allSatisfy(\.isLowercase) else { return false }
    return word.text.unicodeScalars.allSatisfy {
      $0.isASCII && !"aeiouyAEIOUYhHmMsSzZ".contains(Character($0))
    }
  }
}
