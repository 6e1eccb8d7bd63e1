// Over 300 lines because the rules share one place in the word, and each is a few lines.

/// The phonemes of one Portuguese word.
struct PortugueseSounds {
  private enum Unit: Equatable {
    case consonant(String)
    /// A vowel letter with its accent (`áâã`…), and the nasal that an n or m after it makes.
    case vowel(Unicode.Scalar, nasal: String?)
    /// The end of a falling diphthong, or of a syllable with l.
    case glide(String)
  }

  private let letters: [Unicode.Scalar]
  private var units: [Unit] = []
  /// Whether the last vowel is a reduced one: `casa`, `noite`, `livro`, with or without s.
  private let isReducedEnd: Bool

  /// - Parameter word: Small letters.
  init(_ word: String) {
    letters = Array(word.unicodeScalars)
    let bare = letters.last == "s" ? letters.dropLast() : letters[...]
    isReducedEnd = bare.last.map { "aeo".unicodeScalars.contains($0) } ?? false
    var index = 0
    while index < letters.count { index += read(index) }
  }

  // MARK: Letters

  private func letter(_ index: Int) -> Unicode.Scalar? {
    letters.indices.contains(index) ? letters[index] : nil
  }

  private func isVowel(_ index: Int) -> Bool {
    letter(index).map { "aeiouáâãàéêíóôõúü".unicodeScalars.contains($0) } ?? false
  }

  private func isFront(_ index: Int) -> Bool {
    letter(index).map { "eiéêí".unicodeScalars.contains($0) } ?? false
  }

  private func isConsonant(_ index: Int) -> Bool { letter(index) != nil && !isVowel(index) }

  private mutating func add(_ sound: String) { units.append(.consonant(sound)) }

  private mutating func read(_ index: Int) -> Int {
    isVowel(index) ? readVowel(index) : readConsonant(letters[index], index)
  }

  private mutating func readVowel(_ index: Int) -> Int {
    let letter = letters[index]
    // In ão, ãe and õe both parts are nasal.
    if let next = self.letter(index + 1), letter == "ã" || letter == "õ",
      next == "e" || next == "o"
    {
      units.append(.vowel(letter, nasal: next == "o" ? "ʊ\u{303}" : "j"))
      return 2
    }
    if let glide = glide(after: index) {
      units.append(.vowel(letter, nasal: nil))
      units.append(.glide(glide))
      return 2
    }
    guard let nasal = nasal(after: index) else {
      units.append(.vowel(letter, nasal: nil))
      return 1
    }
    units.append(.vowel(letter, nasal: nasal))
    return 2
  }

  /// The glide of an i or u after a vowel; `nil` if it is a syllable.
  private func glide(after index: Int) -> String? {
    guard let next = letter(index + 1), "iuy".unicodeScalars.contains(next) else { return nil }
    let own = letters[index]
    if own == "i" && next == "i" || (own == "u" || own == "ú") && next == "u" { return nil }
    // An i before another vowel begins the next syllable, and so does one before a final consonant:
    // raiz.
    if isVowel(index + 2) { return next == "u" ? nil : "j" }
    if isConsonant(index + 2), letter(index + 2) != "s", next == "i" {
      let closes = "lmnrz".unicodeScalars.contains(letters[index + 2])
      if closes, !isVowel(index + 3) || letter(index + 3) == "h" { return nil }
      if letter(index + 2) == "n", letter(index + 3) == "h" { return nil }
    }
    return next == "u" ? "ʊ" : "ɪ"
  }

  /// The nasal of a vowel before an m or n that ends its syllable: that of the next consonant, or
  /// of the word's end.
  private func nasal(after index: Int) -> String? {
    guard let next = letter(index + 1), next == "m" || next == "n" else { return nil }
    guard let after = letter(index + 2) else { return next == "m" ? "ŋ" : nil }
    if isVowel(index + 2) || next == "n" && after == "h" || after == next { return nil }
    if after == "s", index + 3 == letters.count { return "ŋ" }
    return "pb".unicodeScalars.contains(after) ? "m" : "ŋ"
  }

