extension RomanceLanguage {
  private static let portugueseMonths = [
    "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
    "outubro", "novembro", "dezembro",
  ]

  /// Brazilian Portuguese.
  static let portuguese = RomanceLanguage(
    grammar: PortugueseGrammar(),
    phrases: Phrases(
      comma: "vírgula", point: "ponto", minus: "menos", plus: "mais", equals: "igual a",
      times: "vezes", divided: "dividido por", power: "elevado a",
      percent: "por cento", perMille: "por mil", per: "por", to: "a", and: "e", outOf: "de",
      at: "arroba", slash: "barra", hyphen: "hífen", underscore: "sublinhado",
      colon: "dois pontos", number: "número", section: "parágrafo",
      degrees: Noun("grau", "graus"), celsius: "Celsius", fahrenheit: "Fahrenheit",
      square: "quadrado/quadrados", cubic: "cúbico/cúbicos", picture: "emoji",
      halfMasculine: "meio", halfFeminine: "meia", halfAfterNumber: "meio"),
    months: portugueseMonths,
    monthNumbers: monthNumbers(portugueseMonths),
    dateJoint: " de ",
    currencies: portugueseCurrencies,
    partJoint: " e ", millionJoint: " de ",
    units: nouns(
      """
      m=metro/metros
      km=quilômetro/quilômetros
      cm=centímetro/centímetros
      mm=milímetro/milímetros
      ha=hectare/hectares
      g=grama/gramas
      kg=quilo/quilos
      mg=miligrama/miligramas
      l=litro/litros
      L=litro/litros
      ml=mililitro/mililitros
      h*=hora/horas
      min=minuto/minutos
      s=segundo/segundos
      seg=segundo/segundos
      Hz=hertz/hertz
      kHz=quilohertz/quilohertz
      MHz=megahertz/megahertz
      GHz=gigahertz/gigahertz
      W=watt/watts
      kW=quilowatt/quilowatts
      MW=megawatt/megawatts
      kWh=quilowatt-hora/quilowatts-hora
      V=volt/volts
      A=ampere/amperes
      KB=kilobyte/kilobytes
      MB=megabyte/megabytes
      GB=gigabyte/gigabytes
      TB=terabyte/terabytes
      dB=decibel/decibéis
      cal*=caloria/calorias
      kcal*=quilocaloria/quilocalorias
      kmh=quilômetro por hora/quilômetros por hora
      t*=tonelada/toneladas
      ft=pé/pés
      "*=polegada/polegadas
      lb*=libra/libras
      """),
    abbreviations: portugueseAbbreviations,
    counted: words(
      """
      capítulo capítulos cap tomo volume vol livro parte ato cena canto título artigo seção secção
      lição apêndice figura tabela quadro anexo guerra mundial dinastia fase tipo classe grau nível
      série número nº episódio jornada
      """),
    nameTitles: ["s": portugueseSaints, "d": portugueseTitles],
    centuries: words("século séculos séc"),
    rulers: words(
      """
      afonso alexandre alberto bento bonifácio carlos catarina clemente constantino dinis duarte
      eduardo elizabeth fernando felipe filipe francisco frederico gregório guilherme henrique
      inocêncio isabel jaime joão jorge josé júlio leão leopoldo luís manuel maria maximiliano
      miguel napoleão nicolau otto paulo pedro pio ramsés ricardo sancho sebastião sisto urbano
      vítor adriano
      """),
    feminine: words("isabel maria catarina guerra dinastia parte cena"),
    dayWords: words("dia em até"),
    rates: lexicon(
      """
      mês=por mês
      ano=por ano
      dia=por dia
      semana=por semana
      hora=por hora
      noite=por noite
      pessoa=por pessoa
      """),
    countedNouns: ["p": "páginas", "pp": "páginas", "pág": "páginas", "págs": "páginas"],
    followers: ["ss": "seguintes", "seg": "seguintes", "segs": "seguintes"],
    orderedNouns: ["ed": "edição", "and": "andar"],
    telephoneWords: words("tel telefone celular fax"),
    telephoneStarts: [2, 9],
    dayParts: ["am": "da manhã", "pm": "da tarde"],
    bible: .portuguese)

