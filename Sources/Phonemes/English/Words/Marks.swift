/// The pronunciation of marks and symbols (misaki's `en.py`).
enum Marks {
  /// Marks of the phoneme alphabet, which stay as they are.
  static let spoken: Set<Unicode.Scalar> = [
    ";", ":", ",", ".", "!", "?", "—", "…", "\"", "“", "”",
  ]
  /// The marks of ``spoken`` after which the words before them see nothing.
  static let pausing: Set<Unicode.Scalar> = spoken.subtracting(["\"", "“", "”"])
  /// Characters that join the pieces of a word and are silent.
  static let silentJoints: Set<Unicode.Scalar> = ["'", ",", "-", ".", "_", "‘", "’", "/"]

  /// The phonemes of symbols that the lexicon lacks.
  static let symbols: [Unicode.Scalar: String] = [
    "/": "slˈæʃ", "=": "ˈikwᵊlz", "+": "plˈʌs", "&": "ænd", "@": "æt", "%": "pəɹsˈɛnt",
    "#": "hˈæʃ", "*": "ˈæstəɹˌɪsk", "~": "tˈɪldə", "^": "kˈɛɹət", "<": "lˈɛs ðən",
    ">": "ɡɹˈATəɹ ðən", "—": "—",
  ]

  /// The phonemes of a token whose tag is that of a mark.
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
