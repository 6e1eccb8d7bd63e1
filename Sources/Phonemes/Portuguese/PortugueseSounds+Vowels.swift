/// How vowel letters are read: alone, with a glide, or with a nasal.
extension PortugueseSounds {
  mutating func readVowel(_ index: Int) -> Int {
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
  func glide(after index: Int) -> String? {
    guard let next = letter(index + 1), "iuy".unicodeScalars.contains(next) else { return nil }
    let own = letters[index]
    if own == "i" && next == "i" || (own == "u" || own == "ú") && next == "u" { return nil }
    // An i before another vowel begins the next syllable, and so does one before a final consonant:
    // raiz.
    if isVowel(index + 2) { return next == "u" ? nil : "j" }
    if isConsonant(index + 2), letter(index + 2) != "s", next == "i" {
      // Two r are one sound, which begins the next syllable: bairro.
      let closes =
        "lmnrz".unicodeScalars.contains(letters[index + 2])
        && letter(index + 2) != letter(index + 3)
      if closes, !isVowel(index + 3) || letter(index + 3) == "h" { return nil }
      if letter(index + 2) == "n", letter(index + 3) == "h" { return nil }
    }
    return next == "u" ? "ʊ" : "ɪ"
  }

  /// The nasal of a vowel before an m or n that ends its syllable: that of the next consonant, or
  /// of the word's end.
  func nasal(after index: Int) -> String? {
    guard let next = letter(index + 1), next == "m" || next == "n" else { return nil }
    guard let after = letter(index + 2) else { return next == "m" ? "ŋ" : nil }
    if isVowel(index + 2) || next == "n" && after == "h" || after == next { return nil }
    if after == "s", index + 3 == letters.count { return "ŋ" }
    return "pb".unicodeScalars.contains(after) ? "m" : "ŋ"
  }
}
