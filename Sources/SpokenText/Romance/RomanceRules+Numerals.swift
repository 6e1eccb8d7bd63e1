/// Numbers in words.
extension RomanceRules {
  /// The number in words.
  func words(_ numeral: PointedNumeral, _ form: NumberForm = .alone) -> String {
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
  func words(_ numeral: PointedNumeral, of noun: RomanceLanguage.Noun) -> String {
    "\(words(numeral, noun.form)) \(numeral.isOne ? noun.one : noun.many)"
  }
}
