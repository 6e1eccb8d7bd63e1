/// Numbers with the words that belong to them: ordinals, fractions, ranges, units, amounts.
extension HindiRules {
  /// Reads `१ली`, `45वां`, `18वीं`, also with a hyphen between.
  func ordinal(at index: Int) -> SpokenForm? {
    let hasHyphen = source.symbol(index + 1).isHyphenOrDash
    let place = index + (hasHyphen ? 2 : 1)
    if !hasHyphen, let words = englishOrdinal(at: index) { return .words(words, end: index + 2) }
    guard source.isWord(place), let value = value(index, 1...UInt64.max),
      let words = HindiNumerals.ordinal(value, ending: source.word(place))
    else { return nil }
    return .words(words, end: place + 1)
  }

  private static let englishOrdinals = [
    "फ़र्स्ट", "सेकंड", "थर्ड", "फ़ोर्थ", "फ़िफ्थ", "सिक्स्थ", "सेवंथ", "एट्थ", "नाइंथ", "टेंथ",
  ]

  /// Reads `1st` and `7th` as India says them: in English.
  private func englishOrdinal(at index: Int) -> String? {
    guard ["st", "nd", "rd", "th"].contains(source.word(index + 1)),
      let value = value(index, 1...UInt64(Self.englishOrdinals.count))
    else { return nil }
    return Self.englishOrdinals[Int(value) - 1]
  }

  /// Reads a number and, if there is one, its unit.
  func quantity(at index: Int) -> SpokenForm? {
    guard let low = numeral(at: index) else { return nil }
    if let form = version(at: index) ?? fraction(low) { return form }
    if Self.codes.contains(source.word(source.before(index))) {
      return .words(HindiNumerals.digits(source.digits(index)), end: index + 1)
    }
    if let high = rangeEnd(low) {
      let words = "\(HindiNumerals.words(low)) से \(HindiNumerals.words(high))"
      guard let unit = unit(after: high.end) else { return .words(words, end: high.end) }
      return .words("\(words) \(unit.name)", end: unit.end)
    }
    let words = HindiNumerals.words(low)
    if let sign = currency(at: source.afterSpace(low.end)), !source.isNumber(sign.end) {
      return money(low, sign.currency, end: sign.end)
    }
    guard let unit = unit(after: low.end) else { return .words(words, end: low.end) }
    return .words("\(words) \(unit.name)", end: unit.end)
  }

  /// Words before a row of digits that is no number.
  private static let codes: Set<String> = ["कोड", "पिनकोड", "पिन", "ओटीपी", "OTP", "PIN"]
  /// The most parts of an address of the Internet; a version has fewer.
  private static let mostParts = 4

  /// Reads `1.2.3`, and `192.168.1.1` digit by digit.
  private func version(at index: Int) -> SpokenForm? {
    var parts = [source.digits(index)]
    while parts.count < Self.mostParts, source.isSymbol(index + 2 * parts.count - 1, "."),
      source.isNumber(index + 2 * parts.count)
    {
      parts.append(source.digits(index + 2 * parts.count))
    }
    guard parts.count > 2 else { return nil }
    let isAddress = parts.count == Self.mostParts
    let words = parts.map { isAddress ? HindiNumerals.digits($0) : HindiNumerals.whole($0) }
    return .words(words.joined(separator: " डॉट "), end: index + 2 * parts.count - 1)
  }

  /// Reads `3/4`, `2 3/4`, `2½`.
  private func fraction(_ whole: PointedNumeral) -> SpokenForm? {
    guard whole.isWhole else { return nil }
    if let sign = VulgarFraction.signs[source.symbol(whole.end)] {
      let value = whole.value ?? 0
      // These have words of their own: one and a half, two and a half, some and a half.
      if sign.over == 1, sign.under == 2 {
        let words =
          value == 1 ? "डेढ़" : value == 2 ? "ढाई" : "साढ़े \(HindiNumerals.whole(whole.integer))"
        return .words(words, end: whole.end + 1)
      }
      return .words(
        "\(HindiNumerals.whole(whole.integer)) और \(Self.fraction(sign.over, sign.under))",
        end: whole.end + 1)
    }
    if let parts = fractionParts(at: whole.end - 1), !whole.isGrouped {
      return .words(parts.words, end: parts.end)
    }
    let next = source.afterSpace(whole.end)
    guard next > whole.end, let parts = fractionParts(at: next) else { return nil }
    return .words("\(HindiNumerals.whole(whole.integer)) और \(parts.words)", end: parts.end)
  }

