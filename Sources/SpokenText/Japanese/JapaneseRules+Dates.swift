/// Dates and times: `2036-03-01`, `12/15から`, `3:40AM`.
extension JapaneseRules {
  /// Reads a date in figures.
  func date(at index: Int) -> SpokenForm? {
    guard let figures = text.figures(at: index, "-/.") else { return nil }
    let (parts, end) = (figures.parts, figures.end)
    if parts.count == 3 {
      guard parts[0].count == 4, figures.isMonth(1), figures.isDay(2) else { return nil }
      let date = "\(words(parts[0]))年\(words(parts[1]))月\(words(parts[2]))日"
      return .words(date + joint(end), end: joint(end).isEmpty ? end : end + 1)
    }
    guard parts.count == 2 else { return nil }
    if parts[0].count == 4, parts[1].count == 2, figures.isYear(0), figures.isMonth(1) {
      return .words("\(words(parts[0]))年\(words(parts[1]))月", end: end)
    }
    if parts[1].count == 4, parts[0].count == 2, figures.isYear(1), figures.isMonth(0) {
      return .words("\(words(parts[1]))年\(words(parts[0]))月", end: end)
    }
    guard figures.isMonth(0), figures.isDay(1) else { return nil }
    let isPadded = parts[0].count == 2 && parts[0][0] == 0 && parts[1].count == 2
    // A day and a month are a date if a beginning or an end is marked: 4/30から5/1まで.
    let sign = text.unit(index + parts[0].count)
    let isSpan =
      sign != UInt16(ascii: ".")
      && (text.first(of: ["から", "まで", "に", "の", "(", "（"], end) != nil
        || text.last(of: ["から"], before: index) != nil)
    guard isPadded || isSpan else { return nil }
    return .words("\(words(parts[0]))月\(words(parts[1]))日", end: end)
  }

  /// The word for a line between two dates; empty if there is no line.
  private func joint(_ index: Int) -> String {
    text.isOne(of: "-~〜", index) && text.isDigit(index + 1) ? "から" : ""
  }

  /// Reads a time, or the score of a game.
  func time(at index: Int) -> SpokenForm? {
    guard let figures = text.figures(at: index, ":"), figures.parts.count <= 3 else { return nil }
    let (parts, values, end) = (figures.parts, figures.values, figures.end)
    // Hours after midnight may count on, as in 25時.
    guard figures.isTime(lastHour: 30) else {
      return parts.count == 2 ? .words(parts.map(words).joined(separator: "対"), end: end) : nil
    }
    var spoken = words(parts[0]) + "時"
    if values[1] > 0 || parts.count == 3 { spoken += words(parts[1]) + "分" }
    if parts.count == 3 { spoken += words(parts[2]) + "秒" }
    let half = text.afterSpace(end)
    for (letters, word) in [
      ("AM", "午前"), ("am", "午前"), ("a.m.", "午前"), ("PM", "午後"), ("pm", "午後"), ("p.m.", "午後"),
    ] where text.matches(letters, half) && !text.isLatin(half + letters.utf16.count) {
      return .words(word + spoken, end: half + letters.utf16.count)
    }
    return .words(spoken, end: end)
  }
}
