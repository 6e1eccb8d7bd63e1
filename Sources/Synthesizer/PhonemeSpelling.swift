/// Reads sounds that people write, in IPA or in the voices' own alphabet.
public enum PhonemeSpelling {
  /// Why sounds can't be spoken.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence for people.
    public var description: String
  }

  /// The most symbols of one pronunciation: some ten words.
  public static let longest = 200

  /// Writes sounds in the voices' alphabet.
  ///
  /// Slashes or brackets around them are left out, as are dots between syllables and signs that no
  /// voice distinguishes.
  ///
  /// - Parameters:
  ///   - text: IPA such as `/nəˈvɛl/`, or the voices' alphabet.
  ///   - isBritish: Whether a British voice speaks; its vowels have lengths.
  /// - Returns: The sounds as the voices know them.
  /// - Throws: ``Failure`` for symbols that they don't know, or when there is no sound at all.
  public static func symbols(
    of text: String, isBritish: Bool = false
  ) throws(Failure) -> String {
    var spelled = text.precomposedForSounds
    spelled = spelled.trimmingOuter("/", "/").trimmingOuter("[", "]")
    for (written, meant) in joined + (isBritish ? british : american) {
      spelled = spelled.replacing(written, with: meant)
    }
    var result = ""
    for symbol in spelled.unicodeScalars where !silent.contains(symbol) {
      let meant = single[symbol] ?? symbol
      if meant == "ː", !isBritish { continue }
      guard PhonemeAlphabet.id(of: meant) != nil, meant == " " || !PhonemeAlphabet.isMark(meant)
      else { throw unknown(symbol, in: text) }
      result.unicodeScalars.append(meant)
    }
    let isAudible = result.unicodeScalars.contains { !stresses.contains($0) && $0 != " " }
    guard isAudible else {
      throw Failure(description: "Enter at least one sound in IPA, such as nəˈvɛl.")
    }
    guard result.unicodeScalars.count <= longest else {
      throw Failure(
        description: "This is too long. The limit is \(longest) sounds.")
    }
    return result
  }

  private static func unknown(_ symbol: Unicode.Scalar, in text: String) -> Failure {
    let place = text.unicodeScalars.firstIndex(of: symbol)
    let number = place.map {
      text.unicodeScalars.distance(from: text.unicodeScalars.startIndex, to: $0)
    }
    let where_ = number.map { " (character \($0 + 1))" } ?? ""
    return Failure(
      description: "The voices don't know the sound \u{201C}\(symbol)\u{201D}\(where_); they know "
        + known + ".")
  }

  /// The signs that people may write, for the error sentence.
  private static let known =
    "b d f h j k l m n p s t v w z ɡ ŋ ɹ ʃ ʒ ð θ tʃ dʒ, the vowels i ɪ e ɛ æ a ɑ ɒ ɔ o ʊ u ʌ ə ɜ "
    + "eɪ aɪ ɔɪ aʊ oʊ, and the stresses ˈ ˌ"

  /// Two signs that are one sound to the voices; the longer ones first.
  private static let joined = [
    ("t͡ʃ", "ʧ"), ("d͡ʒ", "ʤ"), ("tʃ", "ʧ"), ("dʒ", "ʤ"), ("eɪ", "A"), ("aɪ", "I"), ("aʊ", "W"),
    ("ɔɪ", "Y"), ("oʊ", "O"), ("əʊ", "Q"), ("ɝ", "ɜɹ"), ("ɚ", "əɹ"),
  ]
  private static let american = [("Q", "O"), ("ɒ", "ɑ")]
  private static let british = [("O", "Q")]

  /// One sign for another of the same or the nearest sound.
  private static let single: [Unicode.Scalar: Unicode.Scalar] = [
    "g": "ɡ", "r": "ɹ", "ɫ": "l", "ʍ": "w", "'": "ˈ", "\u{2019}": "ˈ", "`": "ˌ", ",": "ˌ", ":": "ː",
    "e": "ɛ", "y": "i", "ʁ": "ɹ", "x": "k", "ç": "h", "o": "ɔ", "ɨ": "ɪ", "ɐ": "ə",
  ]

  /// Dots between syllables, ties, and signs under and over a letter.
  private static let silent: Set<Unicode.Scalar> = [
    ".", "\u{361}", "\u{35C}", "\u{329}", "\u{32F}", "\u{303}", "ʰ", "ʲ", "-", "\u{2D1}", "(", ")",
  ]

  private static let stresses: Set<Unicode.Scalar> = ["ˈ", "ˌ", "ː"]
}

extension String {
  /// The text without spaces around it, as one run.
  fileprivate var precomposedForSounds: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text without one pair of signs around it.
  fileprivate func trimmingOuter(_ open: Character, _ close: Character) -> String {
    guard count > 1, first == open, last == close else { return self }
    return String(dropFirst().dropLast())
  }
}
