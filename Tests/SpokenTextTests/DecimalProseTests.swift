import ReadingModel
import SpokenText
import Testing

/// Ordinary prose in which a decimal number follows a word that is also a book of the Bible, or
/// looks like one.
///
/// The decimal keeps its comma in words; a verse would have none.
struct DecimalProseTests {
  @Test(
    arguments: sentences(
      """
      Am 3,5 Kilometer langen Strand liegen Boote.
      Im Jahr 500 n. Chr. 3,5 Millionen Menschen zu ernähren war schwer.
      Um 300 v. Chr. 2,5 Millionen Einwohner zu haben war viel.
      Da 3,4 Millionen kamen, wurde es eng.
      So 3,2 Punkte weniger sind viel.
      Mi 3,5 Stunden, Do 4 Stunden.
      Jo 3,5 reicht mir.
      Mal 3,5 genommen ergibt sieben.
      Hab 2,5 Liter getrunken.
      Dan 3,5 Punkte, Eva zwei.
      Phil 3,5 Punkte, Sam zwei.
      Sam 3,5 Stunden lang anzuhören ist schwer.
      Daniel 3,5 Punkte, Anna vier.
      Johannes 3,5 Millionen schuldig zu bleiben, geht nicht.
      Markus 2,5 Stunden zu suchen war genug.
      Lukas 1,5 Kilo schwerer zu schätzen war falsch.
      Petrus 3,5 Fische zu geben ist Unsinn.
      Samuel 1,5 Mal zu rufen genügt.
      Römer 3,5 Meilen vor der Stadt schlugen ihr Lager auf.
      Könige 3,5 Jahre lang zu stürzen, wurde Mode.
      Der Richter sah Ri 3,5 nie.
      Die Note von Rut 2,5 ist gut.
      Nach Kol 3,5 Tage Marsch.
      Das Gen 3,5 Tausendstel groß zu nennen ist falsch.
      Ihr Ex 3,5 Jahre lang zu fehlen war neu.
      Jakobus 3,5 Groschen zu zahlen kam ihn hart an.
      Hebräer 2,5 Tage lang zu bewirten war Sitte.
      Galater 3,5 Schritt tief aufzustellen war Brauch.
      Epheser 1,5 Stunden reden zu lassen ist Brauch.
      Daniel 3,5 mal so viel.
      Matthäus 1,5 Seiten zu widmen ist wenig.
      Der Wert EZ 3,5 steigt.
      Der Motor EX 3,5 läuft.
      Ein KOR 3,5 ist selten.
      Ihr MT 3,5 läuft.
      Mose 3,5 Meter groß zu malen war kühn.
      Tim 2,5 Punkte.
      Korinther 3,5 Tage warten zu lassen war kühn.
      Die Apg. 3,5 Prozent stimmen nicht.
      Das Ich 3,5 ist ein Spiel.
      """))
  func germanDecimalsAreNoVerses(sentence: String) {
    #expect(GermanNormalizer().spoken(sentence).text.contains(" Komma "))
  }

  @Test(
    arguments: sentences(
      """
      De P. 12,5 à 13 il y a peu.
      Le quartier S 3,5 reste vide.
      Le Ch. 3,12 est long.
      La lettre R 3,5 suit.
      Un Th 3,5 suffit.
      La Co 3,5 arrive.
      La note Tm 2,5 tombe.
      Est 3,5 plus grand que trois ?
      On a donné à Jean 3,5 millions.
      Marc 3,5 points, Luc deux.
      Luc 1,5 million de voix.
      Jacques 2,5 fois plus riche.
      Daniel 3,5 heures plus tard dormait.
      Job 3,5 jours sans pain.
      Matthieu 1,5 mètre plus loin tomba.
      Les Romains 3,5 fois plus nombreux vainquirent.
      Les Hébreux 2,5 jours plus tard partirent.
      Les Actes 1,5 milliard de fois lus.
      Samuel 3,5 milliards plus riche.
      Pierre 2,5 kilos plus lourd.
      Voir Ex. 3,5 au tableau.
      Voir Ep. 3,5 de la série.
      Le moteur EX 3,5 tourne.
      Le taux IS 3,5 monte.
      Le club AP 3,5 gagne.
      Le GA 3,5 passe.
      Les Rois 3,5 ans plus tard revinrent.
      Tim 3,5 points.
      Sam 2,5 points.
      Ag 3,5 pèse peu.
      Os 3,5 fois plus dense.
      Col 3,5 kilomètres plus haut.
      Tit 2,5 points.
      Am 3,5 et Bm.
      Is 3,5 points.
      Marc. 3,5 pour cent des voix.
      Jean 1,5 litre de vin but.
      Proverbes 3,5 fois plus longs.
      Exode 2,5 fois plus massif.
      Éphésiens 3,5 fois battus.
      """))
  func frenchDecimalsAreNoVerses(sentence: String) {
    #expect(RomanceNormalizer.french.spoken(sentence).text.contains(" virgule "))
  }

