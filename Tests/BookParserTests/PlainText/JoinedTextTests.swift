import Foundation
import ReadingModel
import TestSupport
import Testing
import UnicodeText

@testable import BookParser

/// Texts of which one part is UTF-8 and another is not.
struct JoinedTextTests {
  private static let german =
    "Spät ging der müde Müller über die Brücke und hörte schöne, fröhliche Töne.\n"
  /// The other part of a text.
  private static let others = [
    ("windows-1252", "windows-1252", german),
    ("windows-1251", "windows-1251", EncodedSentence.russian + "\n"),
    ("koi8-r", "KOI8-R", EncodedSentence.russian + "\n"),
    ("gb18030", "GB18030", EncodedSentence.simplified + "\n"),
    ("shift_jis", "ibm-943_P15A-2003", EncodedSentence.japanese + "\n"),
    ("big5", "Big5", EncodedSentence.traditional + "\n"),
  ]

  private func bytes(_ text: String, _ name: String) throws -> [UInt8] {
    var converter = try CharsetConverter(name)
    let bytes = converter.bytes(for: text)
    return try #require(bytes)
  }

  private func detected(_ bytes: [UInt8]) -> EncodingDetector.Result? {
    var survey = ByteSurvey()
    survey.add(bytes.span)
    return EncodingDetector().detect(survey)
  }

  @Test(arguments: others, [(30, 10), (10, 30), (10, 200), (200, 10)])
  func bothPartsAreRead(
    other: (name: String, converter: String, text: String), counts: (own: Int, other: Int)
  ) throws {
    let own = String(repeating: Self.german + "\n", count: counts.own)
    let text = String(repeating: other.text + "\n", count: counts.other)
    let foreign = try bytes(text, other.converter)
    for (whole, expected) in [
      (Array(own.utf8) + foreign, own + text), (foreign + own.utf8, text + own),
    ] {
      let found = try #require(detected(whole))
      #expect(found.encoding.name == "utf-8+\(other.name)")
      let decoded = try TextDecoder(found.encoding).decoded(whole.span)
      #expect(decoded.faultCount == 0)
      #expect(String(decoding: decoded.units, as: UTF16.self) == expected)
    }
  }

  @Test func aTextWithAMarkIsReadBehindIt() throws {
    let own = String(repeating: Self.german, count: 20)
    let whole = [0xEF, 0xBB, 0xBF] + Array(own.utf8) + (try bytes(own, "windows-1252"))
    let found = try #require(detected(whole))
    #expect(found.encoding.name == "utf-8+windows-1252")
    #expect(found.markLength == 3)
    let chosen = EncodingDetector.chosen(found.encoding, head: Array(whole.prefix(8)))
    #expect(chosen.markLength == 3)
  }

  @Test(arguments: [EncodedSentence.russian, EncodedSentence.simplified, german])
  func aDamagedTextIsInOneEncoding(sentence: String) {
    var random = SeededGenerator(seed: 11)
    var bytes = Array(String(repeating: sentence + "\n", count: 400).utf8)
    for _ in 0..<200 {
      bytes[Int.random(in: bytes.indices, using: &random)] = .random(
        in: 0x80...0xFF, using: &random)
    }
    #expect(detected(bytes)?.encoding.name == "utf-8")
  }

  @Test func aBinaryFileBehindATextIsNoPassage() {
    var random = SeededGenerator(seed: 12)
    let text = Array(String(repeating: Self.german, count: 400).utf8)
    let binary = (0..<4_000).map { _ in UInt8.random(in: 1...255, using: &random) }
    #expect(detected(text + binary)?.encoding.name == "utf-8")
  }

  @Test(arguments: EncodedSentence.all)
  func aTextInOneEncodingIsNotJoined(sentence: EncodedSentence) throws {
    let line = try sentence.bytes() + bytes("\n", sentence.converter)
    let text = (0..<300).flatMap { _ in line }
    #expect(detected(text)?.encoding.other == nil)
  }

  @Test(arguments: others)
  func everyCharacterKnowsWhereItBegins(
    other: (name: String, converter: String, text: String)
  ) throws {
    var random = SeededGenerator(seed: 13)
    let encoding = try #require(TextEncoding.named("utf-8+\(other.name)"))
    let decoder = try TextDecoder(encoding)
    let foreign = try bytes(other.text, other.converter)
    for _ in 0..<200 {
      var whole: [UInt8] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        whole += Bool.random(using: &random) ? Array(Self.german.utf8) : foreign
      }
      // Damage and cuts: a part may end anywhere.
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        whole[Int.random(in: whole.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      whole = Array(whole.prefix(Int.random(in: 1...whole.count, using: &random)))
      let (units, starts) = decoder.decodedWithStarts(whole)
      #expect(units == decoder.decode(whole.span))
      #expect(starts.count == units.count)
      #expect(starts == starts.sorted())
      #expect(starts.allSatisfy { whole.indices.contains($0) })
    }
  }

  @Test func chaptersOfBothPartsAreFoundAndPlacesLeadBack() async throws {
    let folder = try TemporaryFolder()
    let prose = String(repeating: Self.german, count: 30)
    let chapter = { (number: Int) in "Kapitel \(number)\n\n\(prose)\n\n" }
    let first = (1...3).map(chapter).joined()
    let second = (4...9).map(chapter).joined()
    let file = try folder.makeFile(
      "river.txt", Data(first.utf8) + Data(try bytes(second, "windows-1252")))
    let book = try await BookParser.open(file)
    #expect(book.spine.compactMap(\.title) == (1...9).map { "Kapitel \($0)" })
    let content = try #require(book.content as? PlainTextContent)
    let lengths = try await content.chapterLengths()
    var text = ""
    for index in book.spine.indices {
      let chapter = try await content.chapter(at: index)
      #expect(chapter.findings.isEmpty)
      #expect(chapter.text.utf16.count == lengths[index])
      text += chapter.text
    }
    let words = text.utf16.indices.enumerated().filter { $0.offset % 97 == 0 }.map(\.offset)
    let passages = words.map { $0..<min($0 + 5, text.utf16.count) }
    let places = try await content.bytes(of: passages, lengths: lengths)
    let back = try await content.passages(at: places, lengths: lengths)
    let units = Array(text.utf16)
    let ink = { (range: Range<Int>) in
      String(decoding: units[range], as: UTF16.self).filter { !$0.isWhitespace }
    }
    #expect(back.map(ink) == passages.map(ink))
  }

  /// In a line that is too long for one piece.
  @Test func cutsSplitNoCharacterOfEitherPart() throws {
    let folder = try TemporaryFolder()
    let encoding = try #require(TextEncoding.named("utf-8+gb18030"))
    let line = String(repeating: "鐘聲响过了很久,", count: 600)
    let foreign = try folder.makeFile("a.txt", Data(try bytes(line, "GB18030")))
    let own = try folder.makeFile("b.txt", Data(line.utf8))
    for end in 5_000..<5_030 {
      let data = try Data(contentsOf: foreign)
      let place = try SafeCut.place(before: end, in: foreign, encoding)
      #expect(data[place - 1] == UInt8(ascii: ","))
      let next = try Data(contentsOf: own)[SafeCut.place(before: end, in: own, encoding)]
      #expect(next & 0xC0 != 0x80)
    }
  }
}
