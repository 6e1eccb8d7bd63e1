// Over 300 lines because it holds tables of words.

extension GermanRules {
  /// A currency with its hundredth part.
  struct Currency: Hashable, Sendable {
    var name: Noun
    var part: Noun?
  }

  /// Reads nouns: each line has a key, a space, singular, `/` and plural.
  ///
  /// `*` before the singular marks a feminine noun, `+` a masculine one; others are neuter.
  private static func nouns(_ text: String) -> [String: Noun] {
    var result: [String: Noun] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let gender: GermanNumerals.Gender =
        parts[1].hasPrefix("*") ? .feminine : parts[1].hasPrefix("+") ? .masculine : .neuter
      let forms = parts[1].drop { $0 == "*" || $0 == "+" }.split(separator: "/").map(String.init)
      guard let one = forms.first, let many = forms.last else { continue }
      result[parts[0]] = Noun(one: one, many: many, gender: gender)
    }
    return result
  }

  /// Units of measure as they are written.
  static let units = nouns(
    """
    m +Meter
    km +Kilometer
    dm +Dezimeter
    cm +Zentimeter
    mm +Millimeter
    μm +Mikrometer
    µm +Mikrometer
    nm +Nanometer
    ha +Hektar
    qm +Quadratmeter
    g Gramm
    kg Kilogramm
    mg Milligramm
    l +Liter
    L +Liter
    ml +Milliliter
    cl +Zentiliter
    hl +Hektoliter
    h *Stunde/Stunden
    min *Minute/Minuten
    s *Sekunde/Sekunden
    sek *Sekunde/Sekunden
    Sek *Sekunde/Sekunden
    Min *Minute/Minuten
    Std *Stunde/Stunden
    std *Stunde/Stunden
    ms *Millisekunde/Millisekunden
    Hz Hertz
    kHz Kilohertz
    MHz Megahertz
    GHz Gigahertz
    W Watt
    kW Kilowatt
    MW Megawatt
    GW Gigawatt
    kWh *Kilowattstunde/Kilowattstunden
    PS *Pferdestärke/Pferdestärken
    V Volt
    mV Millivolt
    kV Kilovolt
    A Ampere
    mA Milliampere
    kB Kilobyte
    KB Kilobyte
    MB Megabyte
    GB Gigabyte
    TB Terabyte
    dB Dezibel
    cal *Kalorie/Kalorien
    kcal *Kilokalorie/Kilokalorien
    J Joule
    kJ Kilojoule
    N Newton
    Pa Pascal
    hPa Hektopascal
    bar Bar
    t *Tonne/Tonnen
    ft +Fuß
    " +Zoll
    mph *Meile pro Stunde/Meilen pro Stunde
    Ztr +Zentner
    Pfd Pfund
    Stk Stück
    """)
  /// The same by small letters.
  static let smallUnits = Dictionary(
    units.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })

  /// Currencies by sign or code.
  static let currencies: [String: Currency] = {
    let cent = Noun(one: "Cent", many: "Cent", gender: .masculine)
    let pfennig = Noun(one: "Pfennig", many: "Pfennig", gender: .masculine)
    func noun(_ one: String, _ many: String? = nil, _ gender: GermanNumerals.Gender = .masculine)
      -> Noun
    {
      Noun(one: one, many: many ?? one, gender: gender)
    }
    let euro = Currency(name: noun("Euro"), part: cent)
    let dollar = Currency(name: noun("Dollar"), part: cent)
    let pound = Currency(name: noun("Pfund", nil, .neuter), part: noun("Penny", "Pence"))
    let mark = Currency(name: noun("Mark", nil, .feminine), part: pfennig)
    let franc = Currency(name: noun("Franken"), part: noun("Rappen"))
    return [
      "€": euro, "EUR": euro, "Euro": euro, "$": dollar, "USD": dollar, "Dollar": dollar,
      "£": pound, "GBP": pound, "DM": mark, "Mark": mark, "RM": mark, "CHF": franc,
      "Franken": franc,
      "¥": Currency(name: noun("Yen")), "JPY": Currency(name: noun("Yen")),
      "₽": Currency(name: noun("Rubel"), part: noun("Kopeke", "Kopeken", .feminine)),
      "₹": Currency(name: noun("Rupie", "Rupien", .feminine)),
      "₿": Currency(name: noun("Bitcoin", "Bitcoins")), "ct": Currency(name: cent),
      "Ct": Currency(name: cent), "Pf": Currency(name: pfennig),
    ]
  }()

  /// Words before a Roman numeral or a number that it counts, in small letters.
  static let counted = words(
    """
    kapitel kap band bd teil buch akt aufzug szene auftritt gesang artikel art abschnitt abs paragraf
    paragraph nummer nr figur abbildung abb tabelle tab tafel anhang anlage folge heft stufe klasse
    typ phase lektion vers psalm brief bild übung aufgabe seite jahrgang zimmer gleis linie ziffer
    """)

  /// Names that kings, emperors and popes bore, in small letters, and queens.
  static let rulers = words(
    """
    adalbert albert albrecht alexander alfons alexios andreas anton august balduin benedikt
    bernhard boleslaw bonifaz christian clemens klemens darius david eduard ernst erich eugen
    ferdinand franz friedrich georg gregor gustav hadrian harald heinrich innozenz iwan jakob johann
    johannes josef joseph julius kamehameha karl konrad konstantin leo leopold lothar ludwig
    magnus manuel martin max maximilian michael mohammed murad napoleon nikolaus olaf otto paul
    peter philipp pius ptolemäus ramses richard robert rudolf rupprecht salomon selim sigismund
    sixtus stephan süleyman theodor theodosius thutmosis urban viktor waldemar wenzel wilhelm
    wladislaw xerxes artaxerxes antiochos attalos nikephoros kasimir
    """)
  static let queens = words(
    "elisabeth katharina maria margarete anna isabella beatrix christina johanna kleopatra")

  /// Titles that may come between a preposition and a ruler.
  static let titles = words(
    "könig kaiser papst zar herzog fürst kurfürst prinz graf erzherzog großherzog königin kaiserin zarin sultan pharao"
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The spoken form of an abbreviation.
  struct Abbreviation: Hashable, Sendable {
    var words: String
    /// Whether it is one only before a number: `S. 7`.
    var needsNumber = false
    /// Whether it needs its point, because the letters alone are a word.
    var needsPoint = true
    /// Whether it is written with a capital: `Fr. Maier`.
    var needsCapital = false
    /// Whether it is written with a small letter: `max. 3`.
    var needsSmall = false
    /// Whether a number precedes it, as in `S. 7 f.`.
    var followsNumber = false
    /// Whether an ordinal may precede it where no number follows: `im 3. Bd.`.
    var mayFollowOrdinal = false
  }

  /// Abbreviations by their parts, with points between these, in small letters: `z.b`.
  ///
  /// Signs may precede the key. `#`: a number follows; `>`: or an ordinal precedes; `<`: a number
  /// precedes; `^`: it has a capital; `_`: it has none; `~`: it needs no point.
  static let abbreviations: [String: Abbreviation] = {
    var result: [String: Abbreviation] = [:]
    for line in abbreviationText.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let signs = parts[0].prefix { "#<>^_~".contains($0) }
      result[String(parts[0].dropFirst(signs.count))] = Abbreviation(
        words: parts[1], needsNumber: signs.contains("#"), needsPoint: !signs.contains("~"),
        needsCapital: signs.contains("^"), needsSmall: signs.contains("_"),
        followsNumber: signs.contains("<"), mayFollowOrdinal: signs.contains(">"))
    }
    return result
  }()

  /// What an amount is counted by behind a slash, in small letters, and the words: the `Monat` of `1.500 €/Monat`.
  static let rates: Set<String> = [
    "monat", "jahr", "tag", "woche", "stunde", "nacht", "person", "stück", "minute", "sekunde",
  ]

  /// Initialisms with vowels, which would else be read as words.
  static let initialisms: Set<String> = [
    "USA", "EU", "UdSSR", "AG", "SA", "IG", "EDV", "EKG", "UKW", "WG", "IQ", "CIA", "FBI", "ADAC",
    "DAX", "AOK", "ARD", "AfD", "CDU", "CSU", "SPD", "FDP", "KPD", "SED", "DDR", "BRD", "UN", "IWF",
    "IT", "KI", "PKW", "LKW", "ÖBB", "ORF", "AEG", "IOC", "OP", "EC", "ICE", "IC",
  ]

  private static let abbreviationText = """
    z.b=zum Beispiel
    d.h=das heißt
    _d.i=das ist
    u.a=unter anderem
    u.ä=und Ähnliches
    o.ä=oder Ähnliches
    u.a.m=und anderes mehr
    u.v.a=und viele andere
    u.v.m=und vieles mehr
    u.dgl=und dergleichen
    u.u=unter Umständen
    ~usw=und so weiter
    ~usf=und so fort
    etc=et cetera
    ~bzw=beziehungsweise
    ca=circa
    evtl=eventuell
    ggf=gegebenenfalls
    vgl=vergleiche
    z.t=zum Teil
    z.z=zur Zeit
    z.zt=zurzeit
    z.hd=zu Händen
    _i.a=im Allgemeinen
    i.d.r=in der Regel
    _i.v=in Vertretung
    _m.e=meines Erachtens
    _o.g=oben genannte
    _s.o=siehe oben
    _s.u=siehe unten
    _s.a=siehe auch
    a.a.o=am angegebenen Ort
    _a.d=an der
    _a.m=am Main
    n.chr=nach Christus
    v.chr=vor Christus
    d.ä=der Ältere
    p.s=Postskriptum
    _v.a=vor allem
    ~dr=Doktor
    ^prof=Professor
    ^hr=Herr
    ^hrn=Herrn
    ^fr=Frau
    ^frl=Fräulein
    ^st=Sankt
    ^mr=Mister
    ^mrs=Missis
    ^ms=Miss
    ^ing=Ingenieur
    ^dipl=Diplom
    #nr=Nummer
    #nrn=Nummern
    #>bd=Band
    #bde=Bände
    #s=Seite
    #>kap=Kapitel
    #>abs=Absatz
    #art=Artikel
    #abb=Abbildung
    #tab=Tabelle
    #anm=Anmerkung
    #>jg=Jahrgang
    #ziff=Ziffer
    aufl=Auflage
    <pers=Personen
    #^h=Heft
    #_s.s=siehe Seite
    #_s.kap=siehe Kapitel
    #_s.abb=siehe Abbildung
    #_s.bd=siehe Band
    #_i.j=im Jahre
    _d.m=dieses Monats
    _d.j=dieses Jahres
    <f=folgende
    <ff=folgende
    ~jh=Jahrhundert
    hausnr=Hausnummer
    tel=Telefon
    ~jhd=Jahrhundert
    ~jhdt=Jahrhundert
    ^jahrh=Jahrhundert
    ~mio=Millionen
    ~mrd=Milliarden
    ~tsd=Tausend
    ^std=Stunden
    ^str=Straße
    zzgl=zuzüglich
    inkl=inklusive
    exkl=exklusive
    einschl=einschließlich
    sog=sogenannte
    geb=geborene
    gest=gestorben
    verh=verheiratet
    verst=verstorben
    gez=gezeichnet
    hrsg=herausgegeben
    hg=herausgegeben
    übers=übersetzt
    _max=maximal
    _min=mindestens
    _mind=mindestens
    bes=besonders
    insb=insbesondere
    insbes=insbesondere
    allg=allgemein
    dt=deutsch
    engl=englisch
    frz=französisch
    lat=lateinisch
    griech=griechisch
    ital=italienisch
    span=spanisch
    röm=römisch
    kath=katholisch
    evang=evangelisch
    ev=evangelisch
    ehem=ehemalige
    tägl=täglich
    jährl=jährlich
    stellv=stellvertretende
    südl=südlich
    nördl=nördlich
    westl=westlich
    östl=östlich
    bspw=beispielsweise
    sen=senior
    jun=junior
    jr=junior
    resp=respektive
    wg=wegen
    ~mwst=Mehrwertsteuer
    #^mo=Montag
    #^di=Dienstag
    #^mi=Mittwoch
    #^do=Donnerstag
    #^sa=Samstag
    od=oder
    _u=und
    ^mag=Magister
    """
}
