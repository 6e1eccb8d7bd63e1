/// Dates and years.
extension GermanRules {
  static let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]
  /// The numbers of the months by their names and abbreviations, in small letters.
  static let monthNumbers: [String: UInt64] = {
    var numbers: [String: UInt64] = ["jänner": 1, "feber": 2, "sept": 9, "jän": 1, "mrz": 3]
    for (index, name) in months.enumerated() {
      numbers[name.lowercased()] = UInt64(index + 1)
      numbers[String(name.lowercased().prefix(3))] = UInt64(index + 1)
    }
    return numbers
  }()

  /// Reads a date that begins with a number.
  func date(at index: Int) -> SpokenForm? {
    guard source.isNumber(index), !source.isWord(index - 1) else { return nil }
    return yearFirst(at: index) ?? figures(at: index) ?? dayAndMonth(at: index)
      ?? dayAndMonthInFigures(at: index) ?? years(at: index) ?? year(at: index)
  }

  private func day(at index: Int) -> UInt64? {
    guard source.length(index) <= 2, let value = DigitRow.value(source.digits(index)),
      source.isNumber(index), (1...31).contains(value)
    else { return nil }
    return value
  }

  private func monthNumber(at index: Int) -> UInt64? {
    guard let value = day(at: index), value <= 12 else { return nil }
    return value
  }

  /// The day with the ending of its place, and the month's name.
  private func spoken(_ day: UInt64, _ month: UInt64, at index: Int) -> String {
    "\(dayWords(day, at: index)) \(Self.months[Int(month) - 1])"
  }

  /// The ordinal of a day, which has an article behind a weekday with a preposition.
  func dayWords(_ day: UInt64, at index: Int) -> String {
    let stem = GermanNumerals.ordinalStem(day)
    let first = leader(of: index)
    guard let article = article(afterWeekday: first) else {
      return stem + ending(at: index, .masculine)
    }
    return first == index ? "\(article) \(stem)en" : stem + "en"
  }

  /// The article of a date behind a weekday with a preposition: "am Dienstag, dem fünften März".
  private func article(afterWeekday index: Int) -> String? {
    var place = source.before(index)
    if source.isSymbol(place, ",") { place = source.before(place) }
    if source.isSymbol(place, ".") { place -= 1 }
    let word = source.lower(place)
    let isWeekday =
      Self.weekdays[word] != nil && source.isSymbol(place + 1, ".")
      || Self.weekdays.values.contains { $0.lowercased() == word } || word == "sonnabend"
    guard isWeekday else { return nil }
    switch source.lower(source.before(place)) {
    case "am", "vom", "zum", "ab", "seit", "von", "nach", "vor": return "dem"
    case "bis", "für", "auf": return "den"
    default: return nil
    }
  }

  /// Reads `3. Mai`, `24. Dez.`; the year is read by itself.
  private func dayAndMonth(at index: Int) -> SpokenForm? {
    guard let day = day(at: index), source.isSymbol(index + 1, ".") else { return nil }
    let name = source.afterSpace(index + 2)
    guard source.isWord(name), let month = Self.monthNumbers[source.lower(name)] else { return nil }
    let isShort = source.length(name) <= 4 && source.isSymbol(name + 1, ".")
    let isWhole = Self.months[Int(month) - 1].lowercased() == source.lower(name)
    guard isShort || isWhole || source.length(name) > 4 else { return nil }
    return .words(
      spoken(day, month, at: index),
      end: isShort && !isWhole ? source.afterPoint(name + 1) : name + 1)
  }

  /// Reads `12.05.2020`, `3. 5. 84`, `12/5/2020`.
  private func figures(at index: Int) -> SpokenForm? {
    guard let day = day(at: index) else { return nil }
    let separator = source.symbol(index + 1)
    guard separator == UInt16(ascii: ".") || separator == UInt16(ascii: "/") else { return nil }
    let monthPlace = source.afterSpace(index + 2)
    guard let month = monthNumber(at: monthPlace), source.symbol(monthPlace + 1) == separator
    else { return nil }
    let yearPlace = source.afterSpace(monthPlace + 2)
    guard source.isNumber(yearPlace), [2, 4].contains(source.length(yearPlace)),
      let year = DigitRow.value(source.digits(yearPlace)),
      !(source.symbol(yearPlace + 1) == separator && source.isNumber(yearPlace + 2)),
      !source.isSymbol(yearPlace + 1, ",") || !source.isNumber(yearPlace + 2)
    else { return nil }
    let words =
      source.length(yearPlace) == 2
      ? GermanNumerals.whole(source.digits(yearPlace)) : GermanNumerals.year(year)
    return .words("\(spoken(day, month, at: index)) \(words)", end: yearPlace + 1)
  }

  /// Reads `2003-03-02`, and `2003-03`.
  private func yearFirst(at index: Int) -> SpokenForm? {
    guard source.length(index) == 4, let year = DigitRow.value(source.digits(index)),
      source.isSymbol(index + 1, "-"), let month = monthNumber(at: index + 2)
    else { return nil }
    if source.isSymbol(index + 3, "-") {
      guard let day = day(at: index + 4), !source.symbol(index + 5).isHyphenOrDash else {
        return nil
      }
      return .words("\(spoken(day, month, at: index)) \(GermanNumerals.year(year))", end: index + 5)
    }
    // "1911-12" are two years.
    guard source.digits(index + 2).first == 0, source.length(index + 2) == 2 else { return nil }
    return .words("\(Self.months[Int(month) - 1]) \(GermanNumerals.year(year))", end: index + 3)
  }

  /// Reads `2.3.`, `02.03`, and `2.3` where nothing else can be meant.
  private func dayAndMonthInFigures(at index: Int) -> SpokenForm? {
    guard let day = day(at: index), source.isSymbol(index + 1, "."),
      let month = monthNumber(at: index + 2), !source.isSymbol(index - 1, ".")
    else { return nil }
    let end = index + 3
    let hasStop = source.isSymbol(end, ".")
    guard !source.isNumber(hasStop ? end + 1 : end), !source.isWord(end),
      !(source.isSymbol(end, ",") && source.isNumber(end + 1))
    else { return nil }
    let next = source.afterSpace(end)
    let isAmount =
      ["uhr", "h"].contains(source.lower(next)) || currency(at: next) != nil
      || unit(after: end) != nil || percent(after: end) != nil
    let before = source.lower(source.before(index))
    let hasZeros = source.digits(index).first == 0 && source.digits(index + 2).first == 0
    let isAlone = index == 0 && !hasStop && source.isLast(end)
    let isAfterDayWord = Self.beforeDays.contains(before) || ["bis", "seit", "ab"].contains(before)
    // "24.12." is no label of a section as "1.2." may be.
    let isLeading = index == 0 && hasStop && day > 12
    guard !isAmount, hasZeros || isAlone || isLeading || isAfterDayWord else { return nil }
    let takesStop = hasStop && !source.isLast(end)
    return .words(spoken(day, month, at: index), end: takesStop ? end + 1 : end)
  }

  private static let weekdays = [
    "mo": "Montag", "di": "Dienstag", "mi": "Mittwoch", "do": "Donnerstag", "fr": "Freitag",
    "sa": "Samstag", "so": "Sonntag",
  ]

  /// Reads `Di., 5. März` and `Mo.–Fr.` from the abbreviation on.
  func weekday(at index: Int) -> SpokenForm? {
    guard source.isCapitalised(index), let day = Self.weekdays[source.lower(index)] else {
      return nil
    }
    if let form = days(from: day, at: index) { return form }
    guard source.isSymbol(index + 1, ".") else { return nil }
    let end = source.isLast(index + 2) ? index + 1 : index + 2
    if source.symbol(index + 2).isHyphenOrDash, let last = Self.weekdays[source.lower(index + 3)],
      source.isCapitalised(index + 3), source.isSymbol(index + 4, ".")
    {
      return .words("\(day) bis \(last)", end: source.afterPoint(index + 4))
    }
    let next = source.isSymbol(end, ",") ? end + 1 : end
    guard end == index + 2, source.isSpace(next), source.isNumber(next + 1),
      source.isSymbol(end, ",") || source.isSymbol(next + 2, ".")
    else { return nil }
    return .words(day, end: end)
  }

  /// Reads `Mo-Fr` before a time: hours of opening.
  private func days(from day: String, at index: Int) -> SpokenForm? {
    guard source.symbol(index + 1).isHyphenOrDash, source.isCapitalised(index + 2),
      source.length(index + 2) == 2, let last = Self.weekdays[source.lower(index + 2)]
    else { return nil }
    let next = source.isSymbol(index + 3, ":") ? index + 4 : index + 3
    guard source.isNumber(source.afterSpace(next)) else { return nil }
    return .words("\(day) bis \(last)", end: index + 3)
  }

  /// Reads the abbreviation of a month beside a number: `Okt. 1912`.
  func month(at index: Int) -> SpokenForm? {
    guard source.isSymbol(index + 1, "."), source.length(index) <= 4,
      source.isNumber(source.afterSpace(index + 2)), source.isCapitalised(index),
      let month = Self.monthNumbers[source.lower(index)]
    else { return nil }
    return .words(Self.months[Int(month) - 1], end: index + 2)
  }

  // MARK: Years

  /// Nouns that a number of four digits counts.
  private static let countedNouns: Set<String> = [
    "meter", "kilometer", "euro", "dollar", "mark", "franken", "pfund", "gulden", "taler", "stück",
    "mann", "männer", "frauen", "menschen", "personen", "einwohner", "soldaten", "seiten", "tonnen",
    "jahre", "jahren", "liter", "gramm", "kilogramm", "watt", "hektar", "stunden", "meilen",
    "exemplare", "bücher", "wörter", "zeichen", "grad", "prozent",
  ]

  /// Reads `1914/18`, `2019/20` and `1999/2000`: one year after the other.
  private func years(at index: Int) -> SpokenForm? {
    let last = index + 2
    guard source.length(index) == 4, source.isSymbol(index + 1, "/"), source.isNumber(last),
      [2, 4].contains(source.length(last)), !source.isSymbol(index - 1, "/"),
      !source.isSymbol(last + 1, "/"), !source.isWord(last + 1),
      let first = DigitRow.value(source.digits(index)), (1100...2099).contains(first),
      let second = DigitRow.value(source.digits(last))
    else { return nil }
    let isShort = source.length(last) == 2
    // The century may end between them: 1999/00.
    guard isShort ? second > first % 100 || second == (first + 1) % 100 : second > first else {
      return nil
    }
    let words = isShort ? GermanNumerals.cardinal(second) : GermanNumerals.year(second)
    return .words("\(GermanNumerals.year(first)) \(words)", end: last + 1)
  }

  /// Reads a number of four digits as a year, unless it counts the next word.
  private func year(at index: Int) -> SpokenForm? {
    guard source.length(index) == 4, let value = DigitRow.value(source.digits(index)),
      (1100...1999).contains(value), isYear(index)
    else { return nil }
    return .words(GermanNumerals.year(value), end: index + 1)
  }

  private func isYear(_ index: Int) -> Bool {
    let hasDecimals =
      (source.isSymbol(index + 1, ",") || source.isSymbol(index + 1, "."))
      && source.isNumber(index + 2)
    if hasDecimals || source.isWord(index + 1)
      || source.symbol(index + 1).isHyphenOrDash && source.isWord(index + 2)
    {
      return false
    }
    let next = source.afterSpace(index + 1)
    return unit(after: index + 1) == nil && percent(after: index + 1) == nil
      && currency(at: next) == nil && !Self.countedNouns.contains(source.lower(next))
  }
}
