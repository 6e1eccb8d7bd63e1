extension RomanceLanguage {
  private static let spanishMonths = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]

  /// Spanish.
  static let spanish = RomanceLanguage(
    grammar: SpanishGrammar(),
    phrases: Phrases(
      comma: "coma", point: "punto", minus: "menos", plus: "más", equals: "igual a", times: "por",
      divided: "entre", power: "elevado a",
      percent: "por ciento", perMille: "por mil", per: "por", to: "a", and: "y", outOf: "sobre",
      at: "arroba",
      slash: "barra", hyphen: "guion", underscore: "guion bajo", colon: "dos puntos",
      number: "número", section: "párrafo", degrees: Noun("grado", "grados"),
      celsius: "centígrado/centígrados", fahrenheit: "Fahrenheit", square: "cuadrado/cuadrados",
      cubic: "cúbico/cúbicos", picture: "emoji", halfMasculine: "medio", halfFeminine: "media",
      halfAfterNumber: "medio"),
    months: spanishMonths,
    monthNumbers: monthNumbers(spanishMonths, ["setiembre": 9, "sept": 9, "set": 9]),
    dateJoint: " de ",
    currencies: spanishCurrencies,
    partJoint: " ", millionJoint: " de ",
    largeSigns: ["M": Noun("millón", "millones")],
    units: nouns(
      """
      m=metro/metros
      km=kilómetro/kilómetros
      cm=centímetro/centímetros
      mm=milímetro/milímetros
      ha*=hectárea/hectáreas
      g=gramo/gramos
      gr=gramo/gramos
      kg=kilogramo/kilogramos
      mg=miligramo/miligramos
      l=litro/litros
      L=litro/litros
      ml=mililitro/mililitros
      cl=centilitro/centilitros
      h*=hora/horas
      min=minuto/minutos
      s=segundo/segundos
      seg=segundo/segundos
      Hz=hercio/hercios
      kHz=kilohercio/kilohercios
      MHz=megahercio/megahercios
      GHz=gigahercio/gigahercios
      W=vatio/vatios
      kW=kilovatio/kilovatios
      MW=megavatio/megavatios
      kWh=kilovatio hora/kilovatios hora
      V=voltio/voltios
      A=amperio/amperios
      KB=kilobyte/kilobytes
      MB=megabyte/megabytes
      GB=gigabyte/gigabytes
      TB=terabyte/terabytes
      dB=decibelio/decibelios
      cal*=caloría/calorías
      kcal*=kilocaloría/kilocalorías
      km/h=kilómetro por hora/kilómetros por hora
      kph=kilómetro por hora/kilómetros por hora
      kmh=kilómetro por hora/kilómetros por hora
      mph*=milla por hora/millas por hora
      psi=P S I/P S I
      ft=pie/pies
      "*=pulgada/pulgadas
      lb*=libra/libras
      oz*=onza/onzas
      t*=tonelada/toneladas
      """),
    abbreviations: spanishAbbreviations,
    counted: words(
      """
      capítulo capítulos cap tomo volumen vol libro parte acto escena canto título artículo sección
      lección apéndice figura tabla lámina anexo guerra mundial dinastía fase tipo clase grado nivel
      jornada serie número nº núm episodio cuadro
      """),
    slashedWords: ["c": "calle"],
    centuries: words("siglo siglos s ss"),
    rulers: words(
      """
      alfonso carlos felipe fernando isabel juan pedro sancho enrique luis napoleón jaime ramiro
      garcía ordoño bermudo berenguer amadeo josé francisco leopoldo guillermo jorge eduardo ricardo
      jacobo maría catalina nicolás alejandro iván pío león gregorio clemente inocencio urbano
      bonifacio benedicto pablo sixto julio adriano juan-pablo martín manuel sebastián federico
      otón conrado rodolfo maximiliano ptolomeo ramsés tutmosis darío artajerjes antíoco cristián
      gustavo óscar haakon balduino alberto víctor humberto constantino teodosio calixto nicolas
      """),
    feminine: words("isabel maría catalina juana guerra dinastía"),
    timeWords: ["las"],
    dayWords: words("el del al día"),
    rates: lexicon(
      """
      mes=al mes
      año=al año
      día=al día
      semana=a la semana
      hora=por hora
      noche=por noche
      persona=por persona
      """),
    countedNouns: ["p": "páginas", "pp": "páginas", "pág": "páginas", "págs": "páginas"],
    followers: ["ss": "siguientes", "sigs": "siguientes"],
    orderedNouns: ["ed": "edición"],
    callingVerbs: ["llam", "marc", "telef", "contact", "whats", "móvil"],
    telephoneWords: words("tel teléf tfno teléfono móvil fax"),
    telephoneStarts: [6, 7, 8, 9],
    dayParts: ["am": "de la mañana", "pm": "de la tarde"],
    bible: .spanish)

  private static let spanishCurrencies: [String: Currency] = {
    let cents = Noun("centavo", "centavos")
    let dollar = Currency(Noun("dólar", "dólares"), cents)
    let euro = Currency(Noun("euro", "euros"), Noun("céntimo", "céntimos"))
    let pound = Currency(Noun("libra", "libras", .feminine), Noun("penique", "peniques"))
    let yen = Currency(Noun("yen", "yenes"), cents)
    let rupee = Currency(Noun("rupia", "rupias", .feminine))
    let real = Currency(Noun("real", "reales"), cents)
    return [
      "$": dollar, "€": euro, "£": pound, "¥": yen, "₩": Currency(Noun("won", "wones")),
      "₡": Currency(Noun("colón", "colones"), Noun("céntimo", "céntimos")),
      "₧": Currency(Noun("peseta", "pesetas", .feminine)), "₹": rupee, "rs": rupee,
      "₽": Currency(Noun("rublo", "rublos")), "₿": Currency(Noun("bitcoin", "bitcoins")),
      "r$": real, "brl": real, "us$": dollar,
      "mex$": Currency(Noun("peso mexicano", "pesos mexicanos"), cents),
      "mxn": Currency(Noun("peso mexicano", "pesos mexicanos"), cents),
      "usd": Currency(Noun("dólar estadounidense", "dólares estadounidenses"), cents),
      "hkd": Currency(Noun("dólar de Hong Kong", "dólares de Hong Kong"), cents),
      "eur": euro, "gbp": pound, "jpy": yen, "kr": Currency(Noun("corona", "coronas", .feminine)),
      "chf": Currency(Noun("franco suizo", "francos suizos")),
      "fr": Currency(Noun("franco", "francos")),
      "bop": Currency(Noun("peso boliviano", "pesos bolivianos"), cents),
      "hnl": Currency(Noun("lempira", "lempiras"), cents),
      "nio": Currency(Noun("córdoba", "córdobas"), cents),
      "ptas": Currency(Noun("peseta", "pesetas", .feminine)),
      "pta": Currency(Noun("peseta", "pesetas", .feminine)),
    ]
  }()

  private static let spanishAbbreviations = abbreviations(
    """
    sr=señor
    sra=señora
    srta=señorita
    sres=señores
    sras=señoras
    dr=doctor
    dra=doctora
    dres=doctores
    ^d=don
    ^dña=doña
    ^da=doña
    ^lic=licenciado
    ^ing=ingeniero
    ^arq=arquitecto
    ^prof=profesor
    ^profa=profesora
    ^gral=general
    ^cnel=coronel
    ^cap=capitán
    #cap=capítulo
    #caps=capítulos
    ^sto=santo
    ^sta=santa
    ^fr=fray
    ^mons=monseñor
    ^excmo=excelentísimo
    ^excma=excelentísima
    ^ilmo=ilustrísimo
    ^rvdo=reverendo
    ^ud=usted
    ^uds=ustedes
    ^vd=usted
    ^vds=ustedes
    ^av=avenida
    ^avda=avenida
    ^avd=avenida
    esq=esquina
    ^pza=plaza
    pl=plaza
    etc=etcétera
    p.ej=por ejemplo
    ee.uu=Estados Unidos
    a.c=antes de Cristo
    d.c=después de Cristo
    a.e.c=antes de la era común
    e.c=era común
    s.a=sociedad anónima
    r.a.e=Real Academia Española
    #~pág=página
    #~págs=páginas
    #p=página
    #pp=páginas
    #núm=número
    #núms=números
    #no=número
    #n=número
    #nº=número
    #vol=volumen
    #vols=volúmenes
    #art=artículo
    izda=izquierda
    dcha=derecha
    #arts=artículos
    #párr=párrafo
    #fig=figura
    #figs=figuras
    #ed=edición
    #t=tomo
    tel=teléfono
    #ext=extensión
    #_s=siglo
    #_ss=siglos
    p.d=posdata
    ^s.m=Su Majestad
    ^s.a.r=Su Alteza Real
    v.gr=verbigracia
    ^vda=viuda
    ^hnos=hermanos
    #lun=lunes
    #mié=miércoles
    #jue=jueves
    #vie=viernes
    #sáb=sábado
    #dom=domingo
    cía=compañía
    ^cía=compañía
    depto=departamento
    dpto=departamento
    admón=administración
    aprox=aproximadamente
    ref=referencia
    ltda=limitada
    ~vs=versus
    izq=izquierda
    dcha=derecha
    teléf=teléfono
    cta=cuenta
    máx=máximo
    mín=mínimo
    incl=incluido
    """)
}

extension RomanceNormalizer {
  /// Spanish.
  public static let spanish = RomanceNormalizer(.spanish)
}
