/// Symbols that have words, and addresses.
extension RomanceRules {
  /// Reads an expression that starts with a symbol.
  func symbol(at index: Int) -> SpokenForm? {
    if let form = source.pronunciation(at: index) ?? address(at: index) ?? money(atSign: index)
      ?? telephone(atSign: index) ?? power(at: index)
    {
      return form
    }
    let isBeforeNumber = source.isNumber(source.afterSpace(index + 1))
    switch source.symbol(index) {
    case UInt16(ascii: "&"): return .words(phrases.and, end: index + 1)
    case UInt16(ascii: "%"): return .words(phrases.percent, end: index + 1)
    case 0x2030: return .words(phrases.perMille, end: index + 1)
    case UInt16(ascii: "#"), 0x2116:
      return isBeforeNumber ? .words(phrases.number, end: index + 1) : nil
    case UInt16(ascii: "-"), 0x2212: return minus(at: index)
    case UInt16(ascii: "+"): return .words(phrases.plus, end: index + 1)
    case UInt16(ascii: "="): return .words(phrases.equals, end: index + 1)
    case 0xD7: return .words(phrases.times, end: index + 1)
    case UInt16(ascii: "@"): return .words(phrases.at, end: index + 1)
    case 0xA7: return .words(phrases.section, end: index + 1)
    case 0xB0: return .words(phrases.degrees.many, end: index + 1)
    case 0xF7: return isBeforeNumber ? .words(phrases.divided, end: index + 1) : nil
    case UInt16(ascii: "/"):
      if source.divides(at: index) { return .words(phrases.divided, end: index + 1) }
      if let form = perUnit(at: index) ?? rate(at: index) { return form }
      let touchesNumber = source.isNumber(index - 1) || source.isNumber(index + 1)
      return touchesNumber ? .words(phrases.slash, end: index + 1) : nil
    default: break
    }
    if let parts = VulgarFraction.signs[source.symbol(index)] {
      return fraction(parts.over, parts.under, at: index, end: index + 1)
    }
    return source.picture(at: index, named: phrases.picture)
  }

  /// Reads the letter of `3 x 4` and `3x4`.
  func times(at index: Int) -> SpokenForm? {
    let before = source.before(index)
    let next = source.afterSpace(index + 1)
    guard source.word(index) == "x", source.isNumber(before), source.isNumber(next),
      (before == index - 1) == (next == index + 1),
      // 0x41 is a number of base 16.
      source.digits(before) != [0]
    else { return nil }
    return .words(phrases.times, end: index + 1)
  }

  /// Reads the power of `10⁶` and `10^6`.
  private func power(at index: Int) -> SpokenForm? {
    source.power(at: index, isUnit: { unit(after: $0) != nil }).map {
      let sign = $0.isNegative ? phrases.minus + " " : ""
      return .words("\(phrases.power) \(sign)\(wholeWords($0.digits))", end: $0.end)
    }
  }

  /// Reads `/kg` behind an amount.
  private func perUnit(at index: Int) -> SpokenForm? {
    guard source.isAmount(before: index), let unit = unit(after: index) else { return nil }
    return .words(unit.noun.one, end: unit.end)
  }

  private func minus(at index: Int) -> SpokenForm? {
    if source.isInEquation(index), source.isNumber(source.before(index)),
      source.isNumber(source.afterSpace(index + 1))
    {
      return .words(phrases.minus, end: index + 1)
    }
    guard source.isNumber(index + 1), source.isGap(index - 1) || source.isSymbol(index - 1, "("),
      !source.isNumber(source.before(index)) || source.isEquation
    else { return nil }
    return .words(phrases.minus, end: index + 1)
  }

  // MARK: Addresses

  /// Reads `www.abc.es`, `name@abc.com`, `@name` from the first character on.
  func address(at index: Int) -> SpokenForm? {
    guard let end = source.addressEnd(from: index) else { return nil }
    let parts = (index..<end).compactMap { addressPart($0) }
    return .words(parts.joined(separator: " "), end: end)
  }

  private func addressPart(_ index: Int) -> String? {
    if source.isNumber(index) { return grammar.digits(source.digits(index)) }
    if let word = source.addressWord(index) { return word }
    switch source.symbol(index) {
    case UInt16(ascii: "."): return phrases.point
    case UInt16(ascii: "@"): return phrases.at
    case UInt16(ascii: "/"): return phrases.slash
    case UInt16(ascii: ":"): return phrases.colon
    case UInt16(ascii: "-"): return phrases.hyphen
    case UInt16(ascii: "_"): return phrases.underscore
    default: return nil
    }
  }
}
