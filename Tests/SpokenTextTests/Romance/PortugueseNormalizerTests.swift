import ReadingModel
import SpokenText
import Testing

struct PortugueseNormalizerTests {
  @Test(arguments: [
    ("Em 12 de março de 1898", "Em doze de março de mil oitocentos e noventa e oito"),
    ("1 de maio", "primeiro de maio"), ("02/03/2003", "dois de março de dois mil e três"),
    ("2 casas e 21 anos", "duas casas e vinte e um anos"),
    ("1.010 e 1.110", "mil e dez e mil cento e dez"), ("3.000.000", "três milhões"),
    ("3,05 kg", "três vírgula zero cinco quilos"),
    ("R$ 12,05", "doze reais e cinco centavos"), ("a 3ª vez", "a terceira vez"),
    ("2/3", "dois terços"), ("25 %", "vinte e cinco por cento"),
    ("às 10:30", "às dez horas e trinta"), ("às 14h", "às catorze horas"),
    ("o século XIX", "o século dezenove"), ("o século V", "o século quinto"),
    ("Dom Pedro II", "Dom Pedro segundo"), ("capítulo IV", "capítulo quatro"),
    ("o Sr. Silva e a Dra. Ana", "o Senhor Silva e a Doutora Ana"),
    ("em 44 a.C., na pág. 7", "em quarenta e quatro antes de Cristo, na página sete"),
  ])
  func numbersAndAbbreviationsBecomeWords(written: String, spoken: String) {
    #expect(RomanceNormalizer.portuguese.spoken(written).text == spoken)
  }

  @Test(arguments: [
    ("em S. Paulo", "em São Paulo"),
    ("S. Antônio e S. Luzia", "Santo Antônio e Santa Luzia"),
    ("S. Freud e J. S. Paulo", "S. Freud e J. S. Paulo"),
    ("D. Maria II e D. João VI", "Dona Maria segunda e Dom João sexto"),
    ("D. Plácida e D. Inês", "Dona Plácida e Dona Inês"),
    ("D. Quixote", "Dom Quixote"),
    ("D. H. Lawrence", "D. H. Lawrence"),
    ("3 x 4", "três vezes quatro"),
    ("das 8h-10h", "das oito horas a dez horas"),
  ])
  func titlesHaveTheFormOfTheName(written: String, spoken: String) {
    #expect(RomanceNormalizer.portuguese.spoken(written).text == spoken)
  }
}
