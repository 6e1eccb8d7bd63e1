/// Roman numerals, where they are numerals.
extension Rules {
  /// Reads a Roman numeral: "the eighth" after a ruler's name, a plain number elsewhere.
  func romanNumeral(at index: Int) -> Reading? {
    guard let numeral = roman(at: index) else { return nil }
    let previous = source.before(index)
    if followsRuler(previous), isRulersNumber(index, numeral) {
      let words = "the " + numbers.ordinal(numeral.value)
      return .words(numeral.suffix == "s" ? words + "'s" : words, end: rulerEnd(index))
    }
    let end = index + 1
    if numeral.suffix == "th" { return .words(numbers.ordinal(numeral.value), end: end) }
    guard numeral.suffix.isEmpty, isCounted(previous, index, numeral) || isFree(index, numeral)
    else { return nil }
    return .words(numbers.cardinal(numeral.value), end: end)
  }

  func isRomanNumeral(_ index: Int) -> Bool { roman(at: index)?.suffix.isEmpty ?? false }

  private struct Roman {
    var value: UInt64
    var length: Int
    /// `s` of a genitive, `th` of an ordinal.
    var suffix: String
  }

  private func roman(at index: Int) -> Roman? {
    // Longer ones don't occur in print: MMMDCCCLXXXVIII has 15.
    let longest = 18
    guard source.length(index) <= longest, !source.isNumber(index - 1), !source.isNumber(index + 1)
    else { return nil }
    var letters = Substring(source.word(index))
    var suffix = ""
    for (ending, meaning) in [
      ("'s", "s"), ("’s", "s"), ("th", "th"), ("st", "th"), ("nd", "th"), ("rd", "th"),
    ]
    where letters.count > ending.count && letters.hasSuffix(ending) {
      letters = letters.dropLast(ending.count)
      suffix = meaning
      break
    }
    guard let value = RomanNumeral.value(of: letters) else { return nil }
    return Roman(value: value, length: letters.count, suffix: suffix)
  }

  // MARK: Rulers

  /// The end of the number with the point that old books put after it, which is no stop.
  private func rulerEnd(_ index: Int) -> Int {
    guard source.isSymbol(index + 1, ".") else { return index + 1 }
    let next = source.afterSpace(index + 2)
    let goesOn = source.isWord(next) && !source.isCapitalised(next) || source.symbol(index + 2) > 0
    return goesOn && !source.isLast(next) ? index + 2 : index + 1
  }

  private func followsRuler(_ previous: Int) -> Bool {
    guard source.isCapitalised(previous) else { return false }
    if RomanNumeral.rulers.contains(source.lower(previous)) { return true }
    return RomanNumeral.crowns.contains(source.lower(source.before(previous)))
  }

  /// One letter after a first name is more often an initial, and I a pronoun.
  private func isRulersNumber(_ index: Int, _ numeral: Roman) -> Bool {
    guard numeral.length == 1, numeral.suffix.isEmpty else { return numeral.value <= 40 }
    guard numeral.value <= 10 else { return false }
    if source.isSymbol(index + 1, "."), source.isCapitalised(source.afterSpace(index + 2)),
      numeral.value == 5
    {
      return false
    }
    guard source.isSpace(index + 1), source.isWord(index + 2) else { return true }
    if numeral.value > 1 { return true }
    return RomanNumeral.afterRulers.contains(source.lower(index + 2))
  }

  // MARK: Counted things

  private func isCounted(_ previous: Int, _ index: Int, _ numeral: Roman) -> Bool {
    var head = previous
    if source.isSymbol(head, ".") { head -= 1 }
    guard RomanNumeral.counted.contains(source.lower(head)) else {
      return source.lower(head) == "war" && source.lower(source.before(head)) == "world"
    }
    guard numeral.length == 1 else { return true }
    // "The part I like": small letters and a verb after it.
    let isPronoun = source.word(index) == "I" && (!source.isCapitalised(head) || isVerb(index + 2))
    return !isPronoun || source.isLast(index + 1) && source.isCapitalised(head)
  }

  private func isVerb(_ index: Int) -> Bool {
    [
      "am", "was", "have", "had", "will", "would", "can", "could", "think", "know", "like", "do",
      "did", "shall",
    ]
    .contains(source.lower(index))
  }

  /// A numeral that is sure by its own letters or by its place.
  private func isFree(_ index: Int, _ numeral: Roman) -> Bool {
    let word = source.word(index)
    let isHeading = isHeadingStart(index)
    if numeral.length == 1 {
      guard isHeading, source.isSymbol(index + 1, ".") || source.count == 1 && word != "I" else {
        return false
      }
      // "I." alone is a heading; before a sentence too. "V. S. Naipaul" is a name.
      return
        !(source.length(source.afterSpace(index + 2)) == 1
        && source.isSymbol(source.afterSpace(index + 2) + 1, "."))
        && ["I", "V", "X"].contains(word)
    }
    if isHeading, source.isGap(index + 1) == false || source.count <= 2 {
      return !RomanNumeral.words.contains(word)
    }
    if word.allSatisfy({ $0 == "I" || $0 == "V" || $0 == "X" }) {
      return word != "XX" && word != "XXX" || isHeading
    }
    return numeral.length >= 3 && word.contains("X") && !RomanNumeral.words.contains(word)
  }

  private func isHeadingStart(_ index: Int) -> Bool {
    index == 0 || source.tokens[..<index].allSatisfy { $0.kind == .symbol || $0.kind == .space }
  }
}

