/// The possible base forms of words, by language.
enum Stems {
  /// The language of a text whose language is not known.
  private static let usual = "en"

  /// For each language, by its primary subtag, the function that finds the base forms of a word in small letters.
  ///
  /// A new language is a file beside `GermanStems` and one more row.
  private static let table: [String: @Sendable (String) -> [String]] = [
    "de": { GermanStems.candidates($0) }, "en": { EnglishStems.candidates($0) },
  ]

  /// The possible base forms of a word, without the word itself, the likeliest first.
  ///
  /// - Parameters:
  ///   - word: In small letters.
  ///   - language: The language of the text it stands in (BCP 47); English if it is not known.
  /// - Returns: Candidates, none twice; none in a language without a row.
  static func candidates(_ word: String, language: String?) -> [String] {
    let subtag = language.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() }
    return table[subtag ?? usual]?(word) ?? []
  }
}
