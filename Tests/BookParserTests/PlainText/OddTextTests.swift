import Foundation
import Testing

@testable import BookParser

/// Encodings of texts as old programs and old books have them.
struct OddTextTests {
  private func encoding(of data: Data) -> String? {
    var survey = ByteSurvey()
    data.withUnsafeBytes { survey.add($0.bindMemory(to: UInt8.self).span) }
    return EncodingDetector().detect(survey)?.encoding.name
  }

  /// In an old novel one character in eight is rare.
  private static let oldNovel = (0..<400).map { number in
    "却说的一是在不了有我他这个们中来上大为和国地到以说时要就出会可" + ["彧攸邈瓚", "馗褚髭鬣"][number % 2] + "。\r\n"
  }.joined()

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, "utf-16-le"), (.utf16BigEndian, "utf-16-be"),
    (.utf32LittleEndian, "utf-32-le"), (.utf32BigEndian, "utf-32-be"),
  ])
  func anOldChineseNovelNeedsNoByteOrderMark(encoding: String.Encoding, name: String) throws {
    let data = try #require(Self.oldNovel.data(using: encoding))
    #expect(self.encoding(of: data) == name)
  }

  @Test func halvesOfPairsAsOldDatabasesWriteThemLeaveATextUTF8() {
    let halves: [UInt8] = [0xED, 0xA1, 0x82, 0xED, 0xBE, 0xB7]
    var data = Data()
    for number in 0..<60 {
      data += Data("\(number). “Nobody slept,” said the pilot. ".utf8) + halves + Data("\n".utf8)
    }
    #expect(encoding(of: data) == "utf-8")
  }
}
