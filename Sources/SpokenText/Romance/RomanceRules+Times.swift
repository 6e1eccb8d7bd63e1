/// Times of day, and telephone numbers.
extension RomanceRules {
  /// Reads `5:02 p. m.`, `12.15 h`, `14h30`, `2 h 30 min`.
  func time(at index: Int) -> SpokenForm? {
    guard let first = clock(at: index), case .words(let from, let end) = first else { return nil }
    let dash = source.afterSpace(end)
    let next = source.afterSpace(dash + 1)
    guard source.symbol(dash).isHyphenOrDash, (dash == end) == (next == dash + 1),
      source.isNumber(next), case .words(let to, let last)? = clock(at: next)
    else { return first }
    return .words("\(from) \(phrases.to) \(to)", end: last)
  }

  private func clock(at index: Int) -> SpokenForm? {
    guard source.length(index) <= 2, let hour = DigitRow.value(source.digits(index)), hour <= 24,
      !source.isSymbol(index - 1, ":"), !source.isSymbol(index - 1, ",")
    else { return nil }
    return byUnits(at: index, hour) ?? byMarks(at: index, hour) ?? byDayPart(at: index, hour)
  }

  /// Reads `10 a. m.`, `5pm`.
  private func byDayPart(at index: Int, _ hour: UInt64) -> SpokenForm? {
    let mark = source.afterSpace(index + 1)
    guard (1...12).contains(hour), ["a", "p", "am", "pm"].contains(source.lower(mark)),
      dayPart(at: mark) != nil
    else { return nil }
    var time = ClockTime(hour: hour)
    return finished(&time, end: index + 1)
  }

  /// Reads `2 h 30 min 10 s`, `14h30`, `14h`.
  private func byUnits(at index: Int, _ hour: UInt64) -> SpokenForm? {
    let mark = source.afterSpace(index + 1)
    guard source.lower(mark) == "h" else { return nil }
    var time = ClockTime(hour: hour, isWrittenWithUnits: true)
    var end = mark + 1
    guard let minute = twoDigits(at: source.afterSpace(end)),
      source.afterSpace(end) == end || mark > index + 1
    else {
      // A lone `h` is a duration as often as a time: "1 h" is one hour.
      guard mark == index + 1 || source.length(index) == 2 && source.digits(index)[0] == 0 else {
        return nil
      }
      return finished(&time, end: source.afterPoint(end))
    }
    time.minute = minute
    end = source.afterSpace(end) + 1
    let unit = source.afterSpace(end)
    if ["m", "min", "mn"].contains(source.lower(unit)) {
      end = unit + 1
      time.isDuration = true
      let next = source.afterSpace(end)
      if let second = twoDigits(at: next),
        ["s", "seg", "sec"].contains(source.lower(source.afterSpace(next + 1)))
      {
        time.second = second
        end = source.afterSpace(next + 1) + 1
      }
    }
    return finished(&time, end: end)
  }

  /// Reads `5:02`, `3:02:32`, and `12.15` before a mark of time.
  private func byMarks(at index: Int, _ hour: UInt64) -> SpokenForm? {
    let isPoint = source.isSymbol(index + 1, ".")
    guard isPoint || source.isSymbol(index + 1, ":"), let minute = twoDigits(at: index + 2),
      minute < 60, source.length(index + 2) == 2
    else { return nil }
    var time = ClockTime(hour: hour, minute: minute)
    var end = index + 3
    if source.symbol(end) == source.symbol(index + 1), let second = twoDigits(at: end + 1) {
      time.second = second
      end += 2
    }
    let mark = source.afterSpace(end)
    let isMarked = source.lower(mark) == "h" || source.lower(mark) == "hs"
    let isAnnounced = language.timeWords.contains(source.lower(source.before(index)))
    if isPoint, !isMarked, !isAnnounced, dayPart(at: mark) == nil { return nil }
    if source.isSymbol(end, ":") || source.isSymbol(end, ",") && source.isNumber(end + 1) {
      return nil
    }
    if isMarked { end = source.afterPoint(mark + 1) }
    return finished(&time, end: end)
  }

  private func finished(_ time: inout ClockTime, end: Int) -> SpokenForm {
    let mark = source.afterSpace(end)
    guard let part = dayPart(at: mark) else { return .words(grammar.time(time), end: end) }
    time.dayPart = part.words
    return .words(grammar.time(time), end: part.end)
  }