  private mutating func readConsonant(_ letter: Unicode.Scalar, _ index: Int) -> Int {
    let next = self.letter(index + 1)
    switch letter {
    case "h", "'": return 1
    case "c": return readC(next, index)
    case "ç": add("s")
    case "s": return readS(next, index)
    case "g":
      guard !isFront(index + 1) else {
        add("ʒ")
        return 1
      }
      add("ɡ")
      return readU(next, index, keeps: ["lingui", "aguent", "bilingu", "ungui", "sagui"])
    case "q":
      add("k")
      return readU(
        next, index, keeps: ["cinquenta", "tranquil", "frequ", "sequ", "elique", "eloque"])
    case "j": add("ʒ")
    case "l": return readL(next, index)
    case "n", "m": return readNasal(letter, next)
    case "r":
      let isStrong =
        next == "r" || index == 0 || "nls".unicodeScalars.contains(letters[index - 1])
      let isInCluster = index > 0 && "bcdfgptv".unicodeScalars.contains(letters[index - 1])
      add(isStrong ? "x" : isInCluster ? "r" : "ɾ")
      return next == "r" ? 2 : 1
    case "t", "d":
      let isSoft = isHigh(index + 1)
      add(letter == "t" ? (isSoft ? "ʧ" : "t") : isSoft ? "ʤ" : "d")
    case "x": add(sound(ofX: index))
    case "z": add(index == letters.count - 1 ? "s" : "z")
    case "p":
      add(next == "h" ? "f" : "p")
      return next == "h" ? 2 : 1
    case "w": add("w")
    case "y": units.append(.vowel("i", nasal: nil))
    case "k" where next == "k": return 1
    default:
      if next != letter { add(String(letter)) }
    }
    return 1
  }

  private mutating func readC(_ next: Unicode.Scalar?, _ index: Int) -> Int {
    if next == "h" {
      add("ʃ")
      return 2
    }
    add(isFront(index + 1) ? "s" : "k")
    return next == "k" ? 2 : 1
  }

  private mutating func readL(_ next: Unicode.Scalar?, _ index: Int) -> Int {
    if next == "h" {
      add("lj")
      return 2
    }
    if isVowel(index + 1) {
      add("l")
    } else if index > 0, isVowel(index - 1), next != "l" {
      // An l that ends a syllable is a glide, as in Brasil, but not after an o.
      let isBack = letters[index - 1] == "o" || letters[index - 1] == "ó"
      units.append(isBack ? .consonant("l") : .glide("ʊ"))
    } else if next != "l" {
      add("l")
    }
    return 1
  }

  private mutating func readNasal(_ letter: Unicode.Scalar, _ next: Unicode.Scalar?) -> Int {
    let isPalatal = letter == "n" && next == "h"
    // Of two equal letters one is enough: Anna.
    if isPalatal || next != letter { add(isPalatal ? "ɲ" : String(letter)) }
    return isPalatal ? 2 : 1
  }

  private mutating func readS(_ next: Unicode.Scalar?, _ index: Int) -> Int {
    if next == "s" {
      add("s")
      return 2
    }
    if next == "c" || next == "ç", next == "ç" || isFront(index + 2) {
      add("s")
      return 2
    }
    if next == "h" {
      add("ʃ")
      return 2
    }
    let isBetween = index > 0 && isVowel(index - 1) && isVowel(index + 1)
    let isBeforeVoiced = next.map { "bdglmnrvz".unicodeScalars.contains($0) } ?? false
    add(isBetween || isBeforeVoiced || isTrans(index) ? "z" : "s")
    return 1
  }

  /// Whether an s follows n and precedes a vowel: "trânsito", "transação".
  private func isTrans(_ index: Int) -> Bool {
    isVowel(index + 1) && index >= 4 && letters[index - 4] == "t" && letters[index - 3] == "r"
      && letters[index - 1] == "n"
  }

