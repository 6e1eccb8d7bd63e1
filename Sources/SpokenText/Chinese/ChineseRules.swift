/// The rules of normalisation for Mandarin, applied from left to right.
///
/// The first rule that knows a place reads it.
struct ChineseRules: NormalizerRules {
  let text: HanText

  /// The spoken form of the units from `index` on; it covers at least one.
  func spokenForm(at index: Int) -> SpokenForm {
    let unit = text.unit(index)
    // Most characters are Chinese, and no rule begins with a Chinese one.
    guard !text.isHan(index), !text.isSpace(index) else { return .copy(end: index + 1) }
    let found: SpokenForm? =
      if unit.isDigit { number(at: index) } else if text.isLatin(index) {
        latin(at: index)
      } else {
        symbol(at: index)
      }
    return found ?? .copy(end: index + 1)
  }

  private func number(at index: Int) -> SpokenForm? {
    code(at: index) ?? date(at: index) ?? time(at: index) ?? telephone(at: index)
      ?? fraction(at: index) ?? quantity(at: index)
  }

  /// Takes a whole Latin word, so that the rules see the digits behind it together with it.
  private func latin(at index: Int) -> SpokenForm {
    if let amount = money(at: index) { return amount }
    if text.first(of: ["No.", "NO.", "no."], index) != nil,
      let number = text.number(at: text.afterSpace(index + 3))
    {
      return .words(words(number) + "号", end: number.end)
    }
    if let address = address(at: index) { return address }
    var end = index + 1
    while text.isLatin(end) { end += 1 }
    if let value = text.generation(at: index, end) {
      return .words(words(String(value).utf8.map { $0 - UInt8(ascii: "0") }), end: end)
    }
    return text.letterToLetter(at: index, end) ?? .copy(end: end)
  }

  /// A number in characters.
  func words(_ number: HanNumber, saysPair: Bool = false) -> String {
    let whole =
      number.hasLeadingZero
      ? ChineseNumerals.row(number.integer)
      : ChineseNumerals.cardinal(number.integer, saysPair: saysPair && number.isWhole)
    return number.isWhole ? whole : whole + "点" + ChineseNumerals.row(number.fraction)
  }

  /// A whole number in characters.
  func words(_ digits: [UInt8]) -> String { ChineseNumerals.cardinal(digits) }
}
