/// A number as it is written: `1,234.5`, `.5`, `2 1/2`, `¾`.
struct Numeral {
  var integer: [UInt8]
  /// The digits after the point.
  var fraction: [UInt8] = []
  /// The numerator and denominator of a vulgar fraction after the whole number.
  var vulgar: (over: UInt64, under: UInt64)?
  var hasCommas = false
  /// The index of the token after the number.
  var end: Int

  var value: UInt64? { DigitRow.value(integer) }
  var isWhole: Bool { fraction.isEmpty && vulgar == nil }
  var isOne: Bool { isWhole && integer == [1] }
  /// Whether a unit after it is singular.
  var takesSingular: Bool { isOne || vulgar != nil && integer.isEmpty }
  /// Whether the number has four digits and can be a year.
  var isYearLike: Bool { isWhole && !hasCommas && integer.count == 4 && integer[0] != 0 }
}

extension EnglishRules {
  /// The number that begins at a token.
  func numeral(at index: Int) -> Numeral? {
    if source.isSymbol(index, "."), source.isNumber(index + 1) {
      return Numeral(integer: [], fraction: source.digits(index + 1), end: index + 2)
    }
    if let vulgar = VulgarFraction.signs[source.symbol(index)] {
      return Numeral(integer: [], vulgar: vulgar, end: index + 1)
    }
    guard source.isNumber(index) else { return nil }
    if let fraction = plainFraction(at: index) {
      return Numeral(integer: [], vulgar: fraction, end: index + 3)
    }
    var numeral = Numeral(integer: source.digits(index), end: index + 1)
    readGroups(into: &numeral)
    readFraction(into: &numeral)
    return numeral
  }

  private func readGroups(into numeral: inout Numeral) {
    guard (1...3).contains(numeral.integer.count), numeral.integer != [0] else { return }
    while source.isSymbol(numeral.end, ","), source.length(numeral.end + 1) == 3,
      source.isNumber(numeral.end + 1)
    {
      numeral.integer += source.digits(numeral.end + 1)
      numeral.hasCommas = true
      numeral.end += 2
    }
  }

  private func readFraction(into numeral: inout Numeral) {
    let next = numeral.end
    if source.isSymbol(next, "."), source.isNumber(next + 1) {
      // Three parts are a version or a section, not a number.
      if source.isSymbol(next + 2, "."), source.isNumber(next + 3) { return }
      numeral.fraction = source.digits(next + 1)
      numeral.end = next + 2
      return
    }
    let after = source.afterSpace(next)
    if let vulgar = VulgarFraction.signs[source.symbol(after)] {
      numeral.vulgar = vulgar
      numeral.end = after + 1
    } else if after == next + 1, let vulgar = plainFraction(at: after) {
      numeral.vulgar = vulgar
      numeral.end = after + 3
    }
  }

  /// `3/4`, unless it begins a date or a path.
  private func plainFraction(at index: Int) -> (over: UInt64, under: UInt64)? {
    guard source.isNumber(index), source.isSymbol(index + 1, "/"), source.isNumber(index + 2),
      !source.isSymbol(index + 3, "/"), !source.isSymbol(index - 1, "/"),
      let over = DigitRow.value(source.digits(index)),
      let under = DigitRow.value(source.digits(index + 2)), under > 0,
      source.digits(index + 2).first != 0
    else { return nil }
    return (over, under)
  }

  /// The number in words.
  func words(_ numeral: Numeral) -> String {
    var parts: [String] = []
    if !numeral.integer.isEmpty { parts.append(wholeWords(numeral.integer)) }
    if !numeral.fraction.isEmpty {
      parts += ["point", NumberWords.fraction(numeral.fraction)]
    }
    if let vulgar = numeral.vulgar {
      let isMixed = !numeral.integer.isEmpty
      if isMixed { parts.append("and") }
      parts.append(fractionWords(vulgar, isMixed: isMixed))
    }
    return parts.joined(separator: " ")
  }

  /// A whole number in words.
  ///
  /// Digits that start with zero are a code and are read one by one.
  func wholeWords(_ digits: [UInt8]) -> String {
    guard let value = DigitRow.value(digits), digits.count == 1 || digits.first != 0 else {
      return NumberWords.digits(digits)
    }
    return numbers.cardinal(value)
  }

  /// Pairs of numbers that look like a fraction and never are one, such as `24/7`.
  private static let fixedPairs: [UInt64: (under: UInt64, words: String)] = [
    9: (11, "nine eleven"), 24: (7, "twenty four seven"), 50: (50, "fifty fifty"),
  ]

  private func fractionWords(_ vulgar: (over: UInt64, under: UInt64), isMixed: Bool) -> String {
    if !isMixed, let fixed = Self.fixedPairs[vulgar.over], fixed.under == vulgar.under {
      return fixed.words
    }
    let over =
      isMixed && vulgar.over == 1 && vulgar.under <= 4 ? "a" : numbers.cardinal(vulgar.over)
    let name =
      switch vulgar.under {
      case 1: "over one"
      case 2: vulgar.over == 1 ? "half" : "halves"
      case 4: vulgar.over == 1 ? "quarter" : "quarters"
      default: numbers.ordinal(vulgar.under) + (vulgar.over == 1 ? "" : "s")
      }
    return over + " " + name
  }
}
