/// Feet, inches, minutes and seconds with their marks.
extension SourceText {
  /// Two numbers with marks of primes: `6'2"`, `3'45"`.
  struct Primes {
    /// The number behind the first mark, without a zero in front.
    var last: PointedNumeral
    /// Whether they are minutes and seconds: a foot has no more than eleven inches.
    var isTime: Bool
    /// The index of the token after them.
    var end: Int
  }

  /// The marks and the second number behind a number.
  ///
  /// - Parameter first: The number of feet or minutes.
  /// - Returns: The second number; `nil` for other marks, and for the minutes of an angle: `48°12'30"`.
  func primes(after first: PointedNumeral) -> Primes? {
    let mark = symbol(first.end)
    guard first.isWhole, first.integer.count <= 2, mark.isApostrophe || mark == 0x2032,
      !isSymbol(before(first.end - 1), "°"), !isSymbol(before(first.end - 1), "º"),
      var last = numeral(at: first.end + 1)
    else { return nil }
    let close = symbol(last.end)
    guard close == 0x22 || close == 0x201D || close == 0x2033 else { return nil }
    let inches: UInt64 = 11
    let isTime = last.integer.count == 2 && (last.integer[0] == 0 || last.value ?? 0 > inches)
    // The seconds of 3'05" have no zero.
    if last.integer.count > 1, last.integer[0] == 0 { last.integer.removeFirst() }
    return Primes(last: last, isTime: isTime, end: last.end + 1)
  }

  /// The end of a mark of inches: `15,6"`.
  ///
  /// - Parameter index: The token after a number.
  /// - Returns: The token after the mark; `nil` where there is none or it can be a closing quote.
  func inchEnd(at index: Int) -> Int? {
    let mark = symbol(index)
    guard isNumber(index - 1), mark == 0x22 || mark == 0x2033 else { return nil }
    if mark == 0x2033 { return index + 1 }
    // A quote may have begun in another sentence: before a comma or at the end, the mark is its end.
    let longest = 3
    guard length(index - 1) <= longest, !isLast(index + 1),
      isSpace(index + 1) || symbol(index + 1).isHyphenOrDash
    else { return nil }
    // A quote that opened further back, in UTF-16 units, does not matter.
    let reach = 1000
    let before = units[..<tokens[index].range.lowerBound].suffix(reach)
    let isQuoted = before.count(where: Self.isQuote) % 2 == 1
    return isQuoted ? nil : index + 1
  }

  private static func isQuote(_ unit: UInt16) -> Bool {
    unit == 0x22 || unit == 0x201C || unit == 0x201D || unit == 0x201E || unit == 0xAB
      || unit == 0xBB
  }
}
