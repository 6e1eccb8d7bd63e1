extension SentenceLanguage {
  /// English, and the base of the other languages in Latin script.
  static let english = SentenceLanguage(
    inner: """
      mr mrs ms mx messrs mmes mlle mme dr drs prof profs rev revd Fr Hon Gov Sen Rep Pres Amb Capt
      Cpt Col Cmdr Cdr Comdr Cpl Gen Lt Maj Sgt Pvt Adm Supt Det Insp Const Dir Asst Assoc Atty Mgr
      Msgr Mt Mts Ft Sra Srta Rt rt.hon rt.rev
      e.g i.e eg cf viz vs v approx ca circa incl esp resp ibid
      """,
    numbering: """
      no nos nr num p pp pg pgs vol vols ch chap chaps fig figs sec secs sect art arts op pt
      pts bk bks eq eqs ex exs n nn par para paras pl pls tab app ver rs ext rm apt ste n° fl
      """,
    final: """
      inc co corp ltd llc plc bros jr sr esq etc al ed eds trans dept univ assn mfg intl est bro
      Jan Feb Mar Apr Jun Jul Aug Sep sept Oct Nov Dec Mon Tue tues Wed weds Thu thur thurs Fri Sat
      Sun ave blvd Rd Ln hwy pkwy Sq Ct
      Ala Ariz Ark Calif Colo conn Del Fla Ga Ill Ind Kan Kans Ky La Md Mass Mich Minn Miss Mo Mont
      Neb Nebr Nev Okla Ont Ore Penn Penna Que Tenn Tex Va Vt Wash Wis Wisc Wyo
      ft lb lbs oz yd yds mi avg temp hr hrs min mins
      """,
    clock: "a.m p.m am pm",
    street: "st",
    starters: """
      The A An This That These Those He She It We They I You There Here What When Where Who Whom
      Whose Why How Which While If But And Or So Then Than Thus Hence Now Nobody No Not Nor None
      Yes In On At For From With Without As After Before By Of To During My His Her Its Our Their
      Your Some Many Most All Each Every Any Another Both Several Few Is Are Was Were Am Do Does
      Did Can Could Would Should Must Shall Has Have Had Let Please Even Still Just Only Also Too
      However Although Though Because Since Until Unless Whether Once Never Nothing Everyone
      Everybody Everything Someone Somebody Something Anyone Perhaps Maybe Later Next Finally
      Today Tomorrow Yesterday Instead Indeed Meanwhile Moreover Nevertheless Therefore Otherwise
      Under Over Above Upon Between Among Across Despite Again Always Sometimes Often Soon
      I'm I've I'd I'll I’m I’ve I’d I’ll He's She's It's That's There's What's Let's We're They're
      You're Don't Didn't Isn't Wasn't He’s She’s It’s That’s There’s What’s Let’s We’re They’re
      You’re Don’t Didn’t Isn’t Wasn’t
      """,
    speechVerbs: """
      said says asked asks cried cries replied replies answered answers exclaimed shouted whispered
      murmured muttered called yelled demanded began continued added went inquired enquired
      repeated returned returns screamed growled snapped sighed laughed put agreed admitted
      observed remarked insisted interrupted protested echoed gasped groaned hissed interposed
      responded suggested told thought wondered ejaculated roared sobbed stammered wailed
      """)

  /// Words that follow `a.m.` and `p.m.` without starting a sentence.
  static let clockFollowers: Set<String> = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "January",
    "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December", "Eastern", "Central", "Mountain", "Pacific", "Greenwich", "Mon",
    "Tue", "Tues", "Wed", "Thu", "Thurs", "Fri", "Sat", "Sun", "Jan", "Feb", "Mar", "Apr", "Jun",
    "Jul", "Aug", "Sep", "Sept", "Oct", "Nov", "Dec",
  ]

  /// Words before a single letter that make it a label and not an initial (`vitamin C`).
  static let lettered: Set<String> = [
    "a", "an", "vitamin", "plan", "type", "grade", "group", "class", "section", "point", "part",
    "hepatitis", "option", "letter", "the", "model", "version", "figure", "table", "case",
  ]

  /// Words before the pronoun `I` at the end of a sentence.
  static let beforePronoun: Set<String> = [
    "and", "than", "was", "is", "am", "as", "not", "nor", "or", "but", "do", "did", "have",
  ]
}
