/// Portuguese spelling, as spoken in Brazil: the accent of Kokoro's Portuguese voices.
struct PortugueseSpelling: SpellingRules {
  let ownLetters = Set("áâãàéêíóôõúüç".unicodeScalars)
  let wordLetters = Set("aeoàáéêó".unicodeScalars)
  let compoundJoint = " "
  let digitNames = [
    "zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove",
  ]
  let letterNames: [Unicode.Scalar: String] = [
    "a": "á", "b": "bê", "c": "cê", "d": "dê", "e": "ê", "f": "éfe", "g": "gê", "h": "agá",
    "i": "í", "j": "jóta", "k": "cá", "l": "éle", "m": "ême", "n": "êne", "o": "ó", "p": "pê",
    "q": "quê", "r": "érre", "s": "ésse", "t": "tê", "u": "ú", "v": "vê", "w": "dábliu",
    "x": "xis", "y": "ípsilon", "z": "zê", "ç": "cê",
  ]

  func sounds(of letters: [Unicode.Scalar]) -> String {
    let word = String(String.UnicodeScalarView(letters.filter { $0 != "'" }))
    if word.contains(" ") {
      return word.split(separator: " ").map { sounds(of: Array($0.unicodeScalars)) }
        .joined(separator: " ")
    }
    guard !word.isEmpty else { return "" }
    if let known = PortugueseWords.sounds[word] { return known }
    let suffix = "mente"
    let adverbStem = 3
    if word.hasSuffix(suffix), word.count >= suffix.count + adverbStem,
      !PortugueseWords.noAdverbs.contains(word)
    {
      let stem = PortugueseSounds(String(word.dropLast(suffix.count))).spoken()
      return stem.replacing("ˈ", with: "ˌ") + "mˈAŋʧy"
    }
    return PortugueseSounds(PortugueseWords.accented(word)).spoken()
  }

  /// A final s is voiced before a vowel and a voiced consonant.
  func connect(_ words: inout ArraySlice<SpelledWord>) {
    guard words.count > 1 else { return }
    for index in words.indices.dropLast() where words[index].phonemes.unicodeScalars.last == "s" {
      let sounds = words[index + 1].phonemes.unicodeScalars
      guard let next = sounds.first(where: { $0 != "ˈ" && $0 != "ˌ" }),
        !"ptkfsʃxʧ".unicodeScalars.contains(next)
      else { continue }
      words[index].phonemes.unicodeScalars.removeLast()
      words[index].phonemes.unicodeScalars.append("z")
    }
  }
}

extension RulePhonemizer {
  /// Brazilian Portuguese.
  public static let portuguese = RulePhonemizer(PortugueseSpelling())
}
