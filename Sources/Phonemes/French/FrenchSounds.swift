// Over 300 lines because the rules share one place in the word, and each is a few lines.

/// The phonemes of one French word, by rules from left to right.
///
/// The longest spelling that fits counts.
struct FrenchSounds {
  private let letters: [Unicode.Scalar]
  /// The number of letters without a silent ending.
  private let end: Int
  /// Whether a final e, es or ent is left out.
  private let hasMuteE: Bool
  private var sounds: [String] = []

  /// - Parameter word: Small letters.
  init(_ word: String) {
    letters = Array(word.unicodeScalars)
    (end, hasMuteE) = Self.heard(word, letters)
    var index = 0
    while index < end { index += max(read(index), 1) }
  }

  /// The phonemes of the word, without stress.
  func spoken() -> String { sounds.joined() }

  // MARK: The silent end

  private static func heard(_ word: String, _ letters: [Unicode.Scalar]) -> (Int, Bool) {
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

  private static func isSilentEnt(_ word: String) -> Bool {
    if word.hasSuffix("ment") { return FrenchWords.silentMent.contains(word) }
    // "vent" and "dent" are too short for a verb's ending.
    let shortestVerb = 5
    if word.count < shortestVerb { return false }
    // "adolescent" and "incandescent" are adjectives.
    if word.hasSuffix("escent") { return false }
    return !FrenchWords.soundedEnt.contains(word) && !word.hasSuffix("ient")
      || FrenchWords.silentIent.contains(where: word.hasSuffix) && word != "orient"
  }

  // MARK: Looking at letters

  private func letter(_ index: Int) -> Unicode.Scalar? {
    index >= 0 && index < end ? letters[index] : nil
  }

  private func starts(_ text: String, at index: Int) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return index + wanted.count <= end
      && letters[index..<index + wanted.count].elementsEqual(wanted)
  }

  private static let vowels = Set("aàâäeéèêëiîïoôöuùûüyÿœæ".unicodeScalars)

  private func isVowel(_ index: Int) -> Bool { letter(index).map(Self.vowels.contains) ?? false }

  private func isFront(_ index: Int) -> Bool {
    // A mute e still softens the letter before it.
    guard index >= 0, index < letters.count else { return false }
    return "eéèêëiîïyÿ".unicodeScalars.contains(letters[index])
  }

  /// Whether a vowel or a mute e is at an index.
  private func isVowelOrMute(_ index: Int) -> Bool {
    index >= 0 && index < letters.count && Self.vowels.contains(letters[index])
      && (index < end || hasMuteE)
  }

  /// Whether an n or m at an index makes the vowel before it nasal.
  private func isNasal(_ index: Int) -> Bool {
    guard let letter = letter(index), letter == "n" || letter == "m" else { return false }
    guard index + 1 < letters.count else { return true }
    if isVowelOrMute(index + 1) { return false }
    let next = letters[index + 1]
    return next != "n" && next != "m" && next != "h" || index + 1 >= end && next == "s"
  }

  private mutating func add(_ sound: String, _ count: Int) -> Int {
    sounds.append(sound)
    return count
  }

  private func isAtEnd(_ index: Int) -> Bool { index >= end }

  // MARK: Reading

  private mutating func read(_ index: Int) -> Int {
    isVowel(index) ? readVowel(index) : readConsonant(letters[index], index)
  }

  /// Vowels that are nasal before n or m, the longest first.
  private static let nasals: [(String, String)] = [
    ("ien", "jɛ̃"), ("yen", "jɛ̃"), ("éen", "eɛ̃"), ("oin", "wɛ̃"), ("ain", "ɛ̃"), ("aim", "ɛ̃"),
    ("ein", "ɛ̃"), ("eim", "ɛ̃"), ("eun", "œ̃"), ("ean", "ɑ̃"), ("aon", "ɑ̃"), ("in", "ɛ̃"), ("im", "ɛ̃"),
    ("în", "ɛ̃"), ("yn", "ɛ̃"), ("ym", "ɛ̃"), ("un", "œ̃"), ("um", "œ̃"), ("on", "ɔ̃"), ("om", "ɔ̃"),
    ("an", "ɑ̃"), ("am", "ɑ̃"), ("en", "ɑ̃"), ("em", "ɑ̃"),
  ]

  /// Vowels of several letters, the longest first.
  private static let groups: [(String, String)] = [
    ("eau", "o"), ("œu", "œ"), ("oeu", "œ"), ("aî", "ɛ"), ("ai", "ɛ"), ("ei", "ɛ"), ("au", "o"),
    ("eu", "œ"), ("eû", "ø"), ("où", "u"), ("oû", "u"), ("ou", "u"), ("oi", "wa"), ("oî", "wa"),
    ("oy", "wa"),
  ]

