/// The phonemes of pinyin syllables in Kokoro's alphabet.
///
/// Kokoro-82M v1.0 was trained on the output of misaki's Chinese rules before version 1.1: IPA with
/// an arrow for the tone behind the vowel. Source: misaki 0.9.4, `transcription.py` and `zh.py`.
enum PinyinSounds {
  /// The phonemes of a syllable; empty for letters that are no syllable.
  static func sounds(of syllable: PinyinSyllable) -> String {
    let letters = syllable.letters
    let tone = arrows[syllable.tone] ?? ""
    if let whole = wholes[letters] { return toned(whole, tone) }
    let initial = initials.first { letters.hasPrefix($0.letters) }
    var final = String(letters.dropFirst(initial?.letters.count ?? 0))
    if initial == nil { final = spelled(final) }
    let key = initial?.letters ?? ""
    if ["j", "q", "x"].contains(key), final.hasPrefix("u") { final = "v" + final.dropFirst() }
    final = shortened[final] ?? final
    if final == "i", ["zh", "ch", "sh", "r", "z", "c", "s"].contains(key) { final = "-i" }
    guard let sounds = finals[final] else { return "" }
    return (initial?.sounds ?? "") + toned(sounds, tone)
  }

  private static func toned(_ sounds: String, _ tone: String) -> String {
    sounds.replacing("0", with: tone)
  }

  private static let arrows = [1: "→", 2: "↗", 3: "↓", 4: "↘"]

  /// Initials, the longest first.
  private static let initials: [(letters: String, sounds: String)] = [
    ("zh", "ꭧ"), ("ch", "ꭧʰ"), ("sh", "ʂ"), ("b", "p"), ("p", "pʰ"), ("m", "m"), ("f", "f"),
    ("d", "t"), ("t", "tʰ"), ("n", "n"), ("l", "l"), ("g", "k"), ("k", "kʰ"), ("h", "x"),
    ("j", "ʨ"), ("q", "ʨʰ"), ("x", "ɕ"), ("r", "ɻ"), ("z", "ʦ"), ("c", "ʦʰ"), ("s", "s"),
  ]

  /// Syllables that do not consist of an initial and a final.
  ///
  /// The tone replaces `0`.
  private static let wholes = [
    "er": "ɚ0", "o": "ɔ0", "io": "jɔ0", "yo": "jɔ0", "m": "m0", "n": "n0", "ng": "ŋ0",
    "hm": "hm0", "hng": "hŋ0", "r": "ɚ0", "eh": "ɛ0",
  ]

  /// The final that a syllable without an initial spells.
  private static func spelled(_ letters: String) -> String {
    if letters.hasPrefix("yu") { return "v" + letters.dropFirst(2) }
    if letters.hasPrefix("yi") { return "i" + letters.dropFirst(2) }
    if letters.hasPrefix("y") { return "i" + letters.dropFirst() }
    if letters.hasPrefix("wu") { return "u" + letters.dropFirst(2) }
    if letters.hasPrefix("w") { return "u" + letters.dropFirst() }
    return letters
  }

  private static let shortened = ["iu": "iou", "ui": "uei", "un": "uen", "ue": "ve"]

  private static let finals = [
    "a": "a0", "ai": "ai0", "an": "a0n", "ang": "a0ŋ", "ao": "au0", "e": "ɤ0", "ei": "ei0",
    "en": "ə0n", "eng": "ə0ŋ", "i": "i0", "ia": "ja0", "ian": "jɛ0n", "iang": "ja0ŋ",
    "iao": "jau0", "ie": "je0", "in": "i0n", "iou": "jou0", "ing": "i0ŋ", "iong": "jʊ0ŋ",
    "ong": "ʊ0ŋ", "ou": "ou0", "u": "u0", "uei": "wei0", "ua": "wa0", "uai": "wai0",
    "uan": "wa0n", "uen": "wə0n", "uang": "wa0ŋ", "ueng": "wə0ŋ", "uo": "wo0", "o": "wo0",
    "v": "y0", "ve": "ɥe0", "van": "ɥɛ0n", "vn": "y0n", "iai": "jai0", "-i": "ɨ0",
  ]
}
