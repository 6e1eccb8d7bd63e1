import Foundation
import ReadingModel
import SpokenText
import TestSupport
import Testing

@Suite(.ownThreads)
struct HindiNormalizerTests {
  private static func spoken(_ text: String) -> String { HindiNormalizer().spoken(text).text }

  @Test(arguments: [
    ("0", "शून्य"), ("44", "चौवालीस"), ("१०१", "एक सौ एक"), ("15000", "पंद्रह हज़ार"),
    ("1,00,000 लोग", "एक लाख लोग"), ("1,000,000", "दस लाख"),
    ("१,२३,४५,६७८", "एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर"),
    ("1000000000", "एक अरब"), ("3.5 लाख", "तीन दशमलव पाँच लाख"), ("007", "शून्य शून्य सात"),
    ("२५६३.४१२", "दो हज़ार पाँच सौ तिरेसठ दशमलव चार एक दो"), ("−5 °C", "माइनस पाँच डिग्री सेल्सियस"),
    ("3/4", "तीन बटा चार"), ("1½ किलो", "डेढ़ किलो"), ("2½", "ढाई"), ("5½", "साढ़े पाँच"), ("½", "आधा"),
    ("5-7 दिन", "पाँच से सात दिन"), ("25% लोग", "पच्चीस प्रतिशत लोग"), ("5x5", "पाँच बाई पाँच"),
    ("4 km/h", "चार किलोमीटर प्रति घंटे"), ("12.19 m²", "बारह दशमलव एक नौ वर्ग मीटर"),
  ])
  func numbersBecomeWords(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("१ला", "पहला"), ("2री", "दूसरी"), ("4थे", "चौथे"), ("6ठा", "छठा"), ("18वीं सदी", "अठारहवीं सदी"),
    ("5-वाँ", "पाँचवाँ"), ("7th", "सेवंथ"),
  ])
  func ordinalsKeepTheirEndings(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("15 अगस्त 1947 को", "पंद्रह अगस्त उन्नीस सौ सैंतालीस को"), ("सन् 1857", "सन् अठारह सौ सत्तावन"),
    ("1947 में", "उन्नीस सौ सैंतालीस में"), ("2024 में", "दो हज़ार चौबीस में"),
    ("1500 लोग", "एक हज़ार पाँच सौ लोग"), ("1914-18", "उन्नीस सौ चौदह से अठारह"),
    ("15/08/1947", "पंद्रह अगस्त उन्नीस सौ सैंतालीस"), ("23-08-2024", "तेईस अगस्त दो हज़ार चौबीस"),
    ("2024-03-05", "पाँच मार्च दो हज़ार चौबीस"), ("02-01", "दो जनवरी"), ("11-2024", "नवंबर दो हज़ार चौबीस"),
    ("7:21", "सात बजकर इक्कीस मिनट"), ("सुबह 8:00 बजे", "सुबह आठ बजे"),
    ("12:10:10", "बारह बजकर दस मिनट दस सेकंड"),
  ])
  func datesAndTimesBecomeWords(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("₹1", "एक रुपया"), ("₹१११", "एक सौ ग्यारह रुपए"), ("₹2.50", "दो रुपए पचास पैसे"),
    ("₹5 करोड़", "पाँच करोड़ रुपए"), ("रु. 500", "पाँच सौ रुपए"), ("Rs. 20", "बीस रुपए"), ("$20", "बीस डॉलर"),
    ("£3.05", "तीन पाउंड पाँच पेंस"), ("500 रु.", "पाँच सौ रुपए."),
  ])
  func amountsBecomeWords(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test(arguments: [
    ("डॉ. शर्मा और प्रो. वर्मा", "डॉक्टर शर्मा और प्रोफेसर वर्मा"), ("पृ. 12", "पृष्ठ बारह"),
    ("5 कि.मी. दूर", "पाँच किलोमीटर दूर"), ("120 ई. पू. में", "एक सौ बीस ईसा पूर्व में"),
    ("ले. रोहित, यह ले.", "लेफ्टिनेंट रोहित, यह ले."), ("टाटा प्रा. लि.", "टाटा प्राइवेट लिमिटेड."),
    ("USA और NATO", "U S A और NATO"), ("A & B", "A और B"),
    ("+91 98765 43210", "प्लस नौ एक नौ आठ सात छह पाँच चार तीन दो एक शून्य"),
    ("पिन कोड 110023", "पिन कोड एक एक शून्य शून्य दो तीन"), ("1.2.3", "एक डॉट दो डॉट तीन"),
  ])
  func abbreviationsAndSignsBecomeWords(written: String, spoken: String) {
    #expect(Self.spoken(written) == spoken)
  }

  @Test func plainWordsAreNeverTouched() {
    for sentence in ["हिन्दी में पढ़ना सीखो।", "क्या हुआ? “कुछ नहीं”—उसने कहा।", "Hélas! विद्या"] {
      #expect(HindiNormalizer().spoken(sentence) == MappedText(unchanged: sentence))
    }
  }

  private static let pieces = [
    "₹", "$", "12", "१,००,०००", "1.234", ",", ".", "५", ":", "३०", "-", "–", "/", "वीं", "ला", "बजे",
    "में",
    "डॉ.", "कि.मी.", "रु.", "km", "%", "@", "www.", "com", "&", "+", "(", ")", "[", "](/", "/)", " ",
    " ",
    "\u{94D}", "\u{93C}", "ि", "ं", "ड़", "\u{200D}", "½", "°", "C", "99999999999999999999", "0",
    "😀", "।",
    "USA", "अगस्त", "1947",
  ]

  @Test func spansOfAnyTextAscendAndCoverIt() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<5000 {
      let count = Int.random(in: 0...24, using: &generator)
      let sentence = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
        .joined()
      #expect(spanFault(of: HindiNormalizer().spoken(sentence), from: sentence) == nil)
    }
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "[", "[a](/", "क.", "a.a/", "1-", "१.", "1,111,", "1,11,", "1 111 ", "((", "डॉ. ", "रु.", "₹1-",
      "1:",
      "😀", "\u{200D}", "12345678-", "www.", "a@", "@", "1/2 ", "+1 ", "\u{94D}",
    ])
  func aLongHostileSentenceTakesLinearTime(piece: String) {
    let sentence = String(repeating: piece, count: 20_000 / piece.utf16.count)
    #expect(spanFault(of: HindiNormalizer().spoken(sentence), from: sentence) == nil)
  }
}
