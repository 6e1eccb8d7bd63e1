extension RomanceLanguage {
  private static let italianMonths = [
    "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre",
    "ottobre", "novembre", "dicembre",
  ]

  /// Italian.
  static let italian = RomanceLanguage(
    grammar: ItalianGrammar(),
    phrases: Phrases(
      comma: "virgola", point: "punto", minus: "meno", plus: "più", equals: "uguale a",
      times: "per", divided: "diviso", power: "elevato a",
      percent: "per cento", perMille: "per mille", per: "per", perHour: "all’ora",
      to: "a", and: "e", outOf: "su",
      at: "chiocciola", slash: "slash", hyphen: "trattino", underscore: "trattino basso",
      colon: "due punti", number: "numero", section: "paragrafo", degrees: Noun("grado", "gradi"),
      celsius: "Celsius", fahrenheit: "Fahrenheit", square: "quadrato/quadrati",
      cubic: "cubo/cubi", picture: "emoji", halfMasculine: "mezzo", halfFeminine: "mezza",
      halfAfterNumber: "mezzo"),
    months: italianMonths,
    monthNumbers: monthNumbers(italianMonths, ["sett": 9]),
    dateJoint: " ",
    currencies: italianCurrencies,
    partJoint: " ", millionJoint: " di ",
    units: nouns(
      """
      m=metro/metri
      km=chilometro/chilometri
      cm=centimetro/centimetri
      mm=millimetro/millimetri
      ha=ettaro/ettari
      hl=ettolitro/ettolitri
      g=grammo/grammi
      gr=grammo/grammi
      kg=chilogrammo/chilogrammi
      mg=milligrammo/milligrammi
      l=litro/litri
      L=litro/litri
      ml=millilitro/millilitri
      cl=centilitro/centilitri
      h*=ora/ore
      min=minuto/minuti
      s=secondo/secondi
      sec=secondo/secondi
      Hz=hertz/hertz
      kHz=chilohertz/chilohertz
      MHz=megahertz/megahertz
      GHz=gigahertz/gigahertz
      W=watt/watt
      kW=chilowatt/chilowatt
      MW=megawatt/megawatt
      kWh=chilowattora/chilowattora
      V=volt/volt
      A=ampere/ampere
      KB=kilobyte/kilobyte
      MB=megabyte/megabyte
      GB=gigabyte/gigabyte
      TB=terabyte/terabyte
      dB=decibel/decibel
      cal*=caloria/calorie
      kcal*=chilocaloria/chilocalorie
      kmh=chilometro orario/chilometri orari
      t*=tonnellata/tonnellate
      ft=piede/piedi
      "=pollice/pollici
      q=quintale/quintali
      mq=metro quadrato/metri quadrati
      """),
    abbreviations: italianAbbreviations,
    counted: words(
      """
      capitolo capitoli cap tomo volume vol libro parte atto scena canto titolo articolo sezione
      lezione appendice figura tavola tabella guerra dinastia fase tipo classe grado livello serie
      numero episodio quadro giornata
      """),
    nameTitles: ["s": italianSaints],
    centuries: words("secolo secoli sec"),
    rulers: words(
      """
      alessandro alfonso amedeo benedetto bonifacio callisto carlo caterina celestino cesare
      clemente costantino cristiano edoardo elisabetta emanuele enrico eugenio federico ferdinando
      filippo francesco gian giacomo giorgio giovanni giulio gregorio guglielmo gustavo innocenzo
      isabella ivan leone leopoldo lodovico luigi margherita maria martino massimiliano napoleone
      niccolò nicola oscar ottone paolo pietro pio ramses riccardo rodolfo ruggero sisto teodosio
      umberto urbano vittorio alberto adriano
      """),
    feminine: words(
      """
      parte scena sezione lezione appendice figura tavola tabella guerra dinastia fase classe serie
      giornata caterina elisabetta isabella margherita maria
      """),
    timeWords: words("ore alle dalle"),
    dayWords: words("il dal al l"),
    rates: lexicon(
      """
      mese=al mese
      anno=all’anno
      giorno=al giorno
      settimana=alla settimana
      ora=all’ora
      notte=a notte
      persona=a persona
      """),
    countedNouns: [
      "p": "pagine", "pp": "pagine", "pag": "pagine", "pagg": "pagine", "pers": "persone",
    ],
    followers: ["ss": "seguenti", "seg": "seguenti", "segg": "seguenti"],
    orderedNouns: ["ed": "edizione", "sec": "secolo"],
    telephoneWords: words("tel telefono cell cellulare fax"),
    telephoneStarts: [0, 3],
    dayParts: ["am": "del mattino", "pm": "del pomeriggio"],
    bible: .italian)

  private static let italianCurrencies: [String: Currency] = {
    let cents = Noun("centesimo", "centesimi")
    let dollar = Currency(Noun("dollaro", "dollari"), cents)
    let euro = Currency(Noun("euro", "euro"), cents)
    let pound = Currency(Noun("sterlina", "sterline", .feminine), Noun("penny", "penny"))
    return [
      "$": dollar, "usd": dollar, "us$": dollar, "€": euro, "eur": euro, "£": pound, "gbp": pound,
      "¥": Currency(Noun("yen", "yen")), "₽": Currency(Noun("rublo", "rubli")),
      "₤": Currency(Noun("lira", "lire", .feminine)),
      "chf": Currency(Noun("franco svizzero", "franchi svizzeri"), cents),
      "₹": Currency(Noun("rupia", "rupie", .feminine)), "₿": Currency(Noun("bitcoin", "bitcoin")),
    ]
  }()

  private static let italianSaints = NameTitles(
    """
    San=barnaba bartolomeo basilio benedetto bernardino bernardo biagio bonaventura bruno camillo carlo \
    ciro clemente cosma cristoforo cristofano damiano damaso daniele domenico donato fedele felice \
    ferdinando filippo francesco frediano gabriele gaetano gallo gaudenzio gennaro geminiano \
    gerolamo giacomo giobbe giorgio giovanni girolamo giuliano giulio giuseppe giusto gregorio leonardo \
    leone lorenzo luca luigi marco marcello marino martino matteo mattia maurizio miniato michele nazaro \
    nicola nicolò niccolò pancrazio paolo patrizio petronio pier pietro pietroburgo pio quirico raffaele remo rocco \
    romano rufino salvatore satiro saverio sebastiano severino severo silvestro simone sisto tommaso teodoro \
    valentino venanzio vincenzo vitale vito vittore zanipolo zaccaria
    Santo=spirito stefano sepolcro zeno zenone padre
    Santa=barbara brigida caterina cecilia chiara costanza cristina croce fara fiora fosca francesca giulia \
    giuliana giustina lucia maddalena marcella margherita maria marina marta martina monica petronilla \
    pudenziana prassede reparata rita rosa rosalia sabina scolastica sede sofia susanna teresa trinità verdiana \
    veronica vittoria zita
    Sant’=abbondio agata agnese agostino alberto alessandro alessio alfonso ambrogio anastasia andrea angela \
    angelo anna anselmo antimo antonino antonio apollinare apollonia arcangelo aspreno atanasio elena elia \
    eligio elisabetta elmo emidio erasmo eufemia eusebio eustachio eustorgio ignazio ilario ildefonso ippolito \
    irene isidoro ivo orsola oreste onofrio osvaldo uberto ubaldo urbano
    """)

  private static let italianAbbreviations = abbreviations(
    """
    sig=signor
    sigg=signori
    sig.ra=signora
    sig.na=signorina
    sigra=signora
    dott=dottor
    dott.ssa=dottoressa
    dr=dottor
    prof=professor
    prof.ssa=professoressa
    ing=ingegner
    avv=avvocato
    arch=architetto
    geom=geometra
    rag=ragionier
    on=onorevole
    ^sen=senatore
    ^gen=generale
    ^col=colonnello
    ^cap=capitano
    #cap=capitolo
    #capp=capitoli
    mons=monsignor
    ^rev=reverendo
    ^ss=santissimi
    spett=spettabile
    egr=egregio
    gent=gentile
    gent.mo=gentilissimo
    gent.ma=gentilissima
    ill.mo=illustrissimo
    ill.ma=illustrissima
    rev.mo=reverendissimo
    f.lli=fratelli
    ^s.m=Sua Maestà
    ^s.a.r=Sua Altezza Reale
    p.s=post scriptum
    ibid=ibidem
    ~mld=miliardi
    ~mln=milioni
    #lun=lunedì
    #mer=mercoledì
    #gio=giovedì
    #ven=venerdì
    #sab=sabato
    #dom=domenica
    v.le=viale
    p.za=piazza
    p.zza=piazza
    c.so=corso
    dip=dipartimento
    ecc=eccetera
    etc=eccetera
    es=esempio
    p.es=per esempio
    ad.es=ad esempio
    a.c=avanti Cristo
    d.c=dopo Cristo
    s.p.a=società per azioni
    s.r.l=società a responsabilità limitata
    #~pag=pagina
    #~pagg=pagine
    #p=pagina
    #pp=pagine
    #n=numero
    #nn=numeri
    #num=numero
    #vol=volume
    #voll=volumi
    #art=articolo
    avv=avvocato
    ing=ingegner
    #artt=articoli
    #fig=figura
    #figg=figure
    sec=secolo
    #secc=secoli
    #ed=edizione
    #tel=telefono
    #par=paragrafo
    cfr=confronta
    tel=telefono
    ~vs=versus
    ca=circa
    incl=incluso
    escl=escluso
    _max=massimo
    #_min=minimo
    """)
}

extension RomanceNormalizer {
  /// Italian.
  public static let italian = RomanceNormalizer(.italian)
}
