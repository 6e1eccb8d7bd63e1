/// The sounds of consonants.
extension FrenchSounds {
  mutating func readConsonant(_ letter: Unicode.Scalar, _ index: Int) -> Int {
    let next = self.letter(index + 1)
    let length = next == letter ? 2 : 1
    switch letter {
    case "h", "'": return 1
    case "m" where next == "n" && (contains("damn") || contains("automn")): return 1
    case "b", "f", "l", "m", "n", "v", "k", "d": return add(String(letter), length)
    case "c": return readC(index)
    case "ç": return add("s", 1)
    case "g": return readG(index)
    case "j": return add("ʒ", 1)
    case "p":
      // The p of "compter", "baptiser" and "sculpter" is silent, that of "symptôme" is not.
      let isSilent =
        next == "t" && !starts("tion", at: index + 1)
        && ["compt", "dompt", "prompt", "exempt", "bapt", "sculpt"].contains(where: contains)
      return isSilent ? 1 : next == "h" ? add("f", 2) : add("p", length)
    case "q" where FrenchWords.roundedQu.contains(where: contains) && !contains("quadrill"):
      return add("kw", 2)
    case "q":
      return add("k", next == "u" || letters.count > index + 1 && letters[index + 1] == "u" ? 2 : 1)
    case "r": return add("ʁ", length)
    case "s": return readS(index, length)
    case "t": return readT(index, length)
    case "w": return add(contains("wagon") ? "v" : "w", 1)
    case "x": return readX(index)
    case "z": return add("z", length)
    default: return 1
    }
  }

  mutating func readC(_ index: Int) -> Int {
    if starts("ch", at: index) {
      let isHard =
        ["r", "l", "n"].contains(letter(index + 2).map(String.init) ?? "") || contains("psych")
        || FrenchWords.hardCh.contains(where: contains)
      return add(isHard ? "k" : "ʃ", 2)
    }
    if starts("cc", at: index) { return isFront(index + 2) ? add("ks", 2) : add("k", 2) }
    if starts("cqu", at: index) { return add("k", 3) }
    if index >= 2, starts("second", at: index - 2) { return add("ɡ", 1) }
    return add(isFront(index + 1) ? "s" : "k", letter(index + 1) == "k" ? 2 : 1)
  }

  mutating func readG(_ index: Int) -> Int {
    if starts("gn", at: index) {
      let isHard =
        ["stagn", "gnos", "gnom", "gneiss", "pugnac", "magnum", "magnat"].contains(where: contains)
      return add(isHard ? "ɡn" : "ɲ", 2)
    }
    if contains("aiguill"), starts("gui", at: index) { return add("ɡy", 2) }
    if isFront(index + 1) { return add("ʒ", 1) }
    // "orgueil", and verbs such as "distinguait" and "fatigua".
    if starts("gueil", at: index) { return add("ɡ", 1) }
    let isVerb =
      index > 0 && ["gua", "guâ", "guo"].contains { starts($0, at: index) }
      && !["jaguar", "iguan", "guay", "lingua"].contains(where: contains)
    if isVerb { return add("ɡ", 2) }
    let isGu = letters.count > index + 2 && letters[index + 1] == "u" && isFront(index + 2)
    return add("ɡ", isGu || letter(index + 1) == "g" ? 2 : 1)
  }

  mutating func readS(_ index: Int, _ length: Int) -> Int {
    if length == 2 { return add("s", 2) }
    if starts("sc", at: index), isFront(index + 2) { return add("s", 2) }
    if index == 2, starts("dés", at: 0), starts("sh", at: 2) { return add("z", 2) }
    if starts("sch", at: index) || starts("sh", at: index) {
      return add("ʃ", starts("sch", at: index) ? 3 : 2)
    }
    let isBetween =
      index > 0 && Self.vowels.contains(letters[index - 1]) && isVowelOrMute(index + 1)
    let isFirst = FrenchWords.firstOfSecondPart.contains(where: contains)
    return add(isBetween && !isFirst || isAfterTrans(index) ? "z" : "s", 1)
  }

  /// Whether a vowel follows the prefix of "transition" and "transaction"; "transi" and "transept" have none.
  func isAfterTrans(_ index: Int) -> Bool {
    guard index == 4, starts("trans", at: 0), isVowel(5), letters[5] != "y",
      !starts("ept", at: 5)
    else { return false }
    return letters[5] != "i" || starts("it", at: 5) || starts("ig", at: 5)
  }

  mutating func readT(_ index: Int, _ length: Int) -> Int {
    if starts("th", at: index) { return add("t", 2) }
    return softens(index) ? add("s", 1) : add("t", length)
  }

  /// Whether a t is an s, as in "nation", "patient" and "démocratie", but not in "question",
  /// "partie" and "étions".
  func softens(_ index: Int) -> Bool {
    guard index > 0, starts("ti", at: index) else { return false }
    if contains("cratie") || contains("initia") && starts("tia", at: index) || contains("patien")
      || contains("quotien") || FrenchWords.softT.contains(where: contains)
    {
      return true
    }
    let isAfterS = letters[index - 1] == "s" || letters[index - 1] == "x"
    // "sécrétions" and "discrétions" are nouns.
    let isVerb =
      ["étions", "prêtions", "sortions", "partions"].contains(where: contains)
      && !contains("crétions")
    return !isAfterS && !isVerb
      && ["tion", "tial", "tiel", "tieu"].contains { starts($0, at: index) }
  }

  mutating func readX(_ index: Int) -> Int {
    let isInitialEx = index == 1 && letters[0] == "e"
    if isInitialEx, isVowelOrMute(2) || letter(2) == "h" { return add("ɡz", 1) }
    if starts("xc", at: index), isFront(index + 2) { return add("ks", 2) }
    let voiced = ["exact", "exist", "exerc", "examin", "exig", "exécut", "exorab", "hexa"]
    if voiced.contains(where: contains), isVowel(index + 1) { return add("ɡz", 1) }
    if contains("xième") { return add("z", 1) }
    if ["soixante", "bruxelles"].contains(where: contains) { return add("s", 1) }
    return add("ks", 1)
  }
}
