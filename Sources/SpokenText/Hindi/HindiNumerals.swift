/// Numbers in Hindi words.
enum HindiNumerals {
  /// 0 to 99; no rule makes them.
  private static let small = """
    शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस \
    बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस \
    उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन \
    तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर \
    इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी \
    छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानबे बानबे तिरानबे चौरानबे पंचानबे छियानबे सत्तानबे अट्ठानबे निन्यानबे
    """.split(separator: " ").map(String.init)

  private static let scales: [(value: UInt64, name: String)] = [
    (100_000_000_000_000_000, "शंख"), (1_000_000_000_000_000, "पद्म"), (10_000_000_000_000, "नील"),
    (100_000_000_000, "खरब"), (1_000_000_000, "अरब"), (10_000_000, "करोड़"), (100_000, "लाख"),
    (1000, "हज़ार"), (100, "सौ"),
  ]

  /// A whole number of at most 18 digits.
  static func cardinal(_ value: UInt64) -> String {
    var rest = value
    var words: [String] = []
    for scale in scales where rest >= scale.value {
      words += [cardinal(rest / scale.value), scale.name]
      rest %= scale.value
    }
    if rest > 0 || words.isEmpty { words.append(small[Int(rest)]) }
    return words.joined(separator: " ")
  }

  /// A year: "उन्नीस सौ सैंतालीस", "दो हज़ार चौबीस".
  static func year(_ value: UInt64) -> String {
    guard (1100...9999).contains(value), value % 1000 >= 100 else { return cardinal(value) }
    let rest = value % 100
    return "\(small[Int(value / 100)]) सौ" + (rest == 0 ? "" : " " + small[Int(rest)])
  }

  /// An ordinal with the ending that is written behind its digits: `ला`, `री`, `वीं`.
  ///
  /// - Returns: `nil` for an ending that no ordinal has.
  static func ordinal(_ value: UInt64, ending: String) -> String? {
    if ["वां", "वाँ", "वीं", "वें", "वे", "वा", "वी"].contains(ending) {
      return (value == 6 ? "छठ" : cardinal(value)) + ending
    }
    let stems: [UInt64: (letter: Unicode.Scalar, stem: String)] = [
      1: ("ल", "पहल"), 2: ("र", "दूसर"), 3: ("र", "तीसर"), 4: ("थ", "चौथ"), 6: ("ठ", "छठ"),
    ]
    let scalars = ending.unicodeScalars
    guard let known = stems[value], scalars.first == known.letter, scalars.count == 2,
      let vowel = scalars.last, ["ा", "ी", "े"].contains(vowel)
    else { return nil }
    return known.stem + String(vowel)
  }

  /// Digits one by one.
  static func digits(_ digits: some Collection<UInt8>) -> String {
    digits.prefix(DigitRow.longest).map { small[Int($0)] }.joined(separator: " ")
  }

  /// A whole number; digits that start with zero, or are too many, are read one by one.
  static func whole(_ digits: [UInt8]) -> String {
    guard let value = DigitRow.value(digits), digits.count == 1 || digits.first != 0 else {
      return self.digits(digits)
    }
    return cardinal(value)
  }

  /// A number with its decimals, which are read one by one.
  static func words(_ numeral: PointedNumeral) -> String {
    let whole = whole(numeral.integer)
    return numeral.isWhole ? whole : "\(whole) दशमलव \(digits(numeral.fraction))"
  }
}
