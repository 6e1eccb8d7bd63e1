import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// What a text says to a terminal or a printer is not read.
struct TerminalMarksTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ text: String) -> String {
    let units = Array(text.utf16)
    guard let read = TerminalMarks.readIndices(of: units) else { return text }
    return String(decoding: read.map { units[$0] }, as: UTF16.self)
  }

  @Test(arguments: [
    ("\u{1B}[1mNAME\u{1B}[0m", "NAME"), ("\u{1B}[38;5;196mred\u{1B}[m", "red"),
    ("\u{1B}]8;;http://a.example\u{1B}\\link\u{1B}]8;;\u{07}", "link"), ("a\u{1B}(B", "a"),
    ("N\u{08}NA\u{08}AM\u{08}ME\u{08}E", "NAME"), ("_\u{08}f_\u{08}i_\u{08}l_\u{08}e", "file"),
    ("f\u{08}_i\u{08}_", "fi"), ("𝒳\u{08}𝒳é\u{08}é名\u{08}名", "𝒳é名"),
  ])
  func sequencesAndStrikesAreLeftOut(text: String, words: String) {
    #expect(read(text) == words)
  }

  @Test(arguments: ["plain", "a\u{1B}", "\u{1B}[", "\u{08}a", "a\u{08}", "a \u{08}b", "\u{1B}]8;;"])
  func whatIsNoMarkStays(text: String) {
    #expect(read(text) == text)
  }

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .windowsCP1252])
  func aPageOfAManualIsReadAndItsWordsHaveTheirBytes(encoding: String.Encoding) async throws {
    let text =
      "N\u{08}NA\u{08}AM\u{08}ME\u{08}E\n\nDas Gerät \u{1B}[1mspült\u{1B}[0m die _\u{08}F_\u{08}l_\u{08}a_\u{08}s_\u{08}c_\u{08}h_\u{08}e\n"
      + String(repeating: "Niemand hörte die Glocke am Kai, und das Boot lag still.\n", count: 20)
    let data = try #require(text.data(using: encoding))
    let file = try folder.makeFile("manual.txt", data)
    let passage = try #require(try await BookParser.passage(of: file, at: 0))
    #expect(passage.chapter.text.hasPrefix("NAME\nDas Gerät spült die Flasche\n"))
    let book = try await BookParser.open(file)
    let whole = try await book.content.chapter(at: 0).text
    #expect(whole.contains("Das Gerät spült die Flasche"))
    let content = try #require(book.content as? any EncodedContent)
    let start = try #require(whole.firstRange(of: "Niemand")).lowerBound.utf16Offset(in: whole)
    let bytes = try await content.bytes(
      of: [start..<start + 7], lengths: [whole.utf16.count])
    #expect(bytes.first.map { data[$0] } == "Niemand".data(using: encoding))
  }
}
