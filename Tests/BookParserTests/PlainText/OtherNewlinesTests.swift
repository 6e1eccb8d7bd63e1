import Foundation
import ReadingModel
import TestSupport
import Testing
import UnicodeText

@testable import BookParser

/// Texts whose lines end with neither CR nor LF have contents and paragraphs as others have.
struct OtherNewlinesTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  private static let lines = (1...12).flatMap { number in
    ["Chapter \(number)", ""]
      + (1...9).map {
        "The pilot looked at the harbour for the \($0)th time – and said nothing of it."
      } + [""]
  }

  private func book(_ newline: String, _ encoding: String.Encoding = .utf8) async throws -> Book {
    let text = Self.lines.joined(separator: newline) + newline
    let data = try #require(text.data(using: encoding))
    return try await fixture.open("a.txt", Array(data))
  }

  @Test(
    arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\r", "\r\n"],
    [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian])
  func contentsAndParagraphsAreThoseOfATextWithLineFeeds(
    newline: String, encoding: String.Encoding
  ) async throws {
    let usual = try await book("\n")
    let known = try await usual.chapters().map(\.text)
    let other = try await book(newline, encoding)
    #expect(usual.contents.count == 12)
    #expect(other.contents.map(\.label) == usual.contents.map(\.label))
    #expect(try await other.chapters().map(\.text) == known)
  }

  /// Editors put a line feed at the end of a file.
  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"], ["\n", "\r\n"])
  func aUsualNewlineAtTheEndLeavesTheOthersToEndLines(newline: String, last: String) async throws {
    let usual = try await book("\n")
    let text = Self.lines.joined(separator: newline) + last
    let other = try await fixture.open("a.txt", Array(text.utf8))
    #expect(other.contents.map(\.label) == usual.contents.map(\.label))
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func newlinesOfFourBytesInGB18030EndLines(newline: String) async throws {
    var converter = try CharsetConverter("GB18030")
    let lines = (1...12).flatMap { number in
      ["第\(number)章 海港"] + (1...9).map { "疲倦的领航员第\($0)次望着大海港，什么也没有说，只是静静地站在船头。" }
    }
    let text = lines.joined(separator: newline) + newline
    let other = try await fixture.open("a.txt", try #require(converter.bytes(for: text)))
    #expect(other.contents.map(\.label) == (1...12).map { "第\($0)章 海港" })
  }

  @Test func theNewlineOfISO8859EndsLines() async throws {
    var converter = try CharsetConverter("ISO-8859-5")
    let lines = (1...12).flatMap { number in
      ["Глава \(number)", ""]
        + (1...9).map { "Усталый лоцман в \($0)-й раз посмотрел на гавань и ничего не сказал." }
    }
    let text = lines.joined(separator: "\u{85}") + "\u{85}"
    let other = try await fixture.open("a.txt", try #require(converter.bytes(for: text)))
    #expect(other.contents.map(\.label) == (1...12).map { "Глава \($0)" })
  }

  /// A text that has not been read yet is opened at a line, as one with line feeds is.
  @Test(arguments: [0x85, 0x2028, 0x2029, 0x0B])
  func linesOfAnUnreadTextBeginBehindTheNewline(newline: UInt16) throws {
    let newline = String(decoding: [newline], as: UTF16.self)
    let folder = try TemporaryFolder()
    let texts = try [("usual.txt", "\n"), ("other.txt", newline)].map { name, newline in
      let text = Self.lines.joined(separator: newline) + newline
      let data = try #require(text.data(using: .utf16LittleEndian))
      return try #require(try UnreadText(folder.makeFile(name, data)))
    }
    for byte in stride(from: 0, to: 8000, by: 62) {
      let known = try texts[0].lineStart(at: byte)
      #expect(try texts[1].lineStart(at: byte) == known)
      #expect(try texts[1].ownLineStart(at: byte) == texts[0].ownLineStart(at: byte))
      #expect(try texts[1].beginsLine(at: known))
      #expect(try !texts[1].beginsLine(at: known + 2))
    }
  }

  @Test func aLineFeedBehindTheHeadStillEndsALine() throws {
    let text = Array("one\u{85}two\u{2028}three\nfour\rfive".utf8)
    #expect(
      try starts(of: text, head: Array("one\u{85}two\u{2028}".utf8)) == [0, 5, 11, 17, 22])
    // In a text with line feeds the others stand inside lines.
    #expect(try starts(of: text, head: text) == [0, 17, 22])
  }

  @Test(arguments: ["\u{B}", "\u{C}", "\u{2028}"])
  func oneOtherNewlineInALongFirstParagraphEndsNoLines(newline: String) throws {
    let text = Array("one\(newline)two\nthree\(newline)four\nfive".utf8)
    let head = Array("one\(newline)two".utf8)
    #expect(try starts(of: text, head: head) == starts(of: text, head: text))
  }

  /// A pass over a large text goes on behind a newline's first bytes as one without a stop does.
  @Test(arguments: ["\u{85}", "\u{2028}"])
  func aPassThatGoesOnKnowsHowANewlineBegan(newline: String) throws {
    let text = Array("one\(newline)two\(newline)three\(newline)".utf8)
    for cut in 0...text.count {
      var former = try LineIndex(.utf8, start: 0, head: text)
      text[..<cut].withUnsafeBytes { former.add($0) }
      var writer = IndexWriter()
      former.write(to: &writer)
      var next = try LineIndex(.utf8, start: 0, head: text)
      var reader = IndexReader(writer.bytes[...])
      #expect(next.read(from: &reader) && reader.isAtEnd)
      text[cut...].withUnsafeBytes { next.add($0) }
      let whole = try index(of: text, [])
      #expect(next.lineStart == whole.lineStart && next.textLength == whole.textLength)
    }
  }

  /// Wherever a file is cut into blocks, its lines are the same.
  @Test func blocksMayEndInsideANewline() throws {
    var random = SystemRandomNumberGenerator()
    let newlines = ["\u{85}", "\u{2028}", "\u{2029}", "\u{B}"]
    let words = ["", "a", "é", "…", "   ", "\u{3000}", "Chapter 1"]
    for _ in 0..<400 {
      // Two newlines say how the lines end.
      var text = Array("\u{85}\u{85}".utf8)
      var known = [0, 2, 4]
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text += Array((words.randomElement(using: &random) ?? "").utf8)
        text += Array((newlines.randomElement(using: &random) ?? "").utf8)
        known.append(text.count)
      }
      #expect(try starts(of: text, head: text) == known)
      let cuts = (0..<4).map { _ in Int.random(in: 0...text.count, using: &random) }.sorted()
      let (whole, parts) = (try index(of: text, []), try index(of: text, cuts))
      #expect(parts.lineStart == whole.lineStart && parts.textLength == whole.textLength)
      #expect(parts.candidates.map(\.offset) == whole.candidates.map(\.offset))
    }
  }

  private func index(of text: [UInt8], _ cuts: [Int]) throws -> LineIndex {
    var index = try LineIndex(.utf8, start: 0, head: text)
    for (start, end) in zip([0] + cuts, cuts + [text.count]) {
      text[start..<end].withUnsafeBytes { index.add($0) }
    }
    return index
  }

  /// The starts of the lines that an index finds in a text that comes byte by byte.
  private func starts(of text: [UInt8], head: [UInt8]) throws -> [Int] {
    var index = try LineIndex(.utf8, start: 0, head: head)
    var starts = [0]
    for byte in text {
      [byte].withUnsafeBytes { index.add($0) }
      if starts.last != index.lineStart { starts.append(index.lineStart) }
    }
    return starts
  }
}
