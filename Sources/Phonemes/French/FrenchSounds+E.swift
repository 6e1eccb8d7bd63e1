/// The sound of an e, which depends on its syllable and on the ending.
extension FrenchSounds {
  /// Reads the prefix of "emmener" and "ennuyer", which is nasal.
  mutating func readPrefix(_ index: Int) -> Int? {
    let nasal = ["emm", "ennu", "ennob", "enivr", "enorgu", "enamour"]
    guard index == 0, nasal.contains(where: { starts($0, at: 0) }), !starts("emmental", at: 0)
    else { return nil }
    return add("ɑ̃", 1)
  }

  mutating func readE(_ index: Int) -> Int {
    let count = letters.count
    if let length = readPrefix(index) { return length }
    // The e of "mangea" only softens the g.
    if index > 0, letters[index - 1] == "g", isVowel(index + 1) { return 1 }
    // These are the endings "-er", "-ez", "-et", "-es", "-ed".
    if index == count - 2, end >= count - 1 {
      switch letters[count - 1] {
      case "r": return add(count > 3 || index == 1 && count == 3 ? "e" : "ɛʁ", 2)
      case "z", "d": return add("e", 2)
      case "t": return add("ɛ", 2)
      case "s": return add("e", 2)
      default: return add("ɛ", 1)
      }
    }
    if index == count - 3, letters[count - 1] == "s" {
      switch letters[count - 2] {
      case "r": return add(letters[index - 1] == "v" || count < 6 ? "ɛʁ" : "e", end - index)
      case "t": return add("ɛ", end - index)
      case "d": return add("e", end - index)
      default: break
      }
    }
    let rest = letters[index...]
    if rest.elementsEqual("emment".unicodeScalars) { return add("amɑ̃", end - index) }
    if isAtEnd(index + 1) { return add("ə", 1) }
    if index == 0 {
      let isOpen =
        starts("x", at: 1) || starts("s", at: 1) && !isVowel(2) && letter(2) != "s"
        || ["rr", "ll", "nnem"].contains { starts($0, at: 1) }
      return add(isOpen ? "ɛ" : "e", 1)
    }
    let isDouble = letter(index + 1) == letter(index + 2)
    let isCluster =
      letter(index + 2) == "r" || letter(index + 2) == "l" && letter(index + 1) != "r"
      || starts("ch", at: index + 1) || starts("gn", at: index + 1) || starts("ph", at: index + 1)
      || starts("th", at: index + 1) || starts("qu", at: index + 1)
    if starts("x", at: index + 1) { return add("ɛ", 1) }
    if isVowelOrMute(index + 2) || isCluster && !isDouble { return readSchwa(index) }
    if starts("ss", at: index + 1), index == 1,
      letters[0] == "r" || contains("dessu") || contains("dessou")
    {
      return add("ə", 1)
    }
    return add("ɛ", 1)
  }

  /// Reads an e in an open syllable: a schwa, which is silent after a vowel and one consonant.
  mutating func readSchwa(_ index: Int) -> Int {
    // In "atelier" a j follows.
    let isBeforeGlide = letter(index + 2) == "i" && isVowel(index + 3)
    if isAfterOneConsonant || isAfterVowel(index), !isBeforeGlide, isVowelOrMute(index + 2) {
      return 1
    }
    return add("ə", 1)
  }

  /// Whether the letter before it is a vowel that sounds: "gaiement", but not "quelle".
  func isAfterVowel(_ index: Int) -> Bool {
    guard index > 1, Self.vowels.contains(letters[index - 1]) else { return false }
    return letters[index - 1] != "u" || !["g", "q"].contains(letters[index - 2])
  }

  /// Whether a vowel and one consonant were read last, however many letters wrote it, or `st`:
  /// "lentement", "nettement", "justement".
  var isAfterOneConsonant: Bool {
    guard let last = sounds.last?.unicodeScalars.last, Self.isConsonant(last) else { return false }
    var before = sounds.dropLast()
    if last == "t", before.last == "s" { before.removeLast() }
    let isOne = sounds.last?.unicodeScalars.count == 1 || sounds.last == "ks" || sounds.last == "ɡz"
    guard isOne, let vowel = before.last?.unicodeScalars.last else {
      return false
    }
    return !Self.isConsonant(vowel) && vowel != "j" && vowel != "w"
  }

  static func isConsonant(_ sound: Unicode.Scalar) -> Bool {
    "bdfɡklmnɲpʁstvzʃʒ".unicodeScalars.contains(sound)
  }
}
