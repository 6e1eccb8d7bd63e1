import TestSupport
import Testing
import UnicodeText

@testable import BookParser

/// A sentence of ours in an encoding.
struct EncodedSentence: Sendable, CustomTestStringConvertible {
  var name: String
  var converter: String
  var text: String

  var testDescription: String { name }

  /// The sentence's bytes.
  func bytes() throws -> [UInt8] {
    var converter = try CharsetConverter(converter)
    let bytes = converter.bytes(for: text)
    return try #require(bytes)
  }

  static let russian =
    "Вечером старик долго сидел у окна и слушал, как ветер качает мокрые ветки старой яблони."
  static let polish =
    "Późną nocą ktoś zapukał do drzwi, ale gdy wyszła na próg, ścieżka była pusta."
  static let japanese = "朝早く村を出た少年は、川のほとりで古い舟を見つけました。それは誰のものでもありませんでした。"
  static let traditional = "第二天早上，老人把門打開，看見院子裡的雪已經很深了，沒有人來過的樣子。"
  static let simplified = "第二天早上，老人把门打开，看见院子里的雪已经很深了，没有人来过的样子。"

  static let all = [
    EncodedSentence(name: "koi8-r", converter: "KOI8-R", text: russian),
    EncodedSentence(name: "windows-1251", converter: "windows-1251", text: russian),
    EncodedSentence(name: "ibm866", converter: "ibm-866", text: russian),
    EncodedSentence(name: "ibm855", converter: "ibm-855", text: russian),
    EncodedSentence(name: "iso-8859-5", converter: "ISO-8859-5", text: russian),
    EncodedSentence(name: "mac-cyrillic", converter: "x-mac-cyrillic", text: russian),
    EncodedSentence(name: "windows-1250", converter: "windows-1250", text: "„" + polish + "”"),
    EncodedSentence(name: "iso-8859-2", converter: "ISO-8859-2", text: polish),
    EncodedSentence(name: "ibm852", converter: "ibm-852", text: polish),
    EncodedSentence(
      name: "windows-1253", converter: "windows-1253",
      text: "Άνοιξε αργά την πόρτα και άκουσε τη θάλασσα να χτυπάει τα βράχια μέσα στη νύχτα."),
    EncodedSentence(
      name: "windows-1255", converter: "windows-1255",
      text: "בבוקר קם הילד מוקדם והלך אל השדה לחפש את הכלב שברח בלילה."),
    EncodedSentence(
      name: "windows-1256", converter: "windows-1256",
      text: "في الصباح خرج الرجل العجوز من بيته ومشى إلى البحر ليرى المراكب."),
    EncodedSentence(
      name: "windows-1257", converter: "windows-1257",
      text: "Vėlai vakare žmonės grįžo namo, o šuo dar ilgai lojo prie tuščios sodybos."),
    EncodedSentence(
      name: "iso-8859-9", converter: "ISO-8859-9",
      text:
        "Akşam olunca yaşlı adam kapıyı açtı ve bahçedeki ağacın altına oturdu, kimse gelmemişti."),
    EncodedSentence(
      name: "tis-620", converter: "windows-874-2000",
      text: "เช้าวันรุ่งขึ้นชายชราเปิดประตูออกไปดูทะเลและเห็นเรือลำเล็กจอดอยู่ที่ชายหาด"),
    EncodedSentence(name: "shift_jis", converter: "ibm-943_P15A-2003", text: japanese),
    EncodedSentence(name: "euc-jp", converter: "EUC-JP", text: japanese),
    EncodedSentence(name: "iso-2022-jp", converter: "ISO-2022-JP", text: japanese),
    EncodedSentence(
      name: "euc-kr", converter: "windows-949-2000",
      text: "아침 일찍 마을을 떠난 소년은 강가에서 낡은 배를 보았습니다. 그 배는 누구의 것도 아니었습니다."),
    EncodedSentence(name: "big5", converter: "Big5", text: traditional),
    EncodedSentence(name: "gb18030", converter: "GB18030", text: simplified),
    EncodedSentence(name: "hz", converter: "HZ", text: simplified),
    EncodedSentence(name: "utf-8", converter: "UTF-8", text: simplified),
    EncodedSentence(name: "utf-16-le", converter: "UTF-16LE", text: simplified),
    EncodedSentence(name: "utf-16-be", converter: "UTF-16BE", text: russian),
    EncodedSentence(name: "utf-32-be", converter: "UTF-32BE", text: polish),
    EncodedSentence(name: "utf-7", converter: "UTF-7", text: polish),
    EncodedSentence(
      name: "mac-roman", converter: "macintosh",
      text: "L’été, le vieux pêcheur rêvait près de la fenêtre où il avait laissé ses filets."),
  ]
}

struct EncodingDetectorTests {
  /// What the detector says of some bytes.
  private func detected(_ bytes: [UInt8]) -> EncodingDetector.Result? {
    var survey = ByteSurvey()
    survey.add(bytes.span)
    return EncodingDetector().detect(survey)
  }

  @Test(arguments: EncodedSentence.all)
  func aSentenceReadsBackTheSame(sentence: EncodedSentence) throws {
    let bytes = try sentence.bytes()
    let found = try #require(detected(bytes))
    let units = try TextDecoder(found.encoding).decode(bytes.span)
    #expect(String(decoding: units, as: UTF16.self) == sentence.text)
  }

  @Test func theLanguageComesWithALegacyEncoding() throws {
    let bytes = try #require(EncodedSentence.all.first).bytes()
    #expect(detected(bytes)?.language == .ru)
  }

  @Test(
    arguments: [
      ("utf-8", [0xEF, 0xBB, 0xBF, 0x61]), ("utf-16-le", [0xFF, 0xFE, 0x61, 0]),
      ("utf-16-be", [0xFE, 0xFF, 0, 0x61]), ("utf-32-le", [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]),
      ("utf-32-be", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]),
    ] as [(String, [UInt8])])
  func aMarkDecides(name: String, bytes: [UInt8]) {
    #expect(detected(bytes)?.encoding.name == name)
  }

  @Test func asciiIsASCII() {
    #expect(detected(Array("Call me whatever you like.\n".utf8))?.encoding.name == "ascii")
  }

  @Test func oneDamagedPlaceDoesNotChangeUTF8() {
    var bytes = Array(String(repeating: EncodedSentence.russian, count: 3).utf8)
    bytes[61] = 0xFF
    #expect(detected(bytes)?.encoding.name == "utf-8")
  }

  @Test func randomBytesAreNoText() {
    var generator = SeededGenerator(seed: 7)
    let bytes = (0..<5000).map { _ in UInt8(truncatingIfNeeded: generator.next() >> 33) }
    #expect(detected(bytes) == nil)
  }

  @Test(arguments: ["viscii", "iso-8859-16"])
  func tablesThatICULacksHaveEachLetterOnce(name: String) throws {
    let encoding = try #require(TextEncoding.singleByte.first { $0.name == name })
    let units = try SingleByteTable(encoding).units
    #expect(units.count == 256)
    #expect(Set(units).count == 256)
  }

  @Test func everyEncodingCanBeDecoded() throws {
    for encoding in TextEncoding.singleByte + TextEncoding.multiByte {
      let units = try TextDecoder(encoding).decode(Array("Chapter 12\n".utf8).span)
      #expect(String(decoding: units, as: UTF16.self) == "Chapter 12\n", "\(encoding.name)")
    }
  }
}
