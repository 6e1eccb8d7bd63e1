import ReadingModel

/// Symbols that have words.
extension EnglishRules {
  /// Reads an expression that starts with a symbol.
  func symbol(at index: Int) -> SpokenForm? {
    if let form = pronunciation(at: index) ?? money(at: index) ?? telephone(atSign: index) {
      return form
    }
    switch source.symbol(index) {
    case UInt16(ascii: "."): return pointNumber(at: index)
    case UInt16(ascii: "&"): return ampersand(at: index)
    case UInt16(ascii: "#"): return hash(at: index)
    case UInt16(ascii: "'"), 0x2019, 0x2018: return shortYear(at: index)
    case UInt16(ascii: "-"), 0x2212: return minus(at: index)
    case UInt16(ascii: "*"), 0xD7: return times(at: index)
    case UInt16(ascii: "+"): return plus(at: index)
    case UInt16(ascii: "^"):
      return source.isNumber(index + 1) ? .words("to the power of", end: index + 1) : nil
    case UInt16(ascii: "_"): return underscore(at: index)
    case UInt16(ascii: "@"): return .words("at", end: index + 1)
    case UInt16(ascii: "/"): return stroke(at: index)
    case UInt16(ascii: "~"):
      return source.isNumber(index + 1) ? .words("about", end: index + 1) : nil
    case 0xA7:
      return .words(
        source.symbol(index + 1) == 0xA7 ? "sections" : "section",
        end: source.symbol(index + 1) == 0xA7 ? index + 2 : index + 1)
    default: break
    }
    if Self.vulgarNumber(source.symbol(index)) { return quantity(at: index) }
    if let words = Symbols.names[source.symbol(index)] { return .words(words, end: index + 1) }
    return emoji(at: index)
  }

  private static func vulgarNumber(_ unit: UInt16) -> Bool { VulgarFraction.signs[unit] != nil }

  /// Copies `[word](/phonemes/)`.
  private func pronunciation(at index: Int) -> SpokenForm? {
    guard source.isSymbol(index, "[") else { return nil }
    // The bound keeps the search linear in a text of brackets.
    let longest = 200
    let limit = min(source.count, index + longest)
    var close = index + 1
    while close < limit, !source.isSymbol(close, "]") { close += 1 }
    guard source.isSymbol(close + 1, "("), source.isSymbol(close + 2, "/") else { return nil }
    var end = close + 3
    while end < limit, !(source.isSymbol(end, "/") && source.isSymbol(end + 1, ")")) {
      end += 1
    }
    return end < limit ? .copy(end: end + 2) : nil
  }

  private func pointNumber(at index: Int) -> SpokenForm? {
    guard source.isNumber(index + 1), source.isGap(index - 1) || source.symbol(index - 1) > 0,
      !source.isSymbol(index - 1, "."), !source.isSymbol(index + 2, "."),
      !source.isNumber(source.before(index))
    else { return nil }
    return quantity(at: index)
  }

  private func ampersand(at index: Int) -> SpokenForm? {
    // `&c.` is the old form of "etc.".
    if source.lower(index + 1) == "c",
      source.isSymbol(index + 2, ".") || source.isSymbol(index + 2, ",")
    {
      return .words("et cetera", end: source.afterPoint(index + 2))
    }
    return .words("and", end: index + 1)
  }

  private func hash(at index: Int) -> SpokenForm? {
    if source.isNumber(source.afterSpace(index + 1)) { return .words("number", end: index + 1) }
    return .words(source.isWord(index + 1) ? "hashtag" : "hash", end: index + 1)
  }

  /// Reads `'95` and `'90s`.
  private func shortYear(at index: Int) -> SpokenForm? {
    guard source.isGap(index - 1) || source.symbol(index - 1) > 0, source.length(index + 1) == 2,
      source.isNumber(index + 1), let value = DigitRow.value(source.digits(index + 1)),
      !source.isSymbol(index + 2, ".") || !source.isNumber(index + 3)
    else { return nil }
    if ["s", "er", "ers"].contains(source.lower(index + 2)), value % 10 == 0, value > 0 {
      return .words(numbers.decade(value), end: index + 3)
    }
    guard source.isGap(index + 2) || source.symbol(index + 2) > 0,
      !source.symbol(index + 2).isApostrophe
    else { return nil }
    let words = value < 10 ? NumberWords.digits(source.digits(index + 1)) : numbers.cardinal(value)
    return .words(words, end: index + 2)
  }

  private func minus(at index: Int) -> SpokenForm? {
    let next = source.afterSpace(index + 1)
    guard numeral(at: next) != nil || source.isSymbol(next, "$") else { return nil }
    let previous = source.before(index)
    if source.isEquation,
      source.isNumber(previous) || source.isWord(previous) && previous < index - 1
    {
      return .words("minus", end: index + 1)
    }
    guard next == index + 1, source.isGap(index - 1) || source.isSymbol(index - 1, "("),
      !source.isNumber(previous), !(source.isSymbol(previous, ".") && source.isSpace(index - 1))
    else { return nil }
    return .words("minus", end: index + 1)
  }

  private func times(at index: Int) -> SpokenForm? {
    let isBetween =
      source.isNumber(source.before(index)) && source.isNumber(source.afterSpace(index + 1))
    guard isBetween || source.symbol(index) == 0xD7 else { return nil }
    return .words("times", end: index + 1)
  }

  private func plus(at index: Int) -> SpokenForm? {
    let next = source.afterSpace(index + 1)
    let isSum = source.isNumber(next) || source.isNumber(source.before(index)) || source.isEquation
    if source.isSymbol(index + 1, "+") { return .words("plus plus", end: index + 2) }
    return isSum || source.isWord(next) ? .words("plus", end: index + 1) : nil
  }

  /// Reads a stroke between numbers that are no fraction, or alone after one number.
  private func stroke(at index: Int) -> SpokenForm? {
    let touchesNumber = source.isNumber(index - 1) || source.isNumber(index + 1)
    return touchesNumber ? .words("slash", end: index + 1) : nil
  }

  /// Reads an underscore between letters.
  ///
  /// Around a word it marks emphasis and is silent.
  private func underscore(at index: Int) -> SpokenForm? {
    guard source.symbol(index - 1) == 0, source.symbol(index + 1) == 0, !source.isGap(index - 1),
      !source.isGap(index + 1)
    else { return nil }
    return .words("underscore", end: index + 1)
  }

  // MARK: Emoji

  private func emoji(at index: Int) -> SpokenForm? {
    guard let scalar = scalar(at: index) else { return nil }
    if Pictures.isSilent(scalar) { return .words("", end: index + 1) }
    let isPicture =
      scalar.properties.isEmojiPresentation || source.symbol(index + 1) == Pictures.pictureSelector
    guard isPicture, scalar.properties.isEmoji else { return nil }
    var end = index + 1
    // Skin tones, joined pictures and repetitions belong to the first picture.
    while let next = self.scalar(at: end) {
      let joins =
        Pictures.isSilent(next) || source.symbol(end - 1) == Pictures.joiner || next == scalar
      guard joins || Pictures.isRegional(scalar) && Pictures.isRegional(next) && end == index + 1
      else { break }
      end += 1
    }
    return .words(Symbols.name(of: scalar), end: end)
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    guard source.symbol(index) > 0 else { return nil }
    return String(utf16Units: source.units[source.tokens[index].range]).unicodeScalars
      .first
  }
}
