/// Finds the possible base forms of an English word, the likeliest first.
///
/// Candidates need not be words, since only those in a dictionary are found.
enum EnglishStems {
  /// The shortest stem; a shorter one is hardly ever right.
  private static let least = 2

  /// The possible base forms of a word, without the word itself.
  ///
  /// - Parameter word: In small letters.
  /// - Returns: Candidates, none twice.
  static func candidates(_ word: String) -> [String] {
    var found: [String] = []
    func add(_ stem: some StringProtocol) {
      let stem = String(stem)
      if stem.count >= least, stem != word, !found.contains(stem) { found.append(stem) }
    }
    if let base = irregular[word] { add(base) }
    for ending in ["'s", "’s", "s'", "s’"] where word.hasSuffix(ending) { add(word.dropLast(2)) }
    if word.hasSuffix("ies") { add(word.dropLast(3) + "y") }
    if word.hasSuffix("ves") {
      add(word.dropLast(3) + "f")
      add(word.dropLast(3) + "fe")
    }
    if word.hasSuffix("es") { add(word.dropLast(2)) }
    if word.hasSuffix("s"), !word.hasSuffix("ss") { add(word.dropLast()) }
    if word.hasSuffix("ied") { add(word.dropLast(3) + "y") }
    for ending in ["ed", "ing", "er", "est"] where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      // "stopped", "running", "bigger": the last letter was doubled.
      if let last = stem.last, stem.dropLast().last == last, !"aeiou".contains(last) {
        add(stem.dropLast())
      }
      // "hoped" is of "hope", "walked" of "walk".
      let bases = [String(stem), stem + "e"]
      for base in losesE(stem) ? bases.reversed() : bases { add(base) }
    }
    if word.hasSuffix("ier") { add(word.dropLast(3) + "y") }
    if word.hasSuffix("iest") { add(word.dropLast(4) + "y") }
    if word.hasSuffix("ying") { add(word.dropLast(4) + "ie") }
    if word.hasSuffix("ily") { add(word.dropLast(3) + "y") }
    if word.hasSuffix("ly") { add(word.dropLast(2)) }
    return found
  }

  /// Whether a stem more likely ends in an "e" that the ending has taken away.
  private static func losesE(_ stem: Substring) -> Bool {
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    let letters = Array(stem)
    guard letters.count >= 2, let last = letters.last, !vowels.contains(last) else { return true }
    if "cvz".contains(last) || stem.hasSuffix("th") { return true }
    let isShort =
      vowels.contains(letters[letters.count - 2])
      && (letters.count == 2 || !vowels.contains(letters[letters.count - 3]))
    return isShort && !"wxyn".contains(last)
  }

  /// The base forms of irregular forms; a dictionary's synonyms may have more.
  private static let irregular: [String: String] = {
    let forms = """
      be am is are was were been being;have has had;do does did done;go goes went gone;say said
      make made;know knew known;think thought;take took taken;see saw seen;come came;want wanted
      find found;give gave given;tell told;feel felt;become became;leave left;put put;mean meant
      keep kept;begin began begun;hold held;write wrote written;stand stood;hear heard;let let
      bring brought;buy bought;catch caught;teach taught;seek sought;fight fought;meet met;lead led
      read read;run ran;sit sat;speak spoke spoken;break broke broken;choose chose chosen;freeze froze frozen
      steal stole stolen;wake woke woken;grow grew grown;throw threw thrown;blow blew blown;fly flew flown
      draw drew drawn;show shown;wear wore worn;tear tore torn;bear bore borne born;swear swore sworn
      rise rose risen;drive drove driven;ride rode ridden;arise arose arisen;strive strove striven
      sing sang sung;ring rang rung;drink drank drunk;sink sank sunk;swim swam swum;spring sprang sprung
      win won;spin spun;hang hung;swing swung;sting stung;cling clung;fling flung;dig dug;strike struck
      lie lay lain;lay laid;pay paid;sell sold;lose lost;send sent;spend spent;lend lent;bend bent;build built
      sleep slept;weep wept;creep crept;sweep swept;deal dealt;dream dreamt;burn burnt;learn learnt;spell spelt
      fall fell fallen;forget forgot forgotten;get got gotten;bite bit bitten;hide hid hidden;eat ate eaten
      shake shook shaken;forsake forsook forsaken;slide slid;shoot shot;shine shone;light lit;bind bound
      wind wound;grind ground;flee fled;feed fed;breed bred;bleed bled;speed sped;cleave clove cloven
      weave wove woven;tread trod trodden;bid bade bidden;smite smote smitten;slay slew slain;bethink bethought
      man men;woman women;child children;foot feet;tooth teeth;goose geese;mouse mice;louse lice;ox oxen
      person people;die dice;good better best;bad worse worst;far farther farthest further furthest
      little less least;much more most
      """
    var table: [String: String] = [:]
    for group in forms.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let words = group.split(separator: " ").map(String.init)
      for form in words.dropFirst() where table[form] == nil { table[form] = words[0] }
    }
    return table
  }()
}
