/// The grammar and the words of one Romance language, for the rules that all of them share.
struct RomanceLanguage: Sendable {
  var grammar: any RomanceGrammar
  var phrases: Phrases
  /// The months, from January, in small letters.
  var months: [String]
  /// The numbers of the months, from 1, by their names and abbreviations in small letters without a
  /// point.
  var monthNumbers: [String: UInt64]
  /// The words between day, month and year in a date in figures: " de ", or a space.
  var dateJoint: String
  /// Currencies by sign or code, in small letters.
  var currencies: [String: Currency]
  /// The words between an amount and its hundredths, with spaces.
  var partJoint: String
  /// The words between a million and the currency, with spaces.
  var millionJoint: String
  /// The same before a vowel, if it is another: "un million d’euros".
  var elidedJoint: String?
  /// Millions by their signs before a currency's: the `M` of `5 M€`.
  var largeSigns: [String: Noun] = [:]
  /// Units of measure as they are written.
  var units: [String: Noun]
  /// Abbreviations by their parts, with points between these, in small letters: `ee.uu`, `p.ej`.
  var abbreviations: [String: Abbreviation]
  /// Letters that make a Roman numeral an ordinal: the `e` of "XIXe".
  var romanSuffixes: Set<String> = []
  /// Words before a Roman numeral that it counts, in small letters.
  var counted: Set<String>
  /// Titles whose form depends on the name after them, by their abbreviations in small letters.
  var nameTitles: [String: NameTitles] = [:]
  /// Words that are shortened with a slash before a name, by their letters: the `C/` of `C/ Mayor`.
  var slashedWords: [String: String] = [:]
  /// The words for a century, in small letters.
  var centuries: Set<String>
  /// Names that kings and popes bore, in small letters.
  var rulers: Set<String>
  /// Words before a Roman numeral that are feminine: queens' names, and nouns that it counts, in small letters.
  var feminine: Set<String>
  /// Words before a time whose minutes follow a point: "alle 14.30", in small letters.
  var timeWords: Set<String> = []
  /// Words before a day and a month in figures, in small letters: the `le` of `le 14/07`.
  var dayWords: Set<String> = []
  /// What an amount is counted by behind a slash, in words, by the letters there: the `mes` of `1.500 €/mes`.
  var rates: [String: String] = [:]
  /// The highest marks that are written behind a whole one: the 20 of `15/20`.
  var gradeTotals: Set<UInt64> = []
  /// Nouns that are shortened behind a number that counts them, by their letters: `350 p.` has pages.
  var countedNouns: [String: String] = [:]
  /// Words that are shortened behind a number and "and": `pág. 23 y ss.` has "siguientes".
  var followers: [String: String] = [:]
  /// Nouns that are shortened behind an ordinal: `XIXe s.` is a century.
  var orderedNouns: [String: String] = [:]
  /// Nouns that are shortened to another word, which has no article before it: the `nos` of `les nos 7 et 8`.
  var articledNouns: [String: String] = [:]
  /// The first letters of verbs near which a number in groups of three is one to call, in small letters.
  var callingVerbs: [String] = []
  /// Words before a telephone number, in small letters, in a language that reads it digit by digit.
  var telephoneWords: Set<String> = []
  /// Whether telephone numbers in groups of two digits are read group by group: `06.12.34.56.78`.
  var pairsTelephones = false
  /// The digits with which telephone numbers in groups begin: `91 123 45 67`.
  var telephoneStarts: Set<UInt8> = []
  /// The spoken forms of the parts of the day after a time, by their small letters.
  var dayParts: [String: String]
  /// The books of the Bible.
  var bible: BibleBooks

  /// A noun with its plural.
  struct Noun: Hashable, Sendable {
    var one: String
    var many: String
    var form = NumberForm.masculine

    init(_ one: String, _ many: String, _ form: NumberForm = .masculine) {
      self.one = one
      self.many = many
      self.form = form
    }
  }

  /// A currency with its hundredth part.
  struct Currency: Hashable, Sendable {
    var name: Noun
    var part: Noun?

    init(_ name: Noun, _ part: Noun? = nil) {
      self.name = name
      self.part = part
    }
  }

