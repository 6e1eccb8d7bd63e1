/// Spanish spelling, as spoken in Castile: the accent of Kokoro's Spanish voices.
struct SpanishSpelling: SpellingRules {
  let ownLetters = Set("áéíóúüñ".unicodeScalars)
  let wordLetters = Set("aeiouyáéíóú".unicodeScalars)
  let compoundJoint = " "
  let digitNames = [
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve",
  ]
  let letterNames: [Unicode.Scalar: String] = [
    "a": "á", "b": "bé", "c": "cé", "d": "dé", "e": "é", "f": "éfe", "g": "gé", "h": "áche",
    "i": "í", "j": "jota", "k": "cá", "l": "éle", "m": "éme", "n": "éne", "o": "ó", "p": "pé",
    "q": "cú", "r": "érre", "s": "ése", "t": "té", "u": "ú", "v": "úbe", "w": "dóble úbe",
    "x": "équis", "y": "yé", "z": "zéta", "ñ": "éñe",
  ]

  /// Words that lean on the next one and have no stress.
  private static let unstressed = words(
    """
    a al de del e el en la las le les lo los me mi mis ni nos o os que se si sin con por su sus te \
    tu tus u y quien cual cuan tan
    """)
  /// Words with a secondary stress.
  private static let halfStressed = words(
    "para pero desde cuando donde como porque aunque entre hasta sobre pues mientras")
  /// Words in -mente that are no adverbs.
  private static let noAdverbs = words(
    """
    mente clemente inclemente vehemente demente aumente comente fomente lamente alimente atormente \
    experimente cimente incremente implemente documente argumente fermente simiente complemente \
    fragmente reglamente aparente
    """)

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }

  func sounds(of letters: [Unicode.Scalar]) -> String {
    let word = String(String.UnicodeScalarView(letters.filter { $0 != "'" }))
    if word.contains(" ") {
      return word.split(separator: " ").map { sounds(of: Array($0.unicodeScalars)) }
        .joined(separator: " ")
    }
    // This is the only word whose ui falls.
    if word == "muy" { return "mˈuj" }
    if Self.unstressed.contains(word) { return SpanishSounds(word).spoken(.none) }
    if Self.halfStressed.contains(word) { return SpanishSounds(word).spoken(.half) }
    let suffix = "mente"
    let adverbStem = 3
    if word.hasSuffix(suffix), word.count >= suffix.count + adverbStem,
      !Self.noAdverbs.contains(word)
    {
      let stem = SpanishSounds(String(word.dropLast(suffix.count))).spoken(.full)
      return stem + "mˈente"
    }
    return SpanishSounds(word).spoken(.full)
  }

  /// Nasals adapt to the consonant after them, and `b d g` are stops after a nasal or a pause.
  func connect(_ words: inout ArraySlice<SpelledWord>) {
    for index in words.indices {
      var first = words[index].phonemes.unicodeScalars.first
      let isAfterNasal =
        index > words.startIndex && words[index - 1].phonemes.unicodeScalars.last == "n"
      let isAfterMark = index == words.startIndex
      if isAfterNasal, let place = first, let nasal = Self.nasal(before: place) {
        words[index - 1].phonemes.unicodeScalars.removeLast()
        words[index - 1].phonemes.unicodeScalars.append(nasal)
      }
      guard isAfterNasal || isAfterMark, let soft = first, let stop = SpanishSounds.stops[soft]
      else { continue }
      first = stop
      words[index].phonemes.unicodeScalars.removeFirst()
      words[index].phonemes = String(stop) + words[index].phonemes
    }
  }

  private static func nasal(before consonant: Unicode.Scalar) -> Unicode.Scalar? {
    switch consonant {
    case "b", "β", "p", "m": "m"
    case "ɡ", "ɣ": "ŋ"
    default: nil
    }
  }
}

extension RulePhonemizer {
  /// Spanish.
  public static let spanish = RulePhonemizer(SpanishSpelling())
}
