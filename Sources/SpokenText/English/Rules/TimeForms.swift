/// Times of day and durations.
extension EnglishRules {
  /// Reads `9:15`, `9.30 p.m.`, `2pm-5pm`, `14:10:30`.
  func time(at index: Int) -> SpokenForm? {
    guard let first = clockTime(at: index) else { return nil }
    let dash = source.afterSpace(first.end)
    if source.symbol(dash).isHyphenOrDash, let second = clockTime(at: source.afterSpace(dash + 1)) {
      return .words("\(first.words) to \(second.words)", end: second.end)
    }
    return .words(first.words, end: first.end)
  }

  private func clockTime(at index: Int) -> (words: String, end: Int)? {
    guard source.isNumber(index), source.length(index) <= 3,
      let hour = DigitRow.value(source.digits(index))
    else { return nil }
    let hasPoint = source.isSymbol(index + 1, ".")
    if hasPoint || source.isSymbol(index + 1, ":"), source.isNumber(index + 2) {
      let minutes = source.digits(index + 2)
      if !hasPoint, let duration = duration(at: index, hour: hour) { return duration }
      return minutes.count == 2
        ? hoursAndMinutes(at: index, hour: hour, minutes: minutes, hasPoint: hasPoint)
        : hasPoint ? nil : ratio(at: index)
    }
    guard (1...12).contains(hour), let half = meridiem(at: source.afterSpace(index + 1)) else {
      return nil
    }
    return ("\(numbers.cardinal(hour)) \(half.words)", half.end)
  }

  private func hoursAndMinutes(
    at index: Int, hour: UInt64, minutes: [UInt8], hasPoint: Bool
  ) -> (words: String, end: Int)? {
    let end = index + 3
    let half = meridiem(at: source.afterSpace(end))
    if hasPoint, hour > 12 || half == nil && !isBritishTime(index) { return nil }
    guard hour <= 24, minutes[0] < 6 else { return hasPoint ? nil : ratio(at: index) }
    let hours = numbers.cardinal(hour)
    let spokenMinutes =
      minutes[0] == 0 ? NumberWords.digits(minutes) : wholeWords(minutes)
    if let half {
      return minutes == [0, 0]
        ? ("\(hours) \(half.words)", half.end)
        : ("\(hours) \(spokenMinutes) \(half.words)", half.end)
    }
    guard minutes == [0, 0] else { return ("\(hours) \(spokenMinutes)", end) }
    let saysClock = source.lower(source.afterSpace(end)).hasSuffix("clock")
    return (saysClock ? hours : "\(hours) o'clock", end)
  }

  /// Whether a number is a time with a point, as the British write it: "At 3.30".
  private func isBritishTime(_ index: Int) -> Bool {
    dialect == .british && ["at", "till", "until"].contains(source.lower(source.before(index)))
      && unit(after: index + 3, isOne: false) == nil
  }

  /// The words of a ratio or a verse: `2:8`, `119:105`.
  private func ratio(at index: Int) -> (words: String, end: Int)? {
    let right = source.digits(index + 2)
    guard right.count <= 3, !source.isSymbol(index + 3, ":") else { return nil }
    let isVerse = right.count > 1 || source.isCapitalised(source.before(index))
    let join = isVerse ? " " : " to "
    return (wholeWords(source.digits(index)) + join + wholeWords(right), index + 3)
  }

  /// The words of `1:01:01`.
  private func duration(at index: Int, hour: UInt64) -> (words: String, end: Int)? {
    guard source.length(index + 2) == 2, source.isSymbol(index + 3, ":"),
      source.isNumber(index + 4), source.length(index + 4) == 2,
      let minutes = DigitRow.value(source.digits(index + 2)),
      let seconds = DigitRow.value(source.digits(index + 4))
    else { return nil }
    let parts = [(hour, "hour"), (minutes, "minute"), (seconds, "second")].map { count, name in
      "\(numbers.cardinal(count)) \(name)\(count == 1 ? "" : "s")"
    }
    return ("\(parts[0]) \(parts[1]) and \(parts[2])", index + 5)
  }

  /// The letters of `am`, `P.M.`, `p. m.` at a token.
  func meridiem(at index: Int) -> (words: String, end: Int)? {
    switch source.lower(index) {
    case "am": return ("A M", index + 1)
    case "pm": return ("P M", index + 1)
    case "a", "p":
      guard source.isSymbol(index + 1, ".") else { return nil }
      let next = source.afterSpace(index + 2)
      guard source.lower(next) == "m" else { return nil }
      return (source.lower(index) == "a" ? "A M" : "P M", source.afterPoint(next + 1))
    default: return nil
    }
  }
}
