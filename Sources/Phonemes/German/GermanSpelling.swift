/// German spelling, with the sounds of the standard language.
struct GermanSpelling: SpellingRules {
  let ownLetters = Set("äöüß".unicodeScalars)
  let wordLetters: Set<Unicode.Scalar> = []
  let compoundJoint = " "
  let digitNames = [
    "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
  ]
  let letterNames: [Unicode.Scalar: String] = [
    "a": "ah", "b": "beh", "c": "zeh", "d": "deh", "e": "eh", "f": "eff", "g": "geh", "h": "hah",
    "i": "ih", "j": "jott", "k": "kah", "l": "ell", "m": "emm", "n": "enn", "o": "oh", "p": "peh",
    "q": "kuh", "r": "err", "s": "ess", "t": "teh", "u": "uh", "v": "vau", "w": "weh", "x": "ix",
    "y": "üpsilon", "z": "zett", "ä": "äh", "ö": "öh", "ü": "üh", "ß": "eszett",
  ]

  func sounds(of letters: [Unicode.Scalar]) -> String {
    let word = letters.filter { $0 != "'" }
    return word.isEmpty ? "" : GermanWord(String(String.UnicodeScalarView(word))).sounds
  }

  /// German words do not change each other's sounds.
  func connect(_ words: inout ArraySlice<SpelledWord>) {}
}

extension RulePhonemizer {
  /// German.
  public static let german = RulePhonemizer(GermanSpelling())
}
