/// Dates and times: `2008-08-08`, `1994年`, `13:10:36`, `8:00 a.m.`.
extension ChineseRules {
  /// Reads a date that begins with a number.
  func date(at index: Int) -> Reading? {
    figures(at: index) ?? year(at: index) ?? generation(at: index)
  }

  /// Numbers with the same sign between them.
  private func parts(at index: Int, _ separators: String) -> (parts: [[UInt8]], end: Int)? {
    var parts: [[UInt8]] = []
    var place = index
    var separator: UInt16 = 0
    while text.isDigit(place) {
      let end = text.digitsEnd(place)
      parts.append(text.digits(place..<end))
      place = end
      guard text.isOne(of: separators, place), separator == 0 || text.unit(place) == separator,
        text.isDigit(place + 1), parts.count < 4
      else { break }
      separator = text.unit(place)
      place += 1
    }
    return parts.count > 1 ? (parts, place) : nil
  }

  private func figures(at index: Int) -> Reading? {
    guard let (parts, end) = parts(at: index, "-/.·"), !text.isDigit(end) else { return nil }
    let values = parts.compactMap(DigitRow.value)
    guard values.count == parts.count else { return nil }
    switch parts.count {
    case 3:
      guard parts[0].count == 4 || parts[0].count <= 2 && text.matches("/", index + parts[0].count),
        isMonth(values[1]), isDay(values[2])
      else { return nil }
      let year = parts[0].count == 1 ? [0] + parts[0] : parts[0]
      return .words(
        "\(ChineseNumerals.row(year))年\(words(parts[1]))月\(words(parts[2]))日", end: end)
    case 2:
      // A year of our days beside a month with two digits.
      if parts[0].count == 4, parts[1].count == 2, isYear(values[0]), isMonth(values[1]) {
        return .words("\(ChineseNumerals.row(parts[0]))年\(words(parts[1]))月", end: end)
      }
      if parts[1].count == 4, parts[0].count == 2, isYear(values[1]), isMonth(values[0]) {
        return .words("\(ChineseNumerals.row(parts[1]))年\(words(parts[0]))月", end: end)
      }
      if parts[0].count == 2, parts[0][0] == 0, parts[1].count == 2, isMonth(values[0]),
        isDay(values[1])
      {
        return .words("\(words(parts[0]))月\(words(parts[1]))日", end: end)
      }
      return nil
    default: return nil
    }
  }

  private func isYear(_ value: UInt64) -> Bool { (1000...2999).contains(value) }
  private func isMonth(_ value: UInt64) -> Bool { (1...12).contains(value) }
  private func isDay(_ value: UInt64) -> Bool { (1...31).contains(value) }

  /// What shows that a number of years is counted, not named: 2000年前.
  private static let durations = [
    "前", "后", "後", "内", "內", "来", "來", "间", "間", "以", "多", "左右", "的历史", "的歷史", "时间",
  ]
  private static let eras = ["公元前", "公元", "西元前", "西元", "纪元", "紀元", "公历", "公曆"]

  /// A year before 年, digit by digit.
  private func year(at index: Int) -> Reading? {
    let end = text.digitsEnd(index)
    let digits = text.digits(index..<end)
    guard text.unit(end) == 0x5E74, (2...4).contains(digits.count) else { return nil }
    let after = end + 1
    let isNamed =
      text.last(of: Self.eras, before: index) != nil || digits[0] == 0
      || text.isDigit(after) && isMonthSign(text.digitsEnd(after))
    if !isNamed {
      guard digits.count == 4, let value = DigitRow.value(digits), isYear(value),
        text.first(of: Self.durations, after) == nil
      else { return nil }
    }
    return .words(ChineseNumerals.row(digits), end: end)
  }

  private func isMonthSign(_ place: Int) -> Bool { text.unit(place) == 0x6708 }

  /// `90后`: people who were born in these years.
  private func generation(at index: Int) -> Reading? {
    let end = text.digitsEnd(index)
    guard end == index + 2, text.isOne(of: "05", index + 1), text.isOne(of: "后後", end),
      !text.isHan(index - 1) || text.isOne(of: "，的是个位名", index - 1)
    else { return nil }
    return .words(ChineseNumerals.row(text.digits(index..<end)), end: end)
  }

  // MARK: Times

  /// Reads a time, or the score of a game.
  func time(at index: Int) -> Reading? {
    guard let (parts, end) = parts(at: index, ":"), !text.isDigit(end) else { return nil }
    let values = parts.compactMap(DigitRow.value)
    guard values.count == parts.count, parts.count <= 3 else { return nil }
    let isTime =
      parts[0].count <= 2 && values[0] <= 24
      && values.dropFirst().allSatisfy { $0 < 60 } && parts.dropFirst().allSatisfy { $0.count == 2 }
    guard isTime else {
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
