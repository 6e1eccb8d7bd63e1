extension Language {
  /// The scalars that are looked at: some five pages.
  private static let scalarLimit = 8192
  /// One letter beyond ASCII in so many letters shows a language with an alphabet of its own.
  ///
  /// In prose it is nearly all of them; tags and addresses of markup are in ASCII.
  private static let alphabetShare = 8
  /// One letter beyond ASCII in so many letters shows a language in Latin letters.
  ///
  /// English with foreign names has one in several hundred.
  private static let accentShare = 50
  /// The least letters beyond ASCII that show a language in Latin letters; a word or two may be foreign.
  private static let leastAccents = 4

  /// Whether the language is written in Latin letters.
  private var isLatin: Bool {
    switch self {
    case .ar, .be, .bg, .el, .fa, .he, .mk, .ru, .sr, .th, .uk, .zhHans, .zhHant, .ja, .ko: false
    default: true
    }
  }

  /// The tag of the language that an encoding suggests, if the letters of the text bear it out.
  ///
  /// An encoding is told by any signs beyond ASCII. English with dashes and quotation marks fits Cyrillic code pages as well as
  /// Western ones, so these signs say nothing of a language.
  ///
  /// - Parameter text: The beginning of the decoded text, perhaps with markup.
  /// - Returns: The BCP 47 tag; `nil` if the letters are those of another language.
  func tag(writtenIn text: some StringProtocol) -> String? {
    var (plain, others) = (0, 0)
    for scalar in text.unicodeScalars.prefix(Self.scalarLimit) where scalar.properties.isAlphabetic
    {
      if scalar.isASCII { plain += 1 } else { others += 1 }
    }
    guard isLatin else { return others * Self.alphabetShare > plain ? tag : nil }
    return others >= Self.leastAccents && others * Self.accentShare >= plain + others ? tag : nil
  }
}
