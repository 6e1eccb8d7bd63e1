/// What German spelling does not tell, as tables; the words themselves are in `GermanLists+Text`.
enum GermanLists {
  /// Splits a text at white space.
  static func list(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Reads pairs `key=sounds`.
  static func pairs(_ text: String) -> [(String, String)] {
    list(text).compactMap { item in
      let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  // MARK: Words

  /// Words with their sounds: function words, and those that no rule tells.
  static let words = Dictionary(
    pairs(functionWords) + pairs(adverbs) + pairs(irregularWords),
    uniquingKeysWith: { first, _ in first })
  /// Those that take endings.
  static let inflectable = Dictionary(
    pairs(irregularWords), uniquingKeysWith: { first, _ in first })
  /// Endings of listed words with their sounds, the longest first.
  static let inflections: [(String, String)] = pairs(
    """
    innen=ɪnən ungen=ʊŋən ischen=ɪʃən ische=ɪʃə ischer=ɪʃɐ isches=ɪʃəs erin=ərɪn isch=ɪʃ ten=tən \
    tes=təs tet=tət ern=ɐn ers=ɐs ens=əns ung=ʊŋ end=ənt ig=ɪç en=ən er=ɐ es=əs em=əm te=tə in=ɪn \
    st=st e=ə n=n m=m s=s t=t
    """)

  // MARK: Parts

  static let stems = Set(list(stemText))
  /// Endings of the last stem of a compound, the longest first.
  static let endings = list(
    "ungen erinnen innen ischen ische lichen liche ung erin lich isch ten ens ers ern eln ige igen iger iges ig er en es em el te et st in e n s t"
  )
  /// Letters between two stems.
  static let joints = list("ungs ens es er en s n e")
  /// Prefixes before a stem inside of a compound.
  static let stemPrefixes = list(
    "be ge er ver zer ent emp an auf aus ab ein vor nach zu um bei mit unter über ur un durch")

  /// Prefixes with their sounds; those with a stress mark take the main stress.
  static let prefixes: [(String, String)] =
    directions
    + pairs(
      """
      auseinander=WsInˈandɐ gegenüber=ɡeːɡənˈyːbɐ zusammen=ʦuzˈamən entgegen=ɛntɡˈeːɡən zurück=ʦurˈyk \
      voraus=foːrˈWs vorbei=foɐbˈI vorüber=forˈyːbɐ wieder=vˈiːdɐ gegen=ɡˈeːɡən zwischen=ʦvˈɪʃən \
      nieder=nˈiːdɐ empor=ɛmpˈoːɐ fort=fˈɔrt nach=nˈaːx miss=mˈɪs hoch=hˈoːx haupt=hˈWpt \
      dar=dˈaːɐ auf=ˈWf aus=ˈWs bei=bˈI ein=ˈIn mit=mˈɪt vor=fˈoːɐ her=hˈeːɐ hin=hˈɪn weg=vˈɛk \
      los=lˈoːs ab=ˈap an=ˈan um=ˈʊm un=ˈʊn ur=ˈuːɐ zu=ʦˈuː \
      ver=fɛɐ zer=ʦɛɐ ent=ɛnt emp=ɛmp be=bə ge=ɡə er=ɛɐ
      """)
  static let prefixWords = Set(prefixes.map(\.0) + doublePrefixes.map(\.0))
  /// "heraus", "hinunter" and their like before verbs.
  private static let directions: [(String, String)] = {
    var forms: [(String, String)] = []
    for (end, sounds) in adverbEnds where !adverbsOnly.contains(end) {
      forms.append(("hin" + end, "hɪn" + sounds))
      forms.append(("her" + end, "hɛr" + sounds))
    }
    return forms.sorted { ($0.0.count, $1.0) > ($1.0.count, $0.0) }
  }()
  private static let adverbsOnly: Set<String> = [
    "mit", "nach", "von", "bei", "für", "durch", "gegen",
  ]

  /// Prefixes that are stressed before nouns only, with weak and strong sounds.
  static let doublePrefixes: [(String, weak: String, strong: String)] = [
    ("hinter", "hɪntɐ", "hˈɪntɐ"), ("unter", "ʊntɐ", "ˈʊntɐ"), ("wider", "viːdɐ", "vˈiːdɐ"),
    ("über", "yːbɐ", "ˈyːbɐ"), ("durch", "dʊrç", "dˈʊrç"), ("voll", "fɔl", "fˈɔl"),
  ]
  static let verbEndings = [
    "en", "t", "te", "ten", "test", "end", "ene", "ener", "enen", "ern", "eln", "ung", "ungen",
  ]

  /// Ends of foreign words, in which stems are found by chance.
  static let foreignEndings = list(
    "ieren iert ierte ierten iertes ierter ierung ierungen ation ationen tät täten ismus ent ente enten enz ant anten"
  )

  /// Beginnings of words that only look as if they had a prefix.
  static let withoutPrefix = Starts(list(prefixlessText))
  /// Vowels after "be-" and "ge-" that are a stem's own.
  static let afterVowelPrefix = list(
    "end eil ein erdig ehr erb eign einig urteil unruh irr ink ing inhalt impf ebn ereign")
  /// Rests of words that are an ending only.
  static let bareEndings = Set(
    list(
      """
      e en er el es em et est ern eln end ens ers elt ert ere eren erer eres erem ene enen ener enes els \
      ende enden ender endes este esten ester erte elte erne ernen erner ernes ernem
      """))
  /// Endings with a vowel of their own, if no consonant comes before them.
  static let weakRests = Set(list("ig ige igen iger iges ich ung ungen isch ische in innen"))
  static let onsets = Set(
    list(
      """
      bl br ch chr chl cl cr dr fl fr gl gn gr kl kn kr pf pfl pfr ph pl pr ps rh sch schl schm schn \
      schr schw sk sp spl spr st str th thr tr tsch wr zw sph phr
      """))

  /// Suffixes that begin with a consonant, with every inflection, the longest first.
  static let suffixForms: [(String, String)] = {
    var forms: [(String, String)] = []
    for (text, sounds) in pairs(suffixText) {
      // Before a vowel the last consonant is voiced: "furchtbare", "lieblose".
      var stem = sounds
      if sounds.hasSuffix("ɐ") { stem = sounds.dropLast() + "r" }
      if sounds.hasSuffix("loːs") { stem = sounds.dropLast() + "z" }
      forms.append((text, sounds))
      if nouns.contains(text) { forms.append((text + "s", sounds + "s")) }
      for (ending, end) in suffixEndings {
        let isVowel = end.first == "ə" || end.first == "ɐ"
        forms.append((text + ending, (isVowel ? stem : sounds) + end))
      }
    }
    forms += pairs(
      "nisse=nɪsə nissen=nɪsən nisses=nɪsəs nis=nɪs chen=çən chens=çəns tümer=tyːmɐ tümern=tyːmɐn")
    return forms.sorted { $0.0.count > $1.0.count }
  }()
  private static let suffixText =
    "lich=lɪç keit=kIt heit=hIt schaft=ʃaft bar=baːɐ sam=zaːm los=loːs haft=haft lein=lIn tum=tuːm ling=lɪŋ losigkeit=loːzɪçkIt haftigkeit=haftɪçkIt wärts=vɛrʦ"
  private static let nouns: Set<String> = ["schaft", "lein", "tum", "ling"]
  private static let suffixEndings = pairs(
    "e=ə en=ən er=ɐ es=əs em=əm ste=stə sten=stən ster=stɐ ere=ərə eren=ərən erer=ərɐ eres=ərəs"
  )

  // MARK: Adverbs

  /// Beginnings of adverbs such as "darauf".
  static let adverbStarts: [(String, String)] = [
    ("dar", "dar"), ("wor", "vor"), ("da", "da"), ("wo", "vo"), ("hin", "hɪn"), ("her", "hɛr"),
  ]
  static let adverbEnds = Dictionary(
    pairs(
      """
      an=ˈan auf=ˈWf aus=ˈWs ein=ˈIn in=ˈɪn um=ˈʊm unter=ˈʊntɐ über=ˈyːbɐ ab=ˈap vor=fˈoːɐ von=fˈɔn \
      bei=bˈI durch=dˈʊrç für=fˈyːɐ gegen=ɡˈeːɡən mit=mˈɪt nach=nˈaːx zu=ʦˈuː hin=hˈɪn her=hˈeːɐ \
      hinter=hˈɪntɐ neben=nˈeːbən zwischen=ʦvˈɪʃən
      """), uniquingKeysWith: { first, _ in first })

  // MARK: Letters

  /// Letters that are one sound, the longest first.
  static let consonantGroups: [(String, String)] = [
    ("tzsch", "ʧ"), ("tsch", "ʧ"), ("dsch", "ʤ"), ("sch", "ʃ"), ("ph", "f"), ("th", "t"),
    ("rh", "r"), ("pf", "pf"), ("tz", "ʦ"), ("ts", "ʦ"), ("zz", "ʦ"), ("qu", "kv"), ("ng", "ŋ"),
  ]
  /// Endings with a weak vowel: its sound, and the letters after the ending.
  static let weakEndings: [(String, sounds: String, tails: Set<String>)] = [
    ("ung", "ʊ", tails), ("isch", "ɪ", tails), ("iker", "i", tails), ("ik", "ɪ", tails),
    ("ig", "ɪ", tails), ("in", "ɪ", ["", "nen"]),
  ]
  private static let tails = Set(
    list(
      "e en er es em s n t te ten ter tes tem tet st est et ste sten ster stes end ende enden ung ungen in innen ere eren erer er ern"
    ) + [""])
  /// Letters after a weak e to the end of the stem.
  static let schwaTails: Set<String> = {
    var tails = Set(
      list(
        """
        n m l r s t nd ns ls rs ln rn lt rt st ts te ten ter tes tem tet test ne nen ner nes nem re ren \
        rer res rem ste sten ster stes stem lte lten ltes lter rte rten rtes rter lnd rnd lst rst nds \
        nsten nste nster rns lns rne rnen rner rnes rnem le rtet ltet rln rlnd nere neren nerer neres
        """))
    for stem in ["nd", "lnd", "rnd"] {
      for ending in ["e", "en", "er", "es", "em", "ste", "sten"] { tails.insert(stem + ending) }
    }
    return tails
  }()
  static let weakAfterSchwa = ["ung", "ig", "isch", "in", "ei"]

  /// Vowels that are long, or short, against the rules, by the beginnings of words; `:` and `!` are
  /// behind them in the text.
  static let vowelLengths: [String: (vowel: Int, isLong: Bool)] = {
    var marks: [String: (vowel: Int, isLong: Bool)] = [:]
    for item in list(longText) + list(shortText) {
      guard let place = item.firstIndex(where: { $0 == ":" || $0 == "!" }) else { continue }
      let prefix = item[..<place] + item[item.index(after: place)...]
      marks[String(prefix)] = (
        item.distance(from: item.startIndex, to: place) - 1, item[place] == ":"
      )
    }
    return marks
  }()
  private static let longestMark = vowelLengths.keys.map(\.count).max() ?? 0

  /// Whether a list says that a vowel is long or short; `nil` if it says neither.
  static func length(ofVowel index: Int, in word: [Unicode.Scalar]) -> Bool? {
    guard index < longestMark else { return nil }
    for end in stride(from: min(longestMark, word.count), to: index, by: -1) {
      let prefix = String(String.UnicodeScalarView(word[..<end]))
      if let mark = vowelLengths[prefix], mark.vowel == index { return mark.isLong }
    }
    return nil
  }

  /// Beginnings of words.
  struct Starts: Sendable {
    private let words: Set<String>
    private let longest: Int

    init(_ words: [String]) {
      self.words = Set(words)
      longest = words.map(\.count).max() ?? 0
    }

    /// Whether a word begins with one of them.
    func holdsStart(of word: [Unicode.Scalar]) -> Bool {
      for end in stride(from: min(longest, word.count), to: 0, by: -1)
      where words.contains(String(String.UnicodeScalarView(word[..<end]))) {
        return true
      }
      return false
    }
  }
}
