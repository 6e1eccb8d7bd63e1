/// Numbers with what is written behind them: marks, house letters, abbreviated nouns.
extension RomanceRules {
  /// Reads `9,5/20`, `12/A`, `1m75` and `6'2"`.
  func counted(_ low: PointedNumeral, at index: Int) -> SpokenForm? {
    grade(low, at: index) ?? houseLetter(low, at: index) ?? height(low) ?? primes(low)
  }

  /// Reads a mark with its highest one: `9,5/10`, and `15/20` where it is the usual one.
  private func grade(_ low: PointedNumeral, at index: Int) -> SpokenForm? {
    guard source.isSymbol(low.end, "/"), !source.isSymbol(index - 1, "/"),
      let total = source.numeral(at: low.end + 1), let value = total.value, total.isWhole,
      !source.isSymbol(total.end, "/"), !source.isWord(total.end),
      let mark = low.value, mark <= value,
      low.isWhole
        ? language.gradeTotals.contains(value) && !isPart(before: total.end)
        : Self.decimalTotals.contains(value)
    else { return nil }
    return .words("\(words(low)) \(phrases.outOf) \(words(total))", end: total.end)
  }

  /// Whether what follows is divided: `3/20 du total` is no mark, and `15/20 de moyenne` is one.
  private func isPart(before index: Int) -> Bool {
    let next = source.afterSpace(index)
    let word = source.lower(next)
    if word == "de" { return source.lower(source.afterSpace(next + 1)) != "moyenne" }
    return word == "du" || word == "des" || word.hasPrefix("d'") || word.hasPrefix("d’")
  }

  private static let decimalTotals: Set<UInt64> = [5, 10, 20, 100]

  /// Reads the letter of a house behind a name or a number sign: `via Roma 12/A`, `n. 12/A`.
  private func houseLetter(_ low: PointedNumeral, at index: Int) -> SpokenForm? {
    let letter = low.end + 1
    guard low.isWhole, source.isSymbol(low.end, "/"), source.length(letter) == 1,
      source.isCapitalised(letter), !source.isSymbol(letter + 1, "/"), isAfterAddress(index)
    else { return nil }
    return .words("\(words(low)) \(source.word(letter))", end: letter + 1)
  }

  /// Whether a number stands behind a name (`via Roma 12`, `via Roma, 12`) or a number sign (`n. 12`, `nº 12`).
  private func isAfterAddress(_ index: Int) -> Bool {
    var before = source.before(index)
    if source.isSymbol(before, "#") { return true }
    if [".", ",", "º", "°"].contains(where: { source.isSymbol(before, $0) }) { before -= 1 }
    if Self.numberSigns.contains(source.lower(before)) { return true }
    // The first word of a sentence has its capital by its place: "Soit 1/T".
    return source.isCapitalised(before) && before > 0
      && (0..<before).contains(where: source.isWord)
  }

  private static let numberSigns: Set = [
    "n", "no", "nº", "nr", "num", "núm", "numero", "número", "numéro",
  ]

  /// Reads `1m75`.
  private func height(_ low: PointedNumeral) -> SpokenForm? {
    guard low.isWhole, low.integer.count == 1, source.word(low.end) == "m",
      source.isNumber(low.end + 1), source.length(low.end + 1) == 2,
      let metre = language.units["m"]
    else { return nil }
    let part = wholeWords(source.digits(low.end + 1))
    return .words("\(words(low, of: metre)) \(part)", end: low.end + 2)
  }

  /// Reads `6'2"` in feet, `3'45"` in minutes.
  private func primes(_ low: PointedNumeral) -> SpokenForm? {
    guard let primes = source.primes(after: low),
      let large = language.units[primes.isTime ? "min" : "ft"],
      let small = language.units[primes.isTime ? "s" : "\""]
    else { return nil }
    return .words("\(words(low, of: large)) \(words(primes.last, of: small))", end: primes.end)
  }

  /// Reads `/mes` behind an amount of money or a number: "al mes".
  func rate(at index: Int) -> SpokenForm? {
    guard source.isAmount(before: index), source.isWord(index + 1),
      let words = language.rates[source.lower(index + 1)]
    else { return nil }
    return .words(words, end: index + 2)
  }

  /// Reads an abbreviated noun behind its number.
  ///
  /// Such are `350 p.`, `pág. 23 y ss.`, `XIXe s.` and `2.ª ed.`
  func nounAfterNumber(at index: Int) -> SpokenForm? {
    guard source.isSymbol(index + 1, "."), !source.isCapitalised(index) else { return nil }
    let word = source.lower(index)
    let end = source.afterPoint(index + 1)
    // A number behind it is the one that it names.
    guard !source.isNumber(source.afterSpace(index + 2)) else { return nil }
    let previous = source.before(index)
    if let words = language.followers[word] {
      let and = [phrases.and, "e", "y", "et"].contains(source.lower(previous))
      guard source.isNumber(and ? source.before(previous) : previous) else { return nil }
      return .words(words, end: end)
    }
    if let words = language.countedNouns[word], source.isNumber(previous) {
      // "3 p. m." is a time.
      guard source.lower(source.afterSpace(index + 2)) != "m" else { return nil }
      return .words(words, end: end)
    }
    guard let words = language.orderedNouns[word], isOrdinal(endingAt: previous) else { return nil }
    return .words(words, end: end)
  }

  /// Whether an ordinal ends with a token: `2.ª`, `19e`, `XIXe`, `XIX`.
  private func isOrdinal(endingAt index: Int) -> Bool {
    if [0xAA, 0xBA, 0xB0].contains(source.symbol(index)) {
      let number = source.isSymbol(index - 1, ".") ? index - 2 : index - 1
      return source.isNumber(number)
    }
    guard source.isWord(index) else { return false }
    if source.isNumber(index - 1) {
      return grammar.ordinalForm(ofSuffix: RaisedLetters.lowered(source.lower(index))) != nil
    }
    return roman(at: index) != nil
  }
}
