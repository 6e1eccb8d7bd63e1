/// Numbers with the words that belong to them: ordinals, decades, ranges, units, years.
extension EnglishRules {
  /// Reads a number and its unit, if it has one.
  func quantity(at index: Int) -> SpokenForm? {
    guard let low = numeral(at: index) else { return nil }
    if let form = ordinal(low) ?? shillings(low) ?? decade(low) ?? plural(low)
      ?? feetAndInches(low) ?? version(at: index) ?? militaryTime(low)
    {
      return form
    }
    if let high = rangeEnd(after: low) {
      let end = high.end
      if let unit = unit(after: end, isOne: false) {
        return .words("\(words(low)) to \(words(high)) \(unit.words)", end: unit.end)
      }
      if let ordinal = ordinal(high) {
        guard case .words(let words, let end) = ordinal else { return nil }
        return .words("\(plain(low)) to \(words)", end: end)
      }
      return .words("\(plain(low)) to \(plain(high, after: low))", end: end)
    }
    if !source.isWord(index - 1), let unit = unit(after: low.end, isOne: low.takesSingular) {
      return .words("\(words(low)) \(unit.words)", end: unit.end)
    }
    if let form = dimensions(low) { return form }
    return .words(joinedToLetters(index, low) ?? plain(low), end: low.end)
  }

  // MARK: Ordinals and decades

  private func ordinal(_ numeral: Numeral) -> SpokenForm? {
    var suffix = source.lower(numeral.end)
    var genitive = ""
    if suffix.hasSuffix("'s") || suffix.hasSuffix("’s") {
      suffix.removeLast(2)
      genitive = "'s"
    }
    if numeral.vulgar != nil, suffix == "rds" || suffix == "ths" { suffix.removeLast() }
    guard ["st", "nd", "rd", "th", "d"].contains(suffix) else { return nil }
    if let vulgar = numeral.vulgar, suffix != "d", vulgar.under > 1 {
      return .words(words(numeral) + genitive, end: numeral.end + 1)
    }
    guard numeral.isWhole, let value = numeral.value, let last = numeral.integer.last else {
      return nil
    }
    // The old form is `2d`, `23d`.
    if suffix == "d", last != 2 && last != 3 || value == 3 && source.isCapitals(numeral.end) {
      return nil
    }
    return .words(numbers.ordinal(value) + genitive, end: numeral.end + 1)
  }

  private func decade(_ numeral: Numeral) -> SpokenForm? {
    guard let first = simpleDecade(numeral) else { return nil }
    guard source.symbol(first.end).isHyphenOrDash, let next = self.numeral(at: first.end + 1),
      let second = simpleDecade(next)
    else { return .words(first.words, end: first.end) }
    return .words("\(first.words) to \(second.words)", end: second.end)
  }

  private func simpleDecade(_ numeral: Numeral) -> (words: String, end: Int)? {
    guard numeral.isWhole, !numeral.hasCommas, let value = numeral.value,
      numeral.integer.last == 0, [2, 4].contains(numeral.integer.count)
    else { return nil }
    var end = numeral.end
    if source.symbol(end).isApostrophe { end += 1 }
    return source.lower(end) == "s" ? (numbers.decade(value), end + 1) : nil
  }

  /// Reads several things of one name: `747s`, `MP3's`.
  private func plural(_ numeral: Numeral) -> SpokenForm? {
    guard numeral.isWhole, !numeral.hasCommas else { return nil }
    let end = source.symbol(numeral.end).isApostrophe ? numeral.end + 1 : numeral.end
    guard source.lower(end) == "s" else { return nil }
    let words = plain(numeral)
    let ending = words.hasSuffix("x") ? "es" : "s"
    let spoken = words.hasSuffix("y") ? words.dropLast() + "ies" : words + ending
    return .words(spoken, end: end + 1)
  }