  /// The spoken form of an abbreviation.
  struct Abbreviation: Hashable, Sendable {
    var words: String
    /// Whether it is one only before a number: `pág. 7`.
    var needsNumber = false
    /// Whether it needs its point, because the letters alone are a word.
    var needsPoint = true
    /// Whether it is written with a capital: `D. Juan`.
    var needsCapital = false
    /// Whether it is written with a small letter: `bd Voltaire`.
    var needsSmall = false
    /// Whether a name follows: `Me Lefort`.
    var needsName = false
  }

  /// Words for signs.
  struct Phrases: Sendable {
    /// The word between a number and its decimals after a comma.
    var comma: String
    /// The same after a point; also the word in addresses and versions.
    var point: String
    var minus: String
    var plus: String
    var equals: String
    var times: String
    var divided: String
    /// The words between a number and its power: ten *to the power of* six.
    var power: String
    var percent: String
    var perMille: String
    /// The word between two units: metres *per* second.
    var per: String
    /// The words for "per hour", if they are others: "à l’heure".
    var perHour: String?
    /// The word between the ends of a range.
    var to: String
    /// The word between words, and before a fraction.
    var and: String
    /// The words between a mark and the highest one: nine *out of* ten.
    var outOf: String
    var at: String
    var slash: String
    var hyphen: String
    var underscore: String
    var colon: String
    var number: String
    var section: String
    var degrees: Noun
    var celsius: String
    var fahrenheit: String
    var square: String
    var cubic: String
    /// The word for any picture.
    var picture: String
    /// Half of a unit, masculine.
    var halfMasculine: String
    var halfFeminine: String
    /// What stands between a half and its noun: a space, or a hyphen in French.
    var halfJoint = " "
    /// Words before a half that take the place of its article: "la demi-heure".
    var halfDeterminers: Set<String> = []
    /// Half behind a whole number and "and".
    var halfAfterNumber: String
  }

  /// Reads a table of words: each line has a key, `=` and the spoken form.
  static func table(_ text: String) -> [(key: String, words: String)] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (trimmed(parts[0]), trimmed(parts[1]))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Reads abbreviations: each line has a key, `=` and the spoken form.
  ///
  /// Signs may precede the key.
  ///
  /// `#`: a number follows; `@`: a name does; `^`: it has a capital; `_`: it has none; `~`: it needs
  /// no point.
  static func abbreviations(_ text: String) -> [String: Abbreviation] {
    var result: [String: Abbreviation] = [:]
    for (key, words) in table(text) {
      let signs = key.prefix { "#@^_~".contains($0) }
      result[String(key.dropFirst(signs.count))] = Abbreviation(
        words: words, needsNumber: signs.contains("#"), needsPoint: !signs.contains("~"),
        needsCapital: signs.contains("^"), needsSmall: signs.contains("_"),
        needsName: signs.contains("@"))
    }
    return result
  }

  /// Reads nouns: each line has a key, `=`, singular, `/` and plural.
  ///
  /// `*` after the key marks a feminine noun.
  static func nouns(_ text: String) -> [String: Noun] {
    var result: [String: Noun] = [:]
    for (key, words) in table(text) {
      let isFeminine = key.hasSuffix("*")
      let forms = words.split(separator: "/").map(trimmed)
      guard let one = forms.first, let many = forms.last else { continue }
      result[isFeminine ? String(key.dropLast()) : key] = Noun(
        one, many, isFeminine ? .feminine : .masculine)
    }
    return result
  }

  /// The months by their names, by their first three letters, and by other abbreviations.
  static func monthNumbers(_ names: [String], _ others: [String: UInt64] = [:]) -> [String: UInt64]
  {
    var numbers = others
    for (index, name) in names.enumerated() {
      numbers[name] = UInt64(index + 1)
      if numbers[String(name.prefix(3))] == nil {
        numbers[String(name.prefix(3))] = UInt64(index + 1)
      }
    }
    return numbers
  }

  /// Words by their letters: each line has a key, `=` and the words.
  static func lexicon(_ text: String) -> [String: String] {
    Dictionary(table(text).map { ($0.key, $0.words) }, uniquingKeysWith: { first, _ in first })
  }

  /// The words of a list.
  static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