  /// Reads the u of `gu` and `qu`: a glide before a and o; silent before e and i, except in some
  /// words.
  private mutating func readU(
    _ next: Unicode.Scalar?, _ index: Int, keeps words: [String]
  ) -> Int {
    guard next == "u" || next == "ü", isVowel(index + 2) else { return 1 }
    let word = String(String.UnicodeScalarView(letters))
    if !isFront(index + 2) || next == "ü" || words.contains(where: { word.contains($0) }) {
      add("w")
    }
    return 2
  }

  /// Whether a t or d is softened: before i, and before an unstressed final e.
  private func isHigh(_ index: Int) -> Bool {
    guard let letter = letter(index) else { return false }
    if letter == "i" || letter == "í" { return true }
    let isLast = index == letters.count - 1
    let isPlural = index == letters.count - 2 && letters.last == "s"
    return letter == "e" && (isLast || isPlural)
  }

  /// Parts of words whose x is an s, and parts of words whose x is two sounds.
  private static let hissing = ["máxim", "próxim", "trouxe", "auxíl", "auxili", "sintax"]
  private static let double = [
    "táxi", "taxi", "fixo", "fixa", "sexo", "sexu", "nexo", "tóxi", "toxi", "ortodox", "reflex",
    "complex", "axil", "oxi",
  ]

  private func sound(ofX index: Int) -> String {
    let word = String(String.UnicodeScalarView(letters))
    if Self.hissing.contains(where: { word.contains($0) }) { return "s" }
    if Self.double.contains(where: { word.contains($0) }) { return "ks" }
    guard index == 1, letters[0] == "e" || letters[0] == "ê" else {
      return index == letters.count - 1 ? "ks" : "ʃ"
    }
    return isVowel(index + 1) || letter(index + 1) == "h" ? "z" : "s"
  }

  // MARK: Stress

  private var nuclei: [Int] {
    units.indices.filter { if case .vowel = units[$0] { true } else { false } }
  }

  private func stressed(_ nuclei: [Int]) -> Int? {
    let accent = nuclei.last { index in
      if case .vowel(let letter, _) = units[index] {
        "áâàéêíóôú".unicodeScalars.contains(letter)
      } else {
        false
      }
    }
    if let accent { return accent }
    let tilde = nuclei.last { index in
      if case .vowel(let letter, _) = units[index] { letter == "ã" || letter == "õ" } else { false }
    }
    if let tilde { return tilde }
    let isPlainEnd = isReducedEnd || ["am", "em", "ens"].contains { ending($0) }
    return isPlainEnd && nuclei.count > 1 && !endsInGlide ? nuclei[nuclei.count - 2] : nuclei.last
  }

  private func ending(_ text: String) -> Bool {
    letters.count >= text.count && letters.suffix(text.count).elementsEqual(text.unicodeScalars)
  }

  private var endsInGlide: Bool {
    if case .glide = units.last { return true }
    if units.count > 1, case .glide = units[units.count - 2], letters.last == "s" { return true }
    return false
  }

  // MARK: Sounds

  /// The phonemes of the word.
  func spoken() -> String {
    let nuclei = nuclei
    let stressed = stressed(nuclei)
    let before = nuclei.firstIndex { $0 == stressed } ?? 0
    let second = before >= 2 ? nuclei.first : nil
    var spoken = ""
    for (index, unit) in units.enumerated() {
      switch unit {
      case .consonant(let sound): spoken += sound
      case .glide(let sound): spoken = Self.joined(spoken, sound)
      case .vowel(let letter, let nasal):
        if index == stressed { spoken += "ˈ" } else if index == second { spoken += "ˌ" }
        let isLast = index == nuclei.last && index != stressed
        spoken += vowel(letter, nasal, at: index, isStressed: index == stressed, isLast: isLast)
      }
    }
    return spoken
  }

