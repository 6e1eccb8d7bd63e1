/// The pronunciations of words, by two dictionaries and rules.
///
/// There are a checked dictionary ("gold"), a derived one ("silver"), endings on known stems, and
/// abbreviations letter by letter. The rules are those of misaki's `en.py` (Apache-2.0).
struct Lexicon: Sendable {
  /// The known facts about the words that follow.
  struct Context: Sendable {
    /// Whether the next sound is a vowel; `nil` before a pause and at the end.
    var isBeforeVowel: Bool?
    /// Whether the next word is "to".
    var isBeforeTo = false
  }

  /// The names of symbols that occur in a text like words.
  static let symbols = ["%": "percent", "&": "and", "+": "plus", "@": "at"]

  let gold: LexiconTable
  let silver: LexiconTable
  let inflection: Inflection

  // MARK: Knowing

  /// Whether a word has a pronunciation as a whole.
  func isKnown(_ word: String) -> Bool {
    if gold.contains(word) || Self.symbols[word] != nil || silver.contains(word) { return true }
    guard word.isASCIIWord else { return false }
    if word.utf8.count == 1 { return true }
    if word.isUppercased, gold.contains(word.lowercased()) { return true }
    return word.afterFirst.isUppercased
  }

  // MARK: Reading

  /// The pronunciation of a word, by everything that the lexicon has.
  func pronunciation(
    of word: String, tag: PartOfSpeech, stress: StressChange?, context: Context
  ) -> String? {
    if let special = special(word, tag: tag, stress: stress, context: context) { return special }
    let word = isShouted(word, tag) ? word.lowercased() : word
    if isKnown(word) { return entry(word, tag: tag, stress: stress, context: context) }
    if word.utf8.last == UInt8(ascii: "'") {
      if word.hasSuffix("s'"), isKnown(word.dropping(2) + "'s") {
        return entry(word.dropping(2) + "'s", tag: tag, stress: stress, context: context)
      }
      if isKnown(word.dropping(1)) {
        return entry(word.dropping(1), tag: tag, stress: stress, context: context)
      }
    }
    return inflected(word, tag: tag, stress: stress, context: context)
  }

  /// Whether a word with capitals is an ordinary word and is read as one.
  private func isShouted(_ word: String, _ tag: PartOfSpeech) -> Bool {
    guard !word.isLowercased, word.utf8.count > 1,
      tag != .properNoun || word.unicodeScalars.count > 7,
      word.unicodeScalars.allSatisfy({ $0 == "'" || $0.isLetter }),
      word.unicodeScalars.contains(where: { $0 != "'" }),
      !gold.contains(word), !silver.contains(word),
      word.isUppercased || word.afterFirst.isLowercased
    else { return false }
    let lower = word.lowercased()
    return gold.contains(lower) || silver.contains(lower) || stem(of: lower) != nil
  }

  /// The entry of a dictionary; else a known word letter by letter.
  ///
  /// - Parameters:
  ///   - word: A word that ``isKnown(_:)``.
  ///   - tag: Its part of speech; `nil` inside numbers.
  ///   - stress: The change of its stress.
  ///   - context: The words that follow; `nil` inside numbers.
  /// - Returns: Phonemes; `nil` if not even its letters have names.
  func entry(
    _ word: String, tag: PartOfSpeech?, stress: StressChange?, context: Context?
  ) -> String? {
    var word = word
    var isName = false
    var entry = gold.entry(word)
    if entry == nil, word.isUppercased {
      word = word.lowercased()
      isName = tag == .properNoun
      entry = gold.entry(word)
    }
    if entry == nil, !isName { entry = silver.entry(word) }
    let phonemes = entry.flatMap { entry in
      entry.pronunciation(variant(of: entry, tag: tag, context: context))
    }
    if let phonemes, !isName || Stress.isPrimary(phonemes) {
      return Stress.apply(stress, to: phonemes)
    }
    return lettersOf(word)
  }

