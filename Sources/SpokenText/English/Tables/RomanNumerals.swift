/// Roman numerals and the words around them.
enum RomanNumerals {
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
