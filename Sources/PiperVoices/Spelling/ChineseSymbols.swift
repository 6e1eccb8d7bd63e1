/// Writes Mandarin as espeak-ng's voice `cmn` does.
///
/// Source: the output of espeak-ng 1.52's voice `cmn-latn-pinyin` for each initial with each final.
/// It writes the first and the fourth tone alike.
struct ChineseSymbols: Sendable {
  /// Initials in the voices' common alphabet, the longest first, and as espeak-ng writes them.
  private static let initials = [
    ("ꭧʰ", "ts.h"), ("ʦʰ", "tsh"), ("ʨʰ", "tɕh"), ("pʰ", "ph"), ("tʰ", "th"), ("kʰ", "kh"),
    ("ꭧ", "ts."), ("ʦ", "ts"), ("ʨ", "tɕ"), ("ɕ", "ɕ"), ("ʂ", "s."), ("ɻ", "ʐ"), ("x", "χ"),
    ("p", "p"), ("m", "m"), ("f", "f"), ("t", "t"), ("n", "n"), ("l", "l"), ("k", "k"), ("s", "s"),
  ].map { (Array($0.unicodeScalars), $1) }

  /// Finals behind an initial; `0` is the tone and `ˈ` the stress, which else is before the vowel.
  private static let finals = [
    "a0": "ɑ0", "a0ŋ": "ɑ0ŋ", "au0": "ɑu0", "ɤ0": "o-0", "ja0": "iɑ0", "jɛ0n": "iɛ0n",
    "ja0ŋ": "iɑ0ŋ", "jau0": "jˈɑu0", "je0": "iɛ0", "jou0": "iou0", "jʊ0ŋ": "ionɡ0",
    "ʊ0ŋ": "onɡ0", "wei0": "uei0", "wa0": "wˈɑ0", "wai0": "uai0", "wa0n": "wˈa0n",
    "wə0n": "uə0n", "wa0ŋ": "wˈɑ0ŋ", "wə0ŋ": "uə0ŋ", "wo0": "uo0", "ɥe0": "yɛ0",
    "ɥɛ0n": "yæ0n", "y0n": "yə0n", "jai0": "iai0", "ɚ0": "ər0", "jɔ0": "io0", "ɔ0": "o0",
  ]
  /// Finals that are a syllable by themselves, where these differ.
  private static let wholes = [
    "i0": "jˈi0", "i0n": "jˈi0n", "i0ŋ": "jˈi0ŋ", "ja0": "jˈiɑ0", "jɛ0n": "jˈiɛ0n",
    "ja0ŋ": "jˈiɑ0ŋ", "je0": "jˈiɛ0", "jou0": "jˈiou0", "jʊ0ŋ": "jˈonɡ0", "y0": "jˈy0",
    "y0n": "jˈyə0n", "ɥe0": "jˈyɛ0", "ɥɛ0n": "jˈyæ0n", "u0": "wˈu0", "wai0": "wˈai0",
    "wa0n": "wˈɑ0n", "wei0": "wˈei0", "wə0n": "wˈuə0n", "wə0ŋ": "wˈuə0ŋ", "wo0": "wˈo0",
  ]
  private static let tones: [Unicode.Scalar: String] = ["→": "5", "↗": "ɜ", "↓": "2", "↘": "5"]
  private static let vowels = Set("aeiouyɛɤəɨʊɔɚjwɥ".unicodeScalars)
  private static let glides = Set("jwɥ".unicodeScalars)

  /// Spells one word.
  ///
  /// - Parameter phonemes: Syllables in the voices' common alphabet, with an arrow behind the vowel.
  /// - Returns: The same as espeak-ng writes it, with the stress on the last syllable.
  func spelled(_ phonemes: String) -> String {
    var rest = Array(phonemes.unicodeScalars)[...]
    var syllables: [(text: String, isSyllable: Bool)] = []
    while let first = rest.first {
      if let syllable = Self.syllable(&rest) {
        syllables.append((syllable, true))
      } else {
        syllables.append((String(Character(first)), false))
        rest = rest.dropFirst()
      }
    }
    let last = syllables.lastIndex { $0.isSyllable }
    return syllables.enumerated().map { index, syllable in
      index == last ? syllable.text : syllable.text.replacing("ˈ", with: "")
    }.joined()
  }

  /// Takes one syllable from the front; `nil` if none is there.
  private static func syllable(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    let initial = initials.first { rest.starts(with: $0.0) }
    var left = rest.dropFirst(initial?.0.count ?? 0)
    let start = left.prefix { vowels.contains($0) }
    // A glide behind a vowel begins the next syllable, unless the syllable has a tone.
    let second = start.dropFirst().firstIndex { glides.contains($0) }
    let vowel = second.map { start[..<$0] } ?? start
    guard !vowel.isEmpty else { return nil }
    left = left[vowel.endIndex...]
    let tone = left.first.flatMap { tones[$0] }
    if tone != nil { left = left.dropFirst() }
    var final = String(String.UnicodeScalarView(vowel)) + "0"
    if let nasal = left.first, nasal == "n" || nasal == "ŋ",
      nasal == "ŋ"
        || left.dropFirst().first.map({ !vowels.contains($0) || glides.contains($0) })
          ?? true
    {
      final.unicodeScalars.append(nasal)
      left = left.dropFirst()
    }
    rest = left
    return spelled(initial, final).replacing("0", with: tone ?? "1")
  }

  private static func spelled(_ initial: ([Unicode.Scalar], String)?, _ final: String) -> String {
    guard let initial else {
      let whole = wholes[final] ?? finals[final] ?? final
      return whole.contains("ˈ") ? whole : "ˈ" + whole
    }
    let first = String(String.UnicodeScalarView(initial.0))
    let written: String =
      switch (first, final) {
      case (_, "ɨ0"): ["ʦ", "ʦʰ", "s"].contains(first) ? "i\u{32A}0" : "i.0"
      case ("p", "wo0"), ("pʰ", "wo0"), ("m", "wo0"), ("f", "wo0"): "o0"
      case ("t", "ɤ0"), ("l", "ɤ0"), ("n", "ɤ0"), ("tʰ", "ɤ0"): "ə0"
      case ("t", "wa0n"), ("tʰ", "wa0n"), ("n", "wa0n"), ("l", "wa0n"): "ua0n"
      default: finals[final] ?? final
      }
    return initial.1 + (written.contains("ˈ") ? written : "ˈ" + written)
  }
}
