/// French spelling: silent endings, nasal vowels, liaison, and the stress on a word's last vowel.
struct FrenchSpelling: SpellingRules {
  let ownLetters = Set("àâäéèêëîïôöùûüÿçœæ".unicodeScalars)
  let wordLetters = Set("aày".unicodeScalars)
  let compoundJoint = ""
  let splitsCompounds = true
  let digitNames = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf",
  ]
  let letterNames: [Unicode.Scalar: String] = [
    "a": "â", "b": "bé", "c": "cé", "d": "dé", "e": "eux", "f": "èffe", "g": "gé", "h": "ache",
    "i": "ie", "j": "jie", "k": "kâ", "l": "èle", "m": "ème", "n": "ène", "o": "ôh", "p": "pé",
    "q": "ku", "r": "ère", "s": "èsse", "t": "té", "u": "ûh", "v": "vé", "w": "doublevé",
    "x": "ixe", "y": "igrèque", "z": "zède", "é": "é",
  ]

  func sounds(of letters: [Unicode.Scalar]) -> String {
    let parts = letters.split(separator: "'").map {
      String(String.UnicodeScalarView($0)).replacing("oei", with: "œi").replacing("oeu", with: "œu")
    }
    guard let last = parts.last else { return "" }
    // An elided word, as in "l'homme" and "jusqu'à", leans on the next word.
    let elided = parts.dropLast().map { FrenchWords.elided[$0] ?? FrenchSounds($0 + "e").spoken() }
    if parts.joined(separator: "'") == "aujourd'hui" { return "oʒuʁdyˈi" }
    let ending = letters.last == "'" ? FrenchWords.elided[last] : nil
    // A plural sounds like its singular.
    let single = last.hasSuffix("s") ? FrenchWords.sounds[String(last.dropLast())] : nil
    let word = ending ?? FrenchWords.sounds[last] ?? single ?? stressed(FrenchSounds(last).spoken())
    return elided.joined() + word
  }

  /// Puts the stress on the last full vowel.
  private func stressed(_ sounds: String) -> String {
    let symbols = Array(sounds.unicodeScalars)
    guard let place = symbols.lastIndex(where: { "aeiouyøœɔɛɑ".unicodeScalars.contains($0) }) else {
      return sounds
    }
    return String(String.UnicodeScalarView(symbols[..<place])) + "ˈ"
      + String(String.UnicodeScalarView(symbols[place...]))
  }

  // MARK: Liaison

  func connect(_ words: inout ArraySlice<SpelledWord>) {
    guard words.count > 1 else { return }
    for index in words.indices.dropLast() {
      let letters = words[index].letters.split(separator: "'").last ?? []
      let word = String(String.UnicodeScalarView(letters))
      let next = words[index + 1]
      let isVowel = Self.beginsWithVowel(next)
      if let short = FrenchWords.beforeConsonants[word], !isVowel {
        words[index].phonemes = short
      }
      guard isVowel, let link = liaison(of: word, words[index], next) else { continue }
      if word == "neuf" {
        let follows = String(String.UnicodeScalarView(next.letters))
        guard ["ans", "heures"].contains(follows) else { continue }
        words[index].phonemes = "nœv"
      } else if !words[index].phonemes.hasSuffix(link) {
        // The s of "six" and "dix" becomes the z.
        if let short = FrenchWords.beforeConsonants[word] { words[index].phonemes = short }
        words[index].phonemes += link
      }
    }
  }

  /// The consonant that is heard only before a vowel; `nil` without liaison.
  private func liaison(of word: String, _ own: SpelledWord, _ next: SpelledWord) -> String? {
    if let known = FrenchWords.liaisons[word] { return known }
    // A hyphen is between them: "dit-il", "prend-elle".
    let isHyphenated = own.range.upperBound + 1 == next.range.lowerBound && !own.hasTrailingSpace
    guard isHyphenated else { return nil }
    switch own.letters.last {
    case "t", "d": return "t"
    case "s", "x", "z": return "z"
    default: return nil
    }
  }

  private static func beginsWithVowel(_ word: SpelledWord) -> Bool {
    guard let first = word.letters.first else { return false }
    let text = String(String.UnicodeScalarView(word.letters))
    if first == "h" { return !FrenchWords.aspirated.contains { text.hasPrefix($0) } }
    guard "aàâeéèêëiîïoôuùûyœæ".unicodeScalars.contains(first) else { return false }
    return !["oui", "onze", "onzième", "yaourt", "yacht", "y"].contains(text) || text == "y"
  }
}

extension RulePhonemizer {
  /// French.
  public static let french = RulePhonemizer(FrenchSpelling())
}