  /// A falling diphthong, as one symbol if the voices have one.
  private static func joined(_ spoken: String, _ glide: String) -> String {
    let signs = ["aɪ": "I", "eɪ": "A", "aʊ": "W", "oʊ": "ow", "uɪ": "uj", "uʊ": "uw"]
    guard let last = spoken.last, let sign = signs["\(last)\(glide)"] else { return spoken + glide }
    return spoken.dropLast() + sign
  }

  private func vowel(
    _ letter: Unicode.Scalar, _ nasal: String?, at index: Int, isStressed: Bool, isLast: Bool
  ) -> String {
    if let nasal { return nasalVowel(letter, nasal, isLast: index == units.count - 1) }
    let next = units.indices.contains(index + 1) ? units[index + 1] : nil
    switch letter {
    case "ã": return "ɐ\u{303}"
    case "õ": return "o\u{303}"
    case "á", "à": return "a"
    case "é": return "ɛ"
    case "ó": return "ɔ"
    case "ê": return "e"
    case "ô": return "o"
    case "í": return "i"
    case "ú", "ü": return "u"
    case "a", "â":
      let isBeforeNasal = ["m", "n", "ɲ"].contains { next == .consonant($0) }
      if isBeforeNasal, isStressed || next == .consonant("ɲ") { return "ɐ\u{303}" }
      return isLast && isReducedEnd && !isGlide(next) ? "æ" : "a"
    case "e":
      if isLast, isReducedEnd, !isGlide(next) { return "y" }
      return isStressed && isOpen("e", index) ? "ɛ" : "e"
    case "o":
      if isLast, isReducedEnd, !isGlide(next) { return "ʊ" }
      return isStressed && isOpen("o", index) ? "ɔ" : "o"
    case "i" where !isStressed && index + 1 < units.count && nuclei.last == index + 1:
      // The i is a glide in the last syllable of história.
      return "j"
    default: return String(letter)
    }
  }

  private func isGlide(_ unit: Unit?) -> Bool {
    if case .glide = unit { true } else { false }
  }

  private func nasalVowel(_ letter: Unicode.Scalar, _ nasal: String, isLast: Bool) -> String {
    switch letter {
    case "ã": "ɐ\u{303}" + nasal
    case "õ": "o\u{303}" + nasal
    case "a", "á", "â": isLast && ending("am") ? "ɐ\u{303}ʊ\u{303}" : "ɐ\u{303}" + nasal
    case "e", "é", "ê": "A" + nasal
    case "o", "ó", "ô": "o" + nasal
    case "i", "í": "i" + nasal
    default: "u" + nasal
    }
  }

  /// Whether a stressed e or o without accent is open.
  ///
  /// It is open before a final a, before r with a consonant, and before l. It is closed before a
  /// nasal, in a diphthong, and in some endings.
  private func isOpen(_ letter: Unicode.Scalar, _ index: Int) -> Bool {
    let closed = [
      "eza", "esa", "eço", "eça", "ezas", "eda", "edo", "eta", "eto", "esta", "oa", "oas", "oso",
      "or", "ores", "er", "ez", "ês", "esse", "essem", "emos", "elho", "elha", "eja", "ejo", "esco",
    ]
    guard units.indices.contains(index + 1) else { return false }
    if case .glide(let sound) = units[index + 1] {
      // In papel and sol the glide is an l.
      return letters.last == "l" && sound == "ʊ" && index + 2 == units.count
    }
    guard case .consonant(let next) = units[index + 1], !["m", "n", "ɲ"].contains(next) else {
      return false
    }
    if next == "l", letters.last == "l" { return true }
    if closed.contains(where: { ending($0) }) { return false }
    if next == "ɾ", index + 2 < units.count, case .consonant = units[index + 2] {
      return letter == "e" || ending("a") || ending("e") || ending("as") || ending("es")
    }
    if letter == "o", letters.last == "z" { return true }
    return ending("a") || ending("as")
  }
}
