/// The phonemes of one Italian word.
struct ItalianSounds {
  private enum Unit: Equatable {
    case consonant(String)
    /// A vowel; `isOpen` is `nil` if no accent tells it.
    case vowel(Unicode.Scalar, hasAccent: Bool, isOpen: Bool?)
    /// A `j` or `w` before a vowel.
    case glide(String)
  }

  private let letters: [Unicode.Scalar]
  private var units: [Unit] = []

  /// - Parameter word: Small letters, with an accent if the stress is known.
  init(_ word: String) {
    letters = Array(word.unicodeScalars)
    var index = 0
    while index < letters.count { index += read(index) }
  }

  // MARK: Letters

  private func letter(_ index: Int) -> Unicode.Scalar? {
    letters.indices.contains(index) ? letters[index] : nil
  }

  private func plain(_ index: Int) -> Unicode.Scalar? {
    letter(index).map { ItalianStress.accents[$0] ?? $0 }
  }

  private func isVowel(_ index: Int) -> Bool {
    plain(index).map { "aeiou".unicodeScalars.contains($0) } ?? false
  }

  private func isFront(_ index: Int) -> Bool {
    plain(index).map { $0 == "e" || $0 == "i" } ?? false
  }

  private func isDoubled(_ index: Int) -> Bool { letter(index) == letter(index + 1) }

  private mutating func add(_ sound: String) { units.append(.consonant(sound)) }

  private mutating func read(_ index: Int) -> Int {
    let letter = letters[index]
    if isVowel(index) { return readVowel(letter, index) }
    switch letter {
    case "c": return readSoft("c", hard: "k", soft: "ʧ", index)
    case "g": return readG(index)
    case "q":
      add("k")
      if self.letter(index + 1) == "u", isVowel(index + 2) {
        units.append(.glide("w"))
        return 2
      }
      return 1
    case "s": return readS(index)
    case "z": return readZ(index)
    case "h", "'": return 1
    case "n" where isBeforeHardG(index): add("ŋ")
    case "x": add("ks")
    case "j": units.append(.glide("j"))
    case "y": return readVowel("i", index)
    case "w": units.append(.glide("w"))
    case "r":
      add(isDoubled(index) ? "rɾ" : "r")
      return isDoubled(index) ? 2 : 1
    case "p", "t", "b", "d", "k":
      let isPh = letter == "p" && self.letter(index + 1) == "h"
      add(isPh ? "f" : String(letter) + (isDoubled(index) ? "ː" : ""))
      return isPh || isDoubled(index) ? 2 : 1
    default:
      add(String(letter))
    }
    return 1
  }

  private func isBeforeHardG(_ index: Int) -> Bool {
    letter(index + 1) == "g" && !isFront(index + 2) && letter(index + 2) != "n"
  }

  private mutating func readVowel(_ letter: Unicode.Scalar, _ index: Int) -> Int {
    let base = ItalianStress.accents[letter] ?? letter
    let hasAccent = base != letter
    // An i before a vowel is a glide, unless both are the word's only vowels.
    if !hasAccent, base == "i", isVowel(index + 1), !isOnlyVowels(index) {
      units.append(.glide("j"))
    } else if !hasAccent, base == "u", isVowel(index + 1), !isOnlyVowels(index) {
      units.append(.glide(index == 0 ? "w" : "ʊ"))
    } else if !hasAccent, base == "u", index > 0, !isPaura,
      plain(index - 1) == "a" || plain(index - 1) == "e"
    {
      units.append(.glide("ʊ"))
    } else {
      let isOpen: Bool? =
        switch letter {
        case "è", "ò": true
        case "é", "ó": false
        default: nil
        }
      units.append(.vowel(base, hasAccent: hasAccent, isOpen: isOpen))
    }
    return 1
  }

  /// Whether the word has two vowels at its end and no others: "mio", "zia", "due".
  private func isOnlyVowels(_ index: Int) -> Bool {
    guard index + 2 == letters.count else { return false }
    return !letters[..<index].indices.contains { isVowel($0) }
      && ItalianStress.accents[letters[index + 1]] == nil
  }

  /// Whether au is no diphthong in the word.
  private var isPaura: Bool {
    ["paur", "baul"].contains { letters.starts(with: $0.unicodeScalars) }
  }

