/// Tells the language of a text: by its letters if only one language has them, else by its function
/// words.
///
/// A page is enough. A third to a half of any prose are function words, and hardly any of them is
/// common in two languages that are not close relatives.
package enum TextLanguage {
  /// The least words of a text that tells its language; titles and lists of names have fewer.
  private static let leastWords = 12
  /// The least share of words that must be known.
  ///
  /// Prose has twice as many, other languages a tenth.
  private static let leastShare = 0.12
  /// The factor by which the best language must lead.
  private static let lead = 1.08
  /// The weight of a Chinese or Japanese character against that of a letter: it is a word or half
  /// of one.
  private static let signWeight = 3

  /// The language of a text.
  ///
  /// - Parameter text: Prose; some hundred words are enough.
  /// - Returns: The BCP 47 primary subtag; `nil` if the text is too short or the evidence too weak.
  package static func language(of text: String) -> String? {
    let letters = LetterCount(text)
    guard let script = letters.mostCommon else { return nil }
    switch script {
    case .latin: return byWords(of: text, in: FunctionWords.latin)
    case .cyrillic: return byWords(of: text, in: FunctionWords.cyrillic)
    case .arabic: return byWords(of: text, in: FunctionWords.arabic)
    default: return script.onlyLanguage
    }
  }

  private static func byWords(of text: String, in table: [String: [String]]) -> String? {
    var count = 0
    var points: [String: Double] = [:]
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
      count += 1
      guard let languages = table[String(word)] else { continue }
      // A word that many languages have says little of each.
      for language in languages { points[language, default: 0] += 1 / Double(languages.count) }
    }
    guard count >= leastWords else { return nil }
    let order = points.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    guard let first = order.first, first.value >= leastShare * Double(count) else { return nil }
    if order.count > 1, first.value < lead * order[1].value { return nil }
    return first.key
  }

  /// The scripts that are told apart.
  private enum Script: CaseIterable {
    case latin, cyrillic, arabic, greek, hebrew, armenian, georgian, devanagari, bengali, tamil,
      thai
    case korean, japanese, chinese, other

    /// The language of nearly all texts in the script; `nil` if there are several.
    var onlyLanguage: String? {
      switch self {
      case .greek: "el"
      case .hebrew: "he"
      case .armenian: "hy"
      case .georgian: "ka"
      case .devanagari: "hi"
      case .bengali: "bn"
      case .tamil: "ta"
      case .thai: "th"
      case .korean: "ko"
      case .japanese: "ja"
      case .chinese: "zh"
      case .latin, .cyrillic, .arabic, .other: nil
      }
    }

    /// The script of a letter (Unicode 15, Blocks.txt).
    init(_ scalar: Unicode.Scalar) {
      self =
        switch scalar.value {
        case ..<0x250, 0x1E00..<0x1F00, 0xFB00..<0xFB07, 0xFF21..<0xFF5B: .latin
        case 0x370..<0x400, 0x1F00..<0x2000: .greek
        case 0x400..<0x530: .cyrillic
        case 0x530..<0x590: .armenian
        case 0x590..<0x600: .hebrew
        case 0x600..<0x780, 0xFB50..<0xFE00, 0xFE70..<0xFF00: .arabic
        case 0x900..<0x980: .devanagari
        case 0x980..<0xA00: .bengali
        case 0xB80..<0xC00: .tamil
        case 0xE00..<0xE80: .thai
        case 0x10A0..<0x1100, 0x1C90..<0x1CC0, 0x2D00..<0x2D30: .georgian
        case 0x1100..<0x1200, 0x3130..<0x3190, 0xAC00..<0xD7B0: .korean
        case 0x3040..<0x3100, 0x31F0..<0x3200, 0xFF66..<0xFFA0: .japanese
        case 0x2E80..<0x3000, 0x3400..<0xA000, 0xF900..<0xFB00, 0x20000..<0x32000: .chinese
        default: .other
        }
    }
  }

  /// The number of letters of each script in a text.
  private struct LetterCount {
    private var counts: [Script: Int] = [:]

    init(_ text: String) {
      for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
        counts[Script(scalar), default: 0] += 1
      }
    }

    /// The script of most of the text.
    ///
    /// Chinese characters with kana between them are Japanese.
    var mostCommon: Script? {
      var weights = counts
      let (kana, signs) = (counts[.japanese] ?? 0, counts[.chinese] ?? 0)
      // In a Chinese text that quotes, one character in twenty may be kana; Japanese has a third at
      // least.
      weights[.japanese] = kana * 20 > signs ? (kana + signs) * signWeight : 0
      weights[.chinese] = kana * 20 > signs ? 0 : signs * signWeight
      weights[.korean] = (counts[.korean] ?? 0) * signWeight
      let most = Script.allCases.max { (weights[$0] ?? 0) < (weights[$1] ?? 0) }
      return most.flatMap { (weights[$0] ?? 0) > 0 ? $0 : nil }
    }
  }
}
