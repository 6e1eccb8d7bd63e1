/// A number as it is written: `1.234,5`, `1 234`, `12.5`.
struct RomanceNumeral {
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
}

extension RomanceRules {
  /// The number that begins at a token.
  func numeral(at index: Int) -> RomanceNumeral? {
    guard source.isNumber(index) else { return nil }
    var numeral = RomanceNumeral(integer: source.digits(index), end: index + 1)
    readGroups(into: &numeral)
    readFraction(into: &numeral)
    return numeral
  }

  /// Reads `.234` or ` 234` after one to three digits, or `,234,567` as in English.
  private func readGroups(into numeral: inout RomanceNumeral) {
    guard (1...3).contains(numeral.integer.count), numeral.integer[0] != 0 else { return }
    let start = numeral.end
    guard isGroup(after: start) else { return }
    let isComma = source.isSymbol(start, ",")
    if isComma, !(isGroup(after: start + 2) && source.isSymbol(start + 2, ",")) { return }
    let separator = source.symbol(start)
    while isGroup(after: numeral.end), source.symbol(numeral.end) == separator {
      numeral.integer += source.digits(numeral.end + 1)
      numeral.isGrouped = true
      numeral.end += 2
    }
  }

  /// Whether a separator and three digits follow.
  private func isGroup(after index: Int) -> Bool {
    let isSeparator =
      source.isSymbol(index, ".") || source.isSymbol(index, ",")
      || source.isSpace(index) && source.length(index) == 1
    return isSeparator && source.isNumber(index + 1) && source.length(index + 1) == 3
  }

  private func readFraction(into numeral: inout RomanceNumeral) {
    let mark = numeral.end
    let isComma = source.isSymbol(mark, ",")
    guard isComma || source.isSymbol(mark, "."), source.isNumber(mark + 1) else { return }
    // Three parts are a version, a section or a list.
    if source.symbol(mark + 2) == source.symbol(mark), source.isNumber(mark + 3) { return }
    numeral.fraction = source.digits(mark + 1)
    numeral.hasPoint = !isComma
    numeral.end = mark + 2
  }

  /// The number in words.
  func words(_ numeral: RomanceNumeral, _ form: NumberForm = .alone) -> String {
    guard !numeral.isWhole else { return wholeWords(numeral.integer, form) }
    let point = numeral.hasPoint ? phrases.point : phrases.comma
    let whole = wholeWords(numeral.integer, form == .masculine ? .alone : form)
    return "\(whole) \(point) \(grammar.decimals(numeral.fraction, form))"
  }

  /// A whole number in words.
  ///
  /// Digits that start with zero, or are too many, are read one by one.
  func wholeWords(_ digits: [UInt8], _ form: NumberForm = .alone) -> String {
    guard let value = DigitRow.value(digits), digits.count == 1 || digits.first != 0 else {
      return grammar.digits(digits)
    }
    return grammar.cardinal(value, form)
  }

  /// A number with its noun.
  func words(_ numeral: RomanceNumeral, of noun: RomanceLanguage.Noun) -> String {
    "\(words(numeral, noun.form)) \(numeral.isOne ? noun.one : noun.many)"
  }
}
