/// Symbols that have words, telephone numbers, and addresses.
extension HindiRules {
  /// Reads an expression that starts with a symbol.
  func symbol(at index: Int) -> SpokenForm? {
    if let form = source.pronunciation(at: index) ?? address(at: index) ?? money(atSign: index)
      ?? telephone(atSign: index)
    {
      return form
    }
    let isBeforeNumber = source.isNumber(source.afterSpace(index + 1))
    switch source.symbol(index) {
    case UInt16(ascii: "&"): return .words("और", end: index + 1)
    case UInt16(ascii: "%"): return .words("प्रतिशत", end: index + 1)
    case UInt16(ascii: "#"), 0x2116: return isBeforeNumber ? .words("नंबर", end: index + 1) : nil
    case UInt16(ascii: "+"): return .words("प्लस", end: index + 1)
    case UInt16(ascii: "="): return .words("बराबर", end: index + 1)
    case 0xD7: return .words("गुणा", end: index + 1)
    case UInt16(ascii: "@"): return .words("एट", end: index + 1)
    case 0xA7: return .words("धारा", end: index + 1)
    case 0xB0: return .words("डिग्री", end: index + 1)
    default: break
    }
    if let form = minus(at: index) { return form }
    if let parts = VulgarFraction.signs[source.symbol(index)] {
      return .words(Self.fraction(parts.over, parts.under), end: index + 1)
    }
    return source.picture(at: index, named: "इमोजी")
  }

  private func minus(at index: Int) -> SpokenForm? {
    let isMinus = source.symbol(index) == UInt16(ascii: "-") || source.symbol(index) == 0x2212
    guard isMinus, source.isNumber(index + 1),
      source.isGap(index - 1) || source.isSymbol(index - 1, "(")
    else { return nil }
    return .words("माइनस", end: index + 1)
  }

  // MARK: Telephones

  /// Reads ten digits and more, and those in groups with hyphens, one by one.
  func telephone(at index: Int) -> SpokenForm? {
    // An Indian number has ten digits; a count of so many has commas.
    let leastDigits = 10
    let row = source.digits(index)
    if row.count == leastDigits, row[0] >= 6, !source.isSymbol(index + 1, "."),
      !source.isSymbol(index + 1, "/"), !source.isSymbol(index + 1, ",")
    {
      return .words(HindiNumerals.digits(row), end: index + 1)
    }
    guard source.symbol(index + 1).isHyphenOrDash, row.count >= 3, !source.isEquation,
      source.length(index + 2) >= 6, source.isNumber(index + 2)
    else { return nil }
    return .words(HindiNumerals.digits(row + source.digits(index + 2)), end: index + 3)
  }

  /// Reads `+91 98765 43210` from the sign on.
  private func telephone(atSign index: Int) -> SpokenForm? {
    guard source.isSymbol(index, "+"), source.isNumber(index + 1),
      let number = source.telephoneDigits(from: index + 1)
    else { return nil }
    return .words("प्लस \(HindiNumerals.digits(number.digits))", end: number.end)
  }

  // MARK: Addresses

  /// Reads `www.abc.in`, `name@abc.com` from the first character on.
  func address(at index: Int) -> SpokenForm? {
    guard let end = source.addressEnd(from: index) else { return nil }
    let parts = (index..<end).compactMap { addressPart($0) }
    return .words(parts.joined(separator: " "), end: end)
  }

  private func addressPart(_ index: Int) -> String? {
    if source.isNumber(index) { return HindiNumerals.digits(source.digits(index)) }
    if let word = source.addressWord(index) { return word }
    switch source.symbol(index) {
    case UInt16(ascii: "."): return "डॉट"
    case UInt16(ascii: "@"): return "एट"
    case UInt16(ascii: "/"): return "स्लैश"
    case UInt16(ascii: ":"): return "कोलन"
    case UInt16(ascii: "-"): return "हाइफ़न"
    case UInt16(ascii: "_"): return "अंडरस्कोर"
    default: return nil
    }
  }
}
