/// Telephone numbers.
extension SourceText {
  /// The digits of a telephone number with spaces, hyphens and parentheses.
  ///
  /// - Parameters:
  ///   - index: The token at which it begins.
  ///   - isPointed: Whether points may separate its groups: `+33 6.12.34.56.78`.
  ///   - least: The fewest digits that count; as many as a telephone number has.
  /// - Returns: The digits, and the index of the token after them; `nil` for fewer digits than a
  ///   telephone number has.
  func telephoneDigits(
    from index: Int, isPointed: Bool = false, least: Int = 7
  ) -> (digits: [UInt8], end: Int)? {
    if isPointed, isPointedAmount(index) { return nil }
    var number: [UInt8] = []
    var end = index
    var next = index
    // Nobody could dial a longer number.
    let longest = 24
    while next < count, number.count < longest {
      if isNumber(next) {
        number += digits(next)
        end = next + 1
        if isSymbol(end, ")") { end += 1 }
        next = end
      } else if isSymbol(next, "(") || symbol(next).isHyphenOrDash || isSpace(next) {
        guard next + 1 < count, !isWord(next + 1) else { break }
        next += 1
      } else if isPointed, isSymbol(next, "."), isNumber(next + 1) {
        next += 1
      } else {
        break
      }
    }
    return number.count >= least ? (number, end) : nil
  }

  /// Whether a number has groups of thousands with points: `5.000.000`.
  private func isPointedAmount(_ index: Int) -> Bool {
    guard isSymbol(index + 1, "."), let numeral = numeral(at: index) else { return false }
    return numeral.isGrouped && !(isSymbol(numeral.end, ".") && isNumber(numeral.end + 1))
  }

  /// The digits of a number in groups with single spaces that count no thousands: `91 123 45 67`.
  ///
  /// - Parameters:
  ///   - index: The token of the first group.
  ///   - starts: The digits with which a country's telephone numbers begin.
  /// - Returns: The digits, and the index of the token after them; `nil` for other numbers.
  func groupedTelephone(at index: Int, starts: Set<UInt8>) -> (digits: [UInt8], end: Int)? {
    guard (2...3).contains(length(index)), !isNumber(before(index)),
      starts.contains(digits(index)[0])
    else { return nil }
    var number = digits(index)
    var end = index + 1
    var isThousands = true
    var hasLongGroup = length(index) == 3
    while isSpace(end), length(end) == 1, isNumber(end + 1), (2...4).contains(length(end + 1)) {
      guard !isRecentYear(end + 1) else { return nil }
      number += digits(end + 1)
      isThousands = isThousands && length(end + 1) == 3
      hasLongGroup = hasLongGroup || length(end + 1) > 2
      end += 2
    }
    // Two groups are mostly two numbers; as many groups of two digits are a list of them.
    let leastTokens = 5
    guard (9...10).contains(number.count), end - index >= leastTokens, hasLongGroup, !isThousands
    else { return nil }
    return (number, end)
  }

  private func isRecentYear(_ index: Int) -> Bool {
    let years: ClosedRange<UInt64> = 1900...2099
    return length(index) == 4 && DigitRow.value(digits(index)).map(years.contains) ?? false
  }
}
