/// How consonant letters are read.
extension PortugueseSounds {
  mutating func readConsonant(_ letter: Unicode.Scalar, _ index: Int) -> Int {
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

  mutating func readC(_ next: Unicode.Scalar?, _ index: Int) -> Int {
    if next == "h" {
      add("ʃ")
      return 2
    }
    add(isFront(index + 1) ? "s" : "k")
    return next == "k" ? 2 : 1
  }

  mutating func readL(_ next: Unicode.Scalar?, _ index: Int) -> Int {
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

  mutating func readNasal(_ letter: Unicode.Scalar, _ next: Unicode.Scalar?) -> Int {
    let isPalatal = letter == "n" && next == "h"
    // Of two equal letters one is enough: Anna.
    if isPalatal || next != letter { add(isPalatal ? "ɲ" : String(letter)) }
    return isPalatal ? 2 : 1
  }

  mutating func readS(_ next: Unicode.Scalar?, _ index: Int) -> Int {
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
  func isTrans(_ index: Int) -> Bool {
    isVowel(index + 1) && index >= 4 && letters[index - 4] == "t" && letters[index - 3] == "r"
      && letters[index - 1] == "n"
  }

  /// Reads the u of `gu` and `qu`: a glide before a and o; silent before e and i, except in some
  /// words.
  mutating func readU(
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
  func isHigh(_ index: Int) -> Bool {
    guard let letter = letter(index) else { return false }
    if letter == "i" || letter == "í" { return true }
    let isLast = index == letters.count - 1
    let isPlural = index == letters.count - 2 && letters.last == "s"
    return letter == "e" && (isLast || isPlural)
  }

  /// Parts of words whose x is an s, and parts of words whose x is two sounds.
  static let hissing = ["máxim", "próxim", "trouxe", "auxíl", "auxili", "sintax"]
  static let double = [
    "táxi", "taxi", "fixo", "fixa", "sexo", "sexu", "nexo", "tóxi", "toxi", "ortodox", "reflex",
    "complex", "axil", "oxi",
  ]

  func sound(ofX index: Int) -> String {
    let word = String(String.UnicodeScalarView(letters))
    if Self.hissing.contains(where: { word.contains($0) }) { return "s" }
    if Self.double.contains(where: { word.contains($0) }) { return "ks" }
    guard index == 1, letters[0] == "e" || letters[0] == "ê" else {
      return index == letters.count - 1 ? "ks" : "ʃ"
    }
    return isVowel(index + 1) || letter(index + 1) == "h" ? "z" : "s"
  }
}
