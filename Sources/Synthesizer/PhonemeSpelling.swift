import Foundation

/// Reads sounds that people write, in IPA or in the voices' own alphabet.
public enum PhonemeSpelling {
  /// Why sounds can't be spoken.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence for people.
    public var description: String
  }

  /// The convention by which a text spells sounds.
  public enum Convention: Hashable, Sendable {
    /// American English.
    case american
    /// British English, whose vowels have lengths.
    case british
    /// A language whose voices know IPA's signs as they are.
    case plain
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
  ///   - convention: The convention by which the text spells sounds.
  /// - Returns: The sounds as the voices know them.
  /// - Throws: ``Failure`` for symbols that they don't know, or when there is no sound at all.
  public static func symbols(
    of text: String, convention: Convention = .american
  ) throws(Failure) -> String {
    var spelled = text.precomposedForSounds
    spelled = spelled.trimmingOuter("/", "/").trimmingOuter("[", "]")
    for (written, meant) in joined + joined(of: convention) {
      spelled = spelled.replacing(written, with: meant)
    }
    if convention == .plain { spelled = spelled.withTildesApart }
    let nearest = convention == .plain ? signs : signs.merging(english) { $1 }
    var result = ""
    for symbol in spelled.unicodeScalars
    where !silent.contains(symbol) || convention == .plain && symbol == nasal {
      let meant = nearest[symbol] ?? symbol
      if meant == "ː", convention == .american { continue }
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
  private static func joined(of convention: Convention) -> [(String, String)] {
    switch convention {
    case .american: [("Q", "O"), ("ɒ", "ɑ")]
    case .british: [("O", "Q")]
    case .plain: [("t͡s", "ʦ"), ("d͡z", "ʣ"), ("ts", "ʦ"), ("dz", "ʣ")]
    }
  }

  /// The tilde over a nasal vowel, which English voices don't know.
  private static let nasal: Unicode.Scalar = "\u{303}"

  /// One sign for another of the same or the nearest sound.
  private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
    "g": "ɡ", "ɫ": "l", "'": "ˈ", "\u{2019}": "ˈ", "`": "ˌ", ",": "ˌ", ":": "ː", "ʏ": "y",
  ]

  /// The nearest English sound for one that English lacks.
  private static let english: [Unicode.Scalar: Unicode.Scalar] = [
    "r": "ɹ", "ʍ": "w", "e": "ɛ", "y": "i", "ʏ": "ʊ", "ʁ": "ɹ", "x": "k", "ç": "h", "o": "ɔ",
    "ɨ": "ɪ", "ɐ": "ə",
  ]

  /// Dots between syllables, ties, and signs under and over a letter.
  private static let silent: Set<Unicode.Scalar> = [
    ".", "\u{361}", "\u{35C}", "\u{329}", "\u{32F}", "\u{303}", "ʰ", "ʲ", "-", "\u{2D1}", "(", ")",
  ]

  private static let stresses: Set<Unicode.Scalar> = ["ˈ", "ˌ", "ː"]
}

extension String {
  /// The text with the tildes of nasal vowels as signs of their own, as the voices know them.
  fileprivate var withTildesApart: String {
    var apart = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      apart.append(contentsOf: parts.last == "\u{303}" ? Array(parts) : [scalar])
    }
    return String(apart)
  }

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
