/// Numbers with the words that belong to them: fractions, ranges, units, amounts.
extension GermanRules {
  /// Reads a number and, if there is one, its unit.
  func quantity(at index: Int) -> SpokenForm? {
    guard let low = source.numeral(at: index) else { return nil }
    if let form = version(at: index) ?? score(at: index) ?? primes(low) ?? grade(low) ?? fraction(
      at: index) ?? mixed(low)
    {
      return form
    }
    if let high = rangeEnd(after: low) {
      if let unit = unit(after: high.end) {
        let words = "\(GermanNumerals.words(low)) bis \(GermanNumerals.words(high))"
        return .words("\(words) \(unit.noun.many)", end: unit.end)
      }
      return .words(
        "\(plain(low, from: index, isLabel: true)) bis \(plain(high, from: index))", end: high.end)
    }
    if let money = largeAmount(low) ?? money(after: low) { return money }
    if !source.isWord(index - 1), let unit = unit(after: low.end) {
      return .words(words(low, of: unit.noun), end: unit.end)
    }
    if let sign = percent(after: low.end) {
      return .words("\(GermanNumerals.words(low, before: .neuter)) \(sign.words)", end: sign.end)
    }
    return .words(plain(low, from: index, isLabel: isLabelled(index)), end: low.end)
  }

  /// Reads `1,5 Mio. €`, `90 Millionen g`.
  private func largeAmount(_ numeral: PointedNumeral) -> SpokenForm? {
    let place = source.afterSpace(numeral.end)
    let shorts = ["mio": "Millionen", "mrd": "Milliarden", "tsd": "Tausend"]
    let short = shorts[source.lower(place)]
    guard place > numeral.end, short != nil || Self.large.contains(source.lower(place)) else {
      return nil
    }
    let singulars = ["Millionen": "Million", "Milliarden": "Milliarde"]
    let singular = numeral.isOne ? short.flatMap { singulars[$0] } : nil
    let word = singular ?? short ?? source.word(place)
    let isThousand = ["tausend", "hundert"].contains(word.lowercased())
    let number = GermanNumerals.words(numeral, before: isThousand ? .neuter : .feminine)
    let words = "\(number) \(word)"
    let hasPoint = short != nil && source.isSymbol(place + 1, ".")
    let end = hasPoint ? source.afterPoint(place + 1) : place + 1
    if let sign = currency(at: source.afterSpace(hasPoint ? place + 2 : place + 1)) {
      return .words("\(words) \(sign.currency.name.many)", end: sign.end)
    }
    guard let unit = unit(after: end), unit.end > end, source.isSpace(end) else {
      return .words(words, end: end)
    }
    return .words("\(words) \(unit.noun.many)", end: unit.end)
  }

  /// A number with its noun.
  func words(_ numeral: PointedNumeral, of noun: Noun) -> String {
    let number = GermanNumerals.words(numeral, before: noun.gender)
    return "\(number) \(numeral.isOne ? noun.one : noun.many)"
  }

  /// A number without a unit; "one" agrees with the noun after it.
  private func plain(_ numeral: PointedNumeral, from start: Int, isLabel: Bool = false) -> String {
    let next = source.afterSpace(numeral.end)
    guard numeral.isOne, !isLabel, next > numeral.end, source.isCapitalised(next) else {
      return GermanNumerals.words(numeral)
    }
    let noun = source.lower(next)
    // "ein Uhr" is a time, "eine Uhr" a clock.
    let gender = noun == "uhr" ? .neuter : GermanNouns.gender(of: noun)
    let isDative =
      gender == .feminine && Self.dativeOnly.contains(source.lower(source.before(start)))
    return isDative ? "einer" : GermanNumerals.words(numeral, before: gender)
  }

  /// Prepositions that always take the dative.
  private static let dativeOnly: Set<String> = ["mit", "von", "aus", "bei", "nach", "seit", "zu"]

  /// Whether a noun before a number is what it counts: "Kapitel 1 Der Fluss".
  private func isLabelled(_ index: Int) -> Bool {
    let before = source.before(index)
    return before >= 0 && source.isCapitalised(before)
      && (before > 0 || source.isSpace(index - 1) && Self.counted.contains(source.lower(before)))
  }

  /// The words of `%` and `‰`.
  func percent(after index: Int) -> (words: String, end: Int)? {
    let next = source.afterSpace(index)
    switch source.symbol(next) {
    case UInt16(ascii: "%"): return ("Prozent", next + 1)
    case 0x2030: return ("Promille", next + 1)
    default: return nil
    }
  }

  // MARK: Fractions

  /// Reads `1/3`, unless it begins a date or a path.
  private func fraction(at index: Int) -> SpokenForm? {
    guard let parts = fractionParts(at: index) else { return nil }
    return fraction(parts.over, parts.under, at: index, end: parts.end)
  }

  /// Reads a fraction with its unit: "ein halber Liter", "drei Viertel Zoll".
  ///
  /// - Parameters:
  ///   - over: The number above the line.
  ///   - under: The one below it.
  ///   - index: The first token of the fraction.
  ///   - end: The token after it.
  /// - Returns: The words.
  func fraction(_ over: UInt64, _ under: UInt64, at index: Int, end: Int) -> SpokenForm {
    if over == 1, under == 2, let form = half(at: index, before: end) { return form }
    let words = GermanNumerals.fraction(over, under)
    guard let unit = unit(after: end), !source.isSymbol(end, "/") else {
      return .words(words, end: end)
    }
    return .words("\(words) \(unit.noun.one)", end: unit.end)
  }