/// Roman numerals and the words around them.
enum RomanNumeral {
  /// The value of a well-formed numeral in capitals, 1...3999.
  static func value(of letters: Substring) -> UInt64? {
    guard !letters.isEmpty, letters.utf8.allSatisfy({ digits[$0] != nil }) else { return nil }
    let values = letters.utf8.compactMap { digits[$0] }
    var sum: UInt64 = 0
    for (position, value) in values.enumerated() {
      let next = position + 1 < values.count ? values[position + 1] : 0
      if value < next { sum = sum &- value } else { sum = sum &+ value }
    }
    // Only one way of writing each number is right: IIII and IC are no numerals.
    return sum < 4000 && letters == canonical(sum) ? sum : nil
  }

  private static let digits: [UInt8: UInt64] = [
    UInt8(ascii: "I"): 1, UInt8(ascii: "V"): 5, UInt8(ascii: "X"): 10, UInt8(ascii: "L"): 50,
    UInt8(ascii: "C"): 100, UInt8(ascii: "D"): 500, UInt8(ascii: "M"): 1000,
  ]

  static func canonical(_ value: UInt64) -> String {
    let steps: [(UInt64, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = value
    var letters = ""
    for (step, letter) in steps {
      while rest >= step {
        letters += letter
        rest -= step
      }
    }
    return letters
  }

  /// Capitals that look like numerals and are words or initialisms.
  static let words: Set<String> = [
    "MIX", "MI", "DI", "LI", "CD", "DC", "MD", "MC", "CC", "CM", "MM", "CI", "CV", "DIX", "MIL",
    "MV",
    "DVI", "CIV", "MCI", "CCI", "DM", "CL", "DL", "ML", "DX", "MX", "DV",
  ]

  /// What numerals count, in small letters.
  static let counted: Set<String> = [
    "chapter", "chap", "ch", "part", "pt", "book", "bk", "act", "scene", "volume", "vol", "section",
    "sec",
    "canto", "lecture", "verse", "figure", "fig", "table", "plate", "appendix", "article", "art",
    "psalm",
    "letter", "type", "class", "phase", "stage", "mark", "mk", "grade", "number", "no", "corollary",
    "proposition",
    "prop", "lesson", "stave", "song", "sonnet", "ode", "fable", "tale", "story", "essay", "note",
    "axiom",
    "lemma", "theorem", "definition", "case", "problem", "exercise", "experiment", "observation",
    "objection",
    "question", "paragraph", "clause", "title", "episode", "season", "series", "group", "level",
    "page",
    "division", "corps", "adventure", "hymn", "idyl", "eclogue", "satire", "elegy", "epistle",
    "dialogue",
    "discourse", "sermon", "meditation", "thesis", "apollo", "gemini", "rule", "item", "bowl",
    "olympiad",
  ]

  /// Names that kings, queens and popes bore, in small letters.
  static let rulers: Set<String> = [
    "henry", "henri", "isabel", "philippe", "louis", "george", "edward", "james", "charles",
    "william", "richard", "john", "mary",
    "elizabeth", "frederick", "frederic", "philip", "alexander", "nicholas", "peter", "catherine",
    "napoleon",
    "francis", "ferdinand", "leopold", "joseph", "maximilian", "otto", "conrad", "robert", "david",
    "malcolm",
    "stephen", "alfonso", "alphonso", "gustavus", "christian", "harold", "pius", "leo", "gregory",
    "clement",
    "innocent", "urban", "boniface", "benedict", "paul", "sixtus", "julius", "adrian", "eugene",
    "eugenius",
    "alexius", "constantine", "michael", "theodore", "theodosius", "justinian", "basil", "ivan",
    "vladimir",
    "sigismund", "ladislaus", "casimir", "albert", "rudolf", "rudolph", "ptolemy", "rameses",
    "ramesses",
    "thutmose", "amenhotep", "seti", "darius", "xerxes", "artaxerxes", "cyrus", "antiochus",
    "mithridates",
    "selim", "murad", "amurath", "mohammed", "mahomet", "mehmed", "abdul", "victor", "emmanuel",
    "umberto",
    "humbert", "wilhelm", "friedrich", "heinrich", "karl", "carlos", "felipe", "juan", "pedro",
    "sancho", "afonso",
    "manuel", "charlemagne", "lothair", "pepin", "carloman", "clovis", "chilperic", "theodoric",
    "dagobert",
    "isabella", "margaret", "anne", "victoria", "baldwin", "tancred", "roger", "bohemond", "fulk",
    "amalric",
    "guy", "haakon", "olaf", "magnus", "canute", "eric", "erik", "valdemar", "waldemar", "oscar",
    "kamehameha",
    "rama", "haile", "menelik", "tiglath-pileser", "pileser", "shalmaneser", "sargon", "adad",
    "nebuchadnezzar", "celestine",
    "honorius", "martin", "nicolas", "sylvester", "callixtus", "calixtus", "lucius", "anastasius",
    "paschal",
  ]

  /// Titles before a ruler's name, in small letters.
  static let crowns: Set<String> = [
    "king", "queen", "pope", "emperor", "empress", "tsar", "czar", "sultan", "pharaoh", "prince",
    "duke", "kaiser",
    "shah", "count", "earl", "archbishop", "patriarch",
  ]

  /// Small words that may follow "George I".
  static let afterRulers: Set<String> = [
    "of", "was", "and", "in", "to", "is", "who", "had", "died", "reigned", "became", "ruled", "for",
    "at", "by",
    "on", "from", "the", "as", "or", "with",
  ]
}
