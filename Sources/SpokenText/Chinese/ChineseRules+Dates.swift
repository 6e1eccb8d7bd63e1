/// Dates and times: `2008-08-08`, `1994年`, `13:10:36`, `8:00 a.m.`.
extension ChineseRules {
  /// Reads a date that begins with a number.
  func date(at index: Int) -> SpokenForm? {
    figures(at: index) ?? year(at: index) ?? generation(at: index)
  }

  private func figures(at index: Int) -> SpokenForm? {
    guard let figures = text.figures(at: index, "-/.·") else { return nil }
    let (parts, end) = (figures.parts, figures.end)
    switch parts.count {
    case 3:
      guard parts[0].count == 4 || parts[0].count <= 2 && text.matches("/", index + parts[0].count),
        figures.isMonth(1), figures.isDay(2)
      else { return nil }
      let year = parts[0].count == 1 ? [0] + parts[0] : parts[0]
      return .words(
        "\(ChineseNumerals.row(year))年\(words(parts[1]))月\(words(parts[2]))日", end: end)
    case 2:
      if isSpan(figures, at: index) {
        return .words("\(ChineseNumerals.row(parts[0]))到\(ChineseNumerals.row(parts[1]))", end: end)
      }
      // A year between 1000 and 2999 with a month of two digits is a date without a day.
      if parts[0].count == 4, parts[1].count == 2, figures.isYear(0), figures.isMonth(1) {
        return .words("\(ChineseNumerals.row(parts[0]))年\(words(parts[1]))月", end: end)
      }
      if parts[1].count == 4, parts[0].count == 2, figures.isYear(1), figures.isMonth(0) {
        return .words("\(ChineseNumerals.row(parts[1]))年\(words(parts[0]))月", end: end)
      }
      if parts[0].count == 2, parts[0][0] == 0, parts[1].count == 2, figures.isMonth(0),
        figures.isDay(1)
      {
        return .words("\(words(parts[0]))月\(words(parts[1]))日", end: end)
      }
      return nil
    default: return nil
    }
  }

  /// Whether figures are two years: before 年, behind an era, or alone between marks.
  ///
  /// Hundreds are mostly a range of something else.
  private func isSpan(_ figures: HanText.Figures, at index: Int) -> Bool {
    guard figures.isYear(0), figures.isYear(1), figures.values[0] < figures.values[1],
      text.unit(index + 4) == UInt16(ascii: "-"), !text.isInEquation(index)
    else { return false }
    let areHundreds = figures.values.allSatisfy { $0.isMultiple(of: 100) }
    if text.unit(figures.end) == 0x5E74 {
      return !areHundreds || text.first(of: Self.durations, figures.end + 1) == nil
    }
    let isAfterEra = text.last(of: Self.eras, before: index) != nil
    if isAfterEra || text.first(of: Self.yearNouns, figures.end) != nil { return true }
    let latest: UInt64 = 2099
    return !areHundreds && figures.values[1] <= latest
      && (figures.end == text.count || text.isOne(of: "，。、；：！？）)》”’,;", figures.end))
  }

  private static let yearNouns = ["学年", "學年", "赛季", "賽季"]

  /// Words after a number of years that show that the years are counted, not named: 2000年前.
  private static let durations = [
    "前", "后", "後", "内", "內", "来", "來", "间", "間", "以", "多", "左右", "的历史", "的歷史", "时间",
  ]
  private static let eras = ["公元前", "公元", "西元前", "西元", "纪元", "紀元", "公历", "公曆"]

  /// Reads a year before 年 digit by digit.
  private func year(at index: Int) -> SpokenForm? {
    let end = text.digitsEnd(index)
    let digits = text.digits(index..<end)
    guard text.unit(end) == 0x5E74, (2...4).contains(digits.count) else { return nil }
    let after = end + 1
    let isNamed =
      text.last(of: Self.eras, before: index) != nil || digits[0] == 0
      || text.isDigit(after) && isMonthSign(text.digitsEnd(after))
    if !isNamed {
      guard digits.count == 4, let value = DigitRow.value(digits),
        HanText.Figures.years.contains(value),
        text.first(of: Self.durations, after) == nil
      else { return nil }
    }
    return .words(ChineseNumerals.row(digits), end: end)
  }

  private func isMonthSign(_ place: Int) -> Bool { text.unit(place) == 0x6708 }

  /// Reads `90后`, people who were born in these years.
  private func generation(at index: Int) -> SpokenForm? {
    let end = text.digitsEnd(index)
    guard end == index + 2, text.isOne(of: "05", index + 1), text.isOne(of: "后後", end),
      !text.isHan(index - 1) || text.isOne(of: "，的是个位名", index - 1)
    else { return nil }
    return .words(ChineseNumerals.row(text.digits(index..<end)), end: end)
  }

  // MARK: Times

  /// Reads a time, or the score of a game.
  func time(at index: Int) -> SpokenForm? {
    guard let figures = text.figures(at: index, ":"), figures.parts.count <= 3 else { return nil }
    let (parts, values, end) = (figures.parts, figures.values, figures.end)
    guard figures.isTime(lastHour: 24) else {
      return parts.count == 2 ? .words(parts.map(words).joined(separator: "比"), end: end) : nil
    }
    var spoken = ChineseNumerals.cardinal(parts[0], saysPair: values[0] == 2) + "点"
    if values[1] > 0 || parts.count == 3 { spoken += minutes(parts[1]) + "分" }
    if parts.count == 3 { spoken += minutes(parts[2]) + "秒" }
    let half = text.afterSpace(end)
    for (sign, word) in [("a", "上午"), ("p", "下午")] {
      for letters in ["\(sign).m.", "\(sign)m", "\(sign.uppercased())M", "\(sign.uppercased()).M."]
      where text.matches(letters, half) && !text.isLatin(half + letters.utf16.count) {
        return .words(word + spoken, end: half + letters.utf16.count)
      }
    }
    return .words(spoken, end: end)
  }

  private func minutes(_ digits: [UInt8]) -> String {
    digits[0] == 0 && digits[1] > 0 ? "零" + words([digits[1]]) : words(digits)
  }
}
