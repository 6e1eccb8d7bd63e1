import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// Lines that are too long for a paragraph are cut into pieces that open at once.
struct LongLineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The pieces of a text, each without white space at its ends.
  private func pieces(_ text: String, _ encoding: String.Encoding = .utf8) async throws -> [String]
  {
    let bytes = try #require(text.data(using: encoding))
    // Three letters of a single byte say too little of their encoding.
    let options = OpenOptions(encoding: encoding == .isoLatin1 ? EncodingName("latin1") : nil)
    let book = try await BookParser.open(
      try folder.makeFile("line.txt", bytes), options: options)
    var pieces: [String] = []
    for place in book.spine.indices {
      pieces.append(try await book.content.chapter(at: place).text)
    }
    return pieces
  }

  @Test(arguments: [" ", ""])
  func aTextWithoutAnyNewlineIsReadInPieces(space: String) async throws {
    let word = "harbour🍵" + space
    let pieces = try await pieces(String(repeating: word, count: 600_000))
    #expect(pieces.allSatisfy { $0.utf8.count < 2 * TextLayout.linePieceLength })
    #expect(pieces.dropLast().allSatisfy { $0.utf8.count > TextLayout.linePieceLength / 2 })
    #expect(pieces.allSatisfy { !$0.contains("\u{FFFD}") })
    #expect(
      pieces.joined().filter { $0 != " " && $0 != "\n" }
        == String(repeating: "harbour🍵", count: 600_000))
  }

  private static let sentences: [(String, String.Encoding)] = [
    ("Nobody aboard had slept a single hour. ", .utf8), ("\"Has anybody slept?\" ", .utf8),
    ("Nobody aboard had slept a single hour! ", .utf16LittleEndian),
    ("Niemand an Bord hatte geschlafen, außer dem Koch. ", .isoLatin1),
    ("船上没有一个人睡过一个小时。", .utf8), ("他说：“船上没有一个人睡过！”", .utf8),
    ("船上没有一个人睡过一个小时。", .utf16BigEndian),
  ]

  @Test(arguments: sentences)
  func aPieceEndsWithASentence(sentence: String, encoding: String.Encoding) async throws {
    let count = 600_000 / sentence.utf8.count
    let mark = encoding == .utf16LittleEndian || encoding == .utf16BigEndian ? "\u{FEFF}" : ""
    let pieces = try await pieces(
      mark + String(repeating: sentence, count: count), encoding)
    #expect(pieces.count > 3)
    let shown = sentence.trimmingCharacters(in: .whitespaces)
    #expect(pieces.allSatisfy { $0.hasPrefix(shown) && $0.hasSuffix(shown) })
  }

  @Test func aShortTextInOneLineStaysWhole() async throws {
    #expect(try await pieces(String(repeating: "harbour ", count: 30_000)).count == 1)
  }

  @Test func linesAroundALongOneStayWhole() async throws {
    let lines = String(repeating: "A line of the text.\n", count: 2000)
    let long = String(repeating: "Nobody aboard had slept. ", count: 40_000)
    let pieces = try await pieces(lines + long + "\n" + lines)
    #expect(pieces.count > 10)
    let text = pieces.joined(separator: "\n")
    #expect(text.split(separator: "\n").count { $0 == "A line of the text." } == 4000)
    #expect(text.components(separatedBy: "Nobody aboard had slept.").count == 40_001)
  }

  @Test func aLongLineOfAChapterKeepsItsHeading() async throws {
    let body = String(repeating: "Nobody aboard had slept. ", count: 40_000)
    let text = (1...3).map { "Chapter \($0)\n\n\(body)\n\n" }.joined()
    let book = try await BookParser.open(try folder.makeFile("line.txt", Data(text.utf8)))
    #expect(book.spine.first?.title == "Chapter 1 (1)")
    #expect(book.spine.count > 30)
    #expect(try await book.content.chapter(at: 0).text.hasPrefix("Chapter 1\nNobody aboard"))
  }
}
