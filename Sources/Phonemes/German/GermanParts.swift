/// Prefixes and suffixes of German words, with their sounds.
enum GermanParts {
  private static let vowels = Set("aeiouyäöü".unicodeScalars)

  /// A prefix with its sounds.
  struct Prefix {
    var letters: Int
    var sounds: String
    var isStressed: Bool
  }

  /// The prefix of a word, if a stem follows.
  static func prefix(of word: [Unicode.Scalar]) -> Prefix? {
    for (text, weak, strong) in GermanLists.doublePrefixes where starts(word, with: text) {
      let rest = word.dropFirst(text.unicodeScalars.count)
      guard isStem(rest) else { continue }
      // "übersetzen" is a verb, "Übersicht" a noun.
      let end = String(String.UnicodeScalarView(rest))
      let isVerb =
        GermanLists.verbEndings.contains(where: end.hasSuffix) && !GermanLists.stems.contains(end)
      return Prefix(
        letters: text.unicodeScalars.count, sounds: isVerb ? weak : strong, isStressed: !isVerb)
    }
    if GermanLists.withoutPrefix.holdsStart(of: word) { return nil }
    for (text, sounds) in GermanLists.prefixes where starts(word, with: text) {
      let rest = word.dropFirst(text.unicodeScalars.count)
      guard isStem(rest), !isVowelJoined(text, rest) else { continue }
      return Prefix(
        letters: text.unicodeScalars.count, sounds: sounds, isStressed: sounds.contains("ˈ"))
    }
    return nil
  }

  /// A suffix that begins with a consonant, with its inflection.
  struct Suffix {
    var letters: Int
    var sounds: String
  }

  /// The suffix of a word, if a stem comes before it.
  static func suffix(of word: [Unicode.Scalar]) -> Suffix? {
    for (text, sounds) in GermanLists.suffixForms where word.count > text.count + 1 {
      guard ends(word, with: text) else { continue }
      let stem = word.dropLast(text.count)
      let shortest = 3
      guard stem.count >= shortest, stem.contains(where: vowels.contains),
        stem.last != text.unicodeScalars.first, !isPrefix(stem)
      else { continue }
      // "klingen" has no suffix.
      if text.hasPrefix("ling"), stem.last == "k" { continue }
      // In "machen" and "welchen" the ch belongs to the stem.
      if text.hasPrefix("chen") {
        guard let last = stem.last, "bdgtmpfk".unicodeScalars.contains(last) else { continue }
      }
      return Suffix(letters: text.count, sounds: sounds)
    }
    return nil
  }

  /// Whether letters are a prefix only, so that a stem follows: "verhaften".
  private static func isPrefix(_ letters: ArraySlice<Unicode.Scalar>) -> Bool {
    GermanLists.prefixWords.contains(String(String.UnicodeScalarView(letters)))
  }

  private static func starts(_ word: [Unicode.Scalar], with text: String) -> Bool {
    word.starts(with: text.unicodeScalars)
  }

  private static func ends(_ word: [Unicode.Scalar], with text: String) -> Bool {
    word.suffix(text.unicodeScalars.count).elementsEqual(text.unicodeScalars)
  }

  /// Whether letters can be a stem: they begin as a syllable may, and have more than an ending.
  static func isStem(_ letters: ArraySlice<Unicode.Scalar>) -> Bool {
    let shortest = 3
    guard letters.count >= shortest, isOnset(letters) else { return false }
    let text = String(String.UnicodeScalarView(letters))
    // What is left without its consonants and an ending must have a vowel of its own.
    let core = String(String.UnicodeScalarView(letters.drop { !vowels.contains($0) }))
    return !core.isEmpty && !GermanLists.bareEndings.contains(core)
      && !GermanLists.weakRests.contains(text)
  }

  static func isVowel(_ letter: Unicode.Scalar) -> Bool { vowels.contains(letter) }

  /// Whether letters begin with a vowel or with consonants that may begin a word.
  static func isOnset(_ letters: ArraySlice<Unicode.Scalar>) -> Bool {
    let consonants = letters.prefix { !vowels.contains($0) }
    guard consonants.count > 1 else { return true }
    return GermanLists.onsets.contains(String(String.UnicodeScalarView(consonants)))
  }

  /// Whether the end of a prefix and the next vowel are one sound: "Beil", "Geist".
  private static func isVowelJoined(_ prefix: String, _ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard prefix.hasSuffix("e"), let first = rest.first, "eiu".unicodeScalars.contains(first) else {
      return false
    }
    let text = String(String.UnicodeScalarView(rest))
    return !GermanLists.afterVowelPrefix.contains(where: text.hasPrefix)
  }
}
