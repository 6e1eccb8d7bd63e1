import Foundation

/// The languages of texts as Tesseract names them.
public enum RecognitionLanguage {
  /// The most languages of one text: each makes a page take longer.
  public static let countLimit = 4

  /// Whether a text may name a language's data, such as `deu` or `chi_sim`.
  ///
  /// - Parameter name: The text.
  /// - Returns: Whether it is a name; no name leads out of the folder of the data.
  public static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z][A-Za-z_]{2,30}/) != nil
  }

  /// Reads the languages of a text as one word, such as `deu+eng`.
  ///
  /// - Parameter text: Names with `+` between them.
  /// - Returns: The names without repetitions, or `nil` where one is no name or there are too many.
  public static func names(_ text: String) -> [String]? {
    var names: [String] = []
    for name in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      guard isName(name) else { return nil }
      if !names.contains(name) { names.append(name) }
    }
    return names.count <= countLimit ? names : nil
  }

  /// The name of a language's data.
  ///
  /// - Parameter tag: BCP 47 tag of the language.
  /// - Returns: The name, such as `deu`; `nil` for a language without a code of ISO 639.
  public static func name(ofLanguage tag: String) -> String? {
    let language = Locale.Language(identifier: tag)
    guard let code = language.languageCode?.identifier else { return nil }
    switch code {
    case "zh":
      let isTraditional =
        language.script == .hanTraditional
        || ["TW", "HK", "MO"].contains(language.region?.identifier)
      return isTraditional ? "chi_tra" : "chi_sim"
    // Bokmål and Nynorsk share the data of Norwegian.
    case "nb", "nn", "no": return "nor"
    default: return Locale.LanguageCode(code).identifier(.alpha3).flatMap { isName($0) ? $0 : nil }
    }
  }

  /// The package of Debian that brings a language's data.
  ///
  /// - Parameter name: The language as Tesseract names it.
  /// - Returns: The package, such as `tesseract-ocr-chi-sim`.
  public static func package(of name: String) -> String {
    "\(Tesseract.package)-\(name.lowercased().replacing("_", with: "-"))"
  }
}
