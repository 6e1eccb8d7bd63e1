/// Signs of arithmetic that all languages write alike.
extension SourceText {
  /// Whether a slash or a colon at an index divides: `10 / 2 = 5`.
  func divides(at index: Int) -> Bool {
    isInEquation(index) && isNumber(before(index)) && isNumber(afterSpace(index + 1))
      && isSpace(index - 1) == isSpace(index + 1) && (isSpace(index - 1) || !isSymbol(index, ":"))
      && !isPartOfFraction(index)
  }

  /// Whether a slash without spaces stands in a fraction, which is read as one.
  private func isPartOfFraction(_ index: Int) -> Bool {
    isSymbol(index, "/") && !isSpace(index - 1)
  }

  /// Whether an amount stands before an index, which a unit after a slash may divide: `2 €/kg`.
  func isAmount(before index: Int) -> Bool {
    let currencies: Set<UInt16> = [0x24, 0xA3, 0xA5, 0x20AC]
    return isNumber(index - 1) || currencies.contains(symbol(index - 1))
  }

  /// The power at an index, behind a number: raised figures, or figures behind a caret.
  ///
  /// Raised figures behind other numbers than ten are a power in an equation or a product only;
  /// elsewhere they refer to a note. A lone ¹ always does, and ² and ³ behind a ten do unless a
  /// unit follows.
  ///
  /// - Parameters:
  ///   - index: The token after the number.
  ///   - isUnit: Whether a unit stands at an index.
  /// - Returns: The digits of the power, its sign and the token after it; `nil` without one.
  func power(
    at index: Int, isUnit: (Int) -> Bool
  ) -> (digits: [UInt8], isNegative: Bool, end: Int)? {
    guard isNumber(index - 1) else { return nil }
    if isSymbol(index, "^") {
      let isNegative = symbol(index + 1).isHyphenOrDash
      let place = isNegative ? index + 2 : index + 1
      return isNumber(place) ? (digits(place), isNegative, place + 1) : nil
    }
    let isNegative = symbol(index) == 0x207B
    var end = isNegative ? index + 1 : index
    var raised: [UInt8] = []
    while let digit = Self.raisedDigit(symbol(end)) {
      raised.append(digit)
      end += 1
    }
    guard !raised.isEmpty, isNegative || raised != [1] else { return nil }
    let isProduct = [0xD7, 0xB7, 0x22C5].contains(symbol(before(index - 1)))
    if isProduct || isInEquation(index) { return (raised, isNegative, end) }
    let isSure = isNegative || raised.count > 1 || raised[0] > 3 || isUnit(end)
    return digits(index - 1) == [1, 0] && isSure ? (raised, isNegative, end) : nil
  }

  private static func raisedDigit(_ unit: UInt16) -> UInt8? {
    switch unit {
    case 0xB9: 1
    case 0xB2, 0xB3: UInt8(unit - 0xB0)
    case 0x2070, 0x2074...0x2079: UInt8(unit - 0x2070)
    default: nil
    }
  }
}
