import ReadingModel
import SpokenText
import Testing

/// Powers, quotients and differences, amounts by unit, telephone numbers.
struct ArithmeticTests {
  @Test func powersAreNamed() {
    #expect(
      RomanceNormalizer.french.spoken("5×10³ cellules, 10^6 au total").text
        == "cinq fois dix puissance trois cellules, dix puissance six au total")
    #expect(GermanNormalizer().spoken("10⁻³ Meter").text == "zehn hoch minus drei Meter")
    #expect(RomanceNormalizer.spanish.spoken("10³").text == "diez elevado a tres")
  }

  @Test func aRaisedFigureBehindAYearIsNoPower() {
    #expect(!RomanceNormalizer.french.spoken("en 1914² déjà").text.contains("puissance"))
    #expect(!GermanNormalizer().spoken("im Jahr 1914² schon").text.contains("hoch"))
  }

  @Test func equationsDivideAndSubtract() {
    #expect(
      RomanceNormalizer.french.spoken("5 - 3 = 2 et 10 / 2 = 5").text
        == "cinq moins trois égale deux et dix divisé par deux égale cinq")
    #expect(
      GermanNormalizer().spoken("10 : 2 = 5 und 10 / 2 = 5").text
        == "zehn geteilt durch zwei gleich fünf und zehn geteilt durch zwei gleich fünf")
  }

  @Test func amountsAreDividedByUnits() {
    #expect(
      RomanceNormalizer.french.spoken("12 €/kg").text == "douze euros par kilogramme")
    #expect(GermanNormalizer().spoken("2 €/kg").text == "zwei Euro pro Kilogramm")
  }

  @Test func telephoneNumbersHavePointsOrSpaces() {
    #expect(
      RomanceNormalizer.french.spoken("Le +33 6.12.34.56.78.").text
        == "Le plus trois trois six un deux trois quatre cinq six sept huit.")
    #expect(
      RomanceNormalizer.spanish.spoken("al 91 123 45 67").text
        == "al nueve uno uno dos tres cuatro cinco seis siete")
    #expect(
      RomanceNormalizer.spanish.spoken("son 12 345 678").text
        == "son doce millones trescientos cuarenta y cinco mil seiscientos setenta y ocho")
  }

  @Test func abbreviationsStandBehindElidedArticles() {
    #expect(RomanceNormalizer.french.spoken("l'art. 3").text == "l'article trois")
    #expect(RomanceNormalizer.italian.spoken("l’avv. Gallo").text == "l’avvocato Gallo")
  }
}
