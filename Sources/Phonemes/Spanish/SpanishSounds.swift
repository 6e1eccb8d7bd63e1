/// The phonemes of one Spanish word.
struct SpanishSounds {
  /// The strength of a word's stress.
  enum Stress { case none, half, full }

  /// A vowel or the consonants between two vowels.
  private enum Unit: Equatable {
    case consonant(String)
    /// One of `a e i o u`, with or without a written accent.
    case vowel(Unicode.Scalar, hasAccent: Bool)
    /// A silent `h`: the vowels around it stay apart.
    case gap
  }

  /// The stops in place of the softened `β ð ɣ`, after a nasal or a pause.
  static let stops: [Unicode.Scalar: Unicode.Scalar] = ["β": "b", "ð": "d", "ɣ": "ɡ"]

  private let letters: [Unicode.Scalar]
  private var units: [Unit] = []

  init(_ word: String) {
    letters = Array(word.unicodeScalars)
    var index = 0
    while index < letters.count { index += read(index) }
  }

  // MARK: Letters

  private func letter(_ index: Int) -> Unicode.Scalar? {
    letters.indices.contains(index) ? letters[index] : nil
  }

  private func isFront(_ index: Int) -> Bool {
    guard let letter = letter(index) else { return false }
    return "eiéí".unicodeScalars.contains(letter)
  }

  private func isVowel(_ index: Int) -> Bool {
    guard let letter = letter(index) else { return false }
    return "aeiouáéíóúü".unicodeScalars.contains(letter)
  }

  private mutating func add(_ sound: String) { units.append(.consonant(sound)) }

  /// Reads the letters from an index on; returns the number of letters.
  private mutating func read(_ index: Int) -> Int {
    let letter = letters[index]
    let next = self.letter(index + 1)
    switch letter {
    case "a", "e", "i", "o", "u": units.append(.vowel(letter, hasAccent: false))
    case "á": units.append(.vowel("a", hasAccent: true))
    case "é": units.append(.vowel("e", hasAccent: true))
    case "í": units.append(.vowel("i", hasAccent: true))
    case "ó": units.append(.vowel("o", hasAccent: true))
    case "ú": units.append(.vowel("u", hasAccent: true))
    case "ü": units.append(.vowel("u", hasAccent: false))
    case "y":
      if isVowel(index + 1) { add("ʝ") } else { units.append(.vowel("i", hasAccent: false)) }
    case "h": if index > 0, isVowel(index - 1), isVowel(index + 1) { units.append(.gap) }
    default: return readConsonant(letter, next, index)
    }
    return 1
  }

  private mutating func readConsonant(
    _ letter: Unicode.Scalar, _ next: Unicode.Scalar?, _ index: Int
  ) -> Int {
    switch letter {
    case "b", "v": add(softens(index) ? "β" : "b")
    case "d": add(softens(index) ? "ð" : "d")
    case "g": return readG(next, index)
    case "c":
      if next == "h" {
        add("ʧ")
        return 2
      }
      add(isFront(index + 1) ? "θ" : "k")
      // `ck` and `cqu` are one sound.
      return next == "k" ? 2 : 1
    case "q":
      add("k")
      return next == "u" && (isFront(index + 2) || !isVowel(index + 2)) ? 2 : 1
    case "l":
      let isDouble = next == "l"
      add(isDouble && isVowel(index + 2) ? "ʎ" : "l")
      return isDouble ? 2 : 1
    case "r":
      let isStrong = next == "r" || index == 0 || "nls".unicodeScalars.contains(letters[index - 1])
      add(isStrong ? "r" : "ɾ")
      return next == "r" ? 2 : 1
    case "n": add(nasal(before: next, index))
    case "ñ": add("ɲ")
    case "j": add("x")
    case "z":
      add(next == "z" ? "ʦ" : "θ")
      return next == "z" ? 2 : 1
    case "x": add(index == 0 ? "s" : isMexican ? "x" : "ks")
    case "p":
      if next == "h" {
        add("f")
        return 2
      }
      if index == 0, next == "s" || next == "t" { return 1 }
      add("p")
    case "s":
      // In "deshielo" the s belongs to the prefix.
      if next == "h", !letters.starts(with: "des".unicodeScalars) {
        add("ʃ")
        return 2
      }
      // An s before another one, or before r, is silent.
      if next != "s" { add("s") }
    case "t": add("t")
    case "w": add("w")
    default: add(String(letter))
    }
    return 1
  }

  private mutating func readG(_ next: Unicode.Scalar?, _ index: Int) -> Int {
    if isFront(index + 1) {
      add("x")
      return 1
    }
    add(softens(index) ? "ɣ" : "ɡ")
    return next == "u" && isFront(index + 2) ? 2 : 1
  }

  /// Whether a `b d g` is soft: before vowels and liquids, but not after a nasal.
  private func softens(_ index: Int) -> Bool {
    if let before = letter(index - 1), before == "n" || before == "m" { return false }
    guard let next = letter(index + 1) else { return false }
    return isVowel(index + 1) || "rlsyh".unicodeScalars.contains(next)
  }

