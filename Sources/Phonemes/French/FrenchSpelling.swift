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
    let ruled = FrenchSounds(last).spoken() + (FrenchWords.soundedS.contains(last) ? "s" : "")
    let word = ending ?? FrenchWords.sounds[last] ?? single ?? stressed(ruled)
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
    settleHomographs(&words)
    for index in words.indices.dropLast() {
      let letters = words[index].letters.split(separator: "'").last ?? []
      let word = String(String.UnicodeScalarView(letters))
      let next = words[index + 1]
      let isVowel = Self.beginsWithVowel(next)
      if let short = FrenchWords.beforeConsonants[word], !isVowel {
        words[index].phonemes = short
      }
      stressPronoun(behind: index, &words)
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
    if let known = FrenchWords.liaisons[word] {
      let follows = String(String.UnicodeScalarView(next.letters))
      let isBound =
        FrenchWords.boundToAll.contains(word) || !FrenchWords.phraseWords.contains(follows)
      return isBound ? known : nil
    }
    if FrenchWords.isPastVerb(word) {
      let follows = String(String.UnicodeScalarView(next.letters))
      return ["et", "ou", "où"].contains(follows) ? nil : "t"
    }
    guard isHyphenated(own, next) else { return nil }
    switch own.letters.last {
    case "t", "d": return "t"
    case "s", "x", "z": return "z"
    default: return nil
    }
  }

  /// Whether a hyphen is between two words: "dit-il", "prend-elle".
  private func isHyphenated(_ own: SpelledWord, _ next: SpelledWord) -> Bool {
    own.range.upperBound + 1 == next.range.lowerBound && !own.hasTrailingSpace
  }

  /// Stresses the pronoun behind its verb: "as-tu".
  private func stressPronoun(behind index: Int, _ words: inout ArraySlice<SpelledWord>) {
    let next = words[index + 1]
    guard isHyphenated(words[index], next), !next.phonemes.contains("ˈ"),
      FrenchWords.behindVerbs.contains(String(String.UnicodeScalarView(next.letters)))
    else { return }
    words[index + 1].phonemes = stressed(next.phonemes)
  }

  // MARK: Homographs

  /// Reads "couvent" behind a noun in the plural, and "portions" behind "nous", as verbs.
  private func settleHomographs(_ words: inout ArraySlice<SpelledWord>) {
    for index in words.indices.dropFirst() {
      let word = String(String.UnicodeScalarView(words[index].letters))
      let before = words[index - 1].letters.split(separator: "'").last ?? []
      let previous = String(String.UnicodeScalarView(before))
      if previous == "nous", word.hasSuffix("tions"), words[index].phonemes.hasSuffix("sjˈɔ̃") {
        words[index].phonemes = words[index].phonemes.dropLast("sjˈɔ̃".count) + "tjˈɔ̃"
      }
      guard FrenchWords.entHomographs.contains(word) else { continue }
      let isPlural =
        (previous.hasSuffix("s") || previous.hasSuffix("x"))
        && !FrenchWords.noSubjects.contains(previous)
      // "du couvent couvent": the second is the verb.
      guard isPlural || previous == word || FrenchWords.beforeVerbs.contains(previous) else {
        continue
      }
      words[index].phonemes = stressed(FrenchSounds(String(word.dropLast(2))).spoken())
    }
  }

  private static func beginsWithVowel(_ word: SpelledWord) -> Bool {
    guard let first = word.letters.first else { return false }
    let text = String(String.UnicodeScalarView(word.letters))
    if first == "h" {
      return FrenchWords.mute.contains(where: text.hasPrefix)
        || !FrenchWords.aspirated.contains(where: text.hasPrefix)
    }
    guard "aàâeéèêëiîïoôuùûyœæ".unicodeScalars.contains(first) else { return false }
    return !["oui", "onze", "onzième", "yaourt", "yacht", "y"].contains(text) || text == "y"
  }
}

extension RulePhonemizer {
  /// French.
  public static let french = RulePhonemizer(FrenchSpelling())
}
