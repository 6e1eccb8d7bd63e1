/// Dates in their many forms.
extension EnglishRules {
  // MARK: Month first

  /// Reads dates from the month on: `May 18, 2012`, `Sept. 28th`, `Jan-15-2020`, `June 2015`.
  func date(atMonth index: Int) -> SpokenForm? {
    guard let month = month(at: index) else { return nil }
    let isShort = source.lower(index) != month.lowercased()
    let afterMonth = source.isSymbol(index + 1, ".") && isShort ? index + 2 : index + 1
    let isHyphenated = source.isSymbol(afterMonth, "-")
    let start = isHyphenated ? afterMonth + 1 : source.afterSpace(afterMonth)
    if start > index + 1, let day = day(at: start) {
      let year = year(afterDay: day.end, isHyphenated: isHyphenated)
      let spoken = "\(month) \(day.words)" + (year.map { ", " + $0.words } ?? "")
      return .words(spoken, end: year?.end ?? day.end)
    }
    guard isShort else { return nil }
    if start > index + 1, let year = fourDigitYear(at: start) {
      return .words("\(month) \(year.words)", end: year.end)
    }
    guard source.isSymbol(index + 1, "."), !source.isLast(index + 2), source.lower(index) != "mar"
    else {
      return nil
    }
    return .words(month, end: index + 2)
  }

  private func month(at index: Int) -> String? {
    guard let month = CalendarNames.months[source.lower(index)] else { return nil }
    // In small letters some months are ordinary words.
    let isPlain = ["may", "march", "mar", "jun", "dec"].contains(source.lower(index))
    return isPlain && !source.isCapitalised(index) ? nil : month
  }

  /// A day of the month after its name, with or without suffix, or two of them.
  private func day(at index: Int) -> (words: String, end: Int)? {
    guard let first = dayNumber(at: index) else { return nil }
    if source.symbol(first.end).isHyphenOrDash, let second = dayNumber(at: first.end + 1) {
      return ("\(first.words) to \(second.words)", second.end)
    }
    return (first.words, first.end)
  }

  private func dayNumber(at index: Int) -> (words: String, end: Int)? {
    guard source.isNumber(index), source.length(index) <= 2,
      let value = DigitRow.value(source.digits(index)), (1...31).contains(value)
    else { return nil }
    if ["st", "nd", "rd", "th", "d"].contains(source.lower(index + 1)) {
      return (numbers.ordinal(value), index + 2)
    }
    let next = source.symbol(index + 1)
    let goesOn = [":", "/", "%", ".", ","].contains { next == UInt16(ascii: $0) }
    if goesOn, source.isNumber(index + 2) { return nil }
    return source.isWord(index + 1) ? nil : (numbers.ordinal(value), index + 1)
  }

  private func year(afterDay index: Int, isHyphenated: Bool) -> (words: String, end: Int)? {
    if isHyphenated {
      return source.isSymbol(index, "-") ? fourDigitYear(at: index + 1) : nil
    }
    let comma = source.afterSpace(index)
    let isComma = source.isSymbol(comma, ",")
    let start = source.afterSpace(isComma ? comma + 1 : index)
    if isComma, source.length(start) == 3, source.isNumber(start), source.isSymbol(start + 1, "."),
      let value = DigitRow.value(source.digits(start))
    {
      return (numbers.year(value), start + 1)
    }
    return start > index ? fourDigitYear(at: start) : nil
  }

  private func fourDigitYear(at index: Int) -> (words: String, end: Int)? {
    guard source.isNumber(index), source.length(index) == 4,
      let value = DigitRow.value(source.digits(index)), (1000...2999).contains(value),
      !(source.isSymbol(index + 1, ":") && source.isNumber(index + 2))
    else { return nil }
    return (numbers.year(value), index + 1)
  }

  // MARK: Numbers first

  /// Reads dates from the number on: `28 February 2016`, `2006-08-05`, `02/15/2017`.
  func date(atNumber index: Int) -> SpokenForm? {
    numericDate(at: index) ?? dayFirst(at: index)
  }

