import Foundation
import ReadingModel
import SpokenText
import TestSupport
import Testing

struct GermanNormalizerTests {
  private static func spoken(_ text: String) -> String { GermanNormalizer().spoken(text).text }

  @Test(arguments: [
    ("0", "null"), ("101 Nacht", "einhunderteins Nacht"), ("21 Tage", "einundzwanzig Tage"),
    ("147.451", "einhundertsiebenundvierzigtausend vierhunderteinundfünfzig"),
    ("2 000 000", "zwei Millionen"), ("1000001", "eine Million eins"),
    ("1 Mann und 1 Frau", "ein Mann und eine Frau"), ("Kapitel 1", "Kapitel eins"),
    ("3,14", "drei Komma eins vier"), ("007", "null null sieben"),
    ("−5 °C", "minus fünf Grad Celsius"),
    ("1/2 Liter", "ein halber Liter"), ("½ Stunde", "eine halbe Stunde"),
    ("2 1/2 Jahre", "zweieinhalb Jahre"), ("3/4", "drei Viertel"),
    ("ein 1/100", "ein ein Einhundertstel"),
    ("5–7 Tage", "fünf bis sieben Tage"), ("3:2", "drei zu zwei"),
    ("30-jährige", "dreißig-jährige"),
    ("3-Zimmer-Wohnung", "drei-Zimmer-Wohnung"), ("3x täglich", "dreimal täglich"),
    ("4 x 5", "vier mal fünf"), ("25 %", "fünfundzwanzig Prozent"),
  ])
  func numbersBecomeWords(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("im Jahr 1984", "im Jahr neunzehnhundertvierundachtzig"),
    ("1789 begann es.", "siebzehnhundertneunundachtzig begann es."),
    ("Er starb 1832.", "Er starb achtzehnhundertzweiunddreißig."),
    ("von 1914–1918", "von neunzehnhundertvierzehn bis neunzehnhundertachtzehn"),
    ("1500 Meter", "eintausend fünfhundert Meter"), ("1900", "neunzehnhundert"),
    ("2013", "zweitausend dreizehn"), ("1066", "eintausend sechsundsechzig"),
    ("die 1920er Jahre", "die neunzehnhundertzwanziger Jahre"),
    ("44 v. Chr.", "vierundvierzig vor Christus."),
  ])
  func yearsAreCountedInHundreds(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("am 3. Mai 1848", "am dritten Mai achtzehnhundertachtundvierzig"),
    ("der 3. Mai", "der dritte Mai"), ("Berlin, 3. Mai", "Berlin, dritter Mai"),
    ("am 12.05.2020", "am zwölften Mai zweitausend zwanzig"),
    ("2.3.2003", "zweiter März zweitausend drei"),
    ("vom 2.3. bis 5.4.", "vom zweiten März bis fünften April."),
    ("2003-03-02", "zweiter März zweitausend drei"),
    ("24. Dez. 1900", "vierundzwanzigster Dezember neunzehnhundert"),
    ("vom 1. bis 3. Mai", "vom ersten bis dritten Mai"),
    ("Okt. 1912", "Oktober neunzehnhundertzwölf"),
  ])
  func datesAreOrdered(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("1. Kapitel", "erstes Kapitel"), ("3. Szene", "dritte Szene"), ("2. Teil", "zweiter Teil"),
    ("in der 3. Klasse", "in der dritten Klasse"), ("die 3. Klasse", "die dritte Klasse"),
    ("der 7. Tag", "der siebte Tag"), ("ein 2. Mal", "ein zweites Mal"),
    ("im 19. Jahrhundert", "im neunzehnten Jahrhundert"),
    ("mit seinem 8. Sohn", "mit seinem achten Sohn"),
    ("Er kam am 3.", "Er kam am dritten."), ("Er ist 30.", "Er ist dreißig."),
    ("2. Die Katze schläft.", "zwei. Die Katze schläft."),
    ("am 101. Tag", "am einhundertersten Tag"),
  ])
  func ordinalsAgreeWithTheirPlace(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("um 14:30 Uhr", "um vierzehn Uhr dreißig"), ("0:15 Uhr", "null Uhr fünfzehn"),
    ("9.05 Uhr", "neun Uhr fünf"), ("um 1 Uhr", "um ein Uhr"), ("um 1:00 Uhr", "um ein Uhr"),
    ("8 Uhr 20", "acht Uhr zwanzig"),
    ("02:02:23 Uhr", "zwei Uhr zwei Minuten dreiundzwanzig Sekunden"),
    ("9–12 Uhr", "neun bis zwölf Uhr"), ("9.30–12.00 Uhr", "neun Uhr dreißig bis zwölf Uhr"),
  ])
  func timesHaveTheirHour(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("2,20 €", "zwei Euro zwanzig Cent"), ("€ 0,02", "zwei Cent"), ("1 €", "ein Euro"),
    ("1.250,50 Euro", "eintausend zweihundertfünfzig Euro fünfzig Cent"),
    ("5,– DM", "fünf Mark"), ("1,5 Mio. €", "eins Komma fünf Millionen Euro"),
    ("20 Mrd. Dollar", "zwanzig Milliarden Dollar"), ("CHF 3", "drei Franken"),
    ("030/1234", "null drei null eins zwei drei vier"), ("mit MwSt.", "mit Mehrwertsteuer."),
    ("Brueghel d. Ä.", "Brueghel der Ältere."), ("60 km/h", "sechzig Kilometer pro Stunde"),
    ("12 m²", "zwölf Quadratmeter"),
    ("1 kWh", "eine Kilowattstunde"),
    ("0171 2345678", "null eins sieben eins zwei drei vier fünf sechs sieben acht"),
    ("+49 30 12345", "plus vier neun drei null eins zwei drei vier fünf"),
  ])
  func amountsHaveTheirUnit(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("Ludwig XIV. starb", "Ludwig der Vierzehnte starb"),
    ("unter König Ludwig XIV. lebte", "unter König Ludwig dem Vierzehnten lebte"),
    ("Ludwigs XIV. Hof", "Ludwigs des Vierzehnten Hof"),
    ("Katharina II. las", "Katharina die Zweite las"),
    ("Papst Johannes Paul II.", "Papst Johannes Paul der Zweite."),
    ("Kapitel IV", "Kapitel vier"), ("Band II.", "Band zwei."), ("XIV", "vierzehn"),
    ("im XIX. Jahrhundert", "im neunzehnten Jahrhundert"), ("Karl V. Meier", "Karl V. Meier"),
    ("Xi Jinping", "Xi Jinping"), ("C. D. Friedrich", "C. D. Friedrich"),
  ])
  func romanNumeralsAreReadWhereTheyAreSome(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("Dr. Weiß kam z. B. gestern", "Doktor Weiß kam zum Beispiel gestern"),
    ("d.h. morgen", "das heißt morgen"), ("Äpfel, Birnen usw.", "Äpfel, Birnen und so weiter."),
    ("siehe S. 12 ff.", "siehe Seite zwölf folgende."), ("Nr. 5", "Nummer fünf"),
    ("Mann bzw. Frau", "Mann beziehungsweise Frau"), ("u. a. Goethe", "unter anderem Goethe"),
    ("in der Hauptstr. 5", "in der Hauptstraße fünf"), ("Hr. und Fr. Maier", "Herr und Frau Maier"),
    ("§ 5 Abs. 2", "Paragraf fünf Absatz zwei"), ("die USA", "die U S A"),
    ("Max. war da", "Max. war da"), ("S. Fischer", "S. Fischer"),
    ("ana@gmail.com", "a n a at gmail Punkt com"), ("Kind & Kegel 😀", "Kind und Kegel Emoji"),
  ])
  func abbreviationsAndSignsBecomeWords(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(.enabled(if: Places.corpus != nil, "needs the corpus"))
  func mostCasesOfTheCollectionAreExact() throws {
    let cases = try #require(try NormalizationCase.all("nemo/de")).map(\.turned)
    #expect(NormalizationCase.exactShare(of: cases, Self.spoken) >= 0.5)
  }
}