  /// Reads `0900 hours`.
  private func militaryTime(_ numeral: Numeral) -> SpokenForm? {
    guard numeral.isWhole, numeral.integer.count == 4, numeral.integer[0] == 0,
      ["hours", "hrs"].contains(source.lower(source.afterSpace(numeral.end)))
    else { return nil }
    let hour = NumberWords.digits(numeral.integer[..<2])
    let minutes = numeral.integer[2...]
    let spokenMinutes = minutes.allSatisfy { $0 == 0 } ? "hundred" : wholeWords(Array(minutes))
    return .words("\(hour) \(spokenMinutes)", end: numeral.end)
  }

  // MARK: Ranges

  /// The second number of `5-7`, `5–7`, `1914 - 1918`.
  private func rangeEnd(after low: Numeral) -> Numeral? {
    let dash = source.afterSpace(low.end)
    guard source.symbol(dash).isHyphenOrDash else { return nil }
    let start = source.afterSpace(dash + 1)
    guard (dash == low.end) == (start == dash + 1), let high = numeral(at: start),
      !source.isSymbol(start, ".")
    else { return nil }
    // A third number makes it a code or a score.
    let next = source.afterSpace(high.end)
    if source.symbol(next).isHyphenOrDash, source.isNumber(source.afterSpace(next + 1)) {
      return nil
    }
    if source.isEquation, dash == low.end || source.isSpace(dash - 1) { return nil }
    // A day and a month after a dash begin a new expression.
    return start > dash + 1 && date(atNumber: start) != nil ? nil : high
  }

  // MARK: Years and other plain numbers

  /// A number without unit, alone or as the second of a range.
  func plain(_ numeral: Numeral, after low: Numeral? = nil) -> String {
    if let low, low.isYearLike, numeral.isWhole, numeral.integer.count == 2,
      let value = numeral.value
    {
      // In 1914–18 the century is not said again.
      return value < 10 ? NumberWords.digits(numeral.integer) : numbers.cardinal(value)
    }
    guard isYear(numeral), let value = numeral.value else { return words(numeral) }
    return numbers.year(value)
  }

  private func isYear(_ numeral: Numeral) -> Bool {
    if isThreeDigitYear(numeral) { return true }
    guard numeral.isYearLike, let value = numeral.value else { return false }
    if isBeforeEra(numeral.end) { return true }
    guard (1001...2099).contains(value) else { return false }
    // Round hundreds are said like years: fifteen hundred men.
    if value % 100 == 0 { return value < 2000 }
    let next = source.afterSpace(numeral.end)
    if next > numeral.end, Self.countedNouns.contains(source.lower(next)) { return false }
    if source.symbol(numeral.end).isHyphenOrDash,
      Self.countedNouns.contains(source.lower(numeral.end + 1))
    {
      return false
    }
    return true
  }

  /// Whether a number is a year of three digits: 843 BC.
  private func isThreeDigitYear(_ numeral: Numeral) -> Bool {
    guard numeral.isWhole, numeral.integer.count == 3, numeral.integer[0] != 0 else { return false }
    return isBeforeEra(numeral.end)
  }

  private func isBeforeEra(_ index: Int) -> Bool {
    let next = source.afterSpace(index)
    if ["BC", "BCE", "AD", "CE"].contains(source.word(next)) { return true }
    return ["B", "A"].contains(source.word(next)) && source.isSymbol(next + 1, ".")
      && ["C", "D"].contains(source.word(source.afterSpace(next + 2)))
  }

  /// A number that touches a letter, as in C212.
  ///
  /// Long ones are read digit by digit.
  private func joinedToLetters(_ index: Int, _ numeral: Numeral) -> String? {
    guard numeral.isWhole, !numeral.hasCommas, source.isWord(index - 1),
      numeral.integer.count >= 3, numeral.integer.suffix(3) != [0, 0, 0]
    else { return nil }
    return NumberWords.digits(numeral.integer)
  }

  /// Reads a size: `50 x 75`.
  private func dimensions(_ low: Numeral) -> SpokenForm? {
    let sign = source.afterSpace(low.end)
    let isBy = source.lower(sign) == "x" || source.isSymbol(sign, "×") && !source.isEquation
    guard isBy, source.isSpace(sign + 1) || sign == low.end,
      numeral(at: source.afterSpace(sign + 1)) != nil
    else {
      return nil
    }
    // 6 x 10^23 is a product.
    let isProduct = source.isSymbol(source.afterSpace(sign + 1) + 1, "^")
    return .words(words(low) + (isProduct ? " times" : " by"), end: sign + 1)
  }

