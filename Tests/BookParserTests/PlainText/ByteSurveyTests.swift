import Foundation
import TestSupport
import Testing

@testable import BookParser

struct ByteSurveyTests {
  private static let english = Array(
    String(repeating: "The ferry left at noon, as it did on every day of the week.\n", count: 20)
      .utf8)

  /// A file of English pages, of which the one at a place is another.
  private func file(_ folder: TemporaryFolder, pages: Int, _ page: [UInt8], at place: Int) throws
    -> URL
  {
    var bytes: [UInt8] = []
    for number in 0..<pages { bytes += number == place ? page : Self.english }
    return try folder.makeFile("ferry.txt", Data(bytes))
  }

  @Test func aLongFileIsLookedAtFromItsFirstByteToItsLast() {
    let length = 5 << 32
    let places = ByteSurvey.places(inLength: length)
    #expect(places.first == 0)
    #expect(places.last == length - ByteSurvey.placeLength)
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(
      gaps.allSatisfy { abs($0 - length / (ByteSurvey.placeCount - 1)) < ByteSurvey.placeLength })
  }

  @Test func aShortFileIsLookedAtAsAWhole() {
    let places = ByteSurvey.places(inLength: ByteSurvey.wholeLimit)
    #expect(places == Array(stride(from: 0, to: ByteSurvey.wholeLimit, by: ByteSurvey.placeLength)))
  }

  @Test(arguments: [0, 3000, 6000])
  func onePageOfRussianIsFoundWhereverItStands(place: Int) throws {
    let folder = try TemporaryFolder()
    let russian = try EncodedSentence(
      name: "koi8-r", converter: "KOI8-R", text: EncodedSentence.russian + "\n"
    ).bytes()
    let file = try file(folder, pages: 6001, russian, at: place)
    #expect(EncodingDetector().detect(try ByteSurvey.of(file))?.encoding.name == "koi8-r")
  }

  @Test func aTextOfManyMegabytesIsToldByItsSamples() throws {
    let folder = try TemporaryFolder()
    let bytes = try EncodedSentence(
      name: "gb18030", converter: "GB18030", text: EncodedSentence.simplified
    ).bytes()
    // Lines of every length, so that samples begin anywhere in a character.
    var text: [UInt8] = []
    while text.count < ByteSurvey.wholeLimit * 2 {
      text += bytes + (text.count % 3 == 0 ? [0x0A] : [])
    }
    let file = try folder.makeFile("snow.txt", Data(text))
    let survey = try ByteSurvey.of(file)
    #expect(survey.byteCount < text.count)
    #expect(survey.fileLength == text.count)
    let found = try #require(EncodingDetector().detect(survey))
    #expect(found.encoding.name == "gb18030")
    #expect(found.confidence > 0.99)
  }

  @Test func samplesOfUTF8BreakNoCharacter() throws {
    let folder = try TemporaryFolder()
    let sentence = Array(EncodedSentence.japanese.utf8)
    var text: [UInt8] = []
    while text.count < ByteSurvey.wholeLimit * 2 { text += sentence }
    let survey = try ByteSurvey.of(try folder.makeFile("boat.txt", Data(text)))
    #expect(survey.utf8Faults == 0)
    #expect(EncodingDetector().detect(survey)?.encoding == .utf8)
  }

  @Test func theCandidatesBeginWithWhatWasDetectedAndReadTheBytesDifferently() throws {
    for sentence in EncodedSentence.all {
      var survey = ByteSurvey()
      let bytes = try sentence.bytes()
      survey.add(bytes.span)
      let candidates = EncodingDetector().candidates(survey)
      #expect(candidates.first?.encoding == EncodingDetector().detect(survey)?.encoding)
      #expect(candidates.map(\.confidence).reduce(0, +) < 1.001, "\(sentence)")
      let readings = try candidates.map { try TextDecoder($0.encoding).decode(bytes.span) }
      #expect(Set(readings).count == readings.count, "\(sentence)")
    }
  }

  @Test(arguments: [
    ("CP1251", "windows-1251"), ("GBK", "gb18030"), ("Latin-1", "iso-8859-1"),
    ("sjis", "shift_jis"),
    ("cp866", "ibm866"), ("UTF8", "utf-8"), ("Mac_Roman", "macintosh"),
  ])
  func anEncodingIsKnownByItsOtherNames(given: String, name: String) {
    #expect(TextEncoding.named(given)?.name == name)
  }

  @Test func everyEncodingIsKnownByItsOwnName() {
    for encoding in TextEncoding.all { #expect(TextEncoding.named(encoding.name) == encoding) }
  }
}
