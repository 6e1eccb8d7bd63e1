/// Dates, years and times of day.
extension HindiRules {
  private static let months = [
    "जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर",
  ]
  /// Words before a year.
  private static let beforeYears: Set<String> = Set(
    months + ["सन्", "सन", "वर्ष", "साल", "फरवरी", "सितम्बर", "नवम्बर", "दिसम्बर", "अक्तूबर", "संवत", "संवत्"])
  /// Words behind a year.
  private static let behindYears: Set<String> = [
    "में", "से", "तक", "का", "की", "के", "ई", "ईस्वी", "ईसवी",
  ]

  /// Reads a date in figures, and a year.
  func date(at index: Int) -> SpokenForm? {
    guard !source.isWord(index - 1), !source.isSymbol(index - 1, ".") else { return nil }
    return dayFirst(at: index) ?? yearFirst(at: index) ?? short(at: index) ?? years(at: index)
      ?? year(at: index)
  }

  /// Reads `02-01` and `11-2024`: two parts with a hyphen, one of them with a zero before it or a year.
  private func short(at index: Int) -> SpokenForm? {
    guard source.isSymbol(index + 1, "-"), source.isNumber(index + 2), source.length(index) == 2,
      !source.symbol(index + 3).isHyphenOrDash, !source.isSymbol(index + 3, ".")
    else { return nil }
    if source.length(index + 2) == 4, let month = value(index, 1...12),
      let year = value(index + 2, 1800...2199)
    {
      return .words("\(Self.months[Int(month) - 1]) \(HindiNumerals.year(year))", end: index + 3)
    }
    let hasZero = source.digits(index).first == 0 || source.digits(index + 2).first == 0
    guard hasZero, source.length(index + 2) == 2, let day = value(index, 1...31),
      let month = value(index + 2, 1...12)
    else { return nil }
    return .words("\(HindiNumerals.cardinal(day)) \(Self.months[Int(month) - 1])", end: index + 3)
  }

  /// Reads `1914-18`, `1939–1945` as years.
  private func years(at index: Int) -> SpokenForm? {
    guard source.length(index) == 4, let first = value(index, 1000...2199),
      source.symbol(index + 1).isHyphenOrDash, !source.isEquation,
      !source.symbol(index + 3).isHyphenOrDash, [2, 4].contains(source.length(index + 2)),
      let second = value(index + 2, 0...2199),
      source.length(index + 2) == 4 ? second > first : second > first % 100,
      unit(after: index + 3) == nil
    else { return nil }
    return .words(
      "\(HindiNumerals.year(first)) से \(HindiNumerals.year(second))", end: index + 3)
  }

  /// Reads `15/08/1947`, `15-8-47`, `15.8.1947`; the month comes first where the day can't.
  private func dayFirst(at index: Int) -> SpokenForm? {
    let mark = source.symbol(index + 1)
    guard mark == UInt16(ascii: "/") || mark == UInt16(ascii: "-") || mark == UInt16(ascii: "."),
      source.symbol(index + 3) == mark, let first = value(index, 1...31),
      let second = value(index + 2, 1...31), source.length(index) <= 2,
      source.length(index + 2) <= 2,
      let year = value(index + 4, 0...9999), [2, 4].contains(source.length(index + 4)),
      source.symbol(index + 5) != mark || !source.isNumber(index + 6)
    else { return nil }
    let (day, month) = second <= 12 ? (first, second) : (second, first)
    guard month <= 12, mark != UInt16(ascii: ".") || source.length(index + 4) == 4 else {
      return nil
    }
    return .words(
      "\(HindiNumerals.cardinal(day)) \(Self.months[Int(month) - 1]) \(HindiNumerals.year(year))",
      end: index + 5)
  }

  /// Reads `1947-08-15`.
  private func yearFirst(at index: Int) -> SpokenForm? {
    guard source.length(index) == 4, source.isSymbol(index + 1, "-"),
      source.isSymbol(index + 3, "-"), let year = value(index, 1000...9999),
      let month = value(index + 2, 1...12), let day = value(index + 4, 1...31),
      source.length(index + 4) == 2
    else { return nil }
    return .words(
      "\(HindiNumerals.cardinal(day)) \(Self.months[Int(month) - 1]) \(HindiNumerals.year(year))",
      end: index + 5)
  }

  /// Reads a number of four digits as a year, where the words beside it say so.
  private func year(at index: Int) -> SpokenForm? {
    guard source.length(index) == 4, let year = value(index, 1000...2999),
      source.isGap(index + 1) || !isNumberMark(index + 1)
    else { return nil }
    let before = source.before(index)
    let word = source.word(source.isSymbol(before, ",") ? source.before(before) : before)
    let next = source.word(source.afterSpace(index + 1))
    guard Self.beforeYears.contains(word) || Self.behindYears.contains(next) else { return nil }
    return .words(HindiNumerals.year(year), end: index + 1)
  }

  /// Whether a mark goes on with the number.
  private func isNumberMark(_ index: Int) -> Bool {
    let isInner = [",", ".", "/", ":", "-"].contains { source.isSymbol(index, $0) }
    return isInner && source.isNumber(index + 1) || source.isSymbol(index, "%")
  }

  // MARK: Times

  /// Reads `7:21`, `12:10:10`, `8:00`, with the `बजे` behind it.
  func time(at index: Int) -> SpokenForm? {
    guard source.isSymbol(index + 1, ":"), let hour = value(index, 0...24),
      source.length(index) <= 2, source.length(index + 2) == 2,
      let minute = value(index + 2, 0...59)
    else { return nil }
    var end = index + 3
    var second: UInt64?
    if source.isSymbol(end, ":"), source.length(end + 1) == 2, let value = value(end + 1, 0...59) {
      second = value
      end += 2
    }
    if source.isSymbol(end, ":"), source.isNumber(end + 1) { return nil }
    let next = source.afterSpace(end)
    if source.word(next) == "बजे" { end = next + 1 }
    let hours = HindiNumerals.cardinal(hour)
    guard minute > 0 || second ?? 0 > 0 else { return .words("\(hours) बजे", end: end) }
    var words = "\(hours) बजकर"
    if minute > 0 { words += " \(HindiNumerals.cardinal(minute)) मिनट" }
    if let second, second > 0 { words += " \(HindiNumerals.cardinal(second)) सेकंड" }
    return .words(words, end: end)
  }
}
