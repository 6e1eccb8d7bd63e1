/// The rules of normalisation for Japanese, applied from left to right.
///
/// The first rule that knows a place reads it.
struct JapaneseRules: NormalizerRules {
  let text: HanText

  /// The spoken form of the units from `index` on; it covers at least one.
  func spokenForm(at index: Int) -> SpokenForm {
    guard !text.isHan(index), !text.isSpace(index) else { return .copy(end: index + 1) }
    let found: SpokenForm? =
      if text.isDigit(index) { number(at: index) } else if text.isLatin(index) {
        latin(at: index)
      } else {
        symbol(at: index)
      }
    return found ?? .copy(end: index + 1)
  }

  private func number(at index: Int) -> SpokenForm? {
    date(at: index) ?? time(at: index) ?? telephone(at: index) ?? code(at: index)
      ?? fraction(at: index) ?? quantity(at: index)
  }

  /// Takes a whole Latin word, so that the rules see the digits behind it together with it.
  private func latin(at index: Int) -> SpokenForm {
    if let amount = money(at: index) { return amount }
    var end = index + 1
    while text.isLatin(end) { end += 1 }
    if let value = text.generation(at: index, end) {
      return .words(words(String(value).utf8.map { $0 - UInt8(ascii: "0") }), end: end)
    }
    if let pair = text.letterToLetter(at: index, end) { return pair }
    // `R-18`
    if text.unit(end) == UInt16(ascii: "-"), let number = text.number(at: end + 1) {
      return .words(text.string(index..<end) + words(number), end: number.end)
    }
    return .copy(end: end)
  }

  /// A number in characters.
  func words(_ number: HanNumber) -> String {
    let whole =
      number.hasLeadingZero
      ? JapaneseNumerals.row(number.integer) : JapaneseNumerals.cardinal(number.integer)
    return number.isWhole ? whole : whole + "点" + JapaneseNumerals.row(number.fraction)
  }

  /// A whole number in characters.
  func words(_ digits: [UInt8]) -> String { JapaneseNumerals.cardinal(digits) }
}
