/// Dates and times: `2036-03-01`, `12/15から`, `3:40AM`.
extension JapaneseRules {
  /// Numbers with the same sign between them.
  private func parts(at index: Int, _ separators: String) -> (parts: [[UInt8]], end: Int)? {
    var parts: [[UInt8]] = []
    var place = index
    var separator: UInt16 = 0
    while text.isDigit(place), parts.count < 4 {
      let end = text.digitsEnd(place)
      parts.append(text.digits(place..<end))
      place = end
      guard text.isOne(of: separators, place), separator == 0 || text.unit(place) == separator,
        text.isDigit(place + 1)
      else { break }
      separator = text.unit(place)
      place += 1
    }
    return parts.count > 1 ? (parts, place) : nil
  }

  /// Reads a date in figures.
  func date(at index: Int) -> Reading? {
    guard let (parts, end) = parts(at: index, "-/."), !text.isDigit(end) else { return nil }
    let values = parts.compactMap(DigitRow.value)
    guard values.count == parts.count else { return nil }
    if parts.count == 3 {
      guard parts[0].count == 4, isMonth(values[1]), isDay(values[2]) else { return nil }
      let date = "\(words(parts[0]))年\(words(parts[1]))月\(words(parts[2]))日"
      return .words(date + joint(end), end: joint(end).isEmpty ? end : end + 1)
    }
    guard parts.count == 2 else { return nil }
    if parts[0].count == 4, parts[1].count == 2, isYear(values[0]), isMonth(values[1]) {
      return .words("\(words(parts[0]))年\(words(parts[1]))月", end: end)
    }
    if parts[1].count == 4, parts[0].count == 2, isYear(values[1]), isMonth(values[0]) {
      return .words("\(words(parts[1]))年\(words(parts[0]))月", end: end)
    }
    guard isMonth(values[0]), isDay(values[1]) else { return nil }
    let isPadded = parts[0].count == 2 && parts[0][0] == 0 && parts[1].count == 2
    // A day has a beginning or an end around it: 4/30から5/1まで.
    let sign = text.unit(index + parts[0].count)
    let isSpan =
      sign != UInt16(ascii: ".")
      && (text.first(of: ["から", "まで", "に", "の", "(", "（"], end) != nil
        || text.last(of: ["から"], before: index) != nil)
    guard isPadded || isSpan else { return nil }
    return .words("\(words(parts[0]))月\(words(parts[1]))日", end: end)
  }

  /// The word for a line between two dates; empty where none stands.
  private func joint(_ index: Int) -> String {
    text.isOne(of: "-~〜", index) && text.isDigit(index + 1) ? "から" : ""
  }

  private func isYear(_ value: UInt64) -> Bool { (1000...2999).contains(value) }
  private func isMonth(_ value: UInt64) -> Bool { (1...12).contains(value) }
  private func isDay(_ value: UInt64) -> Bool { (1...31).contains(value) }

  /// Reads a time, or the score of a game.
  func time(at index: Int) -> Reading? {
    guard let (parts, end) = parts(at: index, ":"), !text.isDigit(end) else { return nil }
    let values = parts.compactMap(DigitRow.value)
    guard values.count == parts.count, parts.count <= 3 else { return nil }
    let isTime =
      parts[0].count <= 2 && values[0] <= 30 && values.dropFirst().allSatisfy { $0 < 60 }
      && parts.dropFirst().allSatisfy { $0.count == 2 }
    guard isTime else {
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
