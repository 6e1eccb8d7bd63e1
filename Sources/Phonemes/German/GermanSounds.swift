/// The phonemes of one German stem with its endings.
struct GermanSounds {
  /// A vowel or a run of consonants.
  struct Unit {
    var sounds: String
    var isVowel = false
    /// Whether it is never stressed: the vowels of endings.
    var isWeak = false
    /// Whether it is long if it is stressed.
    var isLong = false
    /// Whether its spelling alone makes it long: "ie", "ah".
    var isSpelledLong = false
    var isDiphthong: Bool { ["I", "W", "Y"].contains(sounds) }
  }

  let letters: [Unicode.Scalar]
  let word: String
  var units: [Unit] = []

  /// Reads a stem.
  ///
  /// - Parameter word: Small letters of the language.
  init(_ word: String) {
    self.word = word
    letters = Array(word.unicodeScalars)
    var index = 0
    while index < letters.count {
      index += isVowel(index) ? readVowel(index) : readConsonant(index)
    }
  }

  // MARK: Letters

  func letter(_ index: Int) -> Unicode.Scalar? {
    letters.indices.contains(index) ? letters[index] : nil
  }

  func isVowel(_ index: Int) -> Bool {
    guard let letter = letter(index) else { return false }
    // A y before a vowel is a consonant: Yacht.
    if letter == "y" { return !(index == 0 && isVowel(1)) }
    return "aeiouäöü".unicodeScalars.contains(letter)
  }

  func has(_ text: String, _ index: Int) -> Bool {
    letters[min(index, letters.count)...].starts(with: text.unicodeScalars)
  }

  private func rest(_ index: Int) -> String {
    String(String.UnicodeScalarView(letters[min(index, letters.count)...]))
  }

  mutating func add(_ sounds: String) { units.append(Unit(sounds: sounds)) }

  // MARK: Vowels

  private static let diphthongs: [(String, String)] = [
    ("äu", "Y"), ("eu", "Y"), ("oi", "Y"), ("au", "W"), ("ei", "I"), ("ai", "I"), ("ey", "I"),
    ("ay", "I"),
  ]
  private static let longPairs: [(String, String)] = [
    ("ieh", "i"), ("aa", "a"), ("ee", "e"), ("oo", "o"), ("ah", "a"), ("äh", "ɛ"), ("eh", "e"),
    ("ih", "i"), ("oh", "o"), ("öh", "ø"), ("uh", "u"), ("üh", "y"), ("ie", "i"), ("ou", "u"),
  ]
  private static let tense: [Unicode.Scalar: String] = [
    "a": "a", "e": "e", "i": "i", "o": "o", "u": "u", "ä": "ɛ", "ö": "ø", "ü": "y", "y": "y",
  ]
  private static let lax: [Unicode.Scalar: String] = [
    "a": "a", "e": "ɛ", "i": "ɪ", "o": "ɔ", "u": "ʊ", "ä": "ɛ", "ö": "œ", "ü": "y", "y": "y",
  ]

  private mutating func readVowel(_ index: Int) -> Int {
    if let ending = weakEnding(index) ?? glide(index) { return ending }
    for (text, sounds) in Self.diphthongs where has(text, index) {
      units.append(Unit(sounds: sounds, isVowel: true))
      return 2
    }
    for (text, sounds) in Self.longPairs where has(text, index) {
      units.append(
        Unit(sounds: sounds, isVowel: true, isLong: true, isSpelledLong: true))
      return text.count
    }
    let letter = letters[index]
    if letter == "e", isSchwa(index) {
      return readSchwa(index)
    }
    if letter == "y", index > 0, index + 1 == letters.count {
      units.append(Unit(sounds: "i", isVowel: true, isWeak: true))
      return 1
    }
    let isLong = isOpen(index)
    let quality = (isLong ? Self.tense : Self.lax)[letter] ?? ""
    units.append(Unit(sounds: quality, isVowel: true, isLong: isLong))
    return 1
  }

  /// Reads an i that makes no syllable of its own: "Nation", "Familie", "Gymnasium".
  private mutating func glide(_ index: Int) -> Int? {
    guard letters[index] == "i", units.contains(where: \.isVowel) else { return nil }
    if has("ion", index) {
      add("j")
      return 1
    }
    let end = rest(index)
    let isApart =
      ["ium", "ius", "ia", "ias", "iums", "ient", "ienten"].contains(end) || end.hasPrefix("iell")
      || ["ie", "ien", "iens", "ier", "iern"].contains(end)
        && GermanLists.hiatusStems.holdsStart(of: letters)
    guard isApart else { return nil }
    units.append(Unit(sounds: "i", isVowel: true, isWeak: true))
    return 1
  }

