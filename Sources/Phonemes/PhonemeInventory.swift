/// One symbol of the alphabet that the English rules and lexicons use.
public struct Phoneme: Hashable, Sendable {
  /// The kind of sound of a symbol.
  public enum Kind: Hashable, Sendable {
    case stress, consonant, affricate, vowel, diphthong, length
  }

  /// The symbol.
  public let symbol: Unicode.Scalar
  /// The kind of its sound.
  public let kind: Kind
  /// The dialects that use it.
  public let dialects: Set<EnglishDialect>
  /// A word with the sound, and its pronunciation.
  public let example: String
}

/// The 49 symbols of misaki's English phonemes (its `EN_PHONES.md`, Apache-2.0), and the few that
/// its newer rules write in their place.
public enum PhonemeInventory {
  /// The symbols in the order of their source.
  public static let english: [Phoneme] =
    shared.map { Phoneme(symbol: $0, kind: $1, dialects: [.american, .british], example: $2) }
    + americanOnly.map { Phoneme(symbol: $0, kind: $1, dialects: [.american], example: $2) }
    + britishOnly.map { Phoneme(symbol: $0, kind: $1, dialects: [.british], example: $2) }

  /// Symbols outside the list that lexicons and rules write: the article "a" (`ɐ`), `T` for the
  /// American tap (`ɾ` in ``english``), and `t` for a glottal stop (`ʔ`).
  public static let additional: Set<Unicode.Scalar> = ["ɐ", "T", "ʔ"]

  /// Whether a lexicon of a dialect may have a symbol.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - dialect: The dialect.
  /// - Returns: Whether the symbol is listed for the dialect.
  public static func contains(_ symbol: Unicode.Scalar, in dialect: EnglishDialect) -> Bool {
    additional.contains(symbol)
      || english.contains { $0.symbol == symbol && $0.dialects.contains(dialect) }
  }

  private typealias Row = (Unicode.Scalar, Phoneme.Kind, String)

  private static let shared: [Row] = [
    ("ˈ", .stress, "the syllable after it is the strongest"),
    ("ˌ", .stress, "the syllable after it is strong"),
    ("b", .consonant, "bee bˈi"), ("d", .consonant, "day dˈA"), ("f", .consonant, "few fjˈu"),
    ("h", .consonant, "he hˈi"), ("j", .consonant, "yes jˈɛs"), ("k", .consonant, "key kˈi"),
    ("l", .consonant, "low lˈO"), ("m", .consonant, "me mˈi"), ("n", .consonant, "no nˈO"),
    ("p", .consonant, "pay pˈA"), ("s", .consonant, "see sˈi"), ("t", .consonant, "tea tˈi"),
    ("v", .consonant, "view vjˈu"), ("w", .consonant, "way wˈA"), ("z", .consonant, "zoo zˈu"),
    ("ɡ", .consonant, "get ɡˈɛt"), ("ŋ", .consonant, "sung sˈʌŋ"), ("ɹ", .consonant, "red ɹˈɛd"),
    ("ʃ", .consonant, "she ʃˈi"), ("ʒ", .consonant, "Asia ˈAʒə"), ("ð", .consonant, "than ðˈæn"),
    ("θ", .consonant, "think θˈɪŋk"),
    ("ʤ", .affricate, "jump ʤˈʌmp"), ("ʧ", .affricate, "chin ʧˈɪn"),
    ("ə", .vowel, "comma kˈɑmə"), ("i", .vowel, "easy ˈizi"), ("u", .vowel, "flu flˈu"),
    ("ɑ", .vowel, "spa spˈɑ"), ("ɔ", .vowel, "all ˈɔl"), ("ɛ", .vowel, "bed bˈɛd"),
    ("ɜ", .vowel, "her hˈɜɹ"), ("ɪ", .vowel, "brick bɹˈɪk"), ("ʊ", .vowel, "wood wˈʊd"),
    ("ʌ", .vowel, "sun sˈʌn"),
    ("A", .diphthong, "hey hˈA"), ("I", .diphthong, "high hˈI"), ("W", .diphthong, "how hˈW"),
    ("Y", .diphthong, "soy sˈY"),
    ("ᵊ", .vowel, "pixel pˈɪksᵊl"),
  ]

  private static let americanOnly: [Row] = [
    ("æ", .vowel, "ash ˈæʃ"), ("O", .diphthong, "go ɡˈO"), ("ᵻ", .vowel, "boxes bˈɑksᵻz"),
    ("ɾ", .consonant, "butter bˈʌɾəɹ"),
  ]

  private static let britishOnly: [Row] = [
    ("a", .vowel, "ash ˈaʃ"), ("Q", .diphthong, "go ɡˈQ"), ("ɒ", .vowel, "lot lˈɒt"),
    ("ː", .length, "or ˈɔː"),
  ]

  /// Whether it is a vowel or diphthong that can be stressed.
  ///
  /// The words before such a sound change by it. The small schwa is not one.
  @inline(__always)
  static func isVowel(_ symbol: Unicode.Scalar) -> Bool {
    switch symbol {
    case "A", "I", "O", "Q", "W", "Y", "a", "i", "u", "æ", "ɑ", "ɒ", "ɔ", "ə", "ɛ", "ɜ", "ɪ", "ʊ",
      "ʌ", "ᵻ":
      true
    default: false
    }
  }

  /// Whether it is a consonant, an affricate or the tap.
  @inline(__always)
  static func isConsonant(_ symbol: Unicode.Scalar) -> Bool {
    switch symbol {
    case "b", "d", "f", "h", "j", "k", "l", "m", "n", "p", "s", "t", "v", "w", "z", "ð", "ŋ", "ɡ",
      "ɹ", "ɾ", "ʃ", "ʒ", "ʤ", "ʧ", "θ":
      true
    default: false
    }
  }

  /// Whether it stands for two sounds.
  @inline(__always)
  static func isDouble(_ symbol: Unicode.Scalar) -> Bool {
    switch symbol {
    case "A", "I", "O", "Q", "W", "Y", "ʤ", "ʧ": true
    default: false
    }
  }
}
