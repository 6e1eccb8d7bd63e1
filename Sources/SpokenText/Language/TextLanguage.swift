/// Tells which language a text is written in: by its letters where only one language has them, else by
/// the little words that hold its sentences together.
///
/// A page is enough: a third to a half of any prose are such words, and hardly any of them is common in
/// two languages that are not close relatives.
package enum TextLanguage {
  /// Fewer words tell nothing: a title, or a list of names.
  private static let leastWords = 12
  /// The least part of the words that has to be known; prose has twice as many, other languages a tenth.
  private static let leastShare = 0.12
  /// By how much the best language has to lead.
  private static let lead = 1.08
  /// A sign of Chinese or Japanese is a word or half of one, a letter a fifth.
  private static let signWeight = 3

  /// The language of a text.
  ///
  /// - Parameter text: Prose; some hundred words are enough.
  /// - Returns: BCP 47 primary subtag, or `nil` where the text is too short, or tells nothing.
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
      // What many languages have says little of each.
      for language in languages { points[language, default: 0] += 1 / Double(languages.count) }
    }
    guard count >= leastWords else { return nil }
    let order = points.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    guard let first = order.first, first.value >= leastShare * Double(count) else { return nil }
    if order.count > 1, first.value < lead * order[1].value { return nil }
    return first.key
  }

  /// Scripts that are told apart.
  private enum Script: CaseIterable {
    case latin, cyrillic, arabic, greek, hebrew, armenian, georgian, devanagari, bengali, tamil,
      thai
    case korean, japanese, chinese, other

    /// The language that nearly all texts in it are in.
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

  /// How many letters of each script a text has.
  private struct LetterCount {
    private var counts: [Script: Int] = [:]

    init(_ text: String) {
      for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
        counts[Script(scalar), default: 0] += 1
      }
    }

    /// The script of most of it; Japanese where Chinese signs have kana between them.
    var mostCommon: Script? {
      var weights = counts
      let (kana, signs) = (counts[.japanese] ?? 0, counts[.chinese] ?? 0)
      // One sign in twenty may be kana in a Chinese text that quotes; Japanese has a third at least.
      weights[.japanese] = kana * 20 > signs ? (kana + signs) * signWeight : 0
      weights[.chinese] = kana * 20 > signs ? 0 : signs * signWeight
      weights[.korean] = (counts[.korean] ?? 0) * signWeight
      let most = Script.allCases.max { (weights[$0] ?? 0) < (weights[$1] ?? 0) }
      return most.flatMap { (weights[$0] ?? 0) > 0 ? $0 : nil }
    }
  }
}
