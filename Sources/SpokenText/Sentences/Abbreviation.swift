/// The behaviour of an abbreviation at the end of a sentence.
enum Abbreviation {
  /// The sentence always goes on (`Mr.`, `e.g.`).
  case inner
  /// The sentence goes on before a number (`No. 5`); elsewhere it is an ordinary word.
  case numbering
  /// It ends a sentence only before a word that often starts one (`Inc.`, `etc.`, `U.S.`).
  case final
  /// `a.m.`, `p.m.`: it ends a sentence except before a day, month or time zone.
  case clock
  /// `St.`: a street after a name, a saint otherwise.
  case street
}

/// The words of one language that the sentence rules need.
struct SentenceLanguage: Sendable {
  /// Abbreviations without their last stop; in lower case if they occur in any case.
  private let abbreviations: [String: Abbreviation]
  /// Words that often start a sentence and seldom follow an abbreviation, as written at the start.
  let starters: Set<String>
  /// Verbs of speech, in lower case.
  let speechVerbs: Set<String>
  /// Ends of compounds that behave as `numbering` (`Goethestr. 5`).
  private let numberingEndings: [String]
  /// Whether a stop after a number makes it an ordinal (`12. Juni`).
  let hasOrdinalStops: Bool

  /// Makes a language from lists of words separated by white space.
  init(
    inner: String = "", numbering: String = "", final: String = "", clock: String = "",
    street: String = "", starters: String = "", speechVerbs: String = "",
    numberingEndings: String = "", hasOrdinalStops: Bool = false, base: SentenceLanguage? = nil
  ) {
    var kinds = base?.abbreviations ?? [:]
    let lists: [(String, Abbreviation)] = [
      (final, .final), (numbering, .numbering), (inner, .inner), (clock, .clock),
      (street, .street),
    ]
    for (words, kind) in lists {
      for word in words.split(whereSeparator: \.isWhitespace) { kinds[String(word)] = kind }
    }
    abbreviations = kinds
    self.starters = Self.words(starters).union(base?.starters ?? [])
    self.speechVerbs = Self.words(speechVerbs).union(base?.speechVerbs ?? [])
    self.numberingEndings = numberingEndings.split(whereSeparator: \.isWhitespace).map(String.init)
    self.hasOrdinalStops = hasOrdinalStops
  }

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The behaviour of a word before a stop; `nil` for a word that is no abbreviation.
  func abbreviation(_ word: String) -> Abbreviation? {
    if let kind = abbreviations[word] ?? abbreviations[word.lowercased()] { return kind }
    return numberingEndings.contains { word.hasSuffix($0) } ? .numbering : nil
  }

  /// The words of a language.
  ///
  /// - Parameter tag: A BCP 47 tag.
  /// - Returns: The language's words; those of English for `nil` or an unknown tag.
  static func named(_ tag: String?) -> SentenceLanguage {
    let subtag = tag?.prefix { $0 != "-" && $0 != "_" }.lowercased() ?? "en"
    return all[subtag] ?? english
  }

  private static let all: [String: SentenceLanguage] = [
    "bg": bulgarian, "ca": spanish, "cs": czech, "da": danish, "de": german, "el": greek,
    "en": english, "es": spanish, "fr": french, "gl": spanish, "hi": hindi, "it": italian,
    "kk": kazakh,
    "nb": danish, "nl": dutch, "nn": danish, "no": danish, "pl": polish, "pt": portuguese,
    "ru": russian, "sk": slovak, "sv": swedish, "uk": russian,
  ]
}