  private func twoDigits(at index: Int) -> UInt64? {
    guard source.isNumber(index), source.length(index) <= 2 else { return nil }
    return DigitRow.value(source.digits(index))
  }

  /// The words of `a. m.`, `PM`, `p.m`.
  private func dayPart(at index: Int) -> (words: String, end: Int)? {
    let lower = source.lower(index)
    if let words = language.dayParts[lower] { return (words, index + 1) }
    guard ["a", "p"].contains(lower), source.isSymbol(index + 1, ".") else { return nil }
    let next = source.afterSpace(index + 2)
    guard source.lower(next) == "m", let words = language.dayParts[lower + "m"] else { return nil }
    return (words, source.afterPoint(next + 1))
  }

  // MARK: Telephones

  /// Reads `123-456-789`, `1234-5678` and `Tel. 912 345 678` digit by digit.
  func telephone(at index: Int) -> SpokenForm? {
    if isAfterTelephoneWord(index), let number = source.telephoneDigits(from: index) {
      return .words(grammar.digits(number.digits), end: number.end)
    }
    if isNearCall(index), source.length(index) == 3, source.isSpace(index + 1),
      language.telephoneStarts.contains(source.digits(index)[0]),
      let number = source.telephoneDigits(from: index), number.digits.count == 9
    {
      return .words(grammar.digits(number.digits), end: number.end)
    }
    if let form = pairedTelephone(at: index) { return form }
    if let number = source.groupedTelephone(at: index, starts: language.telephoneStarts),
      unit(after: number.end) == nil, percent(after: number.end) == nil
    {
      return .words(grammar.digits(number.digits), end: number.end)
    }
    guard source.symbol(index + 1).isHyphenOrDash, !source.isEquation else { return nil }
    var digits = source.digits(index)
    var end = index + 1
    var groups = 1
    while source.symbol(end).isHyphenOrDash, source.isNumber(end + 1) {
      digits += source.digits(end + 1)
      end += 2
      groups += 1
    }
    let leastDigits = 7
    guard groups >= 2, digits.count >= leastDigits, !isYearRange(index, groups) else { return nil }
    return .words(grammar.digits(digits), end: end)
  }

  /// Reads `06.12.34.56.78` and `06-12-34-56-78` by twos.
  private func pairedTelephone(at index: Int) -> SpokenForm? {
    let separator = source.symbol(index + 1)
    guard language.pairsTelephones, source.digits(index).first == 0,
      separator == UInt16(ascii: ".") || separator.isHyphenOrDash
    else { return nil }
    let groups = [0, 2, 4, 6, 8].map { index + $0 }
    guard groups.allSatisfy({ source.isNumber($0) && source.length($0) == 2 }),
      groups.dropLast().allSatisfy({ source.symbol($0 + 1) == separator })
    else { return nil }
    let words = groups.map { wholeWords(source.digits($0)) }
    return .words(words.joined(separator: " "), end: index + 9)
  }

  /// Reads `+1 (123) 123-5678`, `(11) 3333-4444` from the sign on.
  func telephone(atSign index: Int) -> SpokenForm? {
    let isPlus = source.isSymbol(index, "+")
    // An area code is in parentheses: (11) 3333-4444.
    let isCode = source.isSymbol(index, "(") && source.isSymbol(index + 2, ")")
    guard isPlus || isCode, source.isNumber(index + 1),
      let number = source.telephoneDigits(from: isPlus ? index + 1 : index, isPointed: isPlus)
    else { return nil }
    let digits = grammar.digits(number.digits)
    return .words((isPlus ? phrases.plus + " " : "") + digits, end: number.end)
  }

  private func isAfterTelephoneWord(_ index: Int) -> Bool {
    var previous = source.before(index)
    while source.isSymbol(previous, ".") || source.isSymbol(previous, ":") { previous -= 1 }
    return language.telephoneWords.contains(source.lower(previous))
  }

  /// Whether a verb of calling stands shortly before: "llame al 912 345 678".
  private func isNearCall(_ index: Int) -> Bool {
    guard !language.callingVerbs.isEmpty else { return false }
    let reach = 8
    return (max(index - reach, 0)..<max(index, 0)).contains { place in
      language.callingVerbs.contains { source.lower(place).hasPrefix($0) }
    }
  }

  private func isYearRange(_ index: Int, _ groups: Int) -> Bool {
    groups == 2 && source.length(index) == 4 && source.length(index + 2) == 4
      && source.digits(index)[0] <= 2 && source.digits(index + 2)[0] <= 2
  }
}
