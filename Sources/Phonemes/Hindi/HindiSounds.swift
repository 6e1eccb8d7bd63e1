/// The phonemes of one Hindi word in Devanagari.
struct HindiSounds {
  private var units: [HindiUnit]

  /// - Parameter word: The signs of the word.
  init(_ word: some Collection<Unicode.Scalar>) {
    units = HindiLetters.units(of: word)
    HindiSchwa.dropFinal(&units)
    joinPair("ɟ", "ɲ", as: "ɡ", "j")
    settleNasals()
    // A schwa that is lost counts as a syllable.
    HindiStress.mark(&units)
    HindiSchwa.dropInner(&units)
  }

  // MARK: Nasals

  /// Reads the signs of the nasal as a nasal vowel, as the consonant of the next one's place, or both.
  private mutating func settleNasals() {
    var index = 0
    while index < units.count {
      defer { index += 1 }
      guard case .vowel(var vowel) = units[index], let sign = vowel.nasalSign else { continue }
      let next = index + 1 < units.count ? units[index + 1].consonant : nil
      let place = next?.nasal
      let isSchwa = vowel.letter == "अ"
      let isShort = vowel.letter == "इ" || vowel.letter == "उ"
      let isOpen = ["आ", "ऊ", "ऑ", "ऍ"].contains(vowel.letter)
      // "हिंदी" is another spelling of हिन्दी; the vowels with a sign on top have no chandrabindu.
      let isConsonant = isSchwa || isShort && sign == HindiLetters.anusvara && place != nil
      vowel.isNasal = !isConsonant
      units[index] = .vowel(vowel)
      let isDrawn = !isConsonant && place != nil && (isOpen || isShort)
      guard isConsonant || isDrawn else { continue }
      let sound = place ?? (next?.sound == "j" ? "ɲ" : "n")
      let isTransition = isDrawn || sign == HindiLetters.chandrabindu
      units.insert(
        .consonant(HindiConsonant(sound: sound, hasVirama: true, isTransition: isTransition)),
        at: index + 1)
      index += 1
    }
  }

  // MARK: Pairs

  private mutating func joinPair(
    _ first: String, _ second: String, as newFirst: String, _ newSecond: String
  ) {
    for index in units.indices.dropLast() {
      guard case .consonant(var one) = units[index], one.sound == first, one.hasVirama,
        case .consonant(var two) = units[index + 1], two.sound == second
      else { continue }
      one.sound = newFirst
      two.sound = newSecond
      units[index] = .consonant(one)
      units[index + 1] = .consonant(two)
    }
  }

  /// The sounds of a consonant before what follows it.
  private func written(_ consonant: HindiConsonant, _ index: Int) -> String {
    guard consonant.hasVirama, index + 1 < units.count, let next = units[index + 1].consonant
    else { return consonant.sound }
    let sound = consonant.sound
    switch sound {
    case "ɾ": return next.isStop && !Self.nasals.contains(next.sound) ? "ɾ" : "r"
    case "c" where next.sound == "cʰ": return next.sound
    case "k", "c", "ɟ", "t", "d", "p":
      // A long stop; only its end has the breath.
      if next.sound == sound { return sound }
      if next.sound == sound + "ʰ", sound == "t" || sound == "d" { return "" }
      return next.sound == "j" && Self.drawn.contains(sound) ? sound + "ː" : sound
    case "ʈ", "ɖ": return next.sound == sound + "ʰ" ? next.sound : sound
    default: return sound
    }
  }

  private static let nasals: Set<String> = ["ŋ", "ɲ", "ɳ", "n", "m"]
  private static let drawn: Set<String> = ["k", "c", "t", "p"]
  private static let lengthened: Set<String> = ["k", "c", "ɟ", "t", "d", "p"]

  // MARK: Writing

  /// The phonemes.
  ///
  /// - Parameter stress: The sign of the strongest stress; empty if the word leans on its neighbours.
  /// - Returns: Phonemes in Kokoro's alphabet.
  func spoken(stress: String) -> String {
    var spoken = ""
    for (index, unit) in units.enumerated() {
      switch unit {
      case .consonant(let consonant): spoken += self.spoken(consonant, index)
      case .vowel(let vowel):
        let mark = stress.isEmpty ? "" : vowel.stress == "ˈ" ? stress : vowel.stress
        spoken += mark + self.spoken(vowel, index, isStrong: mark == "ˈ")
      }
    }
    return spoken
  }

  private func spoken(_ consonant: HindiConsonant, _ index: Int) -> String {
    let sound = written(consonant, index)
    guard index > 0, let before = units[index - 1].consonant, before.hasVirama else { return sound }
    // The second of two equal stops is the length of the first.
    if before.sound == sound, Self.lengthened.contains(sound) { return "ː" }
    if sound == before.sound + "ʰ", before.sound == "t" || before.sound == "d" {
      return sound + "ː"
    }
    return sound == "ʂ" && before.sound == "k" ? "ʃ" : sound
  }

  private func spoken(_ vowel: HindiVowel, _ index: Int, isStrong: Bool) -> String {
    let isLast = index == units.count - 1
    let isFirst = index == 0
    let tilde = vowel.isNasal ? "\u{303}" : ""
    switch vowel.letter {
    case "अ":
      if isBeforeFinalY(index) { return "ɛ" }
      return isStrong && !(isLast && vowel.isInherent) || isFirst ? "ʌ" : "ə"
    case "आ": return vowel.isNasal ? "a" + tilde : "aː"
    case "इ": return vowel.isNasal ? "i" + tilde : "ɪ"
    case "ई":
      return vowel.isNasal ? "i" + tilde : isLast || vowel.stress.isEmpty ? "i" : "iː"
    case "उ": return vowel.isNasal ? "u" + tilde : "ʊ"
    case "ऊ": return vowel.isNasal ? "u" + tilde : vowel.isLetter ? "u" : "uː"
    case "ए": return "e" + tilde + "ː"
    case "ऐ": return vowel.isNasal ? "ɛ" + tilde : "ɛː"
    case "ओ": return vowel.isNasal ? "o" + tilde : "oː"
    case "औ": return vowel.isNasal ? "ɔ" + tilde : "ɔː"
    case "ऑ": return "ɔ" + tilde
    default: return "ɛ" + tilde
    }
  }

  /// Whether a schwa and a `j` end the word, as in समय.
  private func isBeforeFinalY(_ index: Int) -> Bool {
    index + 2 == units.count && units[index + 1].consonant?.sound == "j"
  }
}
