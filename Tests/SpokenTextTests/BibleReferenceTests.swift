import ReadingModel
import SpokenText
import Testing

/// References to the Bible, by chapter and verse.
struct BibleReferenceTests {
  @Test(arguments: [
    ("Johannes 3,16 sagt es.", "Johannes drei, sechzehn sagt es."),
    (
      "Vgl. Joh. 3, 16 und Mt 5,3–12",
      "vergleiche Johannes drei, sechzehn und Matthäus fünf, drei bis zwölf"
    ),
    (
      "1. Mose 1,1 und 1 Kor 13,4",
      "erstes Buch Mose eins, eins und erster Korinther dreizehn, vier"
    ),
    ("Ps 23 und Röm 8,28 f.", "Psalm dreiundzwanzig und Römer acht, achtundzwanzig folgende."),
  ])
  func germanNamesChapterAndVerse(written: String, spoken: String) {
    #expect(GermanNormalizer().spoken(written).text.lowercased() == spoken.lowercased())
  }

  @Test(arguments: [
    ("Johannes ist 1,80 m groß.", "Johannes ist eins Komma acht null Meter groß."),
    ("Johannes 1,80 m", "Johannes eins Komma acht null Meter"),
    ("Markus 3,50 €", "Markus drei Euro fünfzig Cent"),
  ])
  func anAmountAfterAnApostlesNameIsNoVerse(written: String, spoken: String) {
    #expect(GermanNormalizer().spoken(written).text == spoken)
  }

  @Test func romanceLanguagesNameChapterAndVerse() {
    #expect(
      RomanceNormalizer.french.spoken("Voir Jn 3, 16, 1 Co 13, 4 ou Ps 23.").text
        == "Voir Jean trois, seize, première aux Corinthiens treize, quatre ou Psaume vingt-trois.")
    #expect(
      RomanceNormalizer.spanish.spoken("Juan 3:16 y Mt 5,3-12").text
        == "Juan tres, dieciséis y Mateo cinco, tres a doce")
    #expect(
      RomanceNormalizer.italian.spoken("Gv 3,16 e 1 Cor 13,4").text
        == "Giovanni tre, sedici e prima ai Corinzi tredici, quattro")
    #expect(
      RomanceNormalizer.portuguese.spoken("João 3:16 e Sl 23").text
        == "João três, dezesseis e Salmo vinte e três")
  }
}