  private mutating func readVowel(_ index: Int) -> Int {
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
  private func isNounInIent(_ after: Int) -> Bool {
    guard letters.count > after, letters[after] != "s" else { return false }
    if contains("patient") || contains("quotient") { return true }
    return !["vient", "tient", "viend", "tiend", "bien", "chrétient"].contains(where: contains)
  }

  private func contains(_ text: String) -> Bool {
    String(String.UnicodeScalarView(letters)).contains(text)
  }

  /// Reads `il` and `ill` after a vowel, and `ill` after a consonant, as j.
  private mutating func readMouillure(_ index: Int) -> Int? {
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

  private mutating func readGroup(_ spelling: String, _ sound: String, _ index: Int) -> Int {
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

  private mutating func readSingle(_ letter: Unicode.Scalar, _ index: Int) -> Int {
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
  private func endsSyllable(_ index: Int) -> Bool {
    guard let next = letter(index + 1), !isVowel(index + 1), next != "x" else { return false }
    let isPair = ["ch", "ph", "th", "gn", "qu", "rr"].contains { starts($0, at: index + 1) }
    return isVowel(index + (isPair ? 3 : 2))
  }

  /// Reads the prefix of "emmener" and "ennuyer", which is nasal.
  private mutating func readPrefix(_ index: Int) -> Int? {
    let nasal = ["emm", "ennu", "ennob", "enivr", "enorgu", "enamour"]
    guard index == 0, nasal.contains(where: { starts($0, at: 0) }), !starts("emmental", at: 0)
    else { return nil }
    return add("ɑ̃", 1)
  }

  private mutating func readE(_ index: Int) -> Int {
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
  private mutating func readSchwa(_ index: Int) -> Int {
    // In "atelier" a j follows.
    let isBeforeGlide = letter(index + 2) == "i" && isVowel(index + 3)
    if isAfterOneConsonant || isAfterVowel(index), !isBeforeGlide, isVowelOrMute(index + 2) {
      return 1
    }
    return add("ə", 1)
  }

  /// Whether the letter before it is a vowel that sounds: "gaiement", but not "quelle".
  private func isAfterVowel(_ index: Int) -> Bool {
    guard index > 1, Self.vowels.contains(letters[index - 1]) else { return false }
    return letters[index - 1] != "u" || !["g", "q"].contains(letters[index - 2])
  }

  /// Whether a vowel and one consonant were read last, however many letters wrote it, or `st`:
  /// "lentement", "nettement", "justement".
  private var isAfterOneConsonant: Bool {
    guard let last = sounds.last?.unicodeScalars.last, Self.isConsonant(last) else { return false }
    var before = sounds.dropLast()
    if last == "t", before.last == "s" { before.removeLast() }
    let isOne = sounds.last?.unicodeScalars.count == 1 || sounds.last == "ks" || sounds.last == "ɡz"
    guard isOne, let vowel = before.last?.unicodeScalars.last else {
      return false
    }
    return !Self.isConsonant(vowel) && vowel != "j" && vowel != "w"
  }

  private static func isConsonant(_ sound: Unicode.Scalar) -> Bool {
    "bdfɡklmnɲpʁstvzʃʒ".unicodeScalars.contains(sound)
  }

  // MARK: Consonants

  private mutating func readConsonant(_ letter: Unicode.Scalar, _ index: Int) -> Int {
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

  private mutating func readC(_ index: Int) -> Int {
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

  private mutating func readG(_ index: Int) -> Int {
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

  private mutating func readS(_ index: Int, _ length: Int) -> Int {
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
  private func isAfterTrans(_ index: Int) -> Bool {
    guard index == 4, starts("trans", at: 0), isVowel(5), letters[5] != "y",
      !starts("ept", at: 5)
    else { return false }
    return letters[5] != "i" || starts("it", at: 5) || starts("ig", at: 5)
  }

  private mutating func readT(_ index: Int, _ length: Int) -> Int {
    if starts("th", at: index) { return add("t", 2) }
    return softens(index) ? add("s", 1) : add("t", length)
  }

  /// Whether a t is an s, as in "nation", "patient" and "démocratie", but not in "question",
  /// "partie" and "étions".
  private func softens(_ index: Int) -> Bool {
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

  private mutating func readX(_ index: Int) -> Int {
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
