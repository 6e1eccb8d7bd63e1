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

  @Test(arguments: [
    ("En 1901 elle partit.", "En mille neuf cent un elle partit."),
    ("En 1961 cette ville changea.", "En mille neuf cent soixante et un cette ville changea."),
    ("En 1881 celle de Paris", "En mille huit cent quatre-vingt-un celle de Paris"),
    ("En 1901 quelle joie !", "En mille neuf cent un quelle joie !"),
    ("En 1901 telles furent", "En mille neuf cent un telles furent"),
    ("L’an 1901 commence bien.", "L’an mille neuf cent un commence bien."),
  ])
  func functionWordsAndVerbsAfterAYearAreNotCounted(written: String, spoken: String) {
    #expect(RomanceNormalizer.french.spoken(written).text == spoken)
  }

  @Test(arguments: [
    "prélude", "interlude", "portefeuille", "violoncelle", "dinosaure", "messie", "camion",
    "marché",
  ])
  func masculineNounsWithFeminineEndings(noun: String) {
    #expect(RomanceNormalizer.french.spoken("21 \(noun)s").text == "vingt et un \(noun)s")
  }

  @Test(arguments: ["fille", "actrice", "semaine", "pièce", "lampe", "dent", "fois"])
  func feminineNouns(noun: String) {
    #expect(RomanceNormalizer.french.spoken("21 \(noun)").text == "vingt et une \(noun)")
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
