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
    #expect(RomanceNormalizer.spanish.spoken("3×10³").text == "tres por diez elevado a tres")
  }

  @Test func aRaisedFigureBehindAYearIsNoPower() {
    #expect(!RomanceNormalizer.french.spoken("en 1914² déjà").text.contains("puissance"))
    #expect(!GermanNormalizer().spoken("im Jahr 1914² schon").text.contains("hoch"))
  }

  @Test func aRaisedFigureBehindTenIsANoteOutsideArithmetic() {
    #expect(
      GermanNormalizer().spoken("Es starben 10² Menschen").text == "Es starben zehn² Menschen")
    #expect(GermanNormalizer().spoken("f(2) = 3¹ und").text == "f(zwei) gleich drei¹ und")
    #expect(RomanceNormalizer.french.spoken("page 10¹ du livre").text == "page dix¹ du livre")
    #expect(GermanNormalizer().spoken("3 × 10²").text == "drei mal zehn hoch zwei")
    #expect(GermanNormalizer().spoken("x = 2² + 1").text == "x gleich zwei hoch zwei plus eins")
  }

  @Test func anEqualsSignElsewhereInTheSentenceChangesNoRange() {
    #expect(
      GermanNormalizer().spoken("Maßstab 1 : 100 000 bedeutet 1 cm = 1 km").text
        == "Maßstab eins : einhunderttausend bedeutet ein Zentimeter gleich ein Kilometer")
    #expect(
      !RomanceNormalizer.spanish.spoken("entre 1914-1918, x = 2").text.contains("menos"))
    #expect(
      !RomanceNormalizer.french.spoken("entre 1914-1918 et x = 2").text.contains("moins"))
  }

  @Test func groupsOfThousandsWithPointsAreNoTelephoneNumber() {
    #expect(
      GermanNormalizer().spoken("+5.000.000 Menschen").text == "plus fünf Millionen Menschen")
    #expect(
      GermanNormalizer().spoken("+2.500.000 €").text
        == "plus zwei Millionen fünfhunderttausend Euro")
    #expect(
      RomanceNormalizer.french.spoken("+1.250.000 euros").text
        == "plus un million deux cent cinquante mille euros")
    for normalizer in [
      RomanceNormalizer.spanish, RomanceNormalizer.italian, RomanceNormalizer.portuguese,
    ] {
      let million = normalizer.spoken("5.000.000").text
      #expect(normalizer.spoken("+5.000.000 x").text.hasSuffix("\(million) x"))
    }
  }

  @Test func listsOfNumbersAreNoTelephoneNumber() {
    #expect(
      RomanceNormalizer.spanish.spoken("tallas 36 38 400 42").text
        == "tallas treinta y seis treinta y ocho mil cuatrocientos cuarenta y dos")
    #expect(
      RomanceNormalizer.spanish.spoken("en 20 2019 2020").text
        == "en veinte dos mil diecinueve dos mil veinte")
    #expect(
      RomanceNormalizer.spanish.spoken("pesos 75 80 120 60 kg").text.hasSuffix("kilogramos"))
    #expect(
      RomanceNormalizer.italian.spoken("numeri 12 34 567 89").text
        == "numeri dodici trentaquattromila cinquecento sessantasette ottantanove")
  }

  @Test func alBehindEtIsNoParagraph() {
    #expect(
      RomanceNormalizer.french.spoken("Dupont et al. 2019").text
        == "Dupont et al. deux mille dix-neuf")
    #expect(
      RomanceNormalizer.french.spoken("l'art. 3, al. 2").text == "l'article trois, alinéa deux")
  }

  @Test func theSpanishMinimumIsNoMinute() {
    #expect(
      RomanceNormalizer.spanish.spoken("temp. min. 5 grados").text == "temp. min. cinco grados")
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
