/// French words for which there is no rule, in lists of our own.
enum FrenchWords {
  /// The phonemes of words that end with an apostrophe.
  static let elided: [String: String] = [
    "l": "l", "d": "d", "j": "ʒ", "m": "m", "n": "n", "s": "s", "t": "t", "c": "s", "qu": "k",
    "jusqu": "ʒysk", "lorsqu": "lɔʁsk", "puisqu": "pyisk", "quelqu": "kɛlk", "presqu": "pʁɛsk",
    "quoiqu": "kwak", "entr": "ɑ\u{303}tʁ",
  ]

  /// Words with their phonemes.
  ///
  /// The short ones have no stress.
  static let sounds: [String: String] = {
    var sounds: [String: String] = [:]
    for line in list.split(separator: "\n") {
      for entry in line.split(separator: " ") {
        let parts = entry.split(separator: "=")
        guard parts.count == 2 else { continue }
        sounds[String(parts[0])] = String(parts[1]).decomposedNasals
      }
    }
    return sounds
  }()

  private static let list = """
    le=lə la=la les=le un=œ̃ une=yn des=de de=də du=dy au=o aux=o et=e ou=u où=u mais=mɛ que=kə
    qui=ki je=ʒə tu=ty il=il elle=ɛl on=ɔ̃ nous=nu vous=vu ils=il elles=ɛl me=mə te=tə se=sə ce=sə
    cet=sɛt cette=sɛt ces=se mon=mɔ̃ ma=ma mes=me ton=tɔ̃ ta=ta tes=te son=sɔ̃ sa=sa ses=se notre=notʁ
    nos=no votre=votʁ vos=vo leur=lœʁ leurs=lœʁ dans=dɑ̃ sur=syʁ sous=su par=paʁ pour=puʁ en=ɑ̃
    avec=avˌɛk sans=sɑ̃ chez=ʃe ne=nə si=si y=i est=ɛ a=a à=a ai=e as=a ont=ɔ̃ sont=sɔ̃ suis=syi
    était=etˈɛ dont=dɔ̃ lui=lyi donc=dɔ̃k car=kaʁ ni=ni
    monsieur=məsjˈø messieurs=mesjˈø femme=fˈam femmes=fˈam eu=ˈy eut=ˈy eus=ˈy eue=ˈy eues=ˈy eût=ˈy eurent=ˈyʁ eusse=ˈys eusses=ˈys eussent=ˈys eûmes=ˈym eûtes=ˈyt instinct=ɛ̃stˈɛ̃ instincts=ɛ̃stˈɛ̃
    gentilhomme=ʒɑ̃tijˈɔm gentilshommes=ʒɑ̃tizˈɔm desquelles=dekˈɛl paysanne=peizˈan maïs=maˈis pas=pa très=tʁɛ
    quand=kɑ̃ quel=kɛl quelle=kɛl quels=kɛl quelles=kɛl avant=avˌɑ̃ aussi=osˌi jamais=ʒamˌɛ pourquoi=puʁkwˌa
    comment=kɔmˌɑ̃ alors=alˌɔʁ encore=ɑ̃kˌɔʁ après=apʁˌɛ août=ˈut
    pays=peˈi paysan=peizˈɑ̃ second=səɡˈɔ̃ seconde=səɡˈɔ̃d fils=fˈis tous=tˈus plus=ply six=sˈis dix=dˈis
    huit=yˈit sept=sˈɛt cinq=sˈɛ̃k neuf=nˈœf vingt=vˈɛ̃ hier=jˈɛʁ mer=mˈɛʁ fer=fˈɛʁ cher=ʃˈɛʁ
    fier=fjˈɛʁ hiver=ivˈɛʁ enfer=ɑ̃fˈɛʁ amer=amˈɛʁ ver=vˈɛʁ cancer=kɑ̃sˈɛʁ tiers=tjˈɛʁ envers=ɑ̃vˈɛʁ
    ouest=wˈɛst sud=sˈyd nord=nˈɔʁ est-ce=ɛs os=ˈɔs ours=ˈuʁs sens=sˈɑ̃s mars=mˈaʁs jadis=ʒadˈis
    hélas=elˈas bus=bˈys virus=viʁˈys autobus=otobˈys tennis=tenˈis gens=ʒˈɑ̃ temps=tˈɑ̃
    longtemps=lɔ̃tˈɑ̃ corps=kˈɔʁ doigt=dwˈa doigts=dwˈa oignon=ɔɲˈɔ̃ automne=otˈɔn damner=dane
    clef=klˈe clefs=klˈe nerf=nˈɛʁ nerfs=nˈɛʁ œuf=ˈœf œufs=ˈø bœuf=bˈœf bœufs=bˈø
    gentil=ʒɑ̃tˈi outil=utˈi fusil=fyzˈi sourcil=suʁsˈi sourcils=suʁsˈi persil=pɛʁsˈi
    net=nˈɛt brut=bʁˈyt but=bˈyt dot=dˈɔt ville=vˈil villes=vˈil mille=mˈil tranquille=tʁɑ̃kˈil
    village=vilˈaʒ villages=vilˈaʒ million=miljˈɔ̃ millions=miljˈɔ̃ villa=vilˈa milliard=miljˈaʁ
    milliards=miljˈaʁ tranquillement=tʁɑ̃kilmˈɑ̃ tranquilles=tʁɑ̃kˈil
    aiguille=eɡyˈij album=albˈɔm maximum=maksimˈɔm minimum=minimˈɔm examen=ɛɡzamˈɛ̃ moyen=mwajˈɛ̃
    citoyen=sitwajˈɛ̃ européen=øʁopeˈɛ̃ solennel=solanˈɛl ennui=ɑ̃nyˈi ennuyer=ɑ̃nyijˈe
    emmener=ɑ̃mnˈe emmena=ɑ̃mnˈa enivrer=ɑ̃nivʁˈe écho=ekˈo chœur=kˈœʁ chaos=kaˈo orchestre=ɔʁkˈɛstʁ
    orchidée=ɔʁkidˈe archange=aʁkˈɑ̃ʒ technique=tɛknˈik fait=fˈɛ faisait=fəzˈɛ faisaient=fəzˈɛ
    faisais=fəzˈɛ faisons=fəzˈɔ̃ faisant=fəzˈɑ̃ poêle=pwˈal moelle=mwˈal compte=kˈɔ̃t compter=kɔ̃tˈe
    comptait=kɔ̃tˈɛ sculpture=skyltˈyʁ sept=sˈɛt septième=sɛtjˈɛm baptême=batˈɛm dompter=dɔ̃tˈe
    parce=paʁs puis=pyˈi depuis=dəpyˈi jusque=ʒysk lorsque=lɔʁskə puisque=pyˌiskə presque=pʁɛsk
    quelque=kɛlkə quelques=kɛlkə chaque=ʃak deux=dˈø trois=tʁwˈa cent=sˈɑ̃ cents=sˈɑ̃ quatre=kˈatʁ
    blanc=blˈɑ̃ blancs=blˈɑ̃ franc=fʁˈɑ̃ francs=fʁˈɑ̃ banc=bˈɑ̃ bancs=bˈɑ̃ flanc=flˈɑ̃ tronc=tʁˈɔ̃ porc=pˈɔʁ
    tabac=tabˈa estomac=ɛstomˈa respect=ʁɛspˈɛ irrespect=iʁɛspˈɛ prospect=pʁɔspˈɛ aspect=aspˈɛ sang=sˈɑ̃ rang=ʁˈɑ̃ long=lˈɔ̃ longs=lˈɔ̃
    joug=ʒˈu bourg=bˈuʁ faubourg=fobˈuʁ coup=kˈu beaucoup=bokˈu loup=lˈu trop=tʁˈo drap=dʁˈa
    champ=ʃˈɑ̃ champs=ʃˈɑ̃ camp=kˈɑ̃ galop=ɡalˈo sirop=siʁˈo coq=kˈɔk cap=kˈap paul=pˈɔl
    club=klˈœb jean=ʒˈɑ̃ paris=paʁˈi jésus=ʒezˈy christ=kʁˈist ouf=ˈuf tact=tˈakt direct=diʁˈɛkt
    correct=koʁˈɛkt exact=ɛɡzˈakt contact=kɔ̃tˈakt intact=ɛ̃tˈakt strict=stʁˈikt
    gars=ɡˈa monde=mˈɔ̃d eau=ˈo eaux=ˈo oui=wˈi non=nˈɔ̃ bien=bjˈɛ̃ rien=ʁjˈɛ̃ ah=ˈa oh=ˈo eh=ˈe
    hé=ˈe ô=ˈo yeux=jˈø vieux=vjˈø aïeul=ajˈœl alcool=alkˈɔl zoo=zˈo œil=ˈœj week=wˈik
    tandis=tɑ̃dˈi mademoiselle=madmwazˈɛl donner=donˈe quoi=kwˈa guerre=ɡˈɛʁ
    lesquels=lekˈɛl lesquelles=lekˈɛl auxquels=okˈɛl auxquelles=okˈɛl desquels=dekˈɛl vincent=vɛ̃sˈɑ̃
    laurent=loʁˈɑ̃ condamner=kɔ̃danˈe condamné=kɔ̃danˈe paysage=peizˈaʒ vingtaine=vɛ̃tˈɛn jeanne=ʒˈan
    gilles=ʒˈil lille=lˈil néanmoins=neɑ̃mwˈɛ̃ forum=foʁˈɔm gaz=ɡˈaz sangs=sˈɑ̃ top=tˈɔp stop=stˈɔp islam=islˈam
    vers=vɛʁ aigu=eɡˈy aiguë=eɡˈy ambiguë=ɑ̃biɡˈy exiguë=ɛɡziɡˈy contiguë=kɔ̃tiɡˈy ciguë=siɡˈy
    meunier=mønjˈe meunière=mønjˈɛʁ
    suspect=syspˈɛ suspects=syspˈɛ distinct=distˈɛ̃ indistinct=ɛ̃distˈɛ̃ succinct=syksˈɛ̃ circonspect=siʁkɔ̃spˈɛ
    eussions=ysjˈɔ̃ eussiez=ysjˈe pouls=pˈu lichen=likˈɛn almanach=almanˈa munich=mynˈik zurich=zyʁˈik
    moelleux=mwalˈø moelleuse=mwalˈøz moelleusement=mwaløzmˈɑ̃ geyser=ʒezˈɛʁ steamer=stimˈœʁ quartz=kwˈaʁts
    granit=ɡʁanˈit transit=tʁɑ̃zˈit déficit=defisˈit mat=mˈat chut=ʃˈyt scorbut=skɔʁbˈyt azimut=azimˈyt
    vivat=vivˈat rapt=ʁˈapt concept=kɔ̃sˈɛpt script=skʁˈipt transept=tʁɑ̃sˈɛpt abrupt=abʁˈypt colt=kˈɔlt
    phénix=fenˈiks félix=felˈiks laps=lˈaps biceps=bisˈɛps forceps=fɔʁsˈɛps
    etc=ɛtsetˈeʁa cul=kˈy super=sypˈɛʁ david=davˈid travers=tʁavˈɛʁ divers=divˈɛʁ univers=ynivˈɛʁ
    """