  @Test(
    arguments: sentences(
      """
      Es 3,5 veces mayor.
      El 3 de mayo Daniel 3,5 millones pagó.
      Dan 3,5 millones al museo.
      Am 3,5 y Bm.
      Juan 3,5 puntos, Pedro dos.
      Marcos 3,5 alemanes costaba.
      Lucas 2,5 veces más rico.
      Mateo 1,5 litros bebió.
      Santiago 3,5 millones de habitantes tiene.
      Daniel 3,5 horas después dormía.
      Job 2,5 días sin pan.
      Los Romanos 3,5 veces más fuertes.
      Los Hebreos 2,5 años vagaron.
      Hechos 3,5 veces más grandes.
      Samuel 3,5 puntos.
      Sam 3,5 puntos.
      Reyes 2,5 años después volvieron.
      Pedro 3,5 kilos más pesado.
      La zona S 3,5 está vacía.
      La Co 3,5 llega.
      Re 3,5 suena.
      El Cr 3,5 sube.
      El Pe 3,5 baja.
      Un Tm 3,5 basta.
      Ver Ex. 3,5 en la lista.
      El motor EX 3,5 gira.
      El tipo IS 3,5 sube.
      El club AP 3,5 gana.
      La SAL 3,5 falta.
      Sal 3,5 minutos antes.
      Sal 3,5 g en agua.
      Col 3,5 kilos de la huerta.
      Ap 3,5 puntos.
      St 3,5 puntos.
      Os 3,5 puntos doy.
      Juan. 3,5 por ciento votó.
      Efesios 2,5 veces vencidos.
      Crónicas 3,5 veces más largas.
      Proverbios 2,5 veces más cortos.
      Timoteo 1,5 metros más allá.
      """))
  func spanishDecimalsAreNoVerses(sentence: String) {
    #expect(RomanceNormalizer.spanish.spoken(sentence).text.contains(" coma "))
  }

  @Test(
    arguments: sentences(
      """
      Dai 3,5 milioni di oggi si parte.
      Gli 3,5 punti contano.
      Es. 3,5 per cento.
      L’ES 3,5 corre.
      Marco 3,5 punti, Luca due.
      Luca 2,5 volte più ricco.
      Giovanni 1,5 litri bevve.
      Matteo 3,5 milioni vinse.
      Giacomo 2,5 ore dopo dormiva.
      Daniele 3,5 giorni dopo partì.
      Giobbe 2,5 anni soffrì.
      I Romani 3,5 volte più forti.
      Gli Ebrei 2,5 anni vagarono.
      Gli Atti 3,5 volte più lunghi.
      Samuele 3,5 punti.
      Sam 3,5 e basta.
      Re 3,5 e basta.
      Il Cr 3,5 sale.
      Pt 3,5 e basta.
      Un Tm 3,5 basta.
      Ts 3,5 e basta.
      La COR 3,5 corre.
      Cor 3,5 e basta.
      Pietro 3,5 chili più pesante.
      Corinzi 2,5 giorni attesero.
      Cronache 3,5 volte più lunghe.
      Il tasso IS 3,5 sale.
      L’AP 3,5 vince.
      L’AT 3,5 vince.
      Il SAL 3,5 manca.
      Luca. 3,5 per cento votò.
      Marco. 3,5 per cento votò.
      Proverbi 2,5 volte più brevi.
      Efesini 2,5 volte vinti.
      Galati 3,5 giorni dopo.
      Colossesi 3,5 lire pagarono.
      Esodo 2,5 volte maggiore.
      Is 3,5 punti.
      Fil 3,5 metri più in là.
      Col 3,5 milioni comprò casa.
      """))
  func italianDecimalsAreNoVerses(sentence: String) {
    #expect(RomanceNormalizer.italian.spoken(sentence).text.contains(" virgola "))
  }

  @Test(
    arguments: sentences(
      """
      Os 3,5 milhões bastam.
      Ao 3,5 segue o quatro.
      Em 3,5 anos tudo mudou.
      As 3,5 horas passaram.
      João 3,5 pontos, Pedro dois.
      Marcos 3,5 alemães custava.
      Lucas 2,5 vezes mais rico.
      Mateus 1,5 litros bebeu.
      Tiago 3,5 milhões ganhou.
      Daniel 3,5 horas depois dormia.
      Jó 2,5 dias sem pão.
      Os Romanos 3,5 vezes mais fortes.
      Os Hebreus 2,5 anos vagaram.
      Atos 3,5 vezes maiores.
      Samuel 3,5 pontos.
      Reis 2,5 anos depois voltaram.
      Pedro 3,5 quilos mais pesado.
      A Co 3,5 chega.
      O Cr 3,5 sobe.
      O Rs 3,5 sobe.
      O Sm 3,5 sobe.
      Um Tm 3,5 basta.
      Ts 3,5 e basta.
      Ver Ex. 3,5 na lista.
      O motor EX 3,5 gira.
      O tipo IS 3,5 sobe.
      O clube AP 3,5 ganha.
      O SL 3,5 corre.
      Jo 3,5 pontos.
      Is 3,5 pontos.
      At 3,5 pontos.
      Cl 3,5 pontos.
      João. 3,5 por cento votou.
      Lucas 1,5 milhão de votos.
      Lucas 1,5 ponto.
      Efésios 2,5 vezes vencidos.
      Crônicas 3,5 vezes mais longas.
      Provérbios 2,5 vezes mais curtos.
      Timóteo 1,5 metros além.
      Cor 3,5 tons mais clara.
      """))
  func portugueseDecimalsAreNoVerses(sentence: String) {
    #expect(RomanceNormalizer.portuguese.spoken(sentence).text.contains(" vírgula "))
  }

  private static func sentences(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
