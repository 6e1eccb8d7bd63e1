/// Numbers in German words.
enum GermanNumerals {
  /// The form of "one" before a noun.
  enum Gender: Hashable, Sendable {
    case masculine, feminine, neuter
  }

  private static let small = [
    "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]
  private static let tens = [
    "", "zehn", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig",
    "neunzig",
  ]
  private static let scales: [(value: UInt64, one: String, many: String)] = [
    (1_000_000_000_000_000, "Billiarde", "Billiarden"), (1_000_000_000_000, "Billion", "Billionen"),
    (1_000_000_000, "Milliarde", "Milliarden"), (1_000_000, "Million", "Millionen"),
  ]

  /// A whole number of at most 18 digits.
  ///
  /// The thousands are a word of their own, since the longest number would be a word of 65 letters.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - gender: The gender of the noun after it; `nil` if the number is alone.
  /// - Returns: The words.
  static func cardinal(_ value: UInt64, before gender: Gender? = nil) -> String {
    if value == 0 { return small[0] }
    var rest = value
    var words: [String] = []
    for scale in scales where rest >= scale.value {
      let count = rest / scale.value
      words.append(
        "\(belowThousand(count, before: .feminine)) \(count == 1 ? scale.one : scale.many)")
      rest %= scale.value
    }
    if rest >= 1000 {
      words.append(belowThousand(rest / 1000, before: .masculine) + "tausend")
      rest %= 1000
    }
    if rest > 0 { words.append(belowThousand(rest, before: value == 1 ? gender : nil)) }
    return words.joined(separator: " ")
  }

  private static func belowThousand(_ value: UInt64, before gender: Gender?) -> String {
    let (hundred, rest) = (Int(value / 100), Int(value % 100))
    var word = hundred == 0 ? "" : (hundred == 1 ? "ein" : small[hundred]) + "hundert"
    if rest == 1 {
      word += one(gender)
    } else if rest > 0 {
      word += belowHundred(rest)
    }
    return word
  }

  private static func one(_ gender: Gender?) -> String {
    switch gender {
    case .masculine, .neuter: "ein"
    case .feminine: "eine"
    case nil: "eins"
    }
  }

  private static func belowHundred(_ value: Int) -> String {
    guard value >= 20 else { return small[value] }
    let (ten, one) = (value / 10, value % 10)
    if one == 0 { return tens[ten] }
    return (one == 1 ? "ein" : small[one]) + "und" + tens[ten]
  }

  /// A year: "neunzehnhundertvierundachtzig"; another number than a year's is a plain one.
  static func year(_ value: UInt64) -> String {
    guard (1100...1999).contains(value) else { return cardinal(value) }
    let rest = Int(value % 100)
    return small[Int(value / 100)] + "hundert" + (rest == 0 ? "" : belowHundred(rest))
  }

  /// An ordinal without its ending: "dritt", "zwanzigst".
  static func ordinalStem(_ value: UInt64) -> String {
    if value == 0 { return "nullt" }
    // Only the end of the number is changed: hunderterst, tausendsiebt.
    let rest = value % 100
    let joint = value % 1000 < 100 ? " " : ""
    let head = rest > 0 && value > 100 ? cardinal(value - rest) + joint : ""
    switch rest {
    case 0:
      let whole = cardinal(value)
      if whole.hasSuffix("en") { return whole.dropLast(2) + "st" }
      return (whole.hasSuffix("e") ? whole.dropLast() : whole[...]) + "st"
    case 1: return head + "erst"
    case 3: return head + "dritt"
    case 7: return head + "siebt"
    case 8: return head + "acht"
    case 1...19: return head + small[Int(rest)] + "t"
    default: return head + belowHundred(Int(rest)) + "st"
    }
  }

  /// A fraction such as "ein Drittel", "drei Viertel"; a half has no noun.
  static func fraction(_ over: UInt64, _ under: UInt64) -> String {
    if under == 2 { return over == 1 ? "ein halb" : "\(cardinal(over)) halbe" }
    let stem = ordinalStem(under)
    return "\(cardinal(over, before: .neuter)) \(stem.prefix(1).uppercased())\(stem.dropFirst())el"
  }

  /// Digits one by one.
  static func digits(_ digits: some Collection<UInt8>) -> String {
    digits.prefix(DigitRow.longest).map { small[Int($0)] }.joined(separator: " ")
  }

  /// A whole number; digits that start with zero, or are too many, are read one by one.
  static func whole(_ digits: [UInt8], before gender: Gender? = nil) -> String {
    guard let value = DigitRow.value(digits), digits.count == 1 || digits.first != 0 else {
      return self.digits(digits)
    }
    return cardinal(value, before: gender)
  }

  /// A number with its decimals, which are read one by one.
  static func words(_ numeral: PointedNumeral, before gender: Gender? = nil) -> String {
    guard !numeral.isWhole else { return whole(numeral.integer, before: gender) }
    let point = numeral.hasPoint ? "Punkt" : "Komma"
    return "\(whole(numeral.integer)) \(point) \(digits(numeral.fraction))"
  }
}
