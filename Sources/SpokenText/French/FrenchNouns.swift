/// The gender of French nouns that people count.
enum FrenchNouns {
  /// Feminine nouns whose ending does not tell it, in the singular.
  private static let feminine = words(
    """
    femme mère sœur bête chèvre vache poule jument dame minute seconde nuit fois époque ère page
    ligne lettre phrase strophe scène note carte affiche image photo chambre pièce porte fenêtre
    table chaise lampe ferme église école île rue place route montagne rivière plage forêt fleur
    rose pomme poire orange plante branche livre-sterling lieue lire somme part barque galère
    frégate voile arme flèche balle bombe tasse cuillère corde boîte caisse valise malle robe
    chemise botte main jambe tête dent langue lettre-de-change voix fin mort loi forme règle chose
    cause sorte espèce étape équipe entreprise œuvre erreur syllabe marche danse chanson prière
    perle pierre planche tombe tour cellule lune étoile planète couche vitre
    """)

  /// Masculine nouns with the ending of feminine ones.
  private static let masculine = words(
    """
    lycée musée trophée apogée mausolée camée pygmée athée scarabée colisée caducée coryphée
    génie incendie parapluie foie sosie messie zombie brie
    squelette quintette sextette polichinelle vermicelle violoncelle
    stade grade camarade jade nomade prélude interlude coude
    bastion mille portefeuille millefeuille chèvrefeuille vaudeville quadrille gorille bacille trille
    côté comté traité été pâté arrêté comité député invité
    domaine moine capitaine patrimoine magazine platine
    murmure parjure mercure augure cyanure chlorure sulfure carbure hydrocarbure
    dinosaure centaure minotaure silence
    """)

  /// Endings of feminine nouns in the singular.
  private static let endings = [
    "tion", "sion", "xion", "gion", "nion", "aison", "té", "tié", "ée", "ette", "elle", "esse",
    "ance", "ence", "ie", "ure", "ade", "ude", "euse", "rice", "ille", "ine", "enne", "onne",
  ]

  /// Words with the ending of feminine nouns that nobody counts: function words, and verbs that
  /// stand after a year.
  private static let uncounted = words(
    """
    elle elles celle celles cette laquelle lesquelles quelle quelles telle telles une
    appelle cesse commence confie devance dure domine donne inaugure lance meure oublie publie
    rappelle recommence signifie termine vérifie
    """)

  /// Units that are halved in words: "une demi-heure".
  static let halved = words(
    """
    heure journée année minute seconde lieue douzaine page tonne bouteille tasse livre
    litre kilo mètre kilomètre siècle tour pain pas mot
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Whether the word after a number is a feminine noun.
  ///
  /// - Parameter noun: A word in small letters, in the singular or the plural.
  /// - Returns: `false` if nothing tells it.
  static func isFeminine(_ noun: String) -> Bool {
    if uncounted.contains(noun) { return false }
    let one = noun.hasSuffix("s") && noun != "fois" ? String(noun.dropLast()) : noun
    if masculine.contains(one) { return false }
    return feminine.contains(one) || endings.contains(where: one.hasSuffix)
  }
}
