import ReadingModel
import SpokenText
import Testing

struct SpanishNormalizerTests {
  private static func spoken(_ text: String) -> String {
    RomanceNormalizer.spanish.spoken(text).text
  }

  @Test(arguments: [
    ("El 12 de marzo de 1898", "El doce de marzo de mil ochocientos noventa y ocho"),
    ("30/2/1990", "treinta de febrero de mil novecientos noventa"),
    ("200 mujeres y 21 hombres", "doscientas mujeres y veintiún hombres"),
    ("1.000.001 libros", "un millón un libros"), ("2 000 000 000", "dos mil millones"),
    ("3,5 kg", "tres coma cinco kilogramos"), ("12,05 €", "doce euros cinco céntimos"),
    ("costó $1,5 millones", "costó uno coma cinco millones de dólares"),
    ("la 3.ª planta", "la tercera planta"), ("el 1.er día", "el primer día"),
    ("2/3 de 25 %", "dos tercios de veinticinco por ciento"),
    ("a las 10:30", "a las diez y media"), ("a las 5 p. m. vino", "a las cinco de la tarde vino"),
    ("−5 °C", "menos cinco grados centígrados"),
    (
      "de 1931-1939",
      "de mil novecientos treinta y uno a mil novecientos treinta y nueve"
    ),
    ("007", "cero cero siete"),
  ])
  func numbersBecomeWords(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("el siglo XIX", "el siglo diecinueve"), ("Felipe II", "Felipe segundo"),
    ("Alfonso XIII reinó", "Alfonso trece reinó"), ("capítulo IV", "capítulo cuatro"),
    ("La II República", "La segunda República"), ("XIV", "catorce"), ("Xi Jinping", "Xi Jinping"),
    ("La Va Ver Dio", "La Va Ver Dio"), ("V. S. Naipaul", "V. S. Naipaul"),
  ])
  func romanNumeralsAreReadWhereTheyAreSome(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("el Sr. García, pág. 27", "el Señor García, página veintisiete"),
    ("Isabel II y Felipe II", "Isabel segunda y Felipe segundo"),
    ("a las 14.30", "a las catorce y media"), ("S. M. el Rey", "Su Majestad el Rey"),
    ("P. D.: adiós", "Posdata: adiós"), ("la Vda. de Pérez", "la Viuda de Pérez"),
    ("tel. 912 345 678", "teléfono nueve uno dos tres cuatro cinco seis siete ocho"),
    ("D. Quijote", "Don Quijote"), ("los EE. UU. ganaron", "los Estados Unidos ganaron"),
    ("en 44 a. C., n.º 5", "en cuarenta y cuatro antes de Cristo, número cinco"),
    ("escribe a ana@gmail.com hoy", "escribe a a n a arroba gmail punto com hoy"),
    ("Vino, vio, etc.", "Vino, vio, etcétera."), ("uno & dos 😀", "uno y dos emoji"),
  ])
  func abbreviationsAndSignsBecomeWords(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("C/ Mayor, 5", "Calle Mayor, cinco"),
    ("en la c/ de la Paz", "en la calle de la Paz"),
    ("un café c/ leche, 5 € c/u", "un café c/ leche, cinco euros c/u"),
    ("3 x 4", "tres por cuatro"),
    ("3x4, 0x41", "tres por cuatro, cero x cuarenta y uno"),
    ("5 M€", "cinco millones de euros"),
    ("1.250,00 euros", "mil doscientos cincuenta euros"),
  ])
  func streetsAndProductsBecomeWords(written: String, spoken: String) {
    #expect(RomanceNormalizer.spanish.spoken(written).text == spoken)
  }
}
