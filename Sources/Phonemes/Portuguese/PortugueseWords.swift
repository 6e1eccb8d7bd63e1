/// Portuguese words for which there is no rule, in a list of our own.
enum PortugueseWords {
  /// Words that lean on their neighbours, and a few with an irregular spelling.
  static let sounds: [String: String] = [
    "a": "a", "o": "u", "as": "as", "os": "ʊs", "e": "i", "de": "ʤy", "da": "da", "do": "dʊ",
    "das": "das", "dos": "dʊs", "em": "Aŋ", "na": "na", "no": "nʊ", "nas": "nas", "nos": "nʊs",
    "que": "ky", "se": "sy", "me": "my", "te": "ʧy", "lhe": "ʎy", "lhes": "ʎys", "com": "koŋ",
    "por": "poɾ", "ao": "W", "aos": "Ws", "à": "a", "às": "as", "um": "ˌuŋ", "uma": "ˌumæ",
    "mas": "mas", "ou": "ow", "para": "pˌaɾæ", "pra": "pɾa", "muito": "mwˈiŋtʊ",
    "muita": "mwˈiŋtæ", "muitos": "mwˈiŋtʊs", "muitas": "mwˈiŋtæs", "mui": "mˈuj",
    "pelo": "pˌelʊ", "pela": "pˌelæ", "pelos": "pˌelʊs", "pelas": "pˌelæs", "seu": "sˌeʊ",
    "sua": "sˌuæ", "seus": "sˌeʊs", "suas": "sˌuæs", "meu": "mˌeʊ", "minha": "mˌiɲæ",
    "foi": "fˈoɪ", "não": "nˌɐ\u{303}ʊ\u{303}", "sem": "sAŋ", "nem": "nAŋ", "dum": "duŋ",
    "num": "nuŋ", "numa": "nˌumæ", "duma": "dˌumæ",
  ]

  /// Words in -mente that are no adverbs.
  static let noAdverbs: Set<String> = [
    "mente", "semente", "clemente", "demente", "aumente", "comente", "veemente", "lamente",
    "alimente", "atormente", "experimente",
  ]

  /// The word with an accent that shows whether its stressed vowel is open or closed.
  static func accented(_ word: String) -> String {
    if let known = words[word] { return known }
    // A plural sounds like its singular: "fotos", "mulheres", "levam", "quiserem".
    // Only a base with a consonant at its end takes "es" and "em".
    for ending in ["es", "em", "s", "m"] where word.hasSuffix(ending) {
      let base = String(word.dropLast(ending.count))
      if ending.count > 1, !base.hasSuffix("r"), !base.hasSuffix("z") { continue }
      if let known = words[base] { return known + ending }
    }
    return word
  }

  private static let words: [String: String] = {
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "é": "e", "ê": "e", "ó": "o", "ô": "o", "á": "a", "í": "i", "ú": "u",
    ]
    var words: [String: String] = [:]
    for word in list.split(whereSeparator: \.isWhitespace) {
      let key = String.UnicodeScalarView(word.unicodeScalars.map { plain[$0] ?? $0 })
      words[String(key)] = String(word)
    }
    return words
  }()

  /// The accents are those of dictionaries: é ó open, ê ô closed.
  private static let list = """
    éla élas êle êles éssa éssas êsse êsses ésta éstas êste êstes aquéla aquélas aquêle aquêles
    néla nêle déla dêle dêsse désta dêste nêsse nêste néssa nésta daquêle daquéla éra éram déz
    séte nóve agóra óra fóra hóra senhóra vélho vélha bélo bélas cérto pérto quéro zéro sincéro
    castélo inférno govêrno invérno térno etérno vérso sérvo nérvo léve néve bréve gréve pésa féto
    réto aféto objéto projéto corréto diréto séco péle fébre lébre alégre célebre mulhér colhér
    pés fêz melhór maiór menór piór suór só avó vóz nós póde fórte mórte nórte sórte córte póbre
    nóbre cóbre jóvem jóvens óvos nôvo nóva nóvas nóvos pôvo póvos pôrto pórtos côrpo córpos jôgo jógos
    fôgo fógos ôlho ólhos pôsto póstos grôsso gróssa mórta pórta hôje tróca vólta revólta sólta
    móda róda esmóla escóla pôça môça bôca rôupa gôta tôda tôdas tôdo tôdos outrôra fôlha bôlha
    rôlha escôlha ôrla sôpa mêsa cêra cabêça prêsa defêsa surprêsa despêsa emprêsa princêsa
    portuguêsa inglêsa francêsa firmêza sêda cêdo mêdo dêdo segrêdo prêto prêta cêsta têla estrêla
    sobrancêlha orêlha ovêlha vermêlha vermêlho espêlho consêlho joêlho fêcha pêra lêtra canêta
    cadérno cabêlo pêlo gêlo chinélo modêlo térra guérra férro sérra bérço féstas tésta résto
    mêsmo léste oéste péste véste pédra médico régua légua tréva esquêrda rêde parêde sêde vêrde
    crér sério sól espanhól lençól anzól papél anél mél fiél cruél hotél azúl rósa cósta próva óva
    cópa próprio glória hóspede órfão cóva nóta pósso pósse móro móra nóssa nósso nóssas nóssos
    vóssa vósso fôsse módo lógo pôrco pórcos tôrto sógra sôgro môrto mórtos lôbo lóbos vérbo cêrca
    fórma nórma fôrça rôsto tômo quér qualquér sequér redór tivér estivér quisér fizér pudér
    soubér houvér dissér viér trouxér tivésse estivésse quisésse fizésse pudésse soubésse houvésse
    dissésse viésse trouxésse tivéram estivéram quiséram fizéram pudéram soubéram houvéram
    disséram viéram déram trouxéram puséram fôram mêsma nêgro nêgra pêrda têrmo têve estêve obtêve
    sôbre dôce dôze tôrre pôdre contrôle espôsa bôlsa garôto garôta pilôto esgôto ôvo chêga chêgo
    vêz fésta péça coméça espéro adóro lévo vólto chóro pégo fóto vóto móto fóco blóco cópo sólo
    cólo protocólo amarélo paralélo martélo duélo cogumélo singélo marcélo apêlo camêlo této néto
    néta quiéto quiéta compléto compléta concréto concréta secréto secréta decréto inséto
    arquitéto discréto discréta alfabéto corréta diréta réta méta poéta atléta bicicléta proféta
    diéta coléta séta dialéto bêsta sêxta repéte prométe compéte refléte sométe méte idéia
    assembléia européia estréia platéia coréia espéra considéra considéro adóra dêsde naquêle
    catôrze quatôrze fôste fêche chêgue avêsso espêsso espêssa travêsso mantêve fôrem
    """
}