  /// Reads `6'2"` in feet, `3'45"` in minutes.
  private func primes(_ low: PointedNumeral) -> SpokenForm? {
    guard let primes = source.primes(after: low),
      let large = Self.units[primes.isTime ? "min" : "ft"],
      let small = Self.units[primes.isTime ? "s" : "\""]
    else { return nil }
    return .words("\(words(low, of: large)) \(words(primes.last, of: small))", end: primes.end)
  }

  /// Reads a mark with the highest one: `9,5/10`.
  private func grade(_ low: PointedNumeral) -> SpokenForm? {
    guard !low.isWhole, source.isSymbol(low.end, "/"), let total = source.numeral(at: low.end + 1),
      total.isWhole, [5, 10, 20, 100].contains(total.value), !source.isSymbol(total.end, "/"),
      !source.isWord(total.end)
    else { return nil }
    return .words(
      "\(GermanNumerals.words(low)) von \(GermanNumerals.words(total))", end: total.end)
  }

  /// Reads `1 1/2` as "eineinhalb", `3 2/5` as "drei zwei Fünftel".
  private func mixed(_ whole: PointedNumeral) -> SpokenForm? {
    guard whole.isWhole else { return nil }
    let start = source.afterSpace(whole.end)
    let sign = VulgarFraction.signs[source.symbol(start)].map {
      (over: $0.over, under: $0.under, end: start + 1)
    }
    guard let parts = sign ?? (start > whole.end ? fractionParts(at: start) : nil) else {
      return nil
    }
    let joined = ["1/2": "einhalb", "1/4": "einviertel", "3/4": "dreiviertel"]
    let words =
      joined["\(parts.over)/\(parts.under)"].map {
        GermanNumerals.whole(whole.integer, before: .neuter) + $0
      }
      ?? "\(GermanNumerals.whole(whole.integer)) \(GermanNumerals.fraction(parts.over, parts.under))"
    guard let unit = unit(after: parts.end) else { return .words(words, end: parts.end) }
    return .words("\(words) \(unit.noun.many)", end: unit.end)
  }

  /// Reads the half of a unit or of a noun: "ein halber Liter", "mit einer halben Stunde".
  private func half(at index: Int, before end: Int) -> SpokenForm? {
    let isDative = Self.dativeOnly.contains(source.lower(source.before(index)))
    let next = source.afterSpace(end)
    if let unit = unit(after: end) {
      return .words("\(Self.half(unit.noun.gender, isDative)) \(unit.noun.one)", end: unit.end)
    }
    guard next > end, source.isCapitalised(next), !source.isCapitals(next) else { return nil }
    return .words(Self.half(GermanNouns.gender(of: source.lower(next)), isDative), end: end)
  }

  private static func half(_ gender: GermanNumerals.Gender, _ isDative: Bool) -> String {
    switch gender {
    case .masculine: isDative ? "einem halben" : "ein halber"
    case .feminine: isDative ? "einer halben" : "eine halbe"
    case .neuter: isDative ? "einem halben" : "ein halbes"
    }
  }

  private func fractionParts(at index: Int) -> (over: UInt64, under: UInt64, end: Int)? {
    // Longer ones are pairs of years, or numbers of files: 1914/18.
    let longestPart = 3
    guard source.isNumber(index), source.isSymbol(index + 1, "/"), !source.isSymbol(index - 1, "/"),
      source.length(index) <= longestPart, source.length(index + 2) <= longestPart + 1,
      let over = DigitRow.value(source.digits(index)), source.isNumber(index + 2),
      let low = DigitRow.value(source.digits(index + 2)), low > 1,
      source.digits(index + 2).first != 0, !source.isSymbol(index + 3, "/")
    else { return nil }
    return (over, low, index + 3)
  }

  // MARK: Ranges, scores and versions

  /// The second number of `5-7`, `5–7`, `1000 - 1100`.
  func rangeEnd(after low: PointedNumeral) -> PointedNumeral? {
    let dash = source.afterSpace(low.end)
    guard source.symbol(dash).isHyphenOrDash, !source.isEquation else { return nil }
    let start = source.afterSpace(dash + 1)
    guard (dash == low.end) == (start == dash + 1), let high = source.numeral(at: start) else {
      return nil
    }
    // A third number makes it a code.
    if source.symbol(high.end).isHyphenOrDash, source.isNumber(high.end + 1) { return nil }
    return date(at: start) != nil || source.isSymbol(high.end, ".") && !source.isLast(high.end + 1)
      ? nil : high
  }

  /// Reads `3:2` as "drei zu zwei".
  private func score(at index: Int) -> SpokenForm? {
    guard source.isSymbol(index + 1, ":"), source.isNumber(index + 2),
      !source.isSymbol(index + 3, ":"), !source.isSymbol(index - 1, ":")
    else { return nil }
    let parts = [index, index + 2].map { GermanNumerals.whole(source.digits($0)) }
    return .words(parts.joined(separator: " zu "), end: index + 3)
  }

  /// Reads `1.2.3` and longer ones.
  private func version(at index: Int) -> SpokenForm? {
    source.version(at: index, saying: "Punkt") { digits, isAddress in
      isAddress ? GermanNumerals.digits(digits) : GermanNumerals.whole(digits)
    }
  }
}
