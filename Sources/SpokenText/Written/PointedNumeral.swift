/// A number as it is written on the Continent: `1.234,5`, `1 234`, `12.5`.
struct PointedNumeral {
  var integer: [UInt8]
  /// The digits after the comma or point.
  var fraction: [UInt8] = []
  /// Whether a point comes before the fraction.
  var hasPoint = false
  var isGrouped = false
  /// The index of the token after the number.
  var end: Int

  var value: UInt64? { DigitRow.value(integer) }
  var isWhole: Bool { fraction.isEmpty }
  var isOne: Bool { isWhole && integer == [1] }

  /// The number as it is meant behind a dollar sign: the comma of `$3,500` has thousands behind it, as in English.
  var inDollars: PointedNumeral {
    guard fraction.count == 3, !hasPoint, !isGrouped, (1...3).contains(integer.count),
      integer[0] != 0
    else { return self }
    return PointedNumeral(integer: integer + fraction, isGrouped: true, end: end)
  }
}

extension SourceText {
  /// The number that begins at a token.
  func numeral(at index: Int) -> PointedNumeral? {
    guard isNumber(index) else { return nil }
    var numeral = PointedNumeral(integer: digits(index), end: index + 1)
    readGroups(into: &numeral)
    readFraction(into: &numeral)
    return numeral
  }

  /// Reads `.234` or ` 234` after one to three digits, or `,234,567` and `,234.50` as in English.
  private func readGroups(into numeral: inout PointedNumeral) {
    guard (1...3).contains(numeral.integer.count), numeral.integer[0] != 0 else { return }
    let start = numeral.end
    guard isGroup(after: start) else { return }
    let isComma = isSymbol(start, ",")
    if isComma, !(isGroup(after: start + 2) && isSymbol(start + 2, ",")),
      !isPointed(after: start + 2)
    {
      return
    }
    let separator = symbol(start)
    while isGroup(after: numeral.end), symbol(numeral.end) == separator {
      numeral.integer += digits(numeral.end + 1)
      numeral.isGrouped = true
      numeral.end += 2
    }
  }

  /// Whether a separator and three digits follow.
  private func isGroup(after index: Int) -> Bool {
    let isSeparator =
      isSymbol(index, ".") || isSymbol(index, ",")
      || isSpace(index) && length(index) == 1
    return isSeparator && isNumber(index + 1) && length(index + 1) == 3
  }

  /// Whether a point and hundredths follow, and no further part.
  private func isPointed(after index: Int) -> Bool {
    isSymbol(index, ".") && isNumber(index + 1) && length(index + 1) == 2
      && !((isSymbol(index + 2, ".") || isSymbol(index + 2, ",")) && isNumber(index + 3))
  }

  private func readFraction(into numeral: inout PointedNumeral) {
    let mark = numeral.end
    let isComma = isSymbol(mark, ",")
    guard isComma || isSymbol(mark, "."), isNumber(mark + 1) else { return }
    // Three parts are a version, a section or a list.
    if symbol(mark + 2) == symbol(mark), isNumber(mark + 3) { return }
    numeral.fraction = digits(mark + 1)
    numeral.hasPoint = !isComma
    numeral.end = mark + 2
  }
}
