/// Units of measure, and amounts of money.
extension GermanRules {
  /// A unit or a currency with its plural.
  struct Noun: Hashable, Sendable {
    var one: String
    var many: String
    var gender: GermanNumerals.Gender
  }

  /// The unit that follows a number.
  ///
  /// - Parameter index: The token after the number.
  /// - Returns: The unit's name and the index of the token after it.
  func unit(after index: Int) -> (noun: Noun, end: Int)? {
    var start = source.afterSpace(index)
    if let degrees = degrees(at: start) { return degrees }
    if let end = source.inchEnd(at: index), let inch = Self.units["\""] { return (inch, end) }
    let isPer = source.isSymbol(start, "/")
    if isPer { start += 1 }
    let lower = source.length(start) == 1 ? nil : Self.smallUnits[source.lower(start)]
    guard source.isWord(start), let unit = Self.units[source.word(start)] ?? lower,
      isUnitAlone(at: start, touches: start == index)
    else { return nil }
    var noun = unit
    var end = start + 1
    if let power = power(at: end) {
      noun.one = power + noun.one.lowercased()
      noun.many = power + noun.many.lowercased()
      end += 1
    }
    if isPer {
      let per = "pro \(noun.one)"
      return (Noun(one: per, many: per, gender: .neuter), source.afterPoint(end))
    }
    if source.isSymbol(end, "/"), let divisor = Self.units[source.word(end + 1)] {
      noun.one += " pro \(divisor.one)"
      noun.many += " pro \(divisor.one)"
      end += 2
    }
    return (noun, source.afterPoint(end))
  }

  private func power(at index: Int) -> String? {
    switch source.symbol(index) {
    case 0xB2: return "Quadrat"
    case 0xB3: return "Kubik"
    default: break
    }
    switch source.digits(index) {
    case [2]: return "Quadrat"
    case [3]: return "Kubik"
    default: return nil
    }
  }

  /// Whether one small letter is a unit.
  ///
  /// Before a word it is more often a list's label.
  private func isUnitAlone(at index: Int, touches: Bool) -> Bool {
    if source.isNumber(index + 1), source.length(index + 1) > 1 { return false }
    guard source.length(index) == 1 else { return true }
    if source.symbol(index + 1).isApostrophe { return false }
    let isPoint = source.isSymbol(index + 1, ".")
    return touches || !isPoint || source.isLast(index + 2)
  }

  private func degrees(at index: Int) -> (noun: Noun, end: Int)? {
    func noun(_ scale: String) -> Noun {
      Noun(one: "Grad" + scale, many: "Grad" + scale, gender: .neuter)
    }
    switch source.symbol(index) {
    case 0x2103: return (noun(" Celsius"), index + 1)
    case 0x2109: return (noun(" Fahrenheit"), index + 1)
    case 0xB0, 0xBA: break
    default: return nil
    }
    let next = source.afterSpace(index + 1)
    switch source.word(next) {
    case "C": return (noun(" Celsius"), next + 1)
    case "F": return (noun(" Fahrenheit"), next + 1)
    default: return (noun(""), index + 1)
    }
  }

  // MARK: Money

  /// Reads amounts from the sign on: `€ 2,50`.
  func money(atSign index: Int) -> SpokenForm? {
    guard let sign = currency(at: index),
      let amount = source.numeral(at: source.afterSpace(sign.end))
    else { return nil }
    return money(inDollars(amount, behind: sign.end), sign.currency, end: amount.end)
  }

  private func inDollars(_ amount: PointedNumeral, behind end: Int) -> PointedNumeral {
    source.isSymbol(end - 1, "$") ? amount.inDollars : amount
  }

  /// Reads amounts from the letters on: `EUR 2`, `US$ 5`.
  func money(atCode index: Int) -> SpokenForm? {
    guard let sign = currency(at: index),
      let amount = source.numeral(at: source.afterSpace(sign.end)),
      sign.end > index + 1 || source.isCapitals(index)
    else { return nil }
    return money(inDollars(amount, behind: sign.end), sign.currency, end: amount.end)
  }

  /// Reads the currency after an amount: `5,50 €`, `5,– DM`.
  func money(after amount: PointedNumeral) -> SpokenForm? {
    var start = amount.end
    if amount.isWhole, source.isSymbol(start, ","), source.symbol(start + 1).isHyphenOrDash {
      start += source.symbol(start + 2).isHyphenOrDash ? 3 : 2
    }
    guard let sign = currency(at: source.afterSpace(start)), !source.isNumber(sign.end) else {
      return nil
    }
    return money(amount, sign.currency, end: sign.end)
  }

  /// A sign or code, and the index of the token after it.
  func currency(at index: Int) -> (currency: Currency, end: Int)? {
    if source.isWord(index) {
      if source.word(index) == "US", source.isSymbol(index + 1, "$") {
        return Self.currencies["$"].map { ($0, index + 2) }
      }
      return Self.currencies[source.word(index)].map { ($0, index + 1) }
    }
    guard source.symbol(index) > 0, let scalar = Unicode.Scalar(source.symbol(index)) else {
      return nil
    }
    return Self.currencies[String(scalar)].map { ($0, index + 1) }
  }

  private func money(_ amount: PointedNumeral, _ currency: Currency, end: Int) -> SpokenForm {
    let name = currency.name
    let next = source.afterSpace(end)
    // In "€ 2,3 Millionen" the million comes between.
    if next > end, Self.large.contains(source.lower(next)) {
      let number = GermanNumerals.words(amount, before: .feminine)
      return .words("\(number) \(source.word(next)) \(name.many)", end: next + 1)
    }
    let digits = Array(amount.fraction.reversed().drop { $0 == 0 }.reversed())
    guard digits.count <= 2, !amount.isWhole, !amount.hasPoint || amount.fraction.count == 2,
      let part = currency.part
    else { return .words(words(amount, of: name), end: end) }
    let whole = PointedNumeral(integer: amount.integer, end: amount.end)
    let cents = DigitRow.value(digits.count == 1 ? digits + [0] : digits) ?? 0
    if cents == 0 { return .words(words(whole, of: name), end: end) }
    let small =
      "\(GermanNumerals.cardinal(cents, before: part.gender)) \(cents == 1 ? part.one : part.many)"
    if amount.integer.allSatisfy({ $0 == 0 }) { return .words(small, end: end) }
    return .words("\(words(whole, of: name)) \(small)", end: end)
  }

  static let large: Set<String> = [
    "million", "millionen", "milliarde", "milliarden", "billion", "billionen", "tausend", "hundert",
  ]
}
