/// The agreement of a number with the noun after it.
enum NumberForm: Hashable, Sendable {
  /// The number is alone: "veintiuno".
  case alone
  /// It comes before a masculine noun: "veintiún".
  case masculine
  /// It comes before a feminine noun: "veintiuna".
  case feminine
}

/// The ending of an ordinal.
struct OrdinalForm: Hashable, Sendable {
  var isFeminine = false
  var isPlural = false
  /// Whether it comes before a masculine noun: "primer", "tercer".
  var isShort = false
}

/// The thing that a Roman numeral counts.
enum RomanContext: Hashable, Sendable {
  /// A king or a pope.
  case ruler
  /// A century, with the word before it: "siglo XIX".
  case century
  /// A chapter or a volume.
  case counted
  /// An unknown thing; a noun follows, or nothing.
  case free
}

/// A time of day as it is written.
struct ClockTime: Hashable, Sendable {
  var hour: UInt64
  var minute: UInt64?
  var second: UInt64?
  /// The part of the day after the time, in words or as `p. m.`: "de la tarde".
  var dayPart: String?
  /// Whether it is written with `h`: `2 h 30`.
  var isWrittenWithUnits = false
  /// Whether the minutes have a unit, too: `2 h 30 min`.
  var isDuration = false
}

/// The grammar of numbers in one Romance language.
protocol RomanceGrammar: Sendable {
  /// A whole number of at most 18 digits.
  func cardinal(_ value: UInt64, _ form: NumberForm) -> String
  /// An ordinal number.
  func ordinal(_ value: UInt64, _ form: OrdinalForm) -> String
  /// The form of an ordinal by its written suffix (`º`, `er`, `ème`), in small letters; `nil` for
  /// other letters.
  func ordinalForm(ofSuffix suffix: String) -> OrdinalForm?
  /// A fraction below or over one, such as "un tercio".
  func fraction(_ over: UInt64, _ under: UInt64) -> String
  /// The digits after the decimal comma.
  func decimals(_ digits: [UInt8], _ form: NumberForm) -> String
  /// A day of the month.
  func day(_ value: UInt64) -> String
  /// A Roman numeral.
  func roman(_ value: UInt64, _ context: RomanContext) -> String
  /// A time of day.
  func time(_ time: ClockTime) -> String
  /// The gender of a number before a word.
  ///
  /// - Parameter noun: The word after the number, in small letters.
  /// - Returns: `.alone` for a word that is no noun.
  func form(before noun: String) -> NumberForm
  /// Whether a word after a half is a noun even where the gender of a number tells nothing.
  func isNoun(_ word: String) -> Bool
}

extension RomanceGrammar {
  func isNoun(_ word: String) -> Bool { false }

  /// Digits one by one.
  func digits(_ digits: some Collection<UInt8>) -> String {
    digits.prefix(DigitRow.longest).map { cardinal(UInt64($0), .alone) }
      .joined(separator: " ")
  }

  /// Decimals as one number after their zeros.
  func wholeDecimals(_ digits: [UInt8], _ form: NumberForm) -> String {
    let zeros = digits.prefix { $0 == 0 }
    let rest = digits.dropFirst(zeros.count)
    var words = zeros.map { cardinal(UInt64($0), .alone) }
    if let value = DigitRow.value(rest), !rest.isEmpty { words.append(cardinal(value, form)) }
    return words.joined(separator: " ")
  }

  /// Decimals in groups of two.
  func pairedDecimals(_ digits: [UInt8], _ form: NumberForm) -> String {
    stride(from: 0, to: min(digits.count, DigitRow.longest), by: 2).map { start in
      let pair = Array(digits[start..<min(start + 2, digits.count)])
      if pair.first == 0, pair.count == 2 { return self.digits(pair) }
      // In 25,30 the last zero is said with its ten.
      return cardinal(DigitRow.value(pair) ?? 0, form)
    }.joined(separator: " ")
  }
}
