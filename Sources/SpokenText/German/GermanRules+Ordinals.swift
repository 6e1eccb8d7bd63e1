/// Ordinals, whose ending depends on the words around them.
extension GermanRules {
  /// Reads a number with its stop before the word that it orders: `am 3. Tag`, `3. Kapitel`.
  func ordinal(at index: Int) -> SpokenForm? {
    guard source.isSymbol(index + 1, "."), !source.isNumber(index + 2),
      source.length(index) <= DigitRow.longestCardinal,
      source.digits(index).first != 0, let value = DigitRow.value(source.digits(index))
    else { return nil }
    guard let noun = orderedWord(after: index + 2) else {
      // The stop ends the sentence, too: "Er kam am 3."
      guard isOrdinalAtEnd(index) else { return nil }
      let end = source.isLast(index + 2) ? index + 1 : index + 2
      return .words(ordinalWords(value, at: index, noun: nil), end: end)
    }
    // A label of a list is no ordinal: "1. Die Katze schläft."
    let isLabel =
      source.before(index) < 0 && SentenceLanguage.german.starters.contains(source.word(noun))
    if isLabel { return .words(GermanNumerals.cardinal(value), end: index + 1) }
    return .words(ordinalWords(value, at: index, noun: noun), end: index + 2)
  }

  /// The word that an ordinal before `index` belongs to: the next noun, or the next word.
  func orderedWord(after index: Int) -> Int? {
    var next = index
    // More adjectives hardly come between: "der 3. große deutsche Band".
    let longestSearch = 12
    var found: Int?
    while next < source.count, next < index + longestSearch {
      if source.isWord(next) {
        found = found ?? next
        if source.isCapitalised(next) { return next }
      } else if source.isSymbol(next, ",") || source.isSymbol(next, "/")
        || source.symbol(next).isHyphenOrDash
      {
        // The noun of the first ordinal follows the last one: "am 3., 4. und 5. Tag".
        guard source.isNumber(source.afterSpace(next + 1)) else { break }
      } else if !source.isSpace(next), !source.isNumber(next), !source.isSymbol(next, ".") {
        break
      }
      next += 1
    }
    return found
  }

  private func isOrdinalAtEnd(_ index: Int) -> Bool {
    let isAlone = index == 0 && source.isLast(index + 1)
    let longestOrdinal = 2
    return isAlone
      || source.length(index) <= longestOrdinal
        && Self.beforeDays.contains(source.lower(source.before(index)))
  }

  /// Words after which a number with a stop is an ordinal even at the end of a sentence.
  static let beforeDays: Set<String> = ["am", "zum", "vom", "beim", "dem", "den", "des"]

  /// An ordinal with the ending that its place asks for.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - index: The first token of the ordinal.
  ///   - noun: The token of its noun; `nil` if there is none.
  /// - Returns: The words.
  func ordinalWords(_ value: UInt64, at index: Int, noun: Int?) -> String {
    if let noun, Self.monthNumbers[source.lower(noun)] != nil { return dayWords(value, at: index) }
    let gender = noun.map { GermanNouns.gender(of: source.lower($0)) } ?? .masculine
    return GermanNumerals.ordinalStem(value) + ending(at: index, gender)
  }

  /// The ending of an adjective at a place.
  func ending(at index: Int, _ gender: GermanNumerals.Gender) -> String {
    let place = source.before(leader(of: index))
    let word = source.lower(place)
    switch word {
    // Before a feminine noun it is a genitive or dative: "in der dritten Klasse".
    case "der", "dieser", "jeder", "jener": return gender == .feminine ? "en" : "e"
    case "die", "das", "diese", "dieses", "jede", "jedes", "jene", "jenes", "ans", "ins", "fürs":
      return "e"
    case "dem", "den", "des", "am", "im", "vom", "zum", "zur", "beim", "ab", "bis", "seit", "vor",
      "nach", "jedem", "jeden", "diesem", "diesen", "jenem", "jenen":
      return "en"
    default: break
    }
    if let possessive = Self.possessives.first(where: word.hasPrefix) {
      switch word.dropFirst(possessive.count) {
      case "": return strong(gender)
      case "e": return "e"
      case "em", "en", "er", "es": return "en"
      default: break
      }
    }
    return strong(gender)
  }

