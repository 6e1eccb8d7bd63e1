/// The end of a word that is written and not heard.
extension FrenchSounds {
  static func heard(_ word: String, _ letters: [Unicode.Scalar]) -> (Int, Bool) {
    let count = letters.count
    guard count > 2 else { return (count, false) }
    if word.hasSuffix("ent"), count > 3, isSilentEnt(word) {
      // "aient" is one vowel; other words keep a mute e.
      return (count - 3, !word.hasSuffix("aient") && !word.hasSuffix("oient"))
    }
    if word.hasSuffix("es") { return (count - 2, true) }
    if word.hasSuffix("e") { return (count - 1, true) }
    var end = count
    let silent: Set<Unicode.Scalar> = ["s", "t", "d", "x", "z", "p"]
    while end > 1, silent.contains(letters[end - 1]) {
      // The endings "-ez", "-et", "-ed" and "-es" decide the sound of their e.
      if letters[end - 2] == "e" { break }
      // In "ouest" and "test" the t is heard, in "exact" both letters, in "thorax" and "lynx" the x.
      if end == count, word.hasSuffix("st") { break }
      if letters[end - 1] == "t", letters[end - 2] == "c" { break }
      if letters[end - 1] == "x", "ayno".unicodeScalars.contains(letters[end - 2]) { break }
      end -= 1
    }
    if word.hasSuffix("omb") { return (count - 1, false) }
    if end > 2,
      word[..<word.index(word.startIndex, offsetBy: end)].hasSuffix("ng")
        || word.hasSuffix("bourg")
    {
      end -= 1
    }
    return (end, false)
  }

  static func isSilentEnt(_ word: String) -> Bool {
    if word.hasSuffix("ment") { return FrenchWords.silentMent.contains(word) }
    // "vent" and "dent" are too short for a verb's ending.
    let shortestVerb = 5
    if word.count < shortestVerb { return false }
    // "adolescent" and "incandescent" are adjectives.
    if word.hasSuffix("escent") { return false }
    return !FrenchWords.soundedEnt.contains(word) && !word.hasSuffix("ient")
      || FrenchWords.silentIent.contains(where: word.hasSuffix) && word != "orient"
  }
}
