import Foundation

/// Makes the texts by which lists of books are sorted and compared.
///
/// There is one order for all people, since an index holds it: letters with accents stand beside their base letters, and
/// numbers count by their value.
public enum SortKey {
  /// Digits of a number in a key: more than any number in a title has.
  private static let digits = 9

  /// A text without regard to capitals, accents and width.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text as it is compared.
  public static func folded(_ text: String) -> String {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return folded.contains("ß") ? folded.replacingOccurrences(of: "ß", with: "ss") : folded
  }

  /// The key of a text: folded, from its first letter or digit on, with numbers of equal length.
  ///
  /// - Parameter text: Such as a name.
  /// - Returns: The key; keys are compared byte by byte.
  public static func of(_ text: String) -> String {
    let start = text.drop { !$0.isLetter && !$0.isNumber }
    var key = ""
    var number = ""
    func flush() {
      key += String(repeating: "0", count: max(0, digits - number.count)) + number
      number = ""
    }
    for character in folded(String(start.isEmpty ? text[...] : start)) {
      if character.isASCII, character.isNumber {
        number.append(character)
      } else {
        if !number.isEmpty { flush() }
        key.append(character)
      }
    }
    if !number.isEmpty { flush() }
    return key
  }

  /// The key of a title, without the article at its beginning.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - language: BCP 47 tag of the book's language, whose articles count; for a language without known articles, and
  ///     without a language, those of all known ones do.
  /// - Returns: The key.
  public static func title(_ title: String, language: String?) -> String {
    let start = title.drop { !$0.isLetter && !$0.isNumber }
    let primary = language?.split(separator: "-").first?.lowercased() ?? ""
    let articles = articles[primary] ?? (language == nil ? allArticles : [])
    for article in articles where start.count > article.count {
      let head = start.prefix(article.count).lowercased()
      let rest = start.dropFirst(article.count)
      guard head == article,
        article.hasSuffix("'") || article.hasSuffix("’") || rest.first?.isWhitespace == true
      else { continue }
      let key = of(String(rest))
      // A title that is nothing but an article keeps it.
      if !key.isEmpty { return key }
    }
    return of(title)
  }

  /// The key of an author: the family name comes first.
  ///
  /// - Parameters:
  ///   - name: The name as displayed.
  ///   - sortAs: The name as sorted (`Austen, Jane`), if the book gives it.
  /// - Returns: The key.
  public static func author(_ name: String, sortAs: String?) -> String {
    of(sortAs ?? familyNameFirst(name))
  }

  private static func familyNameFirst(_ name: String) -> String {
    // A name with a comma has the family name first already.
    if name.contains(",") { return name }
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last else { return name }
    // "von", "de", "van der" stay with the given names, as libraries sort them.
    return "\(last), \(words.dropLast().joined(separator: " "))"
  }

  /// Articles by language, the longer ones first where one begins with another.
  private static let articles: [String: [String]] = [
    "en": ["the", "an", "a"],
    "de": ["der", "die", "das", "eine", "ein"],
    "fr": ["les", "une", "le", "la", "un", "l'", "l’"],
    "es": ["los", "las", "una", "el", "la", "un"],
    "it": ["gli", "una", "uno", "il", "lo", "la", "le", "un", "i", "l'", "l’"],
    "pt": ["os", "as", "uma", "um", "o", "a"],
    "nl": ["het", "een", "de"],
    "sv": ["den", "det", "ett", "en"],
    "da": ["den", "det", "et", "en"],
    "nb": ["den", "det", "ei", "et", "en"],
    "no": ["den", "det", "ei", "et", "en"],
  ]
  private static let allArticles = [
    "the", "der", "die", "das", "les", "los", "las", "gli", "an", "a",
  ]
}
