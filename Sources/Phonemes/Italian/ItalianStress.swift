/// The stress of Italian words, which the spelling shows on the last syllable only, and the
/// openness of their `e` and `o`.
///
/// A list of our own has the words for which there is no rule; rules by ending have others. All
/// other words are stressed on the last syllable but one.
enum ItalianStress {
  /// A word with an accent on its stressed vowel, if it is known.
  ///
  /// - Parameter word: Small letters.
  /// - Returns: The word with at most one accent.
  static func accented(_ word: String) -> String {
    let letters = Array(word.unicodeScalars)
    guard !letters.contains(where: { accents[$0] != nil }) else { return word }
    if let known = exact[word] ?? infinitive(letters) { return known }
    if let known = words[stem(letters)] { return known + tail(letters) }
    let longest = min(letters.count, longestEnding)
    guard longest > 1 else { return word }
    for length in stride(from: longest, through: 2, by: -1) {
      let ending = String(String.UnicodeScalarView(letters.suffix(length)))
      if let accented = endings[ending] {
        return String(String.UnicodeScalarView(letters.dropLast(length))) + accented
      }
      if backward.contains(ending) { return thirdFromEnd(letters) }
    }
    return word
  }

  /// The plain letters of those with an accent.
  static let accents: [Unicode.Scalar: Unicode.Scalar] = [
    "à": "a", "è": "e", "é": "e", "ì": "i", "í": "i", "ò": "o", "ó": "o", "ù": "u", "ú": "u",
    "á": "a",
  ]

  // MARK: Words

  /// The letters without the last vowel, and without an h that only keeps a c or g hard.
  private static func stem(_ letters: [Unicode.Scalar]) -> String {
    var stem = letters[...]
    if let last = stem.last, "aeio".unicodeScalars.contains(last) { stem.removeLast() }
    if stem.last == "h" { stem.removeLast() }
    return String(String.UnicodeScalarView(stem))
  }

  private static func tail(_ letters: [Unicode.Scalar]) -> String {
    guard let last = letters.last, "aeio".unicodeScalars.contains(last) else { return "" }
    let hasH = letters.count > 1 && letters[letters.count - 2] == "h"
    return (hasH ? "h" : "") + String(last)
  }

  /// The words of the list without their last vowel, by the same letters without accents.
  private static let words = byPlainLetters(list)
  /// Whole words by the same letters without accents.
  private static let exact = byPlainLetters(wholeWords)

  /// Words or endings by the same letters without accents.
  private static func byPlainLetters(_ list: String) -> [String: String] {
    var words: [String: String] = [:]
    for word in list.split(whereSeparator: \.isWhitespace) {
      let plain = String.UnicodeScalarView(word.unicodeScalars.map { accents[$0] ?? $0 })
      words[String(plain)] = String(word)
    }
    return words
  }

  // MARK: Infinitives

  /// Pronouns that are written behind an infinitive.
  private static let pronouns = ["mi", "ti", "si", "ci", "vi", "ne", "lo", "la", "li", "le", "gli"]
  /// The ends of verbs before "-er" and a pronoun; other words have no such letters there, as
  /// "aperti", "diversi" and "lanterne" have not.
  private static let verbEnds = ["nd", "ed", "id", "rd", "tt", "gg", "ng", "lg", "rg"]

  /// An infinitive in "-ere" with a pronoun, which has the stress of the infinitive: "prèndersi",
  /// "vedérlo".
  private static func infinitive(_ letters: [Unicode.Scalar]) -> String? {
    let word = String(String.UnicodeScalarView(letters))
    guard let pronoun = pronouns.last(where: { word.hasSuffix("er" + $0) }) else { return nil }
    let stem = String(word.dropLast(pronoun.count + 2))
    guard verbEnds.contains(where: stem.hasSuffix), stem.count > 2 else { return nil }
    let verb = accented(stem + "ere")
    return verb == stem + "ere" ? nil : verb.dropLast() + pronoun
  }

  // MARK: Endings

  private static let endings = byPlainLetters(stressedEndings)
  private static let backward = Set(
    backwardEndings.split(whereSeparator: \.isWhitespace).map(String.init))
  private static let longestEnding =
    (endings.keys.map(\.count) + backward.map(\.count)).max() ?? 0

  /// Puts an accent on the third vowel from the end, if the word has three.
  private static func thirdFromEnd(_ letters: [Unicode.Scalar]) -> String {
    let marks: [Unicode.Scalar: Unicode.Scalar] = [
      "a": "à", "e": "è", "i": "ì", "o": "ò", "u": "ù",
    ]
    var result = letters
    var nuclei = 0
    var index = letters.count - 1
    while index >= 0 {
      defer { index -= 1 }
      guard let accented = marks[letters[index]] else { continue }
      if isGlide(letters, index) { continue }
      nuclei += 1
      if nuclei == 3 {
        result[index] = accented
        break
      }
    }
    return String(String.UnicodeScalarView(result))
  }

  /// Whether it is an i or u before another vowel, which makes no syllable.
  private static func isGlide(_ letters: [Unicode.Scalar], _ index: Int) -> Bool {
    guard letters[index] == "i" || letters[index] == "u", index + 1 < letters.count else {
      return false
    }
    return "aeiou".unicodeScalars.contains(letters[index + 1])
  }
}
