internal import UnicodeText
import WrittenNumbers

/// Roman numerals, at places where they are numerals.
extension EnglishRules {
  /// Reads a Roman numeral: "the eighth" after a ruler's name, a plain number elsewhere.
  func romanNumeral(at index: Int) -> SpokenForm? {
    guard let numeral = roman(at: index) else { return nil }
    let previous = source.before(index)
    if followsRuler(previous), isRulersNumber(index, numeral) {
      let words = "the " + numbers.ordinal(numeral.value)
      return .words(numeral.suffix == "s" ? words + "'s" : words, end: rulerEnd(index))
    }
    let end = index + 1
    if numeral.suffix == "th" { return .words(numbers.ordinal(numeral.value), end: end) }
    guard numeral.suffix.isEmpty, isCounted(previous, index, numeral) || isFree(index, numeral)
    else { return nil }
    return .words(numbers.cardinal(numeral.value), end: end)
  }

  func isRomanNumeral(_ index: Int) -> Bool { roman(at: index)?.suffix.isEmpty ?? false }

  private struct Roman {
    var value: UInt64
    var length: Int
    /// The `s` of a genitive or the `th` of an ordinal.
    var suffix: String
  }

  private func roman(at index: Int) -> Roman? {
    // Longer ones don't occur in print: MMMDCCCLXXXVIII has 15.
    let longest = 18
    guard source.length(index) <= longest, !source.isNumber(index - 1), !source.isNumber(index + 1)
    else { return nil }
    var letters = Substring(source.word(index))
    var suffix = ""
    for (ending, meaning) in [
      ("'s", "s"), ("’s", "s"), ("th", "th"), ("Ist", "th"), ("IInd", "th"), ("IIIrd", "th"),
    ]
    where letters.count >= ending.count && letters.hasSuffix(ending) {
      letters = letters.dropLast(ending.count { !$0.isUppercase })
      suffix = meaning
      break
    }
    guard let value = RomanNumeral.value(of: letters).map(UInt64.init) else { return nil }
    return Roman(value: value, length: letters.count, suffix: suffix)
  }

  // MARK: Rulers

  /// The end of the number, with the point that old books put after it and that is no full stop.
  private func rulerEnd(_ index: Int) -> Int {
    guard source.isSymbol(index + 1, ".") else { return index + 1 }
    let next = source.afterSpace(index + 2)
    let goesOn = source.isWord(next) && !source.isCapitalised(next) || source.symbol(index + 2) > 0
    return goesOn && !source.isLast(next) ? index + 2 : index + 1
  }

  private func followsRuler(_ previous: Int) -> Bool {
    guard source.isCapitalised(previous) else { return false }
    if RomanNumerals.rulers.contains(source.lower(previous)) { return true }
    return RomanNumerals.crowns.contains(source.lower(source.before(previous)))
  }

  /// Whether a numeral after a name is the ruler's number.
  ///
  /// One letter after a first name is more often an initial, and I is a pronoun.
  private func isRulersNumber(_ index: Int, _ numeral: Roman) -> Bool {
    guard numeral.length == 1, numeral.suffix.isEmpty else { return numeral.value <= 40 }
    guard numeral.value <= 10 else { return false }
    if source.isSymbol(index + 1, "."), source.isCapitalised(source.afterSpace(index + 2)) {
      return false
    }
    guard source.isSpace(index + 1), source.isWord(index + 2) else { return true }
    if numeral.value > 1 { return true }
    return RomanNumerals.afterRulers.contains(source.lower(index + 2))
  }

  // MARK: Counted things

  private func isCounted(_ previous: Int, _ index: Int, _ numeral: Roman) -> Bool {
    var head = previous
    if source.isSymbol(head, ".") { head -= 1 }
    guard RomanNumerals.counted.contains(source.lower(head)) else {
      return source.lower(head) == "war" && source.lower(source.before(head)) == "world"
    }
    guard numeral.length == 1 else { return true }
    // In "the part I like" a word in small letters and a verb show the pronoun.
    let isPronoun = source.word(index) == "I" && (!source.isCapitalised(head) || isVerb(index + 2))
    return !isPronoun || source.isLast(index + 1) && source.isCapitalised(head)
  }

  private func isVerb(_ index: Int) -> Bool {
    [
      "am", "was", "have", "had", "will", "would", "can", "could", "think", "know", "like", "do",
      "did", "shall",
    ]
    .contains(source.lower(index))
  }

  /// Whether the letters of a numeral, or its place, are proof that it is one.
  private func isFree(_ index: Int, _ numeral: Roman) -> Bool {
    let word = source.word(index)
    let isHeading = isHeadingStart(index)
    if numeral.length == 1 {
      guard isHeading, source.isSymbol(index + 1, ".") || source.count == 1 && word != "I" else {
        return false
      }
      // "I." is a heading by itself, also before a sentence. "V. S. Naipaul" is a name.
      return
        !(source.length(source.afterSpace(index + 2)) == 1
        && source.isSymbol(source.afterSpace(index + 2) + 1, "."))
        && ["I", "V", "X"].contains(word)
    }
    if isHeading, source.isGap(index + 1) == false || source.count <= 2 {
      return !RomanNumerals.words.contains(word)
    }
    if word.allSatisfy({ $0 == "I" || $0 == "V" || $0 == "X" }) {
      return word != "XX" && word != "XXX" || isHeading
    }
    return numeral.length >= 3 && word.contains("X") && !RomanNumerals.words.contains(word)
  }

  private func isHeadingStart(_ index: Int) -> Bool {
    index == 0 || source.tokens[..<index].allSatisfy { $0.kind == .symbol || $0.kind == .space }
  }
}
