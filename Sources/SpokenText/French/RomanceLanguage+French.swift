extension RomanceLanguage {
  private static let frenchMonths = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
    "octobre", "novembre", "décembre",
  ]

  /// French.
  static let french = RomanceLanguage(
    grammar: FrenchGrammar(),
    phrases: Phrases(
      comma: "virgule", point: "point", minus: "moins", plus: "plus", equals: "égale",
      times: "fois", divided: "divisé par", power: "puissance",
      percent: "pour cent", perMille: "pour mille", per: "par", perHour: "à l’heure",
      to: "à", and: "et", outOf: "sur",
      at: "arobase", slash: "barre oblique", hyphen: "tiret", underscore: "tiret bas",
      colon: "deux points", number: "numéro", section: "paragraphe",
      degrees: Noun("degré", "degrés"), celsius: "Celsius", fahrenheit: "Fahrenheit",
      square: "carré/carrés", cubic: "cube/cubes", picture: "émoji", halfMasculine: "un demi",
      halfFeminine: "une demi", halfJoint: "-",
      halfDeterminers: words("un une le la ce cette chaque de"),
      halfAfterNumber: "demi"),
    months: frenchMonths,
    monthNumbers: monthNumbers(
      frenchMonths, ["janv": 1, "févr": 2, "avr": 4, "juil": 7, "sept": 9, "jui": 6]),
    dateJoint: " ",
    currencies: frenchCurrencies,
    partJoint: " ", millionJoint: " de ", elidedJoint: " d’",
    largeSigns: [
      "M": Noun("million", "millions"), "Md": Noun("milliard", "milliards"),
      "Mds": Noun("milliard", "milliards"),
    ],
    units: nouns(
      """
      m=mètre/mètres
      km=kilomètre/kilomètres
      cm=centimètre/centimètres
      mm=millimètre/millimètres
      ha=hectare/hectares
      g=gramme/grammes
      kg=kilogramme/kilogrammes
      mg=milligramme/milligrammes
      l=litre/litres
      L=litre/litres
      ml=millilitre/millilitres
      cl=centilitre/centilitres
      h*=heure/heures
      min*=minute/minutes
      mn*=minute/minutes
      s*=seconde/secondes
      sec*=seconde/secondes
      Hz=hertz/hertz
      kHz=kilohertz/kilohertz
      MHz=mégahertz/mégahertz
      GHz=gigahertz/gigahertz
      W=watt/watts
      kW=kilowatt/kilowatts
      MW=mégawatt/mégawatts
      kWh=kilowatt-heure/kilowatts-heures
      V=volt/volts
      A=ampère/ampères
      Ko=kilo-octet/kilo-octets
      Mo=mégaoctet/mégaoctets
      Go=gigaoctet/gigaoctets
      To=téraoctet/téraoctets
      dB=décibel/décibels
      cal*=calorie/calories
      kcal*=kilocalorie/kilocalories
      t*=tonne/tonnes
      ft=pied/pieds
      "=pouce/pouces
      """),
    abbreviations: frenchAbbreviations,
    romanSuffixes: ["e", "er", "re", "ème", "ère", "es"],
    counted: words(
      """
      chapitre chapitres chap tome volume vol livre partie acte scène chant titre article section
      leçon annexe figure tableau planche guerre dynastie phase type classe degré niveau numéro
      épisode cahier psaume
      """),
    centuries: words("siècle siècles"),
    rulers: words(
      """
      adrien albert alexandre alphonse baudouin benoît boniface catherine charles christian clément
      clotaire constantin dagobert édouard élisabeth eugène ferdinand françois frédéric georges
      grégoire guillaume gustave henri innocent isabelle ivan jacques jean jean-paul joseph jules
      léon léopold louis marie martin maximilien napoléon nicolas othon paul philippe pie pierre
      ramsès richard robert rodolphe sixte théodose thierry urbain victor childebert clovis
      """),
    feminine: words(
      """
      partie scène section leçon annexe figure planche guerre dynastie phase classe catherine
      élisabeth isabelle marie
      """),
    dayWords: words("le du au"),
    rates: lexicon(
      """
      mois=par mois
      an=par an
      jour=par jour
      semaine=par semaine
      heure=par heure
      nuit=par nuit
      personne=par personne
      pers=par personne
      """),
    gradeTotals: [20],
    countedNouns: ["p": "pages", "pp": "pages", "vol": "volumes"],
    orderedNouns: ["s": "siècle", "arr": "arrondissement", "ét": "étage"],
    articledNouns: ["nos": "numéros"],
    pairsTelephones: true,
    dayParts: ["am": "du matin", "pm": "de l’après-midi"],
    bible: .french)

  private static let frenchCurrencies: [String: Currency] = {
    let cents = Noun("cent", "cents")
    let euro = Currency(Noun("euro", "euros"), Noun("centime", "centimes"))
    let dollar = Currency(Noun("dollar", "dollars"), cents)
    let pound = Currency(Noun("livre", "livres", .feminine), Noun("penny", "pence"))
    return [
      "€": euro, "eur": euro, "$": dollar, "usd": dollar, "us$": dollar, "£": pound, "gbp": pound,
      "¥": Currency(Noun("yen", "yens")), "₽": Currency(Noun("rouble", "roubles")),
      "₣": Currency(Noun("franc", "francs"), Noun("centime", "centimes")),
      "frf": Currency(Noun("franc", "francs"), Noun("centime", "centimes")),
      "chf": Currency(Noun("franc suisse", "francs suisses"), Noun("centime", "centimes")),
      "₹": Currency(Noun("roupie", "roupies", .feminine)),
      "₿": Currency(Noun("bitcoin", "bitcoins")),
    ]
  }()

  private static let frenchAbbreviations = abbreviations(
    """
    ^m=monsieur
    ^mm=messieurs
    ~mme=madame
    ~mmes=mesdames
    ~mlle=mademoiselle
    ~mlles=mesdemoiselles
    ~dr=docteur
    ~drs=docteurs
    ~dres=docteures
    ^~pr=professeur
    ~mgr=monseigneur
    ^~ste=sainte
    ^~st=saint
    prof=professeur
    av=avenue
    @~bd=boulevard
    @^~me=maître
    boul=boulevard
    c.à.d=c’est-à-dire
    etc=et cetera
    cf=confer
    p.ex=par exemple
    ex=exemple
    env=environ
    éd=édition
    coll=collection
    trad=traduction
    av.j.c=avant Jésus-Christ
    apr.j.c=après Jésus-Christ
    ^j.c=Jésus-Christ
    apr=après
    ^s.m=Sa Majesté
    ^s.a.r=Son Altesse Royale
    s.v.p=s’il vous plaît
    n.b=nota bene
    p.s=post-scriptum
    ibid=ibidem
    op.cit=opus citatum
    loc.cit=loco citato
    _suiv=suivantes
    #lun=lundi
    #mar=mardi
    #mer=mercredi
    #jeu=jeudi
    #ven=vendredi
    #sam=samedi
    #dim=dimanche
    #p=page
    #pp=pages
    #n=numéro
    #~no=numéro
    #nos=numéros
    #nº=numéro
    #vol=volume
    #t=tome
    #chap=chapitre
    #ch=chapitre
    #art=article
    #al=alinéa
    pers=personnes
    #fig=figure
    #tél=téléphone
    tél=téléphone
    réf=référence
    hab=habitants
    incl=inclus
    _max=maximum
    #_min=minimum
    ~vs=contre
    """)
}

extension RomanceNormalizer {
  /// French.
  public static let french = RomanceNormalizer(.french)
}