  /// Reads the vowels of endings that are never stressed: "-ung", "-ig", "-isch", "-in".
  private mutating func weakEnding(_ index: Int) -> Int? {
    guard index > 1, units.contains(where: { $0.isVowel && !$0.isWeak }) else { return nil }
    let end = rest(index)
    for (text, sounds, tails) in GermanLists.weakEndings where end.hasPrefix(text) {
      guard tails.contains(String(end.dropFirst(text.count))) else { continue }
      // "Berlin" and "Termin" are no women, and "Musik" is stressed on its end.
      if text == "in", GermanLists.stressedIn.holdsStart(of: letters) { return nil }
      if text == "ik", !GermanLists.weakIk.holdsStart(of: letters) { return nil }
      units.append(Unit(sounds: sounds, isVowel: true, isWeak: true))
      return 1
    }
    return nil
  }

  /// Whether an e is weak, as in endings.
  private func isSchwa(_ index: Int) -> Bool {
    guard units.contains(where: \.isVowel),
      GermanLists.length(ofVowel: index, in: letters) == nil
    else { return false }
    let end = rest(index + 1)
    if end.isEmpty || GermanLists.schwaTails.contains(end) { return true }
    // "Wanderung", "Lehrerin".
    let isBeforeLiquid = letter(index + 1) == "l" || letter(index + 1) == "r"
    return isBeforeLiquid && GermanLists.weakAfterSchwa.contains(where: rest(index + 2).hasPrefix)
  }

  private mutating func readSchwa(_ index: Int) -> Int {
    let isBeforeConsonant = letter(index + 1) == "r" && !isVowel(index + 2)
    if isBeforeConsonant {
      units.append(Unit(sounds: "ɐ", isVowel: true, isWeak: true))
      return 2
    }
    units.append(Unit(sounds: "ə", isVowel: true, isWeak: true))
    return 1
  }

  /// The consonants from a place to the next vowel or the end.
  private func consonants(from index: Int) -> String {
    var end = index
    while end < letters.count, !isVowel(end) { end += 1 }
    return String(String.UnicodeScalarView(letters[index..<end]))
  }

  /// Whether a single vowel is long if it is stressed.
  private func isOpen(_ index: Int) -> Bool {
    if let isListed = GermanLists.length(ofVowel: index, in: letters) { return isListed }
    let following = consonants(from: index + 1)
    let isEnd = index + 1 + following.count >= letters.count
    guard !following.isEmpty else { return true }
    if following == "ß" || following.hasPrefix("ß") { return true }
    if following.count == 1 { return following != "x" }
    if ["ph", "th"].contains(following) { return true }
    if isEnd { return Self.isLongCoda(following, letters[index]) }
    if Self.openClusters.contains(following) { return true }
    return Self.isLongCoda(following, letters[index]) && following.hasSuffix("t")
  }

  /// Consonants that begin a syllable together, so that the vowel before them is open.
  private static let openClusters: Set<String> = [
    "bl", "br", "dr", "gl", "gr", "tr", "kr", "pr", "gn", "phr", "thr", "dl", "bn", "dn", "chl",
  ]

  /// Whether a vowel before a stem's last consonants is long: "lebt", "sagst", "hört".
  private static func isLongCoda(_ coda: String, _ vowel: Unicode.Scalar) -> Bool {
    if ["bt", "bst", "gt", "gst", "bs", "gs", "ds", "dst", "gd"].contains(coda) { return true }
    return ["rt", "rst"].contains(coda) && ["ö", "ü", "ä"].contains(vowel)
  }

  // MARK: Stress

  /// The phonemes with stress, each before its vowel.
  var spoken: String {
    let stressed = stressedUnit
    var text = ""
    for (index, unit) in units.enumerated() {
      guard unit.isVowel, !unit.isWeak else {
        text += unit.sounds
        continue
      }
      if index == stressed { text += "ˈ" }
      text += unit.sounds
      if !unit.isDiphthong, unit.isSpelledLong || unit.isLong && index == stressed { text += "ː" }
    }
    return text
  }

  /// The index of the stressed vowel.
  private var stressedUnit: Int? {
    let full = units.indices.filter { units[$0].isVowel && !units[$0].isWeak }
    guard full.count > 1 else {
      return full.first ?? units.firstIndex { $0.isVowel }
    }
    if GermanLists.firstStress.holdsStart(of: letters)
      || GermanLists.nameEndings.contains(where: word.hasSuffix)
    {
      return full.first
    }
    guard let last = full.last, !units[last].isSpelledLong, !units[last].isDiphthong,
      GermanLists.lightEndings.contains(where: word.hasSuffix)
    else { return full.last }
    return full[full.count - 2]
  }
}
