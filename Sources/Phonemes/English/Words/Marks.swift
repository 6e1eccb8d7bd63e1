/// How marks and symbols are read (misaki's `en.py`).
enum Marks {
  /// Marks that are in the phoneme alphabet and stay.
  static let spoken: Set<Unicode.Scalar> = [
    ";", ":", ",", ".", "!", "?", "—", "…", "\"", "“", "”",
  ]
  /// Those of ``spoken`` that end the context of the words before them.
  static let pausing: Set<Unicode.Scalar> = spoken.subtracting(["\"", "“", "”"])
  /// Characters that join the pieces of a word and are not read.
  static let silentJoints: Set<Unicode.Scalar> = ["'", ",", "-", ".", "_", "‘", "’", "/"]

  /// Phonemes of symbols that stand where the lexicon has nothing.
  static let symbols: [Unicode.Scalar: String] = [
    "/": "slˈæʃ", "=": "ˈikwᵊlz", "+": "plˈʌs", "&": "ænd", "@": "æt", "%": "pəɹsˈɛnt",
    "#": "hˈæʃ", "*": "ˈæstəɹˌɪsk", "~": "tˈɪldə", "^": "kˈɛɹət", "<": "lˈɛs ðən",
    ">": "ɡɹˈATəɹ ðən", "—": "—",
  ]

  /// The phonemes of a token that its tag says is a mark.
  static func phonemes(of token: Token) -> String {
    switch token.tag {
    case .openingBracket: return "("
    case .closingBracket: return ")"
    case .openingQuote: return "“"
    case .closingQuote: return "”"
    default:
      var kept = ""
      for scalar in token.text.unicodeScalars where spoken.contains(scalar) {
        kept.unicodeScalars.append(scalar)
      }
      return kept
    }
  }
}
