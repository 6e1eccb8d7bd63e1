/// Units of measure after a number.
extension EnglishRules {
  /// The unit that follows a number, in words.
  ///
  /// - Parameters:
  ///   - index: The token after the number.
  ///   - isOne: Whether the unit is singular.
  /// - Returns: The unit's words and the index of the token after it.
  func unit(after index: Int, isOne: Bool) -> (words: String, end: Int)? {
    var start = index
    var isSingular = isOne
    var scale = ""
    if source.symbol(index) == UInt16(ascii: "-") {
      // In "3-oz. gloves" the hyphen joins the unit to its noun, and it is singular.
      guard source.isWord(index + 1), source.length(index + 1) > 1 else { return nil }
      start = index + 1
      isSingular = true
    } else {
      start = source.afterSpace(index)
      if Self.scaleWords.contains(source.lower(start)) {
        scale = source.lower(start) + " "
        start = source.afterSpace(start + 1)
        isSingular = false
      }
    }
    if source.isSymbol(index, "/"), let per = perUnit(after: ("", index)).words.nonEmpty {
      return (String(per.dropFirst()), perUnit(after: ("", index)).end)
    }
    guard let unit = simpleUnit(at: start, touches: start == index, isSingular: isSingular) else {
      return nil
    }
    let full = perUnit(after: unit)
    return (scale + spelled(full.words), full.end)
  }

  private func simpleUnit(
    at index: Int, touches: Bool, isSingular: Bool
  ) -> (words: String, end: Int)? {
    switch source.symbol(index) {
    case UInt16(ascii: "%"): return ("percent", index + 1)
    case 0x2030: return ("per mille", index + 1)
    case 0xA2: return (isSingular ? "cent" : "cents", index + 1)
    case 0xB0, 0xBA: return degrees(at: index, isSingular: isSingular)
    case 0x2103: return (isSingular ? "degree Celsius" : "degrees Celsius", index + 1)
    case 0x2109: return (isSingular ? "degree Fahrenheit" : "degrees Fahrenheit", index + 1)
    case let sign where Currency.signs[sign] != nil:
      guard let currency = Currency.signs[sign], !source.isNumber(source.afterSpace(index + 1))
      else { return nil }
      return (isSingular ? currency.one : currency.many, index + 1)
    default: break
    }
    if let meridiem = meridiem(at: index) { return meridiem }
    return namedUnit(at: index, touches: touches, isSingular: isSingular)
  }

  private func degrees(at index: Int, isSingular: Bool) -> (words: String, end: Int)? {
    let scale = source.afterSpace(index + 1)
    let name = isSingular ? "degree" : "degrees"
    let scales = ["C": " Celsius", "F": " Fahrenheit", "N": " north", "S": " south", "E": " east"]
    if let scale = scales[source.word(scale)], source.afterSpace(index + 1) < source.count {
      return (name + scale, source.afterSpace(index + 1) + 1)
    }
    if source.word(index + 1) == "W" { return (name + " west", index + 2) }
    return (name, index + 1)
  }

  private func namedUnit(
    at index: Int, touches: Bool, isSingular: Bool
  ) -> (words: String, end: Int)? {
    let word = source.word(index)
    guard !word.isEmpty else { return nil }
    if let power = squareOrCubic(at: index, isSingular: isSingular) { return power }
    let unit: MeasureUnit?
    if touches, let tight = MeasureUnit.touching[word] {
      unit = tight
    } else {
      unit = MeasureUnit.named[word] ?? MeasureUnit.anyCase[source.lower(index)]
    }
    guard let unit else { return nil }
    // In "2.8 V 6" a letter between numbers is no unit, and "4 x 5" is a size.
    let next = source.afterSpace(index + 1)
    if source.length(index) == 1, source.isNumber(next), next > index + 1 || word == "x" {
      return nil
    }
    // "in" after a number is nearly always the preposition.
    if word == "in", !isInches(index) { return nil }
    var end = index + 1
    let power = power(at: end, of: unit)
    end = power.end
    if power.prefix.isEmpty { end = source.afterPoint(end) }
    // More letters follow: 5 m's, 3 g-forces.
    if source.symbol(end).isApostrophe, source.isWord(end + 1) { return nil }
    return (power.prefix + (isSingular ? unit.one : unit.many), end)
  }

  private func isInches(_ index: Int) -> Bool {
    let adjectives: Set = ["by", "x", "long", "wide", "high", "thick", "deep", "tall", "diameter"]
    let next = source.afterSpace(source.isSymbol(index + 1, ".") ? index + 2 : index + 1)
    return adjectives.contains(source.lower(next))
  }

  /// The power of `km2` or `m³`.
  private func power(at index: Int, of unit: MeasureUnit) -> (prefix: String, end: Int) {
    guard unit.isLength else { return ("", index) }
    switch source.symbol(index) {
    case 0xB2: return ("square ", index + 1)
    case 0xB3: return ("cubic ", index + 1)
    default: break
    }
    switch source.digits(index) {
    case [2]: return ("square ", index + 1)
    case [3]: return ("cubic ", index + 1)
    default: return ("", index)
    }
  }

  /// Reads `sq mi`, `cu. ft.`.
  private func squareOrCubic(at index: Int, isSingular: Bool) -> (words: String, end: Int)? {
    let prefixes = ["sq": "square ", "cu": "cubic "]
    guard let prefix = prefixes[source.lower(index)] else { return nil }
    let next = source.afterSpace(source.isSymbol(index + 1, ".") ? index + 2 : index + 1)
    guard
      let unit = MeasureUnit.anyCase[source.lower(next)] ?? MeasureUnit.named[source.word(next)],
      unit.isLength
    else { return nil }
    return (prefix + (isSingular ? unit.one : unit.many), source.afterPoint(next + 1))
  }

  /// Reads `/h`, `/km²` after a unit.
  private func perUnit(after unit: (words: String, end: Int)) -> (words: String, end: Int) {
    guard source.isSymbol(unit.end, "/"), source.isWord(unit.end + 1) else { return unit }
    let word = source.word(unit.end + 1)
    let below =
      MeasureUnit.divisors[word] ?? MeasureUnit.named[word]?.one ?? MeasureUnit.touching[word]?.one
    guard let below else { return unit }
    let power: (prefix: String, end: Int) =
      MeasureUnit.named[word].map { self.power(at: unit.end + 2, of: $0) } ?? ("", unit.end + 2)
    return ("\(unit.words) per \(power.prefix)\(below)", power.end)
  }

  /// The words in the spelling of the dialect.
  ///
  /// The British lexicon knows only its own spelling of American names.
  private func spelled(_ words: String) -> String {
    guard dialect == .british, words.contains("meter") || words.contains("liter") else {
      return words
    }
    return words.replacing("meter", with: "metre").replacing("liter", with: "litre")
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
