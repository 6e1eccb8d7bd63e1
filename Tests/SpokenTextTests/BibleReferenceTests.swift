import ReadingModel
import SpokenText
import Testing

/// References to the Bible, by chapter and verse.
struct BibleReferenceTests {
  @Test(arguments: [
    ("Johannes 3,16 sagt es.", "Johannes drei, sechzehn sagt es."),
    ("Johannes 3,16 Denn also", "Johannes drei, sechzehn Denn also"),
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

  @Test(arguments: [
    ("Die PS 5 kostet viel.", "Die PS fünf kostet viel."),
    ("Ps 5 g", "Ps fünf Gramm"), ("Ps 151", "Ps einhunderteinundfünfzig"),
    ("Ps. 150", "Psalm einhundertfünfzig"),
  ])
  func germanPsalmsAreNoHorsepowerOrAmount(written: String, spoken: String) {
    #expect(GermanNormalizer().spoken(written).text == spoken)
  }

  @Test func romancePsalmsAreNoAcronymsOrAmounts() {
    #expect(RomanceNormalizer.french.spoken("La PS 3").text == "La PS trois")
    let salt = "Sal 5 g, Sal 5 minutos, SAL 5, Sal 200, Sal 23"
    #expect(
      RomanceNormalizer.spanish.spoken(salt).text
        == "Sal cinco gramos, Sal cinco minutos, SAL cinco, Sal doscientos, Salmo veintitrés")
  }

  @Test func shortNamesOfNumberedBooksNeedTheirNumber() {
    #expect(
      RomanceNormalizer.french.spoken("1 P 5,7 et 2 S 3,5; P. 12, 5").text
        == "première de Pierre cinq, sept et deuxième livre de Samuel trois, cinq; Page douze, cinq"
    )
    #expect(
      GermanNormalizer().spoken("II Kor 3,4 und 2. Sam 3,5").text
        == "II Korinther drei, vier und zweites Buch Samuel drei, fünf")
    #expect(
      GermanNormalizer().spoken("500 n. Chr. 3,5 Millionen").text
        == "fünfhundert nach Christus drei Komma fünf Millionen")
  }

  @Test func aRangeOfPercentAfterAnApostlesNameIsNoVerse() {
    #expect(
      RomanceNormalizer.french.spoken("Marc 3,5–4,5 %").text
        == "Marc trois virgule cinq à quatre virgule cinq pour cent")
    #expect(
      GermanNormalizer().spoken("Markus 3,5–4,5 % mehr").text
        == "Markus drei Komma fünf bis vier Komma fünf Prozent mehr")
  }

  @Test func aVerseStandsBehindWordsThatNameStreetsToo() {
    #expect(
      RomanceNormalizer.italian.spoken("nel corso di Giovanni 3,16").text
        == "nel corso di Giovanni tre, sedici")
    #expect(
      RomanceNormalizer.italian.spoken("per via di Marco 3,16").text
        == "per via di Marco tre, sedici")
    #expect(
      RomanceNormalizer.spanish.spoken("a lo largo de Mateo 5,3").text
        == "a lo largo de Mateo cinco, tres")
    #expect(
      RomanceNormalizer.french.spoken("à la place de Jean 3,16").text
        == "à la place de Jean trois, seize")
  }

  @Test func aHouseInAStreetOfAnApostleIsNoVerse() {
    #expect(
      RomanceNormalizer.spanish.spoken("Calle de Santiago 3, 2.º").text
        == "Calle de Santiago tres, segundo")
    #expect(
      RomanceNormalizer.italian.spoken("via S. Marco 3, 2º piano").text
        == "via San Marco tre, secondo piano")
  }
}
