/// Abbreviations: titles, streets, states, Latin ones.
extension EnglishRules {
  /// Reads an abbreviation that starts at this token.
  func abbreviation(at index: Int) -> SpokenForm? {
    twofold(at: index) ?? single(at: index) ?? plain(at: index)
  }

  private func twofold(at index: Int) -> SpokenForm? {
    saintOrStreet(at: index) ?? doctorOrDrive(at: index)
  }

  private func single(at index: Int) -> SpokenForm? {
    if let form = latin(at: index) ?? state(at: index) ?? numbered(at: index) { return form }
    return title(at: index) ?? street(at: index) ?? with(at: index)
  }

  // MARK: Two spoken forms

  private func saintOrStreet(at index: Int) -> SpokenForm? {
    guard source.lower(index) == "st", !source.isCapitals(index) || isShoutedAbbreviation(index)
    else { return nil }
    let hasPoint = source.isSymbol(index + 1, ".")
    let next = source.afterSpace(hasPoint ? index + 2 : index + 1)
    let previous = source.before(index)
    let followsName = source.isCapitalised(previous) && previous == index - 2
    let followsOrdinal = source.isWord(previous) && source.isNumber(previous - 1)
    let precedesName =
      source.isCapitalised(next) && next > index + (hasPoint ? 1 : 1) && source.length(next) > 1
    if precedesName, !followsOrdinal, !(followsName && houseNumberStands(before: previous)) {
      return .words("Saint", end: hasPoint ? index + 2 : index + 1)
    }
    guard followsName || followsOrdinal,
      hasPoint || followsOrdinal || source.isNumber(next)
        || source.isSymbol(next, "#") || source.isSymbol(next, ",")
    else { return nil }
    return .words("Street", end: hasPoint ? source.afterPoint(index + 1) : index + 1)
  }

  /// `ST. LOUIS` in a heading.
  private func isShoutedAbbreviation(_ index: Int) -> Bool {
    source.isSymbol(index + 1, ".") && source.isCapitals(source.afterSpace(index + 2))
  }

  private func houseNumberStands(before index: Int) -> Bool {
    source.isNumber(source.before(index)) || source.isNumber(source.before(source.before(index)))
  }

  private func doctorOrDrive(at index: Int) -> SpokenForm? {
    guard source.lower(index) == "dr", !source.isCapitals(index) || isShoutedAbbreviation(index)
    else { return nil }
    let hasPoint = source.isSymbol(index + 1, ".")
    let after = hasPoint ? index + 2 : index + 1
    let next = source.afterSpace(after)
    if next > after, source.isCapitalised(next) { return .words("Doctor", end: after) }
    let previous = source.before(index)
    guard source.isCapitalised(previous), previous == index - 2,
      houseNumberStands(before: previous) || source.isSymbol(after, ",")
    else { return nil }
    return .words("Drive", end: hasPoint ? source.afterPoint(index + 1) : index + 1)
  }

  // MARK: One spoken form

  /// Reads `e.g.` and `i.e.`; `&c.` has a rule of its own.
  private func latin(at index: Int) -> SpokenForm? {
    guard source.length(index) == 1, source.isSymbol(index + 1, "."), source.length(index + 2) == 1
    else { return nil }
    let forms = ["e.g": "for example", "i.e": "that is"]
    guard let words = forms["\(source.lower(index)).\(source.lower(index + 2))"] else {
      return nil
    }
    return .words(words, end: source.isSymbol(index + 3, ".") ? index + 4 : index + 3)
  }

  /// Reads a state after a place: `Kansas City, MO`.
  private func state(at index: Int) -> SpokenForm? {
    guard let name = PlaceNames.states[source.word(index)] else { return nil }
    let comma = source.before(index)
    guard source.isSymbol(comma, ","), comma == index - 2, source.isCapitalised(comma - 1) else {
      return nil
    }
    if source.isCapitals(index) {
      // "Oh, OK.", "Paris, ME?": codes that are words, too, need a postal code after them.
      let isSure = !PlaceNames.wordLikeCodes.contains(source.word(index))
      let next = source.afterSpace(source.isSymbol(index + 1, ".") ? index + 2 : index + 1)
      guard source.isNumber(next) || isSure && isEndOfAddress(index + 1) else { return nil }
    } else {
      // "Oh, Pa.": such a word is the father, unless the sentence goes on in small letters.
      guard source.isSymbol(index + 1, "."), goesOn(index + 2) else { return nil }
    }
    return .words(name, end: source.afterPoint(index + 1))
  }

