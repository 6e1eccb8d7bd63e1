/// Italian spelling.
struct ItalianSpelling: SpellingRules {
  let ownLetters = Set("àèéìíòóùú".unicodeScalars)
  let wordLetters = Set("aeioàèéìòóù".unicodeScalars)
  let compoundJoint = " "
  let digitNames = [
    "zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove",
  ]
  let letterNames: [Unicode.Scalar: String] = [
    "a": "à", "b": "bì", "c": "cì", "d": "dì", "e": "é", "f": "èffe", "g": "gì", "h": "àcca",
    "i": "ì", "j": "i lùnga", "k": "càppa", "l": "èlle", "m": "èmme", "n": "ènne", "o": "ò",
    "p": "pì", "q": "cù", "r": "èrre", "s": "èsse", "t": "tì", "u": "ù", "v": "vù",
    "w": "dóppia vù", "x": "ìcs", "y": "ìpsilon", "z": "zèta",
  ]

  /// Words that lean on the next one and have no stress.
  private static let unstressed = Set(
    """
    a ad ai al alla alle agli allo che chi ci coi col con da dai dal dalla dalle dagli dallo de dei \
    del della delle degli dello di e ed fra gli ha hai ho hanno i il in l la le li lo ma me mi ne \
    nei nel nella nelle negli nello non o od per se si su sui sul sulla sulle sugli sullo te ti tra un \
    una uno ve vi è
    """.split(separator: " ").map(String.init))

  func sounds(of letters: [Unicode.Scalar]) -> String {
    let word = String(String.UnicodeScalarView(letters.filter { $0 != "'" }))
    if word.contains(" ") {
      return word.split(separator: " ").map { sounds(of: Array($0.unicodeScalars)) }
        .joined(separator: " ")
    }
    guard !word.isEmpty else { return "" }
    let isStressed = !Self.unstressed.contains(word) && letters.last != "'"
    // "all'epoca" is one word, but its article has no part in the stress.
    let stem =
      letters.split(separator: "'").last.map { String(String.UnicodeScalarView($0)) } ?? word
    let accented = String(word.dropLast(stem.count)) + ItalianStress.accented(stem)
    return ItalianSounds(accented).spoken(isStressed: isStressed)
  }

  /// Italian words do not change each other's sounds.
  func connect(_ words: inout ArraySlice<SpelledWord>) {}
}

extension RulePhonemizer {
  /// Italian.
  public static let italian = RulePhonemizer(ItalianSpelling())
}
