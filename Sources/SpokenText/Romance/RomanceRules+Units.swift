/// Units of measure after a number.
extension RomanceRules {
  /// The unit that follows a number.
  ///
  /// - Parameter index: The token after the number.
  /// - Returns: The unit's name and the index of the token after it.
  func unit(after index: Int) -> (noun: RomanceLanguage.Noun, end: Int)? {
    let start = source.afterSpace(index)
    if let degrees = degrees(at: start) { return degrees }
    if let end = source.inchEnd(at: index), let inch = language.units["\""] { return (inch, end) }
    // "12/A" is a house.
    let isLetter = source.length(index + 1) == 1 && source.isCapitalised(index + 1)
    if source.isSymbol(index, "/"), !isLetter, let divisor = language.units[source.word(index + 1)]
    {
      let per = per(divisor, written: index + 1)
      return (.init(per, per, .alone), index + 2)
    }
    let lower = source.length(start) == 1 ? nil : language.units[source.lower(start)]
    guard let unit = language.units[source.word(start)] ?? lower,
      isUnitAlone(at: start, touches: start == index)
    else { return nil }
    var noun = unit
    var end = start + 1
    let powers: [UInt16: String] = [0xB2: phrases.square, 0xB3: phrases.cubic]
    let power =
      powers[source.symbol(end)]
      ?? (source.digits(end) == [2] ? phrases.square : nil)
      ?? (source.digits(end) == [3] ? phrases.cubic : nil)
    if let power {
      noun = with(noun, power)
      end += 1
    }
    if source.isSymbol(end, "/"), let divisor = language.units[source.word(end + 1)] {
      noun.one += " " + per(divisor, written: end + 1)
      noun.many += " " + per(divisor, written: end + 1)
      end += 2
    }
    return (noun, source.afterPoint(end))
  }

  /// The words for "per second", "à l’heure".
  private func per(_ divisor: RomanceLanguage.Noun, written index: Int) -> String {
    let perHour = source.word(index) == "h" ? phrases.perHour : nil
    return perHour ?? "\(phrases.per) \(divisor.one)"
  }

  /// A unit with an adjective, "metro cuadrado" and "metros cuadrados"; the words have both forms.
  private func with(
    _ noun: RomanceLanguage.Noun, _ power: String
  ) -> RomanceLanguage.Noun {
    let forms = power.split(separator: "/").map(String.init)
    return .init(
      "\(noun.one) \(forms.first ?? "")", "\(noun.many) \(forms.last ?? "")", noun.form)
  }

  /// Whether one small letter is a unit.
  ///
  /// Before a word it is more often a word itself, or a list's label.
  private func isUnitAlone(at index: Int, touches: Bool) -> Bool {
    if source.isNumber(index + 1), source.length(index + 1) > 1 { return false }
    guard source.length(index) == 1 else { return true }
    if source.symbol(index + 1).isApostrophe { return false }
    let isPoint = source.isSymbol(index + 1, ".")
    return touches || !isPoint || source.isLast(index + 2)
  }

  private func degrees(at index: Int) -> (noun: RomanceLanguage.Noun, end: Int)? {
    switch source.symbol(index) {
    case 0x2103: return (scaled(phrases.celsius), index + 1)
    case 0x2109: return (scaled(phrases.fahrenheit), index + 1)
    case 0xB0, 0xBA: break
    default: return nil
    }
    let next = source.afterSpace(index + 1)
    switch source.lower(next) {
    case "c": return (scaled(phrases.celsius), next + 1)
    case "f": return (scaled(phrases.fahrenheit), next + 1)
    default: return (phrases.degrees, index + 1)
    }
  }

  private func scaled(_ scale: String) -> RomanceLanguage.Noun {
    let forms = scale.split(separator: "/").map(String.init)
    let degrees = phrases.degrees
    return .init(
      "\(degrees.one) \(forms.first ?? "")", "\(degrees.many) \(forms.last ?? "")", degrees.form)
  }
}
