/// The consonants of a German stem.
extension GermanSounds {
  mutating func readConsonant(_ index: Int) -> Int {
    for (text, sounds) in GermanLists.consonantGroups where has(text, index) {
      add(sounds)
      return text.count
    }
    let letter = letters[index]
    let isDouble = self.letter(index + 1) == letter
    let length = isDouble ? 2 : 1
    switch letter {
    case "c": return readC(index)
    case "s": return readS(index)
    case "h":
      // After a diphthong it is mute: "Reihe".
      if !["I", "W", "Y"].contains(units.last?.sounds) { add("h") }
    case "b": add(isVoiceless(index + length) ? "p" : "b")
    case "d":
      if self.letter(index + 1) == "t" {
        add("t")
        return 2
      }
      add(isVoiceless(index + length) ? "t" : "d")
    case "g":
      let isFricative = self.letter(index - 1) == "i" && units.last?.isWeak == true
      let isAtEnd = isVoiceless(index + length) || isFricative && !isVowel(index + 1)
      add(isAtEnd ? (isFricative ? "ç" : "k") : "ɡ")
    case "t": add(has("tio", index) && index > 0 && self.letter(index - 1) != "s" ? "ʦ" : "t")
    case "v": add(isFricativeV(index) ? "f" : "v")
    case "w": add("v")
    case "z": add("ʦ")
    case "x": add("ks")
    case "ß": add("s")
    case "y": add("j")
    case "q": add("k")
    case "r": readR(index + length)
    case "n":
      add(self.letter(index + length) == "k" || self.letter(index + length) == "x" ? "ŋ" : "n")
    default: add(String(letter))
    }
    return length
  }

  /// Whether a voiced stop loses its voice: at the end and before a voiceless consonant.
  private func isVoiceless(_ next: Int) -> Bool {
    guard let following = letter(next) else { return true }
    return "tskfpßzhx".unicodeScalars.contains(following) || has("ch", next)
  }

  private mutating func readC(_ index: Int) -> Int {
    if has("chs", index), !GermanLists.withoutKs.holdsStart(of: letters),
      !(index + 3 < letters.count && letter(index + 3) == "t" && index + 4 == letters.count
        && !["wächst", "wuchst", "sechst"].contains(word))
    {
      add("ks")
      return 3
    }
    if has("ch", index) {
      let isBack = units.last.map { ["a", "o", "u", "ɔ", "ʊ", "W"].contains($0.sounds) } ?? false
      if index == 0 {
        let isFront = letter(2).map { "eiyäü".unicodeScalars.contains($0) } ?? false
        add(isFront ? "ç" : "k")
      } else {
        add(isBack ? "x" : "ç")
      }
      return 2
    }
    if has("ck", index) {
      add("k")
      return 2
    }
    let isFront = letter(index + 1).map { "eiyäö".unicodeScalars.contains($0) } ?? false
    add(isFront ? "ʦ" : "k")
    return 1
  }

  private mutating func readS(_ index: Int) -> Int {
    if has("ss", index) {
      add("s")
      return 2
    }
    if units.isEmpty, has("st", index) || has("sp", index) {
      add("ʃ")
      return 1
    }
    let previous = units.last
    let isAfterVoice =
      previous == nil || previous?.isVowel == true
      || ["l", "m", "n", "r", "ŋ"].contains(previous?.sounds)
    let isVoiced = isVowel(index + 1) && isAfterVoice
    if previous?.sounds == "t", !isVowel(index + 1) || has("el", index + 1) {
      units[units.count - 1].sounds = "ʦ"
      return 1
    }
    add(isVoiced ? "z" : "s")
    return 1
  }

  private func isFricativeV(_ index: Int) -> Bool {
    if index == 0 { return GermanLists.fricativeV.holdsStart(of: letters) }
    if index + 1 >= letters.count || !isVowel(index + 1) { return true }
    return GermanLists.fricativeMiddles.holdsStart(of: letters)
  }

  /// Reads an r: a vowel after long vowels at a syllable's end.
  private mutating func readR(_ next: Int) {
    let isCoda = !isVowel(next)
    let isVocal = isCoda && units.last?.isVowel == true && units.last?.isLong == true
    add(isVocal ? "ɐ" : "r")
  }
}
