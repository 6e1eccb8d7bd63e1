/// Times of day, and telephone numbers.
extension GermanRules {
  /// Reads `14:30 Uhr`, `2.30 Uhr`, `02:02:23`, `14 Uhr 30`.
  func time(at index: Int) -> SpokenForm? {
    guard let first = clock(at: index) else { return nil }
    var words = first.words
    var end = first.end
    // From one time to another, "Uhr" stands once.
    let dash = source.afterSpace(end)
    if source.symbol(dash).isHyphenOrDash, let last = clock(at: source.afterSpace(dash + 1)) {
      words += " bis \(last.words)"
      end = last.end
    }
    return .words(words, end: end)
  }

  private func clock(at index: Int) -> (words: String, end: Int)? {
    guard let hour = twoDigits(at: index), hour <= 24, !source.isSymbol(index - 1, ":"),
      !source.isSymbol(index - 1, ","), !source.isSymbol(index - 1, ".")
    else { return nil }
    if let minute = minuteAfterUhr(index) { return (spoken(hour, minute, nil), minute.end) }
    let isPoint = source.isSymbol(index + 1, ".")
    guard isPoint || source.isSymbol(index + 1, ":"), source.length(index + 2) == 2,
      let minute = twoDigits(at: index + 2), minute < 60
    else { return nil }
    var end = index + 3
    var second: UInt64?
    if source.symbol(end) == source.symbol(index + 1), let value = twoDigits(at: end + 1),
      value < 60
    {
      second = value
      end += 2
    }
    let mark = source.afterSpace(end)
    let isMarked = ["uhr", "h"].contains(source.lower(mark))
    if isPoint, !isMarked, !(source.symbol(end).isHyphenOrDash && isPointedTime(end + 1)) {
      return nil
    }
    if source.isSymbol(end, ":") || source.isSymbol(end, ",") && source.isNumber(end + 1) {
      return nil
    }
    return (spoken(hour, (minute, end), second), isMarked ? mark + 1 : end)
  }

  /// Whether `12.00 Uhr` begins at a token.
  private func isPointedTime(_ index: Int) -> Bool {
    twoDigits(at: index) != nil && source.isSymbol(index + 1, ".")
      && source.length(index + 2) == 2 && source.isNumber(index + 2)
      && source.lower(source.afterSpace(index + 3)) == "uhr"
  }

  /// The minutes of `14 Uhr 30`, and of `um 7 h 30`.
  private func minuteAfterUhr(_ index: Int) -> (value: UInt64, end: Int)? {
    let mark = source.afterSpace(index + 1)
    let place = source.afterSpace(mark + 1)
    // "7 h 30 min" is a duration, and so may be what has no preposition of time.
    let isHour =
      source.word(mark) == "h" && source.length(place) == 2
      && ["um", "gegen", "ab"].contains(source.lower(source.before(index)))
      && !["m", "min"].contains(source.lower(source.afterSpace(place + 1)))
    guard isHour || source.lower(mark) == "uhr", let value = twoDigits(at: place), value < 60,
      !source.isSymbol(place + 1, ".")
    else { return nil }
    return (value, place + 1)
  }

  private func spoken(
    _ hour: UInt64, _ minute: (value: UInt64, end: Int), _ second: UInt64?
  ) -> String {
    var words = "\(GermanNumerals.cardinal(hour, before: .neuter)) Uhr"
    if let second {
      let minuteWord = minute.value == 1 ? "Minute" : "Minuten"
      words += " \(GermanNumerals.cardinal(minute.value, before: .feminine)) \(minuteWord)"
      words +=
        " \(GermanNumerals.cardinal(second, before: .feminine)) \(second == 1 ? "Sekunde" : "Sekunden")"
    } else if minute.value > 0 {
      words += " \(GermanNumerals.cardinal(minute.value))"
    }
    return words
  }

  private func twoDigits(at index: Int) -> UInt64? {
    guard source.isNumber(index), source.length(index) <= 2 else { return nil }
    return DigitRow.value(source.digits(index))
  }

  // MARK: Telephones

  /// Reads `0171 2345678`, `030/1234567` digit by digit: the area code begins with zero.
  func telephone(at index: Int) -> SpokenForm? {
    let shortestCode = 3
    guard source.digits(index).first == 0, source.length(index) >= shortestCode else { return nil }
    let isSlash = source.isSymbol(index + 1, "/") && source.isNumber(index + 2)
    // Behind an area code few digits are a number.
    if isSlash, let rest = source.telephoneDigits(from: index + 2, least: 4) {
      return .words(GermanNumerals.digits(source.digits(index) + rest.digits), end: rest.end)
    }
    return source.telephoneDigits(from: index).map {
      .words(GermanNumerals.digits($0.digits), end: $0.end)
    }
  }

  /// Reads `+49 30 123456`, `(0411) 1234-1234` from the sign on.
  func telephone(atSign index: Int) -> SpokenForm? {
    let isPlus = source.isSymbol(index, "+")
    let isCode = source.isSymbol(index, "(") && source.isSymbol(index + 2, ")")
    guard isPlus || isCode, source.isNumber(index + 1),
      let number = source.telephoneDigits(from: isPlus ? index + 1 : index, isPointed: isPlus)
    else { return nil }
    return .words((isPlus ? "plus " : "") + GermanNumerals.digits(number.digits), end: number.end)
  }
}
