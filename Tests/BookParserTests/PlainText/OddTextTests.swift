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

  @Test(arguments: [[0xC0, 0xAF], [0xC0, 0x80], [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0xAF]])
  func anOverlongCharacterLeavesATextUTF8(bytes: [UInt8]) {
    let before = Data("The pilot looked at the harbour and said nothing. ".utf8)
    let after = Data("Then he went below, where the lamp was lit.\n".utf8)
    #expect(encoding(of: before + bytes + after) == "utf-8")
  }

  @Test(arguments: [[0xC0, 0x20], [0xC0, 0xE9], [0xE0, 0x20], [0xC0, 0xAF, 0xE9]])
  func aLetterOfOneByteIsNoOverlongCharacter(bytes: [UInt8]) {
    let text = Data("Le pilote regarda le port et ne dit rien de plus, puis il descendit ".utf8)
    #expect(encoding(of: text + bytes + Data(" la cale.\n".utf8)) != "utf-8")
  }

  @Test(arguments: [
    "Le pilote était resté là, très âgé.\n", "Grüße über die Brücke schöner Mädchen.\n",
  ])
  func aTextToWhichOneOfWindowsWasJoinedIsReadInBothEncodings(line: String) throws {
    let joined = try #require(
      String(repeating: line, count: 9).data(using: .windowsCP1252))
    #expect(
      encoding(of: Data(String(repeating: line, count: 10).utf8) + joined) == "utf-8+windows-1252")
    #expect(encoding(of: joined) != "utf-8")
  }
}