  private static let portugueseCurrencies: [String: Currency] = {
    let cents = Noun("centavo", "centavos")
    let real = Currency(Noun("real", "reais"), cents)
    let dollar = Currency(Noun("dólar", "dólares"), cents)
    let euro = Currency(Noun("euro", "euros"), cents)
    let pound = Currency(Noun("libra", "libras", .feminine), Noun("pêni", "pence"))
    return [
      "r$": real, "brl": real, "$": dollar, "us$": dollar, "usd": dollar, "€": euro, "eur": euro,
      "£": pound, "gbp": pound, "¥": Currency(Noun("iene", "ienes")),
      "₽": Currency(Noun("rublo", "rublos")), "₹": Currency(Noun("rupia", "rupias", .feminine)),
      "₿": Currency(Noun("bitcoin", "bitcoins")),
      "chf": Currency(Noun("franco suíço", "francos suíços")),
    ]
  }()

  private static let portugueseSaints = NameTitles(
    """
    São=bartolomeu bartolomeo benedito bento bernardo bonifácio boaventura brás caetano carlos cosme cristóvão \
    clemente dâmaso damião dimas domingos félix filipe fidélis francisco gabriel geraldo gonçalo gregório \
    jacinto jerónimo jerônimo joão joaquim jorge josé judas julião leão leonardo leopoldo lourenço lucas luís \
    luiz mamede manuel marcos martinho mateus matias mauro miguel nicolau pancrácio pantaleão paulino paulo \
    pedro pio policarpo rafael raimundo romão roque salvador saturnino sebastião silvestre simão teotónio \
    teotônio tiago tomé torcato valentim vicente vítor
    Santo=adrião afonso agostinho aleixo alberto amaro ambrósio anastácio andré ângelo anselmo antão antónio \
    antônio apolinário atanásio cristo elias elói emídio estêvão eusébio expedito hilário inácio \
    isidoro isidro ildefonso ivo onofre ovídio tirso tomás urbano
    Santa=ágata águeda ana apolónia apolônia bárbara brígida catarina cecília clara comba cruz cristina \
    edviges engrácia escolástica eufémia eulália filomena helena inês iria isabel joana justa luzia madalena \
    margarida maria marina marta marinha mônica mónica quitéria rita rosa rosália sé sofia susana teresa tereza \
    úrsula verônica
    """)

  /// Women's names in a, and others.
  private static let portugueseTitles = NameTitles(
    """
    Dona=*a beatriz brites carmem carmen carmo conceição dulce elisabeth elizabeth ester guiomar inês iracy \
    irene isabel judite leonor lourdes lurdes matilde mercês nair rosário ruth violante
    Dom=*
    """)

  private static let portugueseAbbreviations = abbreviations(
    """
    sr=senhor
    sra=senhora
    srta=senhorita
    srs=senhores
    sras=senhoras
    dr=doutor
    dra=doutora
    drs=doutores
    prof=professor
    profa=professora
    profª=professora
    eng=engenheiro
    ^gen=general
    ^cel=coronel
    ^cap=capitão
    #cap=capítulo
    #caps=capítulos
    ^sto=santo
    ^sta=santa
    ^pe=padre
    ^av=avenida
    ^r=rua
    ^exmo=excelentíssimo
    ^exma=excelentíssima
    ^ilmo=ilustríssimo
    ^v.exa=vossa excelência
    etc=et cetera
    p.ex=por exemplo
    ex=exemplo
    a.c=antes de Cristo
    d.c=depois de Cristo
    eua=Estados Unidos
    e.u.a=Estados Unidos
    s.a=sociedade anônima
    ltda=limitada
    cia=companhia
    #~pág=página
    #~págs=páginas
    #p=página
    #pp=páginas
    #núm=número
    #no=número
    #n=número
    #nº=número
    #vol=volume
    #vols=volumes
    #art=artigo
    #apto=apartamento
    #arts=artigos
    #fig=figura
    #ed=edição
    #séc=século
    #tel=telefone
    ext=extensão
    #ext=extensão
    tel=telefone
    aprox=aproximadamente
    depto=departamento
    obs=observação
    máx=máximo
    mín=mínimo
    _max=máximo
    #_min=mínimo
    incl=incluído
    ~vs=versus
    """)
}

extension RomanceNormalizer {
  /// Brazilian Portuguese.
  public static let portuguese = RomanceNormalizer(.portuguese)
}
