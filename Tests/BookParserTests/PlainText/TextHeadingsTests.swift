import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// Headings are found before all of a text has been read.
struct TextHeadingsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let line = "Nobody aboard had slept a single hour, and the lamp was out."
  private static let novel = (1...300).map { number in
    "Chapter \(number): Tide\n\n" + (1...8).map { "\($0) \(line)\n\n" }.joined()
  }.joined()

  /// The headings of all stretches, as somebody finds them who goes on at the end of each.
  private func all(of file: URL, upTo count: Int, length: Int) throws -> [TextHeadings.Heading] {
    var headings: [TextHeadings.Heading] = []
    var from = 0
    while true {
      let found = try #require(
        try PlainTextParser.headings(
          of: file, from: from, upTo: count, isComplete: true, length: length))
      headings += found.headings
      guard let next = found.next else { return headings }
      try #require(next > from && found.hasMore)
      from = next
    }
  }

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .windowsCP1252], [16_384, 1 << 20])
  func stretchesHaveTheHeadingsOfTheBookAtTheirBytes(
    encoding: String.Encoding, length: Int
  ) async throws {
    let data = try #require(Self.novel.data(using: encoding))
    let file = try folder.makeFile("tide.txt", data)
    let headings = try all(of: file, upTo: data.count, length: length)
    let book = try await BookParser.open(file)
    #expect(headings.map(\.title) == book.contents.map(\.label))
    for heading in headings {
      let title = try #require(heading.title.data(using: encoding))
      #expect(data[heading.byte...].starts(with: title))
    }
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\u{B}"], [16_384, 1 << 20])
  func stretchesOfATextWhoseLinesEndOtherwiseHaveItsHeadings(
    newline: String, length: Int
  ) async throws {
    let data = Data(Self.novel.replacingOccurrences(of: "\n", with: newline).utf8)
    let file = try folder.makeFile("tide.txt", data)
    let headings = try all(of: file, upTo: data.count, length: length)
    let book = try await BookParser.open(file)
    #expect(headings.count == 300)
    #expect(headings.map(\.title) == book.contents.map(\.label))
    for heading in headings {
      #expect(data[heading.byte...].starts(with: Data(heading.title.utf8)))
    }
  }

  @Test func aTextThatArrivesHasTheHeadingsThatAreThere() throws {
    let data = Data(Self.novel.utf8)
    let file = try folder.makeFile("tide.txt", data)
    let found = try #require(
      try PlainTextParser.headings(
        of: file, from: 0, upTo: data.count / 2, isComplete: false, length: 1 << 20))
    #expect(found.headings.count > 100 && !found.hasMore)
    let next = try #require(found.next)
    let rest = try #require(
      try PlainTextParser.headings(
        of: file, from: next, upTo: data.count, isComplete: true, length: 1 << 20))
    #expect(found.headings.count + rest.headings.count == 300 && rest.next == nil)
  }

  @Test func aLineWithoutAnEndHasNoHeadingsAndIsPassed() throws {
    let data = Data(String(repeating: "word ", count: 100_000).utf8)
    let file = try folder.makeFile("line.txt", data)
    #expect(try all(of: file, upTo: data.count, length: 65_536).isEmpty)
  }
}