  private func fractionParts(at index: Int) -> (words: String, end: Int)? {
    guard source.isNumber(index), source.isSymbol(index + 1, "/"), source.isNumber(index + 2),
      !source.isSymbol(index + 3, "/")
    else { return nil }
    let (over, under) = (source.digits(index), source.digits(index + 2))
    return ("\(HindiNumerals.whole(over)) बटा \(HindiNumerals.whole(under))", index + 3)
  }

  /// The words of a sign such as `¾`.
  static func fraction(_ over: UInt64, _ under: UInt64) -> String {
    switch (over, under) {
    case (1, 2): "आधा"
    case (1, 4): "चौथाई"
    case (3, 4): "तीन चौथाई"
    case (1, 3): "तिहाई"
    case (2, 3): "दो तिहाई"
    default: "\(HindiNumerals.cardinal(over)) बटा \(HindiNumerals.cardinal(under))"
    }
  }

  /// The number behind a dash: `5-7`, `1914–1918`.
  private func rangeEnd(_ low: PointedNumeral) -> PointedNumeral? {
    guard source.symbol(low.end).isHyphenOrDash, !source.isEquation,
      let high = numeral(at: low.end + 1), !source.symbol(high.end).isHyphenOrDash,
      let from = low.value, let to = high.value, from < to
    else { return nil }
    return high
  }

  // MARK: Units

  /// The name of the unit behind a number.
  func unit(after index: Int) -> (name: String, end: Int)? {
    let start = source.afterSpace(index)
    switch source.symbol(start) {
    case UInt16(ascii: "%"): return ("प्रतिशत", start + 1)
    case 0x2103: return ("डिग्री सेल्सियस", start + 1)
    case 0xB0, 0xBA:
      let scale = source.afterSpace(start + 1)
      switch source.word(scale) {
      case "C", "से": return ("डिग्री सेल्सियस", source.afterPoint(scale + 1))
      case "F": return ("डिग्री फारेनहाइट", scale + 1)
      default: return ("डिग्री", start + 1)
      }
    default: break
    }
    guard let name = Self.units[source.word(start)] else { return nil }
    var end = start + 1
    var words = name
    let power = source.symbol(end) == 0xB2 ? "वर्ग" : source.symbol(end) == 0xB3 ? "घन" : nil
    if let power {
      words = "\(power) \(name)"
      end += 1
    }
    if source.isSymbol(end, "/"), let divisor = Self.units[source.word(end + 1)] {
      words += " प्रति \(divisor)"
      end += 2
    }
    return (words, end)
  }

  // MARK: Money

  /// Reads amounts from the sign on: `₹ 2.50`, `रु. 500`, `Rs. 20`.
  func money(atSign index: Int) -> SpokenForm? {
    guard let sign = currency(at: index) else { return nil }
    var place = sign.end
    if source.isSymbol(place, ".") { place += 1 }
    guard let amount = numeral(at: source.afterSpace(place)) else { return nil }
    return money(amount, sign.currency, end: amount.end)
  }

  /// A sign or abbreviation, and the index of the token after it.
  func currency(at index: Int) -> (currency: Currency, end: Int)? {
    if source.isWord(index) {
      return Self.currencies[source.word(index)].map { ($0, source.afterPoint(index + 1)) }
    }
    guard source.symbol(index) > 0, let scalar = Unicode.Scalar(source.symbol(index)) else {
      return nil
    }
    return Self.currencies[String(scalar)].map { ($0, index + 1) }
  }

  private func money(_ amount: PointedNumeral, _ currency: Currency, end: Int) -> SpokenForm {
    let next = source.afterSpace(end)
    // In "₹5 करोड़" the ten million come between.
    if next > end, Self.large.contains(source.word(next)) {
      let words = "\(HindiNumerals.words(amount)) \(source.word(next)) \(currency.many)"
      return .words(words, end: next + 1)
    }
    let whole = HindiNumerals.whole(amount.integer)
    let name = amount.isOne ? currency.one : currency.many
    guard let part = currency.part, (1...2).contains(amount.fraction.count) else {
      return .words("\(HindiNumerals.words(amount)) \(name)", end: end)
    }
    let digits = amount.fraction.count == 1 ? amount.fraction + [0] : amount.fraction
    let small = DigitRow.value(digits) ?? 0
    if small == 0 { return .words("\(whole) \(name)", end: end) }
    return .words("\(whole) \(name) \(HindiNumerals.cardinal(small)) \(part)", end: end)
  }
}
