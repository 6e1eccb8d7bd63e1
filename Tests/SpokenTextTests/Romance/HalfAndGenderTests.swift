import ReadingModel
import SpokenText
import Testing

/// Halves, which agree with the noun after them, and "one" before French nouns.
struct HalfAndGenderTests {
  @Test(arguments: [
    ("21 femmes et 31 hommes", "vingt et une femmes et trente et un hommes"),
    ("81 pages, 1 maison", "quatre-vingt-une pages, une maison"),
    ("41 photographies et 51 côtés", "quarante et une photographies et cinquante et un côtés"),
    ("1 lycée, 21 ans", "un lycée, vingt et un ans"),
    ("½ heure", "une demi-heure"), ("1/2 litre", "un demi-litre"), ("1/2 l", "un demi-litre"),
    ("2 ½", "deux et demi"), ("3/4 des gens", "trois quarts des gens"), ("1/2", "un demi"),
  ])
  func frenchNumbersAgree(written: String, spoken: String) {
    #expect(RomanceNormalizer.french.spoken(written).text == spoken)
  }

  @Test func halvesAgreeWithTheirNouns() {
    #expect(RomanceNormalizer.spanish.spoken("½ hora").text == "media hora")
    #expect(
      RomanceNormalizer.spanish.spoken("2 ½ años, 1/2 litro").text
        == "dos y medio años, medio litro")
    #expect(RomanceNormalizer.italian.spoken("½ ora, 1 ½").text == "mezza ora, uno e mezzo")
    #expect(RomanceNormalizer.portuguese.spoken("½ hora, 1 ½").text == "meia hora, um e meio")
  }
}
