/// The gender of German nouns, as far as their endings and a list of common ones tell it.
enum GermanNouns {
  private static let feminine = words(
    """
    frau nacht hand tochter stadt welt macht person zeit uhr million zahl mutter schwester bank
    fahrt schicht wahl tür art nummer million wand kunst schlacht mark million feier spur mauer
    schulter mannschaft stufe kraft haut luft lust angst braut maus kuh gans wurst brust pflicht
    arbeit gewalt ziffer dauer oper steuer gefahr regel übung insel schüssel gabel
    aufl ausg kl etg abt
    """)
  private static let neuter = words(
    """
    kapitel buch jahr jahrhundert jahrtausend jahrzehnt mal kind haus bild gebot semester quartal
    viertel drittel spiel tor regiment bataillon korps stockwerk geschoss lied blatt reich stück wort
    zeichen gesetz leben bein auge glas pferd geschlecht konzil heft evangelium zimmer ende werk
    brot bier wasser geld dorf land schiff boot bett fest fenster tier mädchen fräulein herz
    gesicht ohr schwein huhn schaf rad schloss mitglied ergebnis ereignis problem system drama
    gedicht schreiben treffen pfund prozent gramm kilo meter glied feld interesse gebäude gebirge
    ufer messer opfer muster jh jhd jhdt jahrh kap
    """)
  /// Nouns with the ending of feminine ones.
  private static let masculine = words(
    """
    name junge gedanke buchstabe friede glaube wille käse bote kunde kollege neffe löwe affe hase
    franzose russe chinese pole türke riese erbe zeuge sklave herzog
    """)
  private static let feminineEndings = [
    "ung", "heit", "keit", "schaft", "ion", "tät", "ik", "ie", "ei", "in", "anz", "enz", "e",
  ]
  private static let neuterEndings = ["chen", "lein", "um", "ment", "nis"]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The gender of a noun.
  ///
  /// - Parameter noun: A noun in small letters, a compound or not.
  /// - Returns: Masculine if nothing tells another one.
  static func gender(of noun: String) -> GermanNumerals.Gender {
    if let known = listed(noun) { return known }
    if neuterEndings.contains(where: noun.hasSuffix) { return .neuter }
    return feminineEndings.contains(where: noun.hasSuffix) ? .feminine : .masculine
  }

  /// The gender of the longest end of a compound that is in a list.
  private static func listed(_ noun: String) -> GermanNumerals.Gender? {
    var end = noun[...]
    // Longer compounds do not occur before their gender is asked for.
    for _ in 0..<30 where !end.isEmpty {
      let word = String(end)
      if neuter.contains(word) { return .neuter }
      if masculine.contains(word) { return .masculine }
      if feminine.contains(word) { return .feminine }
      // Shorter ends of a longer word are chance.
      let shortest = 4
      guard end.count > shortest else { return nil }
      end = end.dropFirst()
    }
    return nil
  }
}
