/// The gender of French nouns that people count.
enum FrenchNouns {
  /// Feminine nouns whose ending does not tell it, in the singular.
  private static let feminine = words(
    """
    femme fille mère sœur personne bête chèvre vache poule jument dame reine princesse religieuse nonne
    heure minute seconde semaine nuit fois demi-heure saison époque ère
    page ligne lettre phrase strophe scène note carte feuille affiche image photo
    maison chambre pièce porte fenêtre table chaise lampe ferme église école ville île rue place
    route colline montagne rivière plage forêt fleur rose pomme poire orange plante branche
    livre-sterling tonne lieue lire couronne pièce somme part moitié dizaine douzaine quinzaine vingtaine
    trentaine quarantaine cinquantaine soixantaine centaine
    voiture barque galère frégate voile arme flèche balle bombe épée lance
    bouteille tasse cuillère assiette corde boîte caisse valise malle robe chemise botte
    main jambe tête dent oreille langue lettre-de-change voix fin mort loi dent forme règle
    chose cause idée copie partie série sorte espèce étape équipe entreprise œuvre étude erreur
    syllabe voyelle consonne mesure marche danse chanson messe prière lampe perle pierre planche
    tombe colonne tour cellule machine lune étoile planète couche vitre
    """)

  /// Masculine nouns with the ending of feminine ones.
  private static let masculine = words(
    """
    lycée musée trophée apogée mausolée camée pygmée athée scarabée
    génie incendie parapluie foie sosie
    squelette quintette
    gouvernail stade grade camarade jade
    million milliard billion bastion pion camion avion espion lion scorpion champion
    côté comté traité été pâté arrêté comité député carré pavé blé canapé fossé marché
    domaine moine capitaine patrimoine magazine
    murmure parjure mercure augure cyanure
    silence
    """)

  /// Endings of feminine nouns in the singular.
  private static let endings = [
    "tion", "sion", "xion", "gion", "nion", "aison", "té", "tié", "ée", "ette", "elle", "esse",
    "ance",
    "ence", "ie", "ure", "ade", "ude", "euse", "trice", "ille", "ine", "aine", "enne", "onne",
    "rice",
  ]

  /// Units that are halved in words: "une demi-heure".
  static let halved = words(
    """
    heure journée année minute seconde lieue douzaine page tonne bouteille tasse livre
    litre kilo mètre kilomètre siècle tour pain pas mot
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Whether a noun is feminine.
  ///
  /// - Parameter noun: A noun in small letters, in the singular or the plural.
  /// - Returns: `false` if nothing tells it.
  static func isFeminine(_ noun: String) -> Bool {
    let one = noun.hasSuffix("s") && noun != "fois" ? String(noun.dropLast()) : noun
    if masculine.contains(one) { return false }
    return feminine.contains(one) || endings.contains(where: one.hasSuffix)
  }
}