  /// Reads `1.2.3` and longer ones.
  private func version(at index: Int) -> SpokenForm? {
    guard source.isNumber(index), source.isSymbol(index + 1, "."), source.isNumber(index + 2),
      source.isSymbol(index + 3, "."), source.isNumber(index + 4)
    else { return nil }
    var parts = [wholeWords(source.digits(index))]
    var end = index + 1
    while source.isSymbol(end, "."), source.isNumber(end + 1) {
      parts.append(wholeWords(source.digits(end + 1)))
      end += 2
    }
    return .words(parts.joined(separator: " point "), end: end)
  }

  /// Reads a length: `5'10"`, `5'10`, `6' tall` and `12"`.
  private func feetAndInches(_ numeral: Numeral) -> SpokenForm? {
    guard numeral.isWhole, numeral.integer.count <= 2 else { return inches(numeral) }
    let mark = source.symbol(numeral.end)
    guard mark == 0x27 || mark == 0x2019 || mark == 0x2032 else {
      return inches(numeral)
    }
    let feet = "\(words(numeral)) \(numeral.isOne ? "foot" : "feet")"
    let start = source.afterSpace(numeral.end + 1)
    guard let inches = self.numeral(at: start) else {
      return isFeet(numeral) ? .words(feet, end: numeral.end + 1) : nil
    }
    let close = source.symbol(inches.end)
    if close == 0x22 || close == 0x201D || close == 0x2033 {
      return .words(
        "\(feet) \(words(inches)) \(inches.isOne ? "inch" : "inches")", end: inches.end + 1)
    }
    return isHeight(numeral, inches) ? .words("\(feet) \(words(inches))", end: inches.end) : nil
  }

  /// Whether the mark behind a number is that of feet, and no closing quote and no minute of an angle.
  private func isFeet(_ numeral: Numeral) -> Bool {
    if source.symbol(numeral.end) == 0x2032 {
      return !source.isSymbol(source.before(numeral.end - 1), "°")
    }
    let next = source.afterSpace(numeral.end + 1)
    return next > numeral.end + 1 && Self.lengthWords.contains(source.lower(next))
  }

  /// Words behind a length.
  private static let lengthWords: Set = [
    "tall", "high", "long", "wide", "deep", "thick", "square", "by", "x",
  ]

  /// Whether two numbers with a mark between them are somebody's height in feet and inches: `5'10`.
  private func isHeight(_ feet: Numeral, _ inches: Numeral) -> Bool {
    let people: ClosedRange<UInt64> = 3...8
    let mostInches: UInt64 = 11
    return inches.isWhole && !source.isSpace(feet.end + 1) && !source.isWord(inches.end)
      && !source.symbol(inches.end).isApostrophe
      && DigitRow.value(feet.integer).map(people.contains) == true
      && DigitRow.value(inches.integer) ?? .max <= mostInches
  }

  /// Reads `12"`, unless the mark can be a closing quote.
  private func inches(_ numeral: Numeral) -> SpokenForm? {
    let mark = source.symbol(numeral.end)
    guard mark == 0x22 || mark == 0x2033 else { return nil }
    guard mark == 0x2033 || !isQuoted(before: source.tokens[numeral.end].range.lowerBound) else {
      return nil
    }
    return .words("\(words(numeral)) \(numeral.isOne ? "inch" : "inches")", end: numeral.end + 1)
  }

  /// Whether a straight quote is open before a place; a mark of inches opens none.
  private func isQuoted(before place: Int) -> Bool {
    // A quote that opened further back, in UTF-16 units, does not matter.
    let reach = 1000
    var isOpen = false
    for place in max(place - reach, 0)..<place where source.units[place] == 0x22 {
      isOpen = !isOpen && !(place > 0 && source.units[place - 1].isDigit)
    }
    return isOpen
  }
}