private let pieces = [
  "$", "€", "12", "1.234", "1 234", ",", ".", "5", ":", "30", "Uhr", "h", "/", "-", "–", "XIV", "V",
  "Kapitel", "Ludwig", "Jahrhundert", "am", "der", "Mai", "Dr.", "z.", "B.", "S.", "ff.", "kg",
  "m²",
  "%", "@", "www.", "com", "&", "+", "(", ")", "[", "](/", "/)", " ", " ", " ", "\u{A0}", "\u{301}",
  "ä", "ß", "я", "中", "😀", "👨‍👩‍👧", "❤️", "\u{FE0F}", "½", "°", "C", "99999999999999999999", "0", "1984",
  "tem", "er", "x", "Mio.", "02", "§",
]

struct GermanSpanTests {
  @Test func spansOfAnyTextAscendAndCoverIt() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<5000 {
      let count = Int.random(in: 0...24, using: &generator)
      let sentence = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let fault = spanFault(of: GermanNormalizer().spoken(sentence), from: sentence)
      #expect(fault == nil, "\(sentence)")
    }
  }

  @Test func plainWordsAreNeverTouched() {
    let plain = [
      "niemand", "sprach,", "warum?", "„Nein!“", "—sagte", "er.", "Über", "mich", "Mark", "an",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let count = Int.random(in: 1...12, using: &generator)
      let words = (0..<count).map { _ in plain.randomElement(using: &generator) ?? "" }
      let sentence = words.joined(separator: " ")
      #expect(GermanNormalizer().spoken(sentence) == MappedText(unchanged: sentence))
    }
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "[", "[a](/", "a.", "a.a/", "1-", "1.", "1. ", "1,111,", "1 111 ", "((", "Dr. ", "I ", "M",
      "z.B",
      "😀", "\u{200D}", "12345678-", "www.", "a@", "@", "€1-", "1:", "5. Mai ", "'", "1/2 ", "+1 ",
      "1.1.1.", "1.10-", "1.–", "am 1. und ", "0123 ",
    ])
  func aLongHostileSentenceTakesLinearTime(piece: String) {
    let sentence = String(repeating: piece, count: 20_000 / piece.utf16.count)
    #expect(spanFault(of: GermanNormalizer().spoken(sentence), from: sentence) == nil)
  }

  @Test func charactersThatNobodySeesChangeNothing() {
    let marked = "Er zahlte 1\u{AD}2 Euro\u{200B}, Dr\u{2060}. Gil"
    let spoken = GermanNormalizer().spoken(marked)
    #expect(spoken.text == "Er zahlte zwölf Euro, Doktor Gil")
    #expect(spanFault(of: spoken, from: marked) == nil)
  }

  @Test func eachSpokenWordKnowsItsSource() throws {
    let sentence = "Er zahlte 3,50 € am 4. Mai."
    let spoken = GermanNormalizer().spoken(sentence)
    func source(of word: String) throws -> String {
      let range = try #require(spoken.text.range(of: word))
      let low = range.lowerBound.utf16Offset(in: spoken.text)
      let high = range.upperBound.utf16Offset(in: spoken.text)
      return String(
        decoding: Array(sentence.utf16)[spoken.source(of: low..<high)], as: UTF16.self)
    }
    #expect(try source(of: "fünfzig") == "3,50 €")
    #expect(try source(of: "zahlte") == "zahlte")
    #expect(try source(of: "vierten") == "4. Mai")
  }
}