  private func goesOn(_ index: Int) -> Bool {
    if source.isSymbol(index, ",") || source.isSymbol(index, ")") { return true }
    let next = source.afterSpace(index)
    return source.isNumber(next) || source.isWord(next) && !source.isCapitalised(next)
  }

  private func isEndOfAddress(_ index: Int) -> Bool {
    if index >= source.count || source.symbol(index) > 0 { return true }
    let next = source.afterSpace(index)
    return source.isNumber(next) || next >= source.count
  }

  /// Reads words before a number: `No. 5`, `Vol. III`, `p. 7`.
  private func numbered(at index: Int) -> SpokenForm? {
    let hasPoint = source.isSymbol(index + 1, ".")
    let next = source.afterSpace(hasPoint ? index + 2 : index + 1)
    guard next > index + 1, !source.isLast(next) else { return nil }
    let isNumber = source.isNumber(next) || source.isSymbol(next, "#")
    let lower = source.lower(index)
    if lower == "no" || lower == "nos" {
      guard source.isNumber(next),
        hasPoint || source.isCapitals(index) && !source.isShouting || lower == "nos"
      else { return nil }
      return .words(lower == "no" ? "number" : "numbers", end: hasPoint ? index + 2 : index + 1)
    }
    guard let words = Abbreviations.beforeNumbers[lower], hasPoint || lower.hasPrefix("vol") else {
      return nil
    }
    // P. M. and C. D. are letters, p. 5 and c. 1850 are not.
    let isShort = source.length(index) < 3
    guard isShort ? isNumber && source.word(index) == lower : isNumber || isRomanNumeral(next)
    else {
      return nil
    }
    return .words(
      source.isCapitalised(index) ? words.capitalized(first: true) : words,
      end: hasPoint ? index + 2 : index + 1)
  }

  /// Reads a title before a name: `Gen.`, `Rev.`.
  private func title(at index: Int) -> SpokenForm? {
    let lower = source.lower(index)
    let hasPoint = source.isSymbol(index + 1, ".")
    let after = hasPoint ? index + 2 : index + 1
    let precedesName = source.isSpace(after) && source.isCapitalised(after + 1)
    if let words = Abbreviations.lowTitles[source.word(index)], precedesName {
      return .words(words, end: after)
    }
    guard hasPoint, source.isCapitalised(index), let words = Abbreviations.titles[lower],
      precedesName || Abbreviations.unmistakable.contains(lower)
    else { return nil }
    return .words(words, end: precedesName ? after : source.afterPoint(index + 1))
  }

  private func street(at index: Int) -> SpokenForm? {
    let previous = source.before(index)
    if let direction = PlaceNames.directions[source.word(index)], source.isNumber(previous) {
      let hasPoint = source.isSymbol(index + 1, ".")
      guard isStreet(after: previous) else { return nil }
      return .words(direction, end: hasPoint ? index + 2 : index + 1)
    }
    guard let words = PlaceNames.streetNames[source.lower(index)], source.isCapitalised(previous),
      previous == index - 2,
      source.isSymbol(index + 1, ".") || source.isSymbol(index + 1, ",")
        || houseNumberStands(before: previous)
    else { return nil }
    return .words(words, end: source.afterPoint(index + 1))
  }

  /// Reads `w/` and `w/o`.
  private func with(at index: Int) -> SpokenForm? {
    guard source.word(index) == "w", source.isSymbol(index + 1, "/"), source.isGap(index - 1) else {
      return nil
    }
    if source.word(index + 2) == "o" { return .words("without", end: index + 3) }
    return source.isNumber(index + 2) ? nil : .words("with", end: index + 2)
  }

  private func plain(at index: Int) -> SpokenForm? {
    guard let entry = Abbreviations.plain[source.lower(index)] else { return nil }
    let hasPoint = source.isSymbol(index + 1, ".")
    guard hasPoint || !entry.needsPoint,
      !source.isCapitals(index) || source.isShouting || entry.words == "versus"
    else { return nil }
    if entry.needsCapital, !source.isCapitalised(index) { return nil }
    // In "the Wizard of Oz" the capital says that it is no unit.
    if entry.isUnit, source.isCapitalised(index) { return nil }
    return .words(entry.words, end: source.afterPoint(index + 1))
  }
}

extension String {
  /// The string with its first letter as a capital.
  func capitalized(first: Bool) -> String {
    first ? prefix(1).uppercased() + dropFirst() : self
  }
}
