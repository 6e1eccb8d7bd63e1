/// Writes English sounds as espeak-ng does, whose spelling Piper's models have learned.
///
/// Source: the output of espeak-ng 1.52's voices `en-us` and `en-gb` for the sentences of
/// `Benchmarks/sentences/en.txt`, laid beside our phonemes by hand. Stress stands before the vowel
/// in both.
struct EnglishSymbols {
  /// Whether the vowels are British.
  let isBritish: Bool

  /// Sounds that have another sign, or several, wherever they stand.
  private static let signs: [Unicode.Scalar: String] = [
    "A": "eɪ", "I": "aɪ", "O": "oʊ", "Q": "əʊ", "W": "aʊ", "Y": "ɔɪ", "ʤ": "dʒ", "ʧ": "tʃ",
    "T": "ɾ", "ᵊ": "ə", "u": "uː",
  ]
  /// Function words that espeak-ng reads otherwise than the rules say.
  private static let words = ["ði": "ðɪ", "ɔn": "ɔn", "ˌɔn": "ˌɔn", "ðən": "ðɐn"]
  private static let stresses: Set<Unicode.Scalar> = ["ˈ", "ˌ"]
  private static let vowels = Set("AIOQWYaeiouæɑɒɔəɛɜɪʊʌɐᵻᵊ".unicodeScalars)
  /// Sounds before which American `ɔ` is short: "lost", "off", "cloth", "long".
  private static let shortening: Set<Unicode.Scalar> = ["s", "f", "θ", "ŋ"]

  /// Spells one word.
  ///
  /// - Parameter phonemes: The word in the voices' common alphabet.
  /// - Returns: The same in IPA as espeak-ng writes it.
  func spelled(_ phonemes: String) -> String {
    if let known = Self.words[phonemes] { return known }
    let symbols = Array(phonemes.unicodeScalars)
    let isSingle = symbols.count { Self.vowels.contains($0) } == 1
    var spelled = ""
    var index = 0
    while index < symbols.count {
      let (sign, length) = sign(at: index, in: symbols, isSingle: isSingle)
      spelled += sign
      index += length
    }
    return spelled
  }

  /// The signs of one sound, and how many symbols they stand for.
  private func sign(
    at index: Int, in symbols: [Unicode.Scalar], isSingle: Bool
  ) -> (String, Int) {
    let symbol = symbols[index]
    let next = index + 1 < symbols.count ? symbols[index + 1] : nil
    let isStressed = index > 0 && Self.stresses.contains(symbols[index - 1])
    // What follows brings its own length.
    if next == "ː", let vowel = long(symbol) { return (vowel, 2) }
    switch symbol {
    case "i": return (isStressed || isSingle ? "iː" : "i", 1)
    case "ə" where next == "ɹ" && !isBritish:
      return (isBeforeVowel(index + 1, symbols) ? "ɚɹ" : "ɚ", 2)
    case "ə": return (index == 0 ? "ɐ" : "ə", 1)
    case "ɜ" where next == "ɹ" && !isBritish:
      return (isBeforeVowel(index + 1, symbols) ? "ɜːɹ" : "ɜː", 2)
    case "ɑ" where !isBritish: return ("ɑː", 1)
    case "ɔ" where !isBritish:
      return (next.map(Self.shortening.contains) == true ? "ɔ" : "ɔː", 1)
    case "ɪ" where isBritish && next == "ə": return ("iə", 2)
    default: return (Self.signs[symbol] ?? String(Character(symbol)), 1)
    }
  }

  /// A British long vowel.
  private func long(_ vowel: Unicode.Scalar) -> String? {
    switch vowel {
    case "ɛ": "eə"
    case "i", "u", "ɑ", "ɔ", "ɜ": "\(vowel)ː"
    default: nil
    }
  }

  private func isBeforeVowel(_ index: Int, _ symbols: [Unicode.Scalar]) -> Bool {
    let rest = symbols[(index + 1)...].drop { Self.stresses.contains($0) }
    return rest.first.map(Self.vowels.contains) ?? false
  }
}
