/// Writes the sounds of a language as espeak-ng does, by rules that change our phonemes.
///
/// Source: the output of espeak-ng 1.52's voices for the sentences of `Benchmarks/sentences`, laid
/// beside our phonemes by hand. Stress stands before the vowel in both.
struct RuledSymbols: Sendable {
  private let rules: [SpellingRule]

  /// Makes a spelling.
  ///
  /// - Parameter rules: The rules of a language; each sees what the ones before it wrote. Signs of
  ///   two sounds, which no rule has changed, are written apart in the end.
  init(_ rules: [SpellingRule]) {
    self.rules = rules + Self.apart
  }

  /// Spells one word.
  ///
  /// - Parameter phonemes: The word in the voices' common alphabet.
  /// - Returns: The same in IPA as espeak-ng writes it.
  func spelled(_ phonemes: String) -> String {
    phonemes.split(separator: " ").map { part in
      let word = [SpellingRule.edge] + Array(part.unicodeScalars) + [SpellingRule.edge]
      let spelled = rules.reduce(word) { $1.applied(to: $0) }
      return String(String.UnicodeScalarView(spelled.filter { $0 != SpellingRule.edge }))
    }.joined(separator: " ")
  }

  /// Signs that stand for two sounds.
  private static let apart = [
    ("ʦ", "ts"), ("ʣ", "dz"), ("ʨ", "tɕ"), ("ʥ", "dʑ"), ("ʧ", "tʃ"), ("ʤ", "dʒ"), ("S", "ss"),
    ("A", "eɪ"), ("I", "aɪ"), ("W", "aʊ"), ("Y", "ɔɪ"), ("O", "oʊ"), ("Q", "əʊ"),
  ].map { SpellingRule($0, $1) }

  /// A glide between `i` and a vowel, which stands before a stress.
  private static func glide(before vowels: String) -> [SpellingRule] {
    [SpellingRule("i", "iʲ", after: vowels)]
      + vowels.unicodeScalars.map { SpellingRule("iˈ\($0)", "iʲˈ\($0)") }
  }
}

extension RuledSymbols {
  /// German: `r` is a tap behind a vowel, also where we write it as a vowel, and `a` is dark if long.
  static let german = RuledSymbols(
    [
      ("Y", "ɔø"), ("eːɐ", "ɛɾ"), ("ɛːɐ", "ɛɾ"), ("oːɐ", "ɔɾ"), ("aːɐ", "aɾ"), ("ɛɐ", "ɛɾ"),
      ("ɔɐ", "ɔɾ"), ("aɐ", "aɾ"), ("ːɐ", "ːɾ"), ("ɪɐ", "ɪɾ"), ("ʊɐ", "ʊɾ"), ("œɐ", "œɾ"),
      ("aː", "ɑː"), ("ɐ", "ɜ"),
    ].map { SpellingRule($0, $1) } + [
      SpellingRule("r", "ɾ", before: "aɛɔɪʊœyəɜ", after: "bdfɡklmnpstvzʃçʦʧ#")
    ])

  /// Spanish.
  static let spanish = RuledSymbols(glide(before: "aeou"))

  /// French: a hyphen stands behind the small words that lean on the next one.
  static let french = RuledSymbols(
    ["lə", "la", "le", "dy", "də", "sə", "sa", "nə", "ʒə", "mə", "tə", "lez"].map {
      $0 == "lez" ? SpellingRule("#lez#", "#le-z#") : SpellingRule("#\($0)#", "#\($0)-#")
    })

  /// Italian: `r` is a tap where a word begins and beside another consonant.
  static let italian = RuledSymbols(
    [
      SpellingRule("ɪ#", "i#", before: "aɛeoɔu"), SpellingRule("r", "ɾ", before: "#bdfɡkpstvʦʧʤ"),
      SpellingRule("r", "ɾ", after: "bdfɡklmnpstvzʃʦʣʧʤɲj#"),
    ] + glide(before: "aeɛoɔ"))

  /// Brazilian Portuguese: nasal vowels have a tilde besides the consonant behind them.
  static let portuguese = RuledSymbols(
    nasals
      + [
        ("æ", "ɐ"), ("y", "ɪ"), ("#u#", "#ʊ#"), ("#ˌuŋ#", "#u\u{303}ŋ#"), ("Aŋ", "eɪn"),
        ("uŋ#", "u\u{303}ŋ#"),
        ("iŋ#", "i\u{303}#"), ("oŋ#", "o\u{303}#"), ("lj", "ʎ"), ("ej", "eɪʲ"), ("iʊ#", "iw#"),
        ("eʊ#", "ew#"), ("aʊ#", "aw#"), ("ɛʊ#", "ɛw#"),
      ].map { SpellingRule($0, $1) }
      + [SpellingRule("r", "ɾ", before: "bdtpkɡfv")] + glide(before: "aeɛoɔuɐʊAI"))

  /// The nasal consonant has the place of the one that follows.
  private static let nasals = [
    ("i", "i\u{303}"), ("o", "o\u{303}"), ("u", "u\u{303}"), ("A", "e\u{303}"), ("e", "e\u{303}"),
    ("ɐ\u{303}", "ɐ\u{303}"),
  ].flatMap { vowel, nasal in
    [("m", "pb"), ("n", "tdszʃʒʧʤfvlrɾmn"), ("ŋ", "kɡ")].map { consonant, after in
      SpellingRule("\(vowel)ŋ", nasal + consonant, after: after)
    }
  }
}
