/// The sounds of vowels and groups of vowels, but those of a single e.
extension FrenchSounds {
  /// Vowels that are nasal before n or m, the longest first.
  static let nasals: [(String, String)] = [
    ("ien", "jɛ̃"), ("yen", "jɛ̃"), ("éen", "eɛ̃"), ("oin", "wɛ̃"), ("ain", "ɛ̃"), ("aim", "ɛ̃"),
    ("ein", "ɛ̃"), ("eim", "ɛ̃"), ("eun", "œ̃"), ("ean", "ɑ̃"), ("aon", "ɑ̃"), ("in", "ɛ̃"), ("im", "ɛ̃"),
    ("în", "ɛ̃"), ("yn", "ɛ̃"), ("ym", "ɛ̃"), ("un", "œ̃"), ("um", "œ̃"), ("on", "ɔ̃"), ("om", "ɔ̃"),
    ("an", "ɑ̃"), ("am", "ɑ̃"), ("en", "ɑ̃"), ("em", "ɑ̃"),
  ]

  /// Vowels of several letters, the longest first.
  static let groups: [(String, String)] = [
    ("eau", "o"), ("œu", "œ"), ("oeu", "œ"), ("aî", "ɛ"), ("ai", "ɛ"), ("ei", "ɛ"), ("au", "o"),
    ("eu", "œ"), ("eû", "ø"), ("où", "u"), ("oû", "u"), ("ou", "u"), ("oi", "wa"), ("oî", "wa"),
    ("oy", "wa"),
  ]

  mutating func readVowel(_ index: Int) -> Int {
    for (spelling, sound) in Self.nasals where starts(spelling, at: index) {
      let length = spelling.unicodeScalars.count
      guard isNasal(index + length - 1) else { continue }
      // "ien" has an a before t and c in nouns such as "science", unless the word ends in "ien".
      if spelling == "ien", isNounInIent(index + 3) { return add("jɑ̃", length) }
      // "album", "muséum", "géranium", but "parfum".
      if spelling == "um", index + 2 >= end, letters.count > 3, !contains("parfum") {
        return add("ɔm", length)
      }
      return add(sound, length)
    }
    if let count = readMouillure(index) { return count }
    if starts("ay", at: index) || starts("ey", at: index) {
      return add(isVowelOrMute(index + 2) ? "ɛj" : "ɛ", 2)
    }
    if starts("oyen", at: index), isNasal(index + 3) { return add("wajɛ̃", 4) }
    if starts("oy", at: index), isVowelOrMute(index + 2) { return add("waj", 2) }
    if starts("uy", at: index), isVowelOrMute(index + 2) { return add("yij", 2) }
    for (spelling, sound) in Self.groups where starts(spelling, at: index) {
      return readGroup(spelling, sound, index)
    }
    return readSingle(letters[index], index)
  }

  /// Whether the letters after "ien" make its vowel an a: "patient", "science", but not "tiens",
  /// "bienvenue".
  func isNounInIent(_ after: Int) -> Bool {
    guard letters.count > after, letters[after] != "s" else { return false }
    if contains("patient") || contains("quotient") { return true }
    return !["vient", "tient", "viend", "tiend", "bien", "chrétient"].contains(where: contains)
  }

  /// Reads `il` and `ill` after a vowel, and `ill` after a consonant, as j.
  mutating func readMouillure(_ index: Int) -> Int? {
    let vowels = [
      ("ueil", "œj"), ("euil", "œj"), ("œil", "œj"), ("ail", "aj"), ("eil", "ɛj"), ("ouil", "uj"),
    ]
    for (spelling, sound) in vowels where starts(spelling, at: index) {
      let length = spelling.unicodeScalars.count
      let isDouble = letters.count > index + length && letters[index + length] == "l"
      guard isDouble || isAtEnd(index + length) && !hasMuteE else { continue }
      return add(sound, length + (isDouble ? 1 : 0))
    }
    if starts("ill", at: index), index > 0, isVowelOrMute(index + 3), letters[index + 3] != "i",
      !FrenchWords.hasPlainL(String(String.UnicodeScalarView(letters)))
    {
      return add("ij", 3)
    }
    return nil
  }

  mutating func readGroup(_ spelling: String, _ sound: String, _ index: Int) -> Int {
    let length = spelling.unicodeScalars.count
    let after = index + length
    switch spelling {
    case "eu", "œu", "oeu":
      // The vowel is closed at the end of a word and before z: "peu", "heureuse".
      let isClosed =
        isAtEnd(after) || starts("s", at: after) || starts("t", at: after) || isVowel(after)
        || starts("reu", at: after) || starts("d", at: after)
      return add(isClosed ? "ø" : "œ", length)
    // The e of "dévouement" and "jouera" is silent.
    case "ou" where starts("emen", at: after) || starts("era", at: after): return add("u", 3)
    case "ou" where isVowel(after): return add("w", length)
    // "je parlai" and "j’irai", but "le balai".
    case "ai" where letters.count == after && after > 3:
      return add(
        FrenchWords.openAi.contains(String(String.UnicodeScalarView(letters))) ? "ɛ" : "e", length)
    // "faisait", "satisfaisant".
    case "ai"
    where index > 0 && letters[index - 1] == "f" && starts("s", at: after) && isVowel(after + 1):
      return add("ə", length)
    default: return add(sound, length)
    }
  }

  mutating func readSingle(_ letter: Unicode.Scalar, _ index: Int) -> Int {
    switch letter {
    case "a", "à", "ä": return add("a", 1)
    case "â": return add("ɑ", 1)
    case "é", "æ": return add("e", 1)
    case "è", "ê", "ë": return add("ɛ", 1)
    case "e": return readE(index)
    case "i", "î", "y", "ï":
      if letter == "y", index == 0, isVowel(1) { return add("j", 1) }
      guard isVowelOrMute(index + 1), index + 1 < end, letter != "î" else { return add("i", 1) }
      // After two consonants the i is a syllable of its own: "ouvrier".
      let isAfterCluster =
        index > 1 && "lr".unicodeScalars.contains(letters[index - 1])
        && !Self.vowels.contains(letters[index - 2])
        && letters[index - 2] != letters[index - 1]
      return add(isAfterCluster ? "ij" : "j", 1)
    case "o" where starts("oo", at: index) && !starts("oop", at: index): return add("u", 2)
    case "o", "ö":
      // The vowel is closed at the end, before z and in open syllables: "mot", "rose", "soleil", but "sommet".
      let isClosed =
        isAtEnd(index + 1) && !hasMuteE || starts("s", at: index + 1) && isVowelOrMute(index + 2)
        || endsSyllable(index)
      return add(isClosed ? "o" : "ɔ", 1)
    case "ô": return add("o", 1)
    case "œ": return add("e", 1)
    default: return add("y", 1)
    }
  }

  /// Whether a vowel ends its syllable: one consonant or two r, and a vowel that is heard, follow.
  func endsSyllable(_ index: Int) -> Bool {
    guard let next = letter(index + 1), !isVowel(index + 1), next != "x" else { return false }
    let isPair = ["ch", "ph", "th", "gn", "qu", "rr"].contains { starts($0, at: index + 1) }
    return isVowel(index + (isPair ? 3 : 2))
  }
}
