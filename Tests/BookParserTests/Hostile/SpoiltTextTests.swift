import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// Plain texts with bytes that belong in none.
struct SpoiltTextTests {
  private func text(_ bytes: [UInt8]) async throws -> String {
    let folder = try TemporaryFolder()
    let book = try await BookParser.open(try folder.makeFile("a.txt", Data(bytes)))
    let chapter = try await book.content.chapter(at: 0)
    let length = try await book.content.chapterLengths()[0]
    #expect(chapter.text.utf16.count == length)
    #expect(
      book.findings.map(\.message) == ["The text holds control characters, which are left out."])
    return chapter.text
  }

  @Test func zerosAndControlsAreLeftOut() async throws {
    let bytes = Array("The fer\u{0}ry went \u{1}over\u{7} the river.\u{1A}\n".utf8)
    #expect(try await text(bytes) == "The ferry went over the river.")
  }

  @Test func aCopyThatBrokeOffInZerosIsRead() async throws {
    let words = Array("The ferry went over the river. ".utf8)
    let bytes =
      [[UInt8]](repeating: words, count: 200).flatMap { $0 } + [UInt8](repeating: 0, count: 4096)
    #expect(try await text(bytes).hasPrefix("The ferry went over the river. The"))
  }

  @Test func aZeroBetweenTheRecordsOfAnOldProgramIsLeftOut() async throws {
    let bytes = (0..<50).flatMap { number -> [UInt8] in
      Array("Record number \(number)\n".utf8) + [0, 0]
    }
    #expect(try await text(bytes).hasPrefix("Record number 0"))
  }

  @Test(arguments: 0..<10)
  func whatIsNoTextIsRefused(seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = (0..<3000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let folder = try TemporaryFolder()
    let file = try folder.makeFile("a.txt", Data(bytes))
    await #expect(throws: BookOpenError.self) { try await BookParser.open(file) }
    let padded = try folder.makeFile("b", Data([UInt8](repeating: 0, count: 4000) + bytes))
    await #expect(throws: BookOpenError.self) { try await BookParser.open(padded) }
  }
}
