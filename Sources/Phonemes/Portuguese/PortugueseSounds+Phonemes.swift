/// The phonemes of what was read.
extension PortugueseSounds {
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
  static func joined(_ spoken: String, _ glide: String) -> String {
    let signs = ["aɪ": "I", "eɪ": "A", "aʊ": "W", "oʊ": "ow", "uɪ": "uj", "uʊ": "uw"]
    guard let last = spoken.last, let sign = signs["\(last)\(glide)"] else { return spoken + glide }
    return spoken.dropLast() + sign
  }

  func vowel(
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

  func isGlide(_ unit: Unit?) -> Bool {
    if case .glide = unit { true } else { false }
  }

  func nasalVowel(_ letter: Unicode.Scalar, _ nasal: String, isLast: Bool) -> String {
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
  /// It is open before a final a and e, before r with a consonant, and before l. It is closed before a
  /// nasal, in a diphthong, and in some endings.
  func isOpen(_ letter: Unicode.Scalar, _ index: Int) -> Bool {
    let closed = [
      "eza", "esa", "eço", "eça", "ezas", "eda", "edo", "eta", "eto", "oa", "oas", "oso",
      "or", "ores", "er", "ez", "ês", "esse", "essem", "emos", "elho", "elha", "eja", "ejo", "esco",
      "eses", "eze", "ezes", "eres", "erem", "ete", "etes", "eram", "eje", "ejam", "eçam", "esses",
      "sora", "tora", "dora", "soras", "toras", "doras",
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
      return letter == "e" || Self.openEnds.contains { ending($0) }
    }
    if letter == "o", letters.last == "z" { return true }
    return Self.openEnds.contains { ending($0) }
  }

  /// Endings behind a vowel that is open: those of "pega", "pegam", "deve", "devem", "acesso", and of
  /// plurals such as "famosos".
  private static let openEnds = [
    "a", "as", "am", "e", "es", "em", "esso", "essos", "osos", "postos",
  ]
}
