import ReadingModel
import SpokenText
import Testing

/// Short forms as they stand in books and news.
struct GermanBookTextTests {
  @Test(arguments: [
    ("Sie kam mit 1 Frau und 1 Kind", "Sie kam mit einer Frau und ein Kind"),
    ("Mo.–Fr. 9–12 Uhr", "Montag bis Freitag neun bis zwölf Uhr"),
    ("am Di., 5. März", "am Dienstag, dem fünften März"), ("Fr. Weber kam", "Frau Weber kam"),
    ("Tel.: 089/123456", "Telefon: null acht neun eins zwei drei vier fünf sechs"),
    ("24.12. geschlossen", "vierundzwanzigster Dezember geschlossen"),
    ("Ende des 19. Jh. war es so", "Ende des neunzehnten Jahrhunderts war es so"),
    ("im 19. Jh. war es so", "im neunzehnten Jahrhundert war es so"),
    ("Karl der V. kam", "Karl der Fünfte kam"), ("Hausnr. 5", "Hausnummer fünf"),
    ("10 - 3 = 7", "zehn minus drei gleich sieben"), ("3 * 4", "drei mal vier"),
    ("5 - 7 Tage", "fünf bis sieben Tage"),
  ])
  func textInBooksBecomesWords(written: String, spoken: String) {
    #expect(GermanNormalizer().spoken(written).text == spoken)
  }

  @Test(arguments: [
    ("Am Di., 5. März", "Am Dienstag, dem fünften März"),
    ("bis Dienstag, 5. März", "bis Dienstag, den fünften März"),
    ("vom Freitag, 5.3.2021, an", "vom Freitag, dem fünften März zweitausend einundzwanzig, an"),
    ("Am Montag, 1. und 2. Mai", "Am Montag, dem ersten und zweiten Mai"),
    ("am Montag, 3. Stock", "am Montag, dritter Stock"),
    ("Dienstag, 5. März", "Dienstag, fünfter März"),
    ("am Dienstag, den 5. März", "am Dienstag, den fünften März"),
    ("In 1. Mose steht es", "Im ersten Mose steht es"),
    ("in 1. Mose 3 steht es", "im ersten Buch Mose drei steht es"),
    ("in 1. Kor 13,4", "im ersten Korinther dreizehn, vier"),
    ("aus 1. Mose 3", "aus erstem Buch Mose drei"),
    ("1. Mose 1,1", "erstes Buch Mose eins, eins"),
  ])
  func datesAndBooksOfTheBibleTakeTheirCase(written: String, spoken: String) {
    #expect(GermanNormalizer().spoken(written).text == spoken)
  }
}
