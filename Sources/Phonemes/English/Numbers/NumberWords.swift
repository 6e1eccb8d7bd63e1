import WrittenNumbers

/// Numbers in English words, made from their digits, so that no number is too long.
enum NumberWords {
  /// The words of a whole number.
  ///
  /// One that is too long to have a name is read digit by digit.
  ///
  /// - Parameter digits: Decimal digits; leading zeros are allowed.
  /// - Returns: Words in order, without "and".
  static func cardinal(_ digits: some StringProtocol) -> [String] {
    let significant = digits.drop { $0 == "0" }
    guard !significant.isEmpty else { return [EnglishNumber.small[0]] }
    guard significant.count <= (EnglishNumber.scales.count + 1) * 3 else {
      return digitByDigit(digits)
    }
    let values = significant.compactMap(\.digitValue)
    var words: [String] = []
    var start = 0
    while start < values.count {
      let remaining = values.count - start
      let size = remaining % 3 == 0 ? 3 : remaining % 3
      let group = values[start..<(start + size)].reduce(0) { $0 * 10 + $1 }
      start += size
      guard group > 0 else { continue }
      words += EnglishNumber.belowThousand(group)
      let power = (remaining - size) / 3
      if power > 0 { words.append(EnglishNumber.scales[power - 1]) }
    }
    return words
  }

  /// The most digits that are read of a longer row.
  private static let longestRow = 200

  /// The words of the digits one by one.
  static func digitByDigit(_ digits: some StringProtocol) -> [String] {
    digits.prefix(longestRow).compactMap(\.digitValue).map { EnglishNumber.small[$0] }
  }

  /// The words of an ordinal number: "twenty", "third".
  static func ordinal(_ digits: some StringProtocol) -> [String] {
    var words = cardinal(digits)
    guard let last = words.popLast() else { return [] }
    words.append(EnglishNumber.ordinal(last))
    return words
  }

  /// The words of a year of four digits: "nineteen", "oh", "five".
  static func year(_ digits: some StringProtocol) -> [String] {
    let high = Int(digits.prefix(2)) ?? 0
    let low = Int(digits.suffix(2)) ?? 0
    if high == 0 || (high % 10 == 0 && low < 10) { return cardinal(digits) }
    let end =
      low == 0
      ? ["hundred"]
      : low < 10 ? ["oh"] + EnglishNumber.belowThousand(low) : EnglishNumber.belowThousand(low)
    return EnglishNumber.belowThousand(high) + end
  }

  /// The words of a decimal fraction, without zeros at its end.
  static func decimal(_ number: String) -> [String] {
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = (parts.count > 1 ? parts[1] : "").trimmingSuffix(while: { $0 == "0" })
    let whole = cardinal(parts[0])
    return fraction.isEmpty ? whole : whole + ["point"] + digitByDigit(fraction)
  }
}

extension Character {
  /// The value of a digit from `0` to `9`.
  ///
  /// Other scripts have digits for a hundred and for ten thousand.
  fileprivate var digitValue: Int? { isASCII ? wholeNumberValue : nil }
}

extension Substring {
  /// The text without the characters at its end that satisfy a condition.
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, condition(last) { text.removeLast() }
    return text
  }
}