  private func variant(
    of entry: LexiconTable.Entry, tag: PartOfSpeech?, context: Context?
  ) -> Variant {
    if let context, context.isBeforeVowel == nil, entry.has(.beforePause) { return .beforePause }
    guard let tag else { return .standard }
    if let exact = Variant(tag), entry.has(exact) { return exact }
    return tag.group.map { Variant($0) } ?? .standard
  }

  /// Reads a word letter by letter, with the stress on the last letter.
  func lettersOf(_ word: String) -> String? {
    var phonemes = ""
    for letter in word.unicodeScalars where letter.isLetter {
      guard let name = gold.entry(letter.properties.uppercaseMapping)?.standard else { return nil }
      phonemes += name
    }
    phonemes = Stress.apply(.secondary, to: phonemes)
    guard let last = phonemes.unicodeScalars.lastIndex(of: Stress.secondary) else {
      return phonemes
    }
    phonemes.unicodeScalars.replaceSubrange(last...last, with: [Stress.primary])
    return phonemes
  }

  // MARK: Endings

  /// The stem of a word, and its ending.
  private func stem(of word: String) -> (word: String, ending: Ending)? {
    pluralStem(word).map { ($0, .plural) } ?? pastStem(word).map { ($0, .past) }
      ?? gerundStem(word).map { ($0, .gerund) }
  }

  private enum Ending { case plural, past, gerund }

  private func inflected(
    _ word: String, tag: PartOfSpeech, stress: StressChange?, context: Context
  ) -> String? {
    func stem(_ word: String, _ stress: StressChange?) -> String? {
      entry(word, tag: tag, stress: stress, context: context)
    }
    if let base = pluralStem(word), let made = stem(base, stress).flatMap(inflection.plural) {
      return made
    }
    if let base = pastStem(word), let made = stem(base, stress).flatMap(inflection.past) {
      return made
    }
    guard let base = gerundStem(word) else { return nil }
    return stem(base, stress ?? .atLeastSecondary).flatMap(inflection.gerund)
  }

  private func pluralStem(_ word: String) -> String? {
    let letters = word.utf8
    guard letters.count >= 3, letters.last == UInt8(ascii: "s") else { return nil }
    if !word.hasSuffix("ss"), isKnown(word.dropping(1)) { return word.dropping(1) }
    let hasES = letters.count > 4 && word.hasSuffix("es") && !word.hasSuffix("ies")
    if word.hasSuffix("'s") || hasES, isKnown(word.dropping(2)) { return word.dropping(2) }
    guard letters.count > 4, word.hasSuffix("ies") else { return nil }
    let stem = word.dropping(3) + "y"
    return isKnown(stem) ? stem : nil
  }

  private func pastStem(_ word: String) -> String? {
    let letters = word.utf8
    guard letters.count >= 4, letters.last == UInt8(ascii: "d") else { return nil }
    if !word.hasSuffix("dd"), isKnown(word.dropping(1)) { return word.dropping(1) }
    guard letters.count > 4, word.hasSuffix("ed"), !word.hasSuffix("eed") else { return nil }
    return isKnown(word.dropping(2)) ? word.dropping(2) : nil
  }

  private func gerundStem(_ word: String) -> String? {
    let letters = word.utf8
    guard letters.count >= 5, word.hasSuffix("ing") else { return nil }
    let stem = word.dropping(3)
    if letters.count > 5, isKnown(stem) { return stem }
    if isKnown(stem + "e") { return stem + "e" }
    let end = Array(stem.utf8.suffix(2))
    let isDoubled = end[0] == end[1] && "bcdgklmnprstvxz".utf8.contains(end[0])
    guard letters.count > 5, isDoubled || stem.hasSuffix("ck") else { return nil }
    return isKnown(stem.dropping(1)) ? stem.dropping(1) : nil
  }
}
