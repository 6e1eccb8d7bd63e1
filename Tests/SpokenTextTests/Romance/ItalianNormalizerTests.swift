import ReadingModel
import SpokenText
import Testing

struct ItalianNormalizerTests {
  @Test(arguments: [
    ("Il 12 marzo 1898", "Il dodici marzo mille ottocento novantotto"),
    ("il 1 maggio", "il primo maggio"), ("02/03/2003", "due marzo duemila tre"),
    ("1 casa, 21 anni e 1.000 libri", "una casa, ventuno anni e mille libri"),
    ("2 000 000", "due milioni"), ("3,5 kg", "tre virgola cinque chilogrammi"),
    ("12,05 €", "dodici euro cinque centesimi"), ("2 milioni di euro", "due milioni di euro"),
    ("la 3ª volta", "la terza volta"), ("2/3", "due terzi"),
    ("il 25 %", "il venticinque per cento"),
    ("alle 10:30 e alle 14.45 h", "alle dieci e mezza e alle quattordici e quarantacinque"),
    ("il secolo XIX", "il secolo diciannovesimo"), ("Luigi XIV morì", "Luigi quattordicesimo morì"),
    ("alle 14.30, ore 9.05", "alle quattordici e mezza, ore nove e cinque"),
    ("Elisabetta II, scena III", "Elisabetta seconda, scena terza"),
    ("a 120 km/h", "a cento venti chilometri all’ora"), ("3 mld di euro", "tre miliardi di euro"),
    ("nel sec. XVIII", "nel secolo diciottesimo"), ("on. Moro", "onorevole Moro"),
    ("Gent.ma Signora", "Gentilissima Signora"), ("i F.lli Rossi", "i Fratelli Rossi"),
    ("tel. 02 1234567", "telefono zero due uno due tre quattro cinque sei sette"),
    ("Vittorio Emanuele II", "Vittorio Emanuele secondo"), ("capitolo III", "capitolo terzo"),
    ("il XX secolo", "il ventesimo secolo"), ("i MI e i DI", "i MI e i DI"),
    ("il sig. Rossi e la sig.ra Bianchi", "il signor Rossi e la signora Bianchi"),
    ("nel 44 a.C. a pag. 7", "nel quarantaquattro avanti Cristo a pagina sette"),
    ("pane, vino ecc.", "pane, vino eccetera."),
  ])
  func numbersAndAbbreviationsBecomeWords(written: String, spoken: String) {
    #expect(RomanceNormalizer.italian.spoken(written).text == spoken)
  }

  @Test(arguments: [
    ("L’1 maggio", "L’uno maggio"),
    ("dall'1 al 5 maggio", "dall'uno al cinque maggio"),
    ("l’1/5/2020", "l’uno maggio duemila venti"),
    ("L'11 maggio", "L'undici maggio"),
    ("Il 1 maggio, 1/5/2020", "Il primo maggio, primo maggio duemila venti"),
    ("S. Francesco e S. Maria", "San Francesco e Santa Maria"),
    ("S. Antonio e S.Anna", "Sant’Antonio e Sant’Anna"),
    ("a S. Stefano", "a Santo Stefano"),
    ("S. Rossi e J. S. Luca", "S. Rossi e J. S. Luca"),
    ("3 x 4", "tre per quattro"),
  ])
  func saintsAndDaysHaveTheFormOfTheirPlace(written: String, spoken: String) {
    #expect(RomanceNormalizer.italian.spoken(written).text == spoken)
  }

  @Test(arguments: [
    ("il 1^ maggio", "il primo maggio"),
    ("il 1^ aprile 1945", "il primo aprile mille novecento quarantacinque"),
    ("la 1^ classe", "la prima classe"), ("la 2^ edizione", "la seconda edizione"),
    ("il 3^ piano", "il terzo piano"), ("arrivò 4^.", "arrivò quarto."),
    ("10^3", "dieci elevato a tre"),
  ])
  func aCaretBehindANumberIsTheSignOfAnOrdinal(written: String, spoken: String) {
    #expect(RomanceNormalizer.italian.spoken(written).text == spoken)
  }
}
