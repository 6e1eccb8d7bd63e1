extension Lexicon {
  /// Reads a word whose pronunciation depends on more than its entry: articles, "to", "in",
  /// initials.
  func special(
    _ word: String, tag: PartOfSpeech, stress: StressChange?, context: Context
  ) -> String? {
    if tag == .address, word == "." || word == "/" {
      return entry(word == "." ? "dot" : "slash", tag: nil, stress: .weakened, context: context)
    }
    if let name = Self.symbols[word] { return entry(name, tag: nil, stress: nil, context: context) }
    if isInitials(word) { return lettersOf(word) }
    // The words below have four letters at most.
    guard word.utf8.count <= 4 else { return nil }
    switch word {
    case "a", "A":
      return tag == .determiner ? "ɐ" : "ˈA"
    case "am", "Am", "AM":
      if tag.group == .noun { return lettersOf(word) }
      // A change of stress by capitals keeps the full form.
      return context.isBeforeVowel == nil || word != "am" || stress != nil
        ? gold.entry("am")?.standard : "ɐm"
    case "an", "An", "AN":
      return word == "AN" && tag.group == .noun ? lettersOf(word) : "ɐn"
    case "I":
      return tag == .pronoun ? "ˌI" : nil
    case "by", "By", "BY":
      return tag.group == .adverb ? "bˈI" : nil
    case "to", "To", "TO":
      guard word != "TO" || tag == .to || tag == .preposition else { return nil }
      guard let isBeforeVowel = context.isBeforeVowel else { return gold.entry("to")?.standard }
      return isBeforeVowel ? "tʊ" : "tə"
    case "in", "In", "IN":
      guard word != "IN" || tag != .properNoun else { return nil }
      return context.isBeforeVowel == nil || tag != .preposition ? "ˈɪn" : "ɪn"
    case "the", "The", "THE":
      guard word != "THE" || tag == .determiner else { return nil }
      return context.isBeforeVowel == true ? "ði" : "ðə"
    case "used", "Used", "USED":
      let isHabit = (tag == .pastVerb || tag == .adjective) && context.isBeforeTo
      return gold.entry("used")?.pronunciation(isHabit ? .pastVerb : .standard)
    default:
      guard tag == .preposition, ["vs", "vs."].contains(word.lowercased()) else { return nil }
      return entry("versus", tag: nil, stress: nil, context: context)
    }
  }

  /// Whether a word consists of letters with points between them, in groups of at most two: `U.S.`,
  /// `e.g.`.
  private func isInitials(_ word: String) -> Bool {
    guard word.utf8.contains(UInt8(ascii: ".")) else { return false }
    let letters = word.unicodeScalars
    let inner = letters.drop { $0 == "." }
    guard let last = inner.lastIndex(where: { $0 != "." }), inner[..<last].contains(".") else {
      return false
    }
    return letters.allSatisfy { $0 == "." || $0.isLetter }
      && letters.split(separator: ".").allSatisfy { $0.count < 3 }
  }
}
