/// A conversion of Chinese characters: one of OpenCC's configurations, by its name.
///
/// S is simplified, T traditional, TW Taiwan, HK Hong Kong, JP Japan; P stands for the country's words.
/// Source: <https://github.com/BYVoid/OpenCC>, "Configurations".
public enum ScriptConversion: String, Codable, Hashable, Sendable, CaseIterable {
  case s2t, t2s, s2tw, tw2s, s2hk, hk2s, s2twp, tw2sp, t2tw, tw2t, t2hk, hk2t, t2jp, jp2t

  /// Languages that are written in Chinese characters alone, by primary subtag (ISO 639).
  private static let chinese: Set<String> = ["zh", "yue", "lzh", "hak", "nan", "wuu", "cdo", "gan"]

  /// Whether the conversion is for books in a language.
  ///
  /// - Parameter language: BCP 47 tag; `nil` for a book that names none.
  /// - Returns: False where it would take the characters of another language for Chinese.
  public func isFor(language: String?) -> Bool {
    let primary = language?.split(separator: "-").first?.lowercased() ?? ""
    return self == .jp2t ? primary == "ja" : Self.chinese.contains(primary)
  }
}
