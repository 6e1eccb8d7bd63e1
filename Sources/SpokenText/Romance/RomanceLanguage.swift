/// What the rules for Romance languages know about one of them: its grammar, and its words.
struct RomanceLanguage: Sendable {
  var grammar: any RomanceGrammar
  var phrases: Phrases
  /// The months, from January, in small letters.
  var months: [String]
  /// The months by their names and abbreviations, in small letters and without a point, from 1.
  var monthNumbers: [String: UInt64]
  /// What stands between day, month and year in a date that is written with figures: " de ", or a space.
  var dateJoint: String
  /// Currencies by sign or code, in small letters.
  var currencies: [String: Currency]
  /// What joins an amount and its hundredths, with spaces.
  var partJoint: String
  /// What stands between a million and the currency, with spaces.
  var millionJoint: String
  /// Units of measure as they are written.
  var units: [String: Noun]
  /// Abbreviations by their parts with points between them, in small letters: `ee.uu`, `p.ej`.
  var abbreviations: [String: Abbreviation]
  /// Letters that make an ordinal of a Roman numeral: the `e` of "XIXe".
  var romanSuffixes: Set<String> = []
  /// Words before a Roman numeral that it counts, in small letters.
  var counted: Set<String>
  /// The words for a century, in small letters.
  var centuries: Set<String>
  /// Names that kings and popes bore, in small letters.
  var rulers: Set<String>
  /// Words for parts of the day after a time, in small letters, with what is said.
  var dayParts: [String: String]

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

  /// What is said for an abbreviation.
  struct Abbreviation: Hashable, Sendable {
    var words: String
    /// Whether it stands only before a number: `pág. 7`.
    var needsNumber = false
    /// Whether it needs its point, since the letters alone are a word.
    var needsPoint = true
    /// Whether it is written with a capital: `D. Juan`.
    var needsCapital = false
  }

  /// Words for signs.
  struct Phrases: Sendable {
    /// Between a number and its decimals, where a comma is written.
    var comma: String
    /// The same where a point is written; also in addresses and versions.
    var point: String
    var minus: String
    var plus: String
    var equals: String
    var times: String
    var percent: String
    var perMille: String
    /// Between two units: metres *per* second.
    var per: String
    /// Between the ends of a range.
    var to: String
    /// Between words, and before a fraction.
    var and: String
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
    /// What is said for any picture.
    var picture: String
    /// Half of a unit, by gender.
    var halfMasculine: String
    var halfFeminine: String
  }

  /// Reads a table of words: lines of a key, `=` and what is said.
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

  /// Reads abbreviations: lines of one, `=` and what is said; a key may begin with signs.
  ///
  /// `#` it stands before a number, `^` it is written with a capital, `~` it needs no point.
  static func abbreviations(_ text: String) -> [String: Abbreviation] {
    var result: [String: Abbreviation] = [:]
    for (key, words) in table(text) {
      let signs = key.prefix { "#^~".contains($0) }
      result[String(key.dropFirst(signs.count))] = Abbreviation(
        words: words, needsNumber: signs.contains("#"), needsPoint: !signs.contains("~"),
        needsCapital: signs.contains("^"))
    }
    return result
  }

  /// Reads nouns: lines of a key, `=`, singular, `/` and plural; `*` after the key marks a feminine one.
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

  /// The months by their names and by their first three letters, and what else is written for them.
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

  /// The words of a list.
  static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
