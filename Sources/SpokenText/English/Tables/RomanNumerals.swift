/// The words around Roman numerals, and words that look like numerals.
enum RomanNumerals {
  /// Capitals that look like numerals and are words or initialisms.
  static let words: Set<String> = [
    "MIX", "MI", "DI", "LI", "CD", "DC", "MD", "MC", "CC", "CM", "MM", "CI", "CV", "DIX", "MIL",
    "MV",
    "DVI", "CIV", "MCI", "CCI", "DM", "CL", "DL", "ML", "DX", "MX", "DV",
  ]

  /// Words for things that numerals count, in small letters.
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