  private func dayFirst(at index: Int) -> SpokenForm? {
    guard source.isNumber(index), source.length(index) <= 2,
      let value = DigitRow.value(source.digits(index)), (1...31).contains(value)
    else { return nil }
    let hasSuffix = ["st", "nd", "rd", "th"].contains(source.lower(index + 1))
    let afterDay = hasSuffix ? index + 2 : index + 1
    let isHyphenated = source.isSymbol(afterDay, "-")
    guard isHyphenated || source.isSpace(afterDay), let month = month(at: afterDay + 1),
      !isModal(afterDay + 1)
    else { return nil }
    let isShort = source.lower(afterDay + 1) != month.lowercased()
    let afterMonth = isShort ? source.afterPoint(afterDay + 2) : afterDay + 2
    let year = year(afterDay: afterMonth, isHyphenated: isHyphenated)
    let spoken = "\(article(before: index))\(numbers.ordinal(value)) of \(month)"
    return .words(spoken + (year.map { " " + $0.words } ?? ""), end: year?.end ?? afterMonth)
  }

  /// Whether "may" is the verb and not the month: "In Chapter 12 May I…".
  private func isModal(_ index: Int) -> Bool {
    source.lower(index) == "may"
      && ["i", "we", "you", "he", "she", "it", "they"].contains(source.lower(index + 2))
  }

  private func article(before index: Int) -> String {
    source.lower(source.before(index)) == "the" ? "" : "the "
  }

  private func numericDate(at index: Int) -> SpokenForm? {
    let separator = source.symbol(index + 1)
    guard ["-", "/", "."].contains(where: { separator == UInt16(ascii: $0) }),
      source.symbol(index + 3) == separator,
      source.symbol(index + 5) != separator || source.isGap(index + 6),
      !source.isWord(index - 1), !source.isWord(index + 5),
      let parts = parts(at: index)
    else { return nil }
    let lengths = [0, 2, 4].map { source.length(index + $0) }
    if lengths[0] == 4, lengths[1] <= 2, lengths[2] <= 2 {
      return spokenDate(at: index, year: parts[0], month: parts[1], day: parts[2], dayFirst: true)
    }
    guard lengths[0] <= 2, lengths[1] <= 2,
      lengths[2] == 4 || lengths[2] == 2 && separator == UInt16(ascii: "/")
    else { return nil }
    let monthFirst = dialect == .american && parts[0] <= 12 || parts[1] > 12
    return monthFirst
      ? spokenDate(at: index, year: parts[2], month: parts[0], day: parts[1], dayFirst: false)
      : spokenDate(at: index, year: parts[2], month: parts[1], day: parts[0], dayFirst: true)
  }

  private func parts(at index: Int) -> [UInt64]? {
    let parts = [0, 2, 4].compactMap { offset -> UInt64? in
      source.isNumber(index + offset) ? DigitRow.value(source.digits(index + offset)) : nil
    }
    return parts.count == 3 ? parts : nil
  }

  private func spokenDate(
    at index: Int, year: UInt64, month: UInt64, day: UInt64, dayFirst: Bool
  ) -> SpokenForm? {
    guard (1...12).contains(month), (1...31).contains(day), year < 3000 else { return nil }
    let name = CalendarNames.names[Int(month) - 1]
    let yearWords = year < 10 ? NumberWords.digits([0, UInt8(year)]) : numbers.year(year)
    let spoken =
      dayFirst
      ? "\(article(before: index))\(numbers.ordinal(day)) of \(name) \(yearWords)"
      : "\(name) \(numbers.ordinal(day)), \(yearWords)"
    return .words(spoken, end: index + 5)
  }

  // MARK: Days of the week

  /// Reads `Sat.`, and `Sat, 5 May`.
  func weekday(at index: Int) -> SpokenForm? {
    guard let day = CalendarNames.weekdays[source.lower(index)], source.isCapitalised(index) else {
      return nil
    }
    if source.isSymbol(index + 1, "."), !source.isLast(index + 2) {
      return .words(day, end: index + 2)
    }
    let next = source.afterSpace(source.isSymbol(index + 1, ",") ? index + 2 : index + 1)
    guard next > index + 1, month(at: next) != nil || dayFirst(at: next) != nil else { return nil }
    return .words(day, end: index + 1)
  }
}
