/// Amounts of money.
extension RomanceRules {
  /// Reads amounts from the sign on: `$1,50`, `€ 2,3 billones`.
  func money(atSign index: Int) -> SpokenForm? {
    guard let sign = currency(at: index),
      let amount = source.numeral(at: source.afterSpace(sign.end))
    else { return nil }
    return money(inDollars(amount, behind: sign.end), sign.currency, end: amount.end)
  }

  private func inDollars(_ amount: PointedNumeral, behind end: Int) -> PointedNumeral {
    source.isSymbol(end - 1, "$") ? amount.inDollars : amount
  }

  /// Reads amounts from the letters on: `USD 2`, `R$ 5`, `mex$100`.
  func money(atCode index: Int) -> SpokenForm? {
    guard source.length(index) <= 3, let sign = currency(at: index),
      sign.end > index + 1 || source.isSpace(index + 1) || source.isNumber(index + 1),
      let amount = source.numeral(at: source.afterSpace(sign.end))
    else { return nil }
    return money(inDollars(amount, behind: sign.end), sign.currency, end: amount.end)
  }

  /// Reads the currency after an amount: `5,50 €`, `13 HKD`.
  func money(after amount: PointedNumeral) -> SpokenForm? {
    let start = source.afterSpace(amount.end)
    if let sign = currency(at: start), !source.isNumber(sign.end) {
      return money(amount, sign.currency, end: sign.end)
    }
    return namedMoney(amount, at: start) ?? largeMoney(amount, at: start)
  }

  /// Reads the hundredths before a currency's name: `1 250,00 euros`.
  private func namedMoney(_ amount: PointedNumeral, at index: Int) -> SpokenForm? {
    let hundredths = 2
    guard index > amount.end, amount.fraction.count == hundredths,
      let currency = language.currencies.values.first(where: {
        [$0.name.one, $0.name.many].contains(source.lower(index))
      })
    else { return nil }
    return money(amount, currency, end: index + 1)
  }

  /// Reads `5 M€`.
  private func largeMoney(_ amount: PointedNumeral, at index: Int) -> SpokenForm? {
    guard let large = language.largeSigns[source.word(index)], !source.isWord(index + 1),
      let sign = currency(at: index + 1)
    else { return nil }
    let name = sign.currency.name.many
    return .words("\(words(amount, of: large))\(millionJoint(name))\(name)", end: sign.end)
  }

  /// What stands between a million, or a part, and its noun: "de", "d’".
  func millionJoint(_ name: String) -> String {
    guard let elided = language.elidedJoint, let first = name.first, "aeiouhéê".contains(first)
    else { return language.millionJoint }
    return elided
  }

  /// A sign or code, and the index of the token after it.
  private func currency(at index: Int) -> (currency: RomanceLanguage.Currency, end: Int)? {
    if source.isWord(index) {
      let lower = source.lower(index)
      if source.isSymbol(index + 1, "$"), let known = language.currencies[lower + "$"] {
        return (known, index + 2)
      }
      // Small letters are more often a word.
      guard let known = language.currencies[lower] else { return nil }
      return (known, index + 1)
    }
    let unit = source.symbol(index)
    guard unit > 0, let scalar = Unicode.Scalar(unit),
      let known = language.currencies[String(scalar)]
    else { return nil }
    return (known, index + 1)
  }

  private func money(
    _ amount: PointedNumeral, _ currency: RomanceLanguage.Currency, end: Int
  ) -> SpokenForm {
    let name = currency.name
    let next = source.afterSpace(end)
    // In "€ 2,3 billones" the million comes between.
    if next > end, source.isWord(next), isMillion(source.lower(next)) {
      let number = words(amount, .masculine)
      return .words(
        "\(number) \(source.word(next))\(millionJoint(name.many))\(name.many)", end: next + 1)
    }
    let hasPart = amount.fraction.count <= 2 && !amount.isWhole
    guard hasPart, let part = currency.part else {
      // A round million takes a preposition: un millón de euros.
      let isMillion = amount.isWhole && amount.integer.suffix(6).allSatisfy { $0 == 0 }
      if isMillion, amount.integer.count > 6 {
        return .words(
          "\(words(amount, name.form))\(millionJoint(name.many))\(name.many)", end: end)
      }
      return .words(words(amount, of: name), end: end)
    }
    let digits = amount.fraction.count == 1 ? amount.fraction + [0] : amount.fraction
    let cents = DigitRow.value(digits) ?? 0
    let small = "\(grammar.cardinal(cents, part.form)) \(cents == 1 ? part.one : part.many)"
    if amount.integer.allSatisfy({ $0 == 0 }), cents > 0 { return .words(small, end: end) }
    let whole = PointedNumeral(integer: amount.integer, end: amount.end)
    let large = words(whole, of: name)
    return .words(cents == 0 ? large : large + language.partJoint + small, end: end)
  }

  private static let millions: Set<String> = [
    "millón", "billón", "milhão", "bilhão", "trilhão", "million", "milliard", "billion", "milione",
    "milioni", "miliardo", "miliardi",
  ]

  private func isMillion(_ word: String) -> Bool {
    let isPlural =
      word.hasSuffix("s")
      && ["mill", "milh", "bill", "bilh", "trill", "trilh"].contains { word.hasPrefix($0) }
    return isPlural || Self.millions.contains(word)
  }
}