  /// Reads a letter such as `c`, which is soft before e and i, and hard with an h.
  private mutating func readSoft(
    _ letter: Unicode.Scalar, hard: String, soft: String, _ index: Int
  ) -> Int {
    let isDouble = isDoubled(index)
    let next = index + (isDouble ? 2 : 1)
    // `cqu` is a long sound.
    if letter == "c", self.letter(index + 1) == "q" {
      add("kː")
      units.append(.glide("w"))
      return self.letter(index + 2) == "u" ? 3 : 2
    }
    let length = isDouble ? "ː" : ""
    guard isFront(next) else {
      add(hard + length)
      return next - index + (self.letter(next) == "h" ? 1 : 0)
    }
    add(soft + length)
    // The i of "ciao" only softens the c; that of "farmacìa" is stressed and has an accent.
    let isSilent = self.letter(next) == "i" && isVowel(next + 1)
    return next - index + (isSilent ? 1 : 0)
  }

  private mutating func readG(_ index: Int) -> Int {
    if letter(index + 1) == "n" {
      add(index > 0 && isVowel(index - 1) ? "ɲɲ" : "ɲ")
      return letter(index + 2) == "i" && isVowel(index + 3) ? 3 : 2
    }
    if letter(index + 1) == "l", letter(index + 2) == "i" {
      add("ʎ")
      return isVowel(index + 3) ? 3 : 2
    }
    if letter(index + 1) == "u", isVowel(index + 2) {
      add("ɡ")
      units.append(.glide("w"))
      return 2
    }
    return readSoft("g", hard: "ɡ", soft: "ʤ", index)
  }

  private mutating func readS(_ index: Int) -> Int {
    if letter(index + 1) == "c", isFront(index + 2) {
      add("ʃ")
      return letter(index + 2) == "i" && isVowel(index + 3) ? 3 : 2
    }
    if isDoubled(index) {
      // `S` is the voices' symbol for the long sound.
      add("S")
      return 2
    }
    let isBetween = index > 0 && isVowel(index - 1) && isVowel(index + 1)
    let isBeforeVoiced =
      letter(index + 1).map { "bdglmnrv".unicodeScalars.contains($0) } ?? false
    add(isBetween || isBeforeVoiced ? "z" : "s")
    return 1
  }

  private mutating func readZ(_ index: Int) -> Int {
    let word = String(String.UnicodeScalarView(letters.map { ItalianStress.accents[$0] ?? $0 }))
    if isDoubled(index) {
      let isVoiced = ["mezz", "azzurr", "izzar", "izzat", "izzaz", "rozz", "bizzarr", "gazzett"]
        .contains { word.contains($0) }
      add(isVoiced ? "ʣː" : "ʦː")
      return 2
    }
    let isVoiced = ["pranz", "zanzar", "ronz"].contains { word.contains($0) }
    add(index == 0 && letter(1) != "i" || isVoiced ? "ʣ" : "ʦ")
    return 1
  }

  // MARK: Sounds

  /// The phonemes of the word.
  func spoken(isStressed: Bool) -> String {
    let nuclei = units.indices.filter { if case .vowel = units[$0] { true } else { false } }
    let accent = nuclei.firstIndex {
      if case .vowel(_, true, _) = units[$0] { true } else { false }
    }
    let place = accent ?? max(nuclei.count - (isShortened ? 1 : 2), 0)
    var spoken = ""
    for (index, unit) in units.enumerated() {
      switch unit {
      case .consonant(let sound): spoken += sound
      case .glide(let sound): spoken += sound
      case .vowel(let letter, _, let isOpen):
        let isHere = nuclei.indices.contains(place) && nuclei[place] == index
        if isHere, isStressed { spoken += "ˈ" }
        spoken += vowel(
          letter, isOpen: isOpen, isStressed: isHere && isStressed, isLast: index == units.count - 1
        )
      }
    }
    return spoken
  }

  /// Whether a word has lost its last vowel, as "signor" and "gran" have.
  ///
  /// Words with other final consonants are foreign.
  private var isShortened: Bool { letters.last.map { "lnr".unicodeScalars.contains($0) } ?? false }

  private func vowel(
    _ letter: Unicode.Scalar, isOpen: Bool?, isStressed: Bool, isLast: Bool
  ) -> String {
    switch letter {
    case "e" where isStressed: isOpen ?? true ? "ɛ" : "e"
    case "o" where isStressed: isOpen ?? true ? "ɔ" : "o"
    case "i" where !isStressed && isLast: "ɪ"
    case "u" where !isStressed: "ʊ"
    default: String(letter)
    }
  }
}
