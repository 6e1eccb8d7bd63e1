/// Numbers with the words that belong to them: ordinals, fractions, ranges, units, amounts.
extension RomanceRules {
  /// Reads a number and, if there is one, its unit.
  func quantity(at index: Int) -> SpokenForm? {
    guard let low = source.numeral(at: index) else { return nil }
    if let form = ordinal(low) ?? version(at: index) ?? counted(low, at: index) ?? fraction(
      at: index)
      ?? mixed(low)
    {
      return form
    }
    if let high = rangeEnd(after: low) {
      if let unit = unit(after: high.end) {
        let first = words(low, unit.noun.form)
        return .words("\(first) \(phrases.to) \(words(high, of: unit.noun))", end: unit.end)
      }
      // A score has no noun: "tre a uno".
      let isScore = high.value ?? 0 <= low.value ?? 0
      let words = "\(words(low)) \(phrases.to) \(isScore ? words(high) : plain(high))"
      return .words(words, end: high.end)
    }
    if let money = money(after: low) { return money }
    if !source.isWord(index - 1), let unit = unit(after: low.end) {
      return .words(words(low, of: unit.noun), end: unit.end)
    }
    if let sign = percent(after: low.end) {
      return .words("\(words(low)) \(sign.words)", end: sign.end)
    }
    // The number of a flight agrees with nothing: "LA mil duzentos".
    return .words(source.isWord(index - 1) ? words(low) : plain(low), end: low.end)
  }

  /// A number without a unit, in the gender of the word after it.
  func plain(_ numeral: PointedNumeral) -> String {
    let next = source.afterSpace(numeral.end)
    guard next > numeral.end, source.isWord(next), !source.isCapitals(next) else {
      return words(numeral)
    }
    let noun = source.lower(next)
    return words(numeral, grammar.form(before: language.countedNouns[noun] ?? noun))
  }

  /// The words of `%` and `‰`.
  func percent(after index: Int) -> (words: String, end: Int)? {
    let next = source.afterSpace(index)
    switch source.symbol(next) {
    case UInt16(ascii: "%"): return (phrases.percent, next + 1)
    case 0x2030: return (phrases.perMille, next + 1)
    default: return nil
    }
  }

  // MARK: Ordinals

  /// Reads `3.º`, `1.ᵉʳ`, `21e`, `2ª`.
  private func ordinal(_ numeral: PointedNumeral) -> SpokenForm? {
    guard numeral.isWhole, let value = numeral.value, value > 0 else { return nil }
    for start in [numeral.end, numeral.end + 1] {
      if start > numeral.end, !source.isSymbol(numeral.end, ".") { break }
      guard let suffix = ordinalSuffix(at: start),
        let form = grammar.ordinalForm(ofSuffix: suffix.letters)
      else { continue }
      return .words(grammar.ordinal(value, form), end: suffix.end)
    }
    return nil
  }

  /// The letters of a suffix, raised or not, and the index of the token after them.
  private func ordinalSuffix(at index: Int) -> (letters: String, end: Int)? {
    switch source.symbol(index) {
    case 0xBA: return source.isSymbol(index + 1, "ˢ") ? ("ºs", index + 2) : ("º", index + 1)
    case 0xAA: return ("ª", index + 1)
    // A degree sign is often typed for it; before C and F it means degrees.
    case 0xB0 where !["c", "f"].contains(source.lower(source.afterSpace(index + 1))):
      return ("°", index + 1)
    case UInt16(ascii: "^")
    where !source.isWord(index + 1) && !source.isNumber(index + 1)
      && !source.symbol(index + 1).isHyphenOrDash:
      return (caret(at: index), index + 1)
    default: break
    }
    // "3D" has three dimensions.
    guard source.isWord(index), source.word(index) != "D" else { return nil }
    return (RaisedLetters.lowered(source.lower(index)), index + 1)
  }

  /// The suffix that a caret stands for: `1^ maggio` is written for `1º maggio`, `1^ classe` for `1ª classe`.
  ///
  /// - Parameter index: The caret.
  /// - Returns: The suffix, or the caret itself in a language that does not write ordinals with it.
  private func caret(at index: Int) -> String {
    guard grammar.ordinalForm(ofSuffix: "^") != nil else { return "^" }
    let next = source.afterSpace(index + 1)
    let noun = source.isWord(next) ? source.lower(next) : ""
    let isMasculine =
      noun.isEmpty || noun.hasSuffix("o") || language.monthNumbers[noun] != nil
      || Self.masculineArticles.contains(source.lower(source.before(index - 1)))
    return isMasculine ? "º" : "ª"
  }

  private static let masculineArticles: Set = ["il", "al", "del", "dal", "nel", "sul", "un"]

  // MARK: Fractions

  /// Reads `1/3`, unless it begins a date or a path.
  private func fraction(at index: Int) -> SpokenForm? {
    guard let parts = fractionParts(at: index) else { return nil }
    return fraction(parts.over, parts.under, at: index, end: parts.end)
  }