  private func nasal(before next: Unicode.Scalar?, _ index: Int) -> String {
    switch next {
    case "b", "v", "p", "m": "m"
    case "g" where !isFront(index + 2): "ŋ"
    default: "n"
    }
  }

  /// Whether x is the sound of México, Oaxaca and Texas.
  private var isMexican: Bool {
    let word = String(String.UnicodeScalarView(letters))
    return ["mexic", "méxic", "oaxa", "texa", "xalap"].contains { word.hasPrefix($0) }
  }

  // MARK: Syllables

  /// The vowels that are the middle of a syllable, as indices of units.
  ///
  /// Other vowels are glides.
  private var nuclei: [Int] {
    var nuclei: [Int] = []
    var index = 0
    while index < units.count {
      guard isVowelUnit(index) else {
        index += 1
        continue
      }
      if isWeak(index), isVowelUnit(index + 1) {
        // A glide before a vowel: its nucleus comes next, also of two weak vowels.
        index += 1
        nuclei.append(index)
      } else {
        nuclei.append(index)
      }
      // A glide after it, unless it belongs to the next vowel.
      if isWeak(index + 1), !isVowelUnit(index + 2), !isSame(index, index + 1) {
        index += 1
      }
      index += 1
    }
    return nuclei
  }

  private func isVowelUnit(_ index: Int) -> Bool {
    guard units.indices.contains(index), case .vowel = units[index] else { return false }
    return true
  }

  /// Whether it is an i or u without accent.
  private func isWeak(_ index: Int) -> Bool {
    guard units.indices.contains(index), case .vowel(let letter, false) = units[index] else {
      return false
    }
    return letter == "i" || letter == "u"
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool { units[one] == units[other] }

  /// The index of the stressed nucleus.
  private func stressed(_ nuclei: [Int]) -> Int {
    let accent = nuclei.firstIndex { index in
      if case .vowel(_, true) = units[index] { true } else { false }
    }
    if let accent { return accent }
    let isPlainEnd = letters.last.map { "aeiouns".unicodeScalars.contains($0) } ?? false
    return isPlainEnd ? max(nuclei.count - 2, 0) : nuclei.count - 1
  }

  // MARK: Sounds

  /// The phonemes of the word.
  func spoken(_ stress: Stress) -> String {
    let nuclei = nuclei
    let stressed = nuclei.isEmpty ? nil : nuclei[stressed(nuclei)]
    // A word with two syllables before its stress has a weaker stress on the first.
    let second =
      stress == .full && nuclei.count > 2 && nuclei.firstIndex(where: { $0 == stressed }) ?? 0 >= 2
      ? nuclei.first : nil
    var spoken = ""
    var index = 0
    while index < units.count {
      switch units[index] {
      case .gap: break
      case .consonant(let sound): spoken += sound
      case .vowel(let letter, _):
        guard nuclei.contains(index) else {
          spoken += letter == "i" ? "j" : "w"
          break
        }
        if index == stressed, stress != .none { spoken += stress == .full ? "ˈ" : "ˌ" }
        if index == second { spoken += "ˌ" }
        let next = index + 1
        if isVowelUnit(next), !nuclei.contains(next), !isGlideBefore(next, nuclei) {
          spoken += diphthong(letter, glide(next))
          index += 1
        } else {
          spoken += vowel(letter, at: index, isStressed: index == stressed && stress == .full)
        }
      }
      index += 1
    }
    return spoken
  }

  /// Whether a glide belongs to the vowel after it.
  private func isGlideBefore(_ index: Int, _ nuclei: [Int]) -> Bool { nuclei.contains(index + 1) }

  private func glide(_ index: Int) -> Unicode.Scalar {
    if case .vowel(let letter, _) = units[index] { letter } else { "i" }
  }

  private func diphthong(_ vowel: Unicode.Scalar, _ glide: Unicode.Scalar) -> String {
    switch (vowel, glide) {
    case ("a", "i"): "I"
    case ("e", "i"): "A"
    case ("a", "u"): "W"
    case ("o", "u"): "ow"
    case ("u", "i"): "uj"
    case ("i", "u"): "iw"
    default: String(vowel) + (glide == "i" ? "ɪ" : "ʊ")
    }
  }

  /// The phoneme of a vowel.
  ///
  /// A stressed e is open before n and another consonant, and before j.
  private func vowel(_ letter: Unicode.Scalar, at index: Int, isStressed: Bool) -> String {
    guard letter == "e", isStressed, units.indices.contains(index + 1),
      case .consonant(let next) = units[index + 1]
    else { return String(letter) }
    let isBlocked = index + 2 < units.count && !isVowelUnit(index + 2)
    return next == "x" || next == "ŋ" || next == "n" && isBlocked ? "ɛ" : "e"
  }
}
