/// Dates: `20 de marzo de 2020`, `2 mars`, `30/2/1990`, `1990-02-28`.
extension RomanceRules {
  /// Reads a date that begins with a number.
  func date(at index: Int) -> SpokenForm? {
    figures(at: index) ?? dayAndMonth(at: index) ?? dayAndMonthInFigures(at: index)
  }

  /// Reads a day before the name of a month.
  private func dayAndMonth(at index: Int) -> SpokenForm? {
    guard source.length(index) <= 2, let day = day(at: index), !source.isNumber(index - 1),
      let month = month(afterDay: index + 1)
    else { return nil }
    // The year that follows is read as a number by itself, like every year.
    let spoken = dayWords(day, at: index)
    let isJoined = month.index == index + 2 && language.dateJoint != " "
    guard month.isShort || isJoined else { return .words(spoken, end: index + 1) }
    let name = month.isShort ? language.months[Int(month.number) - 1] : source.word(month.index)
    return .words("\(spoken)\(language.dateJoint)\(name)", end: month.end)
  }

  /// A day; "l’1 maggio" has an apostrophe because its day is "uno".
  private func dayWords(_ day: UInt64, at index: Int) -> String {
    source.symbol(index - 1).isApostrophe ? grammar.cardinal(day, .alone) : grammar.day(day)
  }

  private func day(at index: Int) -> UInt64? {
    guard source.isNumber(index), let value = DigitRow.value(source.digits(index)),
      (1...31).contains(value)
    else { return nil }
    return value
  }

  /// The month after a day, with or without "de" between them.
  private func month(
    afterDay index: Int
  ) -> (number: UInt64, index: Int, end: Int, isShort: Bool)? {
    guard source.isSpace(index) else { return nil }
    var start = index + 1
    if ["de", "d"].contains(source.lower(start)), source.isSpace(start + 1) { start += 2 }
    guard let number = language.monthNumbers[source.lower(start)] else { return nil }
    let isShort = language.months[Int(number) - 1] != source.lower(start)
    return (number, start, isShort ? source.afterPoint(start + 1) : start + 1, isShort)
  }

  /// Reads a date from the month on: `abr. 22`, `junio 11 2000`.
  func monthFirst(at index: Int) -> SpokenForm? {
    guard let number = language.monthNumbers[source.lower(index)] else { return nil }
    let name = language.months[Int(number) - 1]
    let isShort = source.lower(index) != name
    let hasPoint = isShort && source.isSymbol(index + 1, ".")
    let next = hasPoint ? index + 2 : index + 1
    guard source.isSpace(next), source.length(next + 1) <= 2, let day = day(at: next + 1),
      !source.isSymbol(next + 2, ":"), !source.isSymbol(next + 2, "/"),
      isShort && hasPoint || source.isNumber(next + 3) && source.length(next + 3) == 4
    else {
      return hasPoint && !source.isLast(index + 2) && isBesideNumber(index)
        ? .words(name, end: index + 2) : nil
    }
    let spoken = "\(grammar.day(day))\(language.dateJoint)\(name)"
    guard source.isSpace(next + 2), source.length(next + 3) == 4, source.isNumber(next + 3),
      let year = DigitRow.value(source.digits(next + 3))
    else { return .words(spoken, end: next + 2) }
    return .words(
      "\(spoken)\(language.dateJoint)\(grammar.cardinal(year, .alone))", end: next + 4)
  }

  private func isBesideNumber(_ index: Int) -> Bool {
    source.isNumber(source.before(index)) || source.isNumber(source.afterSpace(index + 2))
  }

  /// Reads `le 14/07` and `il 25/12`: behind an article, with a zero or a day above the month, it is no fraction.
  private func dayAndMonthInFigures(at index: Int) -> SpokenForm? {
    let month = index + 2
    guard source.isSymbol(index + 1, "/"), source.isNumber(month), source.length(index) <= 2,
      source.length(month) <= 2, let day = day(at: index),
      let number = DigitRow.value(source.digits(month)), (1...12).contains(number),
      source.digits(index).first == 0 || source.digits(month).first == 0
        || day > number && (!Self.formats.contains([day, number]) || isInRange(index)),
      !source.isSymbol(month + 1, "/"), !source.isWord(month + 1), isAfterDayWord(index)
    else { return nil }
    let name = language.months[Int(number) - 1]
    return .words("\(dayWords(day, at: index))\(language.dateJoint)\(name)", end: month + 1)
  }

  /// The formats of screens and pictures, metres of music, and "always open", which are no days without a zero.
  private static let formats: Set<[UInt64]> = [[16, 9], [4, 3], [3, 2], [12, 8], [24, 7]]

  /// Whether another day follows or precedes: "du 4/3 au 8/3", and not "du 16/9 au 4/3".
  private func isInRange(_ index: Int) -> Bool {
    let word = source.afterSpace(index + 3)
    return language.dayWords.contains(source.lower(word)) && isNoFormat(source.afterSpace(word + 1))
      || isNoFormat(source.before(source.before(index)) - 2)
  }

  private func isNoFormat(_ index: Int) -> Bool {
    guard let day = day(at: index), source.isSymbol(index + 1, "/"), source.isNumber(index + 2),
      let month = DigitRow.value(source.digits(index + 2))
    else { return false }
    return (1...12).contains(month) && !Self.formats.contains([day, month])
  }

  private func isAfterDayWord(_ index: Int) -> Bool {
    let before = source.before(index)
    let word = source.symbol(before).isApostrophe ? before - 1 : before
    return language.dayWords.contains(source.lower(word))
  }

  /// Reads a date in figures with two equal separators.
  private func figures(at index: Int) -> SpokenForm? {
    let separator = source.symbol(index + 1)
    guard ["-", "/", "."].contains(where: { separator == UInt16(ascii: $0) }),
      source.symbol(index + 3) == separator, source.isNumber(index + 4),
      source.symbol(index + 5) != separator || source.isGap(index + 6),
      !source.isWord(index - 1), !source.isWord(index + 5), !source.isSymbol(index - 1, "-")
    else { return nil }
    let lengths = [0, 2, 4].map { source.length(index + $0) }
    let parts = [0, 2, 4].compactMap { DigitRow.value(source.digits(index + $0)) }
    guard parts.count == 3, source.isNumber(index + 2) else { return nil }
    if lengths[0] == 4, lengths[1] <= 2, lengths[2] <= 2 {
      return spokenDate(at: index, day: parts[2], month: parts[1], year: parts[0])
    }
    guard lengths[0] <= 2, lengths[1] <= 2, lengths[2] == 4 else { return nil }
    // An American date has its month first; a day above 12 shows it.
    return parts[1] > 12
      ? spokenDate(at: index, day: parts[1], month: parts[0], year: parts[2])
      : spokenDate(at: index, day: parts[0], month: parts[1], year: parts[2])
  }

  /// A date of five tokens.
  private func spokenDate(at index: Int, day: UInt64, month: UInt64, year: UInt64) -> SpokenForm? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let parts = [
      dayWords(day, at: index), language.months[Int(month) - 1], grammar.cardinal(year, .alone),
    ]
    return .words(parts.joined(separator: language.dateJoint), end: index + 5)
  }
}