  /// Reads a fraction with its unit or noun: "medio litro", "tres cuartos de pulgada".
  ///
  /// - Parameters:
  ///   - over: The number above the line.
  ///   - under: The one below it.
  ///   - index: The first token of the fraction.
  ///   - end: The token after it.
  /// - Returns: The words.
  func fraction(_ over: UInt64, _ under: UInt64, at index: Int, end: Int) -> SpokenForm {
    let isHalf = over == 1 && under == 2
    if let unit = unit(after: end), !source.isSymbol(end, "/") {
      let name = unit.noun.one
      if isHalf {
        return .words(half(unit.noun.form, at: index) + phrases.halfJoint + name, end: unit.end)
      }
      return .words(grammar.fraction(over, under) + millionJoint(name) + name, end: unit.end)
    }
    if isHalf, let half = half(at: index, before: end) { return half }
    return .words(grammar.fraction(over, under), end: end)
  }

  /// Reads half of a noun: "media hora", "une demi-heure".
  ///
  /// - Parameters:
  ///   - index: The first token of the half.
  ///   - end: The token after it.
  /// - Returns: The half with its noun; `nil` if no noun follows.
  func half(at index: Int, before end: Int) -> SpokenForm? {
    let noun = source.afterSpace(end)
    guard noun > end, source.isWord(noun), !source.isCapitalised(noun) else { return nil }
    let form = grammar.form(before: source.lower(noun))
    guard form != .alone || grammar.isNoun(source.lower(noun)) else { return nil }
    return .words(half(form, at: index) + phrases.halfJoint + source.word(noun), end: noun + 1)
  }

  /// Half in a gender, without its article behind another determiner: "une demi-page".
  private func half(_ form: NumberForm, at index: Int) -> String {
    let half = form == .feminine ? phrases.halfFeminine : phrases.halfMasculine
    guard phrases.halfDeterminers.contains(source.lower(source.before(index))),
      let word = half.split(separator: " ").last
    else { return half }
    return String(word)
  }

  /// Reads `3 2/100`.
  private func mixed(_ whole: PointedNumeral) -> SpokenForm? {
    guard whole.isWhole else { return nil }
    if let sign = VulgarFraction.signs[source.symbol(source.afterSpace(whole.end))] {
      return .words(mixed(whole, sign.over, sign.under), end: source.afterSpace(whole.end) + 1)
    }
    guard source.isSpace(whole.end), let parts = fractionParts(at: whole.end + 1) else {
      return nil
    }
    if parts.over == 1, parts.under == 2, let unit = unit(after: parts.end) {
      let half = unit.noun.form == .feminine ? phrases.halfFeminine : phrases.halfMasculine
      let name = whole.isOne ? unit.noun.one : unit.noun.many
      return .words(
        "\(words(whole, unit.noun.form)) \(phrases.and) \(half) \(name)", end: unit.end)
    }
    return .words(mixed(whole, parts.over, parts.under), end: parts.end)
  }

  /// A whole number with a fraction: "uno y medio", "deux et demi".
  private func mixed(_ whole: PointedNumeral, _ over: UInt64, _ under: UInt64) -> String {
    let isHalf = over == 1 && under == 2
    let fraction = isHalf ? phrases.halfAfterNumber : grammar.fraction(over, under)
    return "\(words(whole)) \(phrases.and) \(fraction)"
  }

  private func fractionParts(at index: Int) -> (over: UInt64, under: UInt64, end: Int)? {
    guard source.isNumber(index), source.isSymbol(index + 1, "/"),
      !source.isSymbol(index - 1, "/"), let over = DigitRow.value(source.digits(index)),
      let under = source.numeral(at: index + 2), under.isWhole, let low = under.value, low > 1,
      under.integer.first != 0, !source.isSymbol(under.end, "/")
    else { return nil }
    return (over, low, under.end)
  }

  // MARK: Ranges and versions

  /// The second number of `5-7`, `5–7`, `1914 - 1918`.
  func rangeEnd(after low: PointedNumeral) -> PointedNumeral? {
    let dash = source.afterSpace(low.end)
    guard source.symbol(dash).isHyphenOrDash, !source.isEquation else { return nil }
    let start = source.afterSpace(dash + 1)
    guard (dash == low.end) == (start == dash + 1), let high = source.numeral(at: start) else {
      return nil
    }
    // A third number makes it a code or a score.
    if source.symbol(high.end).isHyphenOrDash, source.isNumber(high.end + 1) { return nil }
    return date(at: start) != nil ? nil : high
  }

  /// Reads `1.2.3` and longer ones.
  private func version(at index: Int) -> SpokenForm? {
    source.version(at: index, saying: phrases.point) { digits, isAddress in
      isAddress ? grammar.digits(digits) : wholeWords(digits)
    }
  }
}

/// Raised letters of ordinals and abbreviations: `ᵉʳ`, `ᵐᵉ`.
enum RaisedLetters {
  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "ᵃ": "a", "ᵇ": "b", "ᶜ": "c", "ᵈ": "d", "ᵉ": "e", "ᵍ": "g", "ʰ": "h", "ⁱ": "i", "ˡ": "l",
    "ᵐ": "m", "ⁿ": "n", "ᵒ": "o", "ᵖ": "p", "ʳ": "r", "ˢ": "s", "ᵗ": "t", "ᵘ": "u", "ᵛ": "v",
    "º": "o", "ª": "a",
  ]

  /// The text with plain letters in place of raised ones.
  static func lowered(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= 0xAA }) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.map { plain[$0] ?? $0 })
    return String(result)
  }
}
