/// Abbreviations and their spoken forms.
///
/// Those that the pronunciation lexicon knows (Mr., Mrs., etc., Co., Inc.) are not here.
enum Abbreviations {
  /// An abbreviation with one spoken form.
  struct Plain {
    var words: String
    var needsPoint = true
    var needsCapital = false
    /// Whether it is a unit of measure, which is written in small letters.
    var isUnit = false
  }

  /// The abbreviations that have one spoken form, by their small letters.
  static let plain: [String: Plain] = [
    "vs": Plain(words: "versus", needsPoint: false),
    "ltd": Plain(words: "limited", needsPoint: false),
    "vol": Plain(words: "volume", needsPoint: false),
    "cf": Plain(words: "compare"), "cts": Plain(words: "cents", isUnit: true),
    "jr": Plain(words: "junior", needsPoint: false),
    "sr": Plain(words: "senior", needsPoint: false),
    "corp": Plain(words: "Corporation"), "dept": Plain(words: "Department"),
    "esq": Plain(words: "esquire"), "messrs": Plain(words: "messieurs", needsPoint: false),
    "bros": Plain(words: "brothers", needsPoint: false), "approx": Plain(words: "approximately"),
    "viz": Plain(words: "namely"), "hon": Plain(words: "honorable", needsCapital: true),
    "mt": Plain(words: "Mount", needsCapital: true), "ft": Plain(words: "Fort", needsCapital: true),
    "govt": Plain(words: "government"), "assn": Plain(words: "association"),
    "univ": Plain(words: "university"), "mfg": Plain(words: "manufacturing"),
    "oz": Plain(words: "ounce", isUnit: true), "lb": Plain(words: "pound", isUnit: true),
    "lbs": Plain(words: "pounds", needsPoint: false, isUnit: true),
    "ozs": Plain(words: "ounces", needsPoint: false, isUnit: true),
    "kg": Plain(words: "kilogram", needsPoint: false, isUnit: true),
    "km": Plain(words: "kilometer", needsPoint: false, isUnit: true), "ave": Plain(words: "avenue"),
    "blvd": Plain(words: "boulevard"),
    "yrs": Plain(words: "years", needsPoint: false, isUnit: true),
  ]

  /// Titles before a name, in small letters, with a point.
  static let titles: [String: String] = [
    "rev": "Reverend", "gen": "General", "col": "Colonel", "capt": "Captain", "gov": "Governor",
    "lt": "Lieutenant", "lieut": "Lieutenant", "sgt": "Sergeant", "sergt": "Sergeant",
    "maj": "Major", "sen": "Senator", "rep": "Representative", "prof": "Professor",
    "pres": "President", "cmdr": "Commander", "adm": "Admiral", "cpl": "Corporal",
    "pvt": "Private", "supt": "Superintendent", "ald": "Alderman", "fr": "Father",
    "hon": "honorable", "brig": "Brigadier", "dr": "Doctor",
  ]

  /// Titles that are no other words.
  ///
  /// They are read even if no name follows.
  static let unmistakable: Set<String> = ["rev", "capt", "lieut", "prof", "sgt", "supt"]

  /// Titles in the form of tokenised texts, in small letters and without point.
  static let lowTitles: [String: String] = ["mr": "mister", "mt": "mount"]

  /// Abbreviations before a number or a Roman numeral, in small letters.
  static let beforeNumbers: [String: String] = [
    "vol": "volume", "vols": "volumes", "p": "page", "pp": "pages", "ch": "chapter",
    "chap": "chapter", "sec": "section", "art": "article", "pt": "part",
    "op": "opus", "ver": "verse", "bk": "book", "ex": "example",
    "fig": "figure", "figs": "figures", "eq": "equation", "tel": "telephone", "ed": "edition",
    "c": "circa",
    "ca": "circa",
  ]
}