  /// Words whose final s is heard.
  static let soundedS = Set(
    """
    cactus radius humus prospectus eucalyptus uranus cumulus fœtus hiatus lotus focus fucus crocus campus corpus
    consensus terminus olibrius motus rictus tumulus stimulus nimbus omnibus rébus argus chorus papyrus typhus
    angélus sinus bonus malus détritus blocus lapsus cirrus citrus vénus titus brutus marius bacchus airbus
    albatros rhinocéros cosmos tétanos albinos pathos calvados éros mérinos atlas vasistas pancréas
    iris oasis ibis tournevis métis cassis bis gratis pubis myosotis volubilis adonis isis osiris tamaris clovis
    palmarès aloès agnès xérès cortès
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The ends of verbs in -ient, whose ending is silent.
  static let silentIent = [
    "aient", "oient", "uient", "rient", "étudient", "plient", "blient", "relient", "allient",
    "fient", "expient",
    "copient", "épient", "envient", "mendient", "congédient", "incendient", "apprécient",
    "remercient", "négocient",
    "associent", "renient", "manient", "initient", "balbutient",
  ]
  /// Nouns and adjectives in -ai, whose ending is open; that of verbs is closed.
  static let openAi: Set<String> = [
    "vrai", "quai", "geai", "essai", "délai", "balai", "relai", "étai", "déblai", "remblai",
    "minerai", "cambrai",
    "bonsai", "tokai",
  ]
  /// Parts of words whose qu is kw.
  static let roundedQu = ["quadr", "quatern", "équat", "aquat", "aquar", "squale", "quatuor"]
  /// Parts of words whose ch is k.
  static let hardCh = [
    "archéo", "ichth", "ichty", "chora", "chorég", "choris", "chorus", "chaot", "eucharist",
    "archiépisc", "échos",
  ]
  /// Parts of words in which an s between vowels begins the second part.
  static let firstOfSecondPart = [
    "vraisembl", "parasol", "tournesol", "entresol", "girasol", "préséance", "soubresaut",
    "monosyll", "polysyll",
    "asept", "antisept", "asymétr", "cosinus", "présuppos", "désuet", "désuét",
  ]
  /// Parts of words whose t before i is an s.
  static let softT = [
    "inertie", "ineptie", "minutie", "calvitie", "péripétie", "facétie", "suprématie", "prophétie",
    "acrobatie",
    "diplomatie", "argutie", "spartiat", "tertiaire", "pénitentiaire", "potentiaire", "balbuti",
    "patiem", "satié",
    "insatia", "martien", "vénitien", "égyptien", "haïtien", "capétien", "tahitien", "laotien",
  ]

  /// Whether the ill of a word is il: "ville", "osciller", "distiller", but not "cheville".
  static func hasPlainL(_ word: String) -> Bool {
    if word.contains("vill"), !word.contains("chevill"), !word.contains("quevill"),
      !word.contains("gravill")
    {
      return true
    }
    return word.hasPrefix("mill") && !word.hasPrefix("millet")
      || [
        "oscill", "vacill", "distill", "instill", "pupill", "tranquill", "maxill", "codicill",
        "achill", "illion",
      ]
      .contains(where: word.contains)
  }

  /// Words that lose their last sound before a consonant.
  static let beforeConsonants: [String: String] = [
    "six": "sˈi", "dix": "dˈi", "huit": "yˈi", "tous": "tˈu",
  ]

  /// Adjectives and numbers that are not bound to small words, which begin another phrase: "grand avec".
  static let phraseWords: Set<String> = ["à", "au", "aux", "avec", "et", "ou", "où", "en"]
  /// Words that are bound to small words, too: "tout à coup", "quand on", "vingt et un".
  static let boundToAll: Set<String> = [
    "tout", "quand", "vingt", "est", "sont", "ont", "était", "étaient", "avait", "avaient", "fait",
    "peut",
    "jamais", "plus", "suis", "nous", "vous", "ils", "elles", "on", "en", "très", "pas", "rien",
    "bien",
  ]

  /// Nouns and adjectives in -ent that are written like forms of verbs in -er.
  static let entHomographs: Set<String> = [
    "couvent", "content", "président", "négligent", "violent", "résident", "convergent",
    "divergent",
    "différent", "excellent", "expédient", "influent", "émergent", "somnolent",
  ]
  /// Words before a verb.
  static let beforeVerbs: Set<String> = ["ils", "elles", "qui", "ne", "n", "se", "s", "y"]
  /// Words in -s or -x that no verb in the plural follows.
  static let noSubjects: Set<String> = [
    "les", "des", "ces", "mes", "tes", "ses", "nos", "vos", "leurs", "aux", "dans", "sans", "sous",
    "très",
    "plus", "moins", "pas", "trop", "suis", "es", "vers", "après", "chez", "mais", "jamais",
    "toujours",
    "assez", "dès", "depuis", "puis", "fois", "temps", "fils", "vous", "nous", "tous",
  ]
  /// Pronouns that stand behind their verb with a hyphen.
  static let behindVerbs: Set<String> = [
    "je", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles", "ce",
  ]

  /// The sound before a vowel of the words that always make a liaison.
  static let liaisons: [String: String] = {
    var liaisons: [String: String] = [:]
    let lists = [
      "z": """
      les des ces mes tes ses nos vos leurs aux nous vous ils elles dans sans chez très plus moins deux
      trois six dix quelques plusieurs certains certaines autres grands grandes petits petites bons
      bonnes beaux belles vieux premiers mêmes suis sous après jamais pas nouveaux mauvais gros
      """,
      "n": "un mon ton son on en bien rien aucun aucune",
      "t": "est sont ont était étaient avait avaient quand grand petit tout cent vingt fait peut",
      "v": "neuf",
    ]
    for (sound, words) in lists {
      for word in words.split(whereSeparator: \.isWhitespace) { liaisons[String(word)] = sound }
    }
    liaisons["aucune"] = nil
    return liaisons
  }()

  /// Whether a word is a verb of the third person in the past, whose t is heard before a vowel: "tenait un",
  /// "regardèrent en".
  static func isPastVerb(_ word: String) -> Bool {
    ["aient", "èrent", "urent", "irent"].contains(where: word.hasSuffix)
      || word.hasSuffix("ait") && !nounsInAit.contains(word)
  }

  /// Words in -ait that are no verbs in the past.
  private static let nounsInAit: Set<String> = [
    "lait", "trait", "souhait", "portrait", "parfait", "imparfait", "extrait", "attrait", "retrait",
    "bienfait", "forfait", "méfait", "abstrait", "distrait", "plait", "sait", "satisfait",
  ]

  /// The beginnings of words whose h prevents liaison and elision.
  static let aspirated =
    [
      "hach", "hai", "haï", "hal", "ham", "han", "har", "has", "hât", "hau", "hav", "hér", "heur",
      "hib", "hid", "hiér", "hiss", "hoc", "holl", "hom", "hongr", "hont", "hoqu", "hors", "hot",
      "hou", "hous", "hub", "huit", "hul", "hum", "hup", "hur", "hut", "hêt", "hell", "héron",
    ].filter { !["hal", "har", "heur", "hom", "hum", "hér"].contains($0) } + [
      "hall", "halte", "hardi", "harnais", "harp", "haric", "hasard", "héros", "héris", "hériss",
      "heurt", "homard", "harcel", "harass", "harg", "hareng", "harem", "haras", "halet", "hâl",
      "heaum", "henn",
      "hern", "héraut", "hober", "holà", "honni", "huch", "hugu", "hué", "huer", "hune", "huss",
    ]

  /// The beginnings of words that begin like those and have a mute h.
  static let mute = [
    "hallucin", "hameçon", "hibern", "hibisc", "hidalg", "hellén", "hellèn", "humb", "harmon",
    "hernan",
  ]

  /// Nouns and adjectives in -ent whose ending is heard; that of verbs is silent.
  static let soundedEnt = Set(
    """
    accent accident adolescent apparent consent ressent pressent repent agent ambivalent antécédent ardent argent arpent attouchement absent
    auvent avent cent client cohérent compétent concurrent conscient conséquent content continent contingent
    convent convergent couvent croissent décent dent différent diligent divergent décadent dolent
    efficient éloquent émergent éminent équivalent escient évident évent excellent expédient
    fréquent ferment gent imminent impatient impertinent impotent imprudent impudent incident
    incohérent incompétent inconscient inconséquent inconvénient indécent indifférent indigent
    indolent indulgent influent ingrédient inhérent innocent insolent intelligent intermittent
    jument lent latent mécontent négligent occident omnipotent onguent opulent orient parent patent
    patient pénitent permanent pertinent précédent présent président prudent quotient récent
    récipient résident réticent sergent serpent somnolent souvent succulent suffisent supplicient
    talent torrent tourment transparent trident truculent turbulent urgent vent véhément violent
    virulent
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Verbs in -ment; all other words in -ment are nouns and adverbs.
  static let silentMent = Set(
    """
    aiment dorment forment nomment ferment affirment animent allument fument estiment expriment
    consomment confirment transforment enferment endorment réclament proclament enflamment
    consument arment déforment informent réforment riment priment impriment suppriment abîment
    entament blâment
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension String {
  /// The text with each tilde as a separate symbol, which the voices know.
  fileprivate var decomposedNasals: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "õ": result.append(contentsOf: "o\u{303}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