  private func strong(_ gender: GermanNumerals.Gender) -> String {
    switch gender {
    case .masculine: "er"
    case .feminine: "e"
    case .neuter: "es"
    }
  }

  /// The first of several ordinals that are joined: the 3 of `am 3. und 4. Mai`.
  func leader(of index: Int) -> Int {
    var first = index
    // Longer rows do not occur.
    for _ in 0..<6 {
      let joint = source.before(first)
      let isJoint =
        ["und", "oder", "bis"].contains(source.lower(joint)) || source.isSymbol(joint, ",")
        || source.isSymbol(joint, "/") || source.symbol(joint).isHyphenOrDash
      guard isJoint else { return first }
      let stop = source.before(joint)
      guard source.isSymbol(stop, "."), source.isNumber(stop - 1) else { return first }
      first = stop - 1
      // A date in figures has two numbers: "vom 2.3. bis 5.4."
      if source.isSymbol(first - 1, "."), source.isNumber(first - 2) { first -= 2 }
    }
    return first
  }

  private static let possessives = [
    "kein", "mein", "dein", "sein", "ihr", "unser", "euer", "ein",
  ]
  static let dativePrepositions: Set<String> = [
    "aus", "bei", "mit", "nach", "seit", "von", "zu", "in", "an", "auf", "unter", "vor", "hinter",
    "über", "neben", "zwischen", "ab", "außer", "gegenüber", "nebst", "samt",
  ]
  static let accusativePrepositions: Set<String> = ["für", "gegen", "durch", "ohne", "um", "wider"]

  // MARK: Endings in letters

  private static let suffixes: Set<String> = [
    "te", "ten", "ter", "tes", "tem", "ste", "sten", "ster", "stes", "stem",
  ]

  /// Reads a number with letters behind it: `1920er`, `3D`, `121tem`, `30-jährige`, `2fach`.
  func suffixed(at index: Int) -> SpokenForm? {
    guard let value = DigitRow.value(source.digits(index)),
      source.digits(index).first != 0 || value == 0
    else { return nil }
    let hasHyphen = source.symbol(index + 1).isHyphenOrDash && source.isWord(index + 2)
    let place = hasHyphen ? index + 2 : index + 1
    guard source.isWord(place) else { return nil }
    let suffix = source.lower(place)
    if !hasHyphen, Self.suffixes.contains(suffix) {
      let ending = suffix.drop { $0 == "s" || $0 == "t" }
      return .words(GermanNumerals.ordinalStem(value) + ending, end: place + 1)
    }
    if ["er", "ern"].contains(suffix) {
      return .words(GermanNumerals.year(value) + suffix, end: place + 1)
    }
    if source.word(place) == "D" {
      return .words(GermanNumerals.cardinal(value) + " D", end: place + 1)
    }
    if !hasHyphen, suffix == "x" {
      return .words(GermanNumerals.cardinal(value, before: .neuter) + "mal", end: place + 1)
    }
    let isJoined =
      hasHyphen || suffix.hasPrefix("fach") || suffix.hasPrefix("mal") || suffix.hasPrefix("jährig")
    let shortest = 3
    guard isJoined, suffix.count >= shortest else { return nil }
    // "einjährig", but "hunderteinsprozentig" never occurs.
    let number = GermanNumerals.cardinal(value, before: value == 1 ? .masculine : nil)
    if source.isCapitalised(place) { return .words(number, end: index + 1) }
    return .words("\(number)-\(suffix)", end: place + 1)
  }
}
