/// A sound of a Hindi word while its phonemes are being found.
enum HindiUnit: Hashable, Sendable {
  case consonant(HindiConsonant)
  case vowel(HindiVowel)

  var consonant: HindiConsonant? {
    if case .consonant(let consonant) = self { consonant } else { nil }
  }
  var vowel: HindiVowel? { if case .vowel(let vowel) = self { vowel } else { nil } }
}

/// A consonant.
struct HindiConsonant: Hashable, Sendable {
  var sound: String
  /// Whether a virama, and not a lost schwa, joins it to the next consonant.
  var hasVirama = false
  /// Whether it only leads from a nasal vowel to the next consonant.
  var isTransition = false

  /// Sounds that stop the breath: they give a nasal before them its place.
  var isStop: Bool { nasal != nil }

  /// The nasal consonant of its place; `nil` if it is no stop.
  var nasal: String? {
    switch sound.unicodeScalars.first {
    case "k", "ɡ", "q", "ŋ": "ŋ"
    case "c", "ɟ", "ɲ": "ɲ"
    case "ʈ", "ɖ", "ɳ": "ɳ"
    case "t", "d", "n": "n"
    case "p", "b", "m": "m"
    default: nil
    }
  }
}

/// A vowel.
struct HindiVowel: Hashable, Sendable {
  /// The independent letter, such as आ, also where the text has its sign.
  var letter: Unicode.Scalar
  /// Whether it is the schwa that no letter writes.
  var isInherent = false
  /// Whether the text has the letter, and not the sign.
  var isLetter = false
  /// Whether the schwa must stay.
  var isKept = false
  /// The sign of the nasal over it.
  var nasalSign: Unicode.Scalar?
  var isNasal = false
  /// The sign of its stress, if it has any.
  var stress = ""

  var isLong: Bool { !["अ", "इ", "उ", "ऑ", "ऍ"].contains(letter) }
}
