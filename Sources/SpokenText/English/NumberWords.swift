import WrittenNumbers

/// Numbers in English words.
struct NumberWords: Sendable {
  /// Whether "and" comes before the tens, as British speakers say it.
  var saysAnd: Bool

  /// The names of the groups of three digits, from quadrillion to thousand.
  private static let scales: [(value: UInt64, name: String)] = {
    var value: UInt64 = 1
    return EnglishNumber.scales.prefix(5).map { name in
      value *= 1000
      return (value, name)
    }.reversed()
  }()

  func cardinal(_ value: UInt64) -> String {
    var rest = value
    var words: [String] = []
    for scale in Self.scales where rest >= scale.value {
      words.append(belowThousand(rest / scale.value))
      words.append(scale.name)
      rest %= scale.value
    }
    if rest > 0 || words.isEmpty {
      if saysAnd, rest < 100, !words.isEmpty { words.append("and") }
      words.append(belowThousand(rest))
    }
    return words.joined(separator: " ")
  }

  private func belowThousand(_ value: UInt64) -> String {
    // The quadrillions may be a thousand and more; they are then a cardinal of their own.
    if value >= 1000 { return cardinal(value) }
    guard value > 0 else { return EnglishNumber.small[0] }
    return EnglishNumber.belowThousand(Int(value), saysAnd: saysAnd).joined(separator: " ")
  }

  func ordinal(_ value: UInt64) -> String {
    Self.ordinal(of: cardinal(value))
  }

  /// Makes the last word of a cardinal an ordinal.
  static func ordinal(of cardinal: String) -> String {
    let cut = cardinal.lastIndex(of: " ").map(cardinal.index(after:)) ?? cardinal.startIndex
    return cardinal[..<cut] + EnglishNumber.ordinal(String(cardinal[cut...]))
  }

  /// A year as it is spoken: in two pairs, except for the first years of a millennium.
  func year(_ value: UInt64) -> String {
    let (high, low) = (value / 100, value % 100)
    if value >= 10_000 { return cardinal(value) }
    if value < 100 || value % 1000 < 10 && value >= 1000 { return cardinal(value) }
    if low == 0 { return belowThousand(high) + " hundred" }
    return belowThousand(high) + (low < 10 ? " o " : " ") + belowThousand(low)
  }

  /// Digits one by one, with zero as the letter O.
  static func digits(_ digits: some Collection<UInt8>) -> String {
    digits.prefix(DigitRow.longest).map { $0 == 0 ? "o" : EnglishNumber.small[Int($0)] }.joined(
      separator: " ")
  }

  /// The digits after the decimal point.
  static func fraction(_ digits: some Collection<UInt8>) -> String {
    digits.allSatisfy { $0 == 0 } && digits.count == 1
      ? EnglishNumber.small[0] : Self.digits(digits)
  }

  /// A number read in groups of two as house numbers are: 1428 "fourteen twenty eight".
  func pairs(_ value: UInt64) -> String {
    switch value {
    case 0..<100: belowThousand(value)
    case 100..<1000:
      value % 100 == 0 ? cardinal(value) : year(value)
    case 1000..<10_000: value % 1000 == 0 ? cardinal(value) : year(value)
    default: cardinal(value)
    }
  }

  /// The decade that a year begins: 1990 "nineteen nineties", 90 "nineties".
  func decade(_ value: UInt64) -> String {
    let words = year(value)
    return words.hasSuffix("y") ? words.dropLast() + "ies" : words + "s"
  }
}
