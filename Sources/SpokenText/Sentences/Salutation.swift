/// A letter's salutation run together with its first sentence: `Dear Sir, We regret …`.
enum Salutation {
  /// The most words of a salutation.
  private static let mostWords = 4

  /// The end of the salutation at the start of a text.
  ///
  /// - Returns: The offset after its comma; `nil` if the first words are no salutation. Only a
  ///   capitalised word that starts sentences shows the end of one.
  static func end(in text: SentenceText, language: SentenceLanguage) -> Int? {
    var place = text.skipWhiteSpace(text.bounds.lowerBound)
    for _ in 0..<mostWords {
      guard text.kind(place) == .upper else { return nil }
      let end = Follow.endOfWord(in: text, from: place)
      if text.unit(end) == 0x2C {
        let follow = Follow(in: text, after: end + 1)
        let word = follow.firstWord(in: text)
        let isStart = follow.isSpaced && !follow.isOpened && language.starters.contains(word)
        return isStart && word != "I" && !word.hasPrefix("I'") && !word.hasPrefix("I’")
          ? end + 1 : nil
      }
      place = text.skipSpaces(text.kind(end) == .stop ? end + 1 : end)
      if place == end { return nil }
    }
    return nil
  }
}
