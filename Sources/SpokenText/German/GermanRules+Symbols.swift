/// Symbols that have words, and addresses.
extension GermanRules {
  /// Reads `3 x 4` as "drei mal vier".
  func times(at index: Int) -> SpokenForm? {
    guard source.lower(index) == "x", source.isSpace(index - 1), source.isNumber(index - 2),
      source.isNumber(source.afterSpace(index + 1))
    else { return nil }
    return .words("mal", end: index + 1)
  }

  /// Reads an expression that starts with a symbol.
  func symbol(at index: Int) -> SpokenForm? {
    if let form = source.pronunciation(at: index) ?? address(at: index) ?? money(atSign: index)
      ?? telephone(atSign: index) ?? power(at: index)
    {
      return form
    }
    let next = source.afterSpace(index + 1)
    let isBeforeNumber = source.isNumber(next)
    switch source.symbol(index) {
    case UInt16(ascii: "&"): return .words("und", end: index + 1)
    case UInt16(ascii: "%"): return .words("Prozent", end: index + 1)
    case 0x2030: return .words("Promille", end: index + 1)
    case UInt16(ascii: "#"), 0x2116: return isBeforeNumber ? .words("Nummer", end: index + 1) : nil
    case UInt16(ascii: "+"): return .words("plus", end: index + 1)
    case UInt16(ascii: "="): return .words("gleich", end: index + 1)
    case 0xD7: return .words("mal", end: index + 1)
    case UInt16(ascii: "*") where isBeforeNumber && source.isNumber(source.before(index)):
      return .words("mal", end: index + 1)
    case UInt16(ascii: "@"): return .words("at", end: index + 1)
    case 0xA7: return section(at: index)
    case 0xB0: return .words("Grad", end: index + 1)
    case 0xF7: return isBeforeNumber ? .words("geteilt durch", end: index + 1) : nil
    case UInt16(ascii: "/"), UInt16(ascii: ":"):
      if source.divides(at: index) { return .words("geteilt durch", end: index + 1) }
      return perUnit(at: index)
    default: break
    }
    if source.symbol(index).isHyphenOrDash { return dash(at: index) }
    if let parts = VulgarFraction.signs[source.symbol(index)] {
      return fraction(parts.over, parts.under, at: index, end: index + 1)
    }
    return source.picture(at: index, named: "Emoji")
  }

  /// Reads the power of `10⁶` and `10^6`.
  private func power(at index: Int) -> SpokenForm? {
    source.power(at: index, isUnit: { unit(after: $0) != nil }).map {
      let sign = $0.isNegative ? "minus " : ""
      return .words("hoch \(sign)\(GermanNumerals.whole($0.digits))", end: $0.end)
    }
  }

  /// Reads `§ 5` and `§§ 5–7`.
  private func section(at index: Int) -> SpokenForm {
    guard source.symbol(index + 1) == 0xA7 else { return .words("Paragraf", end: index + 1) }
    return .words("Paragrafen", end: index + 2)
  }

  /// Reads `/km²` after a number that was read without it.
  private func perUnit(at index: Int) -> SpokenForm? {
    let isAmount = source.isNumber(source.before(index)) || source.isAmount(before: index)
    if isAmount, Self.rates.contains(source.lower(index + 1)) {
      return .words("pro \(source.word(index + 1))", end: index + 2)
    }
    guard isAmount, let unit = unit(after: index)
    else { return nil }
    return .words(unit.noun.one, end: unit.end)
  }

  /// Reads a minus sign, and the dash between two years.
  private func dash(at index: Int) -> SpokenForm? {
    let before = source.before(index)
    let next = source.afterSpace(index + 1)
    guard source.isNumber(next) else { return nil }
    let isTight = before == index - 1 && next == index + 1
    if isTight, source.isSymbol(before, "."), source.isNumber(before - 1) {
      return .words("bis", end: index + 1)
    }
    if source.isNumber(before), source.isEquation { return .words("minus", end: index + 1) }
    if source.isNumber(before) {
      let isLoose = before < index - 1 && next > index + 1
      return isTight || isLoose ? .words("bis", end: index + 1) : nil
    }
    let isMinus = source.symbol(index) == UInt16(ascii: "-") || source.symbol(index) == 0x2212
    guard isMinus, next == index + 1, source.isGap(index - 1) || source.isSymbol(index - 1, "(")
    else { return nil }
    return .words("minus", end: index + 1)
  }

  // MARK: Addresses

  /// Reads `www.abc.de`, `name@abc.com`, `@name` from the first character on.
  func address(at index: Int) -> SpokenForm? {
    guard let end = source.addressEnd(from: index) else { return nil }
    let parts = (index..<end).compactMap { addressPart($0) }
    return .words(parts.joined(separator: " "), end: end)
  }

  private func addressPart(_ index: Int) -> String? {
    if source.isNumber(index) { return GermanNumerals.digits(source.digits(index)) }
    if let word = source.addressWord(index) { return word }
    switch source.symbol(index) {
    case UInt16(ascii: "."): return "Punkt"
    case UInt16(ascii: "@"): return "at"
    case UInt16(ascii: "/"): return "Slash"
    case UInt16(ascii: ":"): return "Doppelpunkt"
    case UInt16(ascii: "-"): return "Bindestrich"
    case UInt16(ascii: "_"): return "Unterstrich"
    case UInt16(ascii: "?"): return "Fragezeichen"
    case UInt16(ascii: "="): return "Gleichheitszeichen"
    default: return nil
    }
  }
}
