import Foundation
import ReadingModel
import TestSupport
import Testing
import UnicodeText

@testable import BookParser

/// Any passage of a text is shown before the text has been read, and is found again afterwards by its bytes.
struct TextPassageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let novel =
    "Title: Tide\n\n*** START OF THE PROJECT GUTENBERG EBOOK TIDE ***\n\nChapter 1\n\nDie Flut kam <früh>.\n\n"
    + String(
      repeating: "Niemand hörte die Glocke am Kai, und das Boot lag still.\n\n", count: 40_000)

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .windowsCP1252])
  func theBeginningIsTheBooksOwn(encoding: String.Encoding) async throws {
    let data = try #require(Self.novel.data(using: encoding))
    let file = try folder.makeFile("tide.txt", data)
    let chapter = try #require(try await BookParser.passage(of: file, at: 0)?.chapter)
    #expect(chapter.text.contains("Chapter 1\nDie Flut kam <früh>.\nNiemand hörte"))
    // The marks of Project Gutenberg are looked for in bytes.
    #expect(chapter.text.hasPrefix("Chapter 1") == (encoding != .utf16LittleEndian))
    #expect(chapter.html.contains("<p>Die Flut kam &lt;früh&gt;.</p>"))
    #expect(chapter.text.utf8.count <= 64 << 10)
    // Half of the file is enough.
    let half = try folder.makeFile("half.txt", data.prefix(70_001))
    #expect(try await BookParser.passage(of: half, at: 0)?.chapter.text == chapter.text)
  }

  @Test func aFormatThatHasToBeWholeHasNone() async throws {
    let page = try folder.makeFile("page.html", Data("<html><body><p>x</p></body></html>".utf8))
    #expect(try await BookParser.passage(of: page, at: 0) == nil)
  }

  @Test func aFileThatHasOneLineIsShownToItsLimit() async throws {
    let file = try folder.makeFile("line.txt", Data(String(repeating: "灯", count: 90_000).utf8))
    let chapter = try #require(try await BookParser.passage(of: file, at: 0)?.chapter)
    #expect(chapter.text.utf16.count >= (64 << 10) / 3 - 1)
  }

  @Test(arguments: [
    ("UTF-8", "Niemand hörte die Glocke am Kai; das Boot lag still."),
    ("UTF-16LE", "Niemand hörte die Glocke am Kai; das Boot lag still."),
    ("UTF-16BE", "没有人听见码头上的钟声，小船静静地停着。"),
    ("GB18030", "没有人听见码头上的钟声，小船静静地停着。"), ("Shift_JIS", "誰も鐘の音を聞かなかった。舟は静かだった。"),
    ("windows-1251", "Никто не слышал колокола, и лодка стояла у пристани."),
  ])
  func anyPassageIsFoundAgainWhenTheChaptersAreKnown(name: String, words: String) async throws {
    var converter = try CharsetConverter(name)
    let text = (1...9_000).map { number in
      (number % 300 == 1 ? "Chapter \(number / 300 + 1)\r\n\r\n" : "") + "\(number). \(words)\r\n"
    }.joined()
    let encoded = converter.bytes(for: text)
    let bytes = try #require(encoded)
    let file = try folder.makeFile("kai.txt", Data(bytes))
    let book = try await BookParser.open(file)
    let content = try #require(book.content as? any EncodedContent)
    let lengths = try await book.chapterLengths()
    var whole: [UInt16] = []
    for index in book.spine.indices {
      whole += Array(try await book.content.chapter(at: index).text.utf16)
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<LongTests.count(20, quick: 8) {
      let byte = Int.random(in: 0..<bytes.count, using: &generator)
      let passage = try #require(try await BookParser.passage(of: file, at: byte))
      #expect(passage.bytes.lowerBound <= byte && passage.bytes.count <= 64 << 10)
      #expect(passage.blockStarts.count == passage.chapter.blocks.count)
      let places = try await content.passages(
        at: passage.blockStarts.map { $0..<$0 }, lengths: lengths)
      let shown = Array(passage.chapter.text.utf16)
      // The last line may be cut.
      for (block, place) in zip(passage.chapter.blocks, places).dropLast() {
        let part = shown[block.range]
        #expect(whole[place.lowerBound...].starts(with: part), "\(name) at \(byte)")
      }
    }
  }

  @Test func aPassageInsideAVeryLongLineBeginsBetweenSentences() async throws {
    let sentence = "Nobody saw the lamp on the quay. "
    let line = String(repeating: sentence, count: 30_000)
    let file = try folder.makeFile("line.txt", Data(line.utf8))
    let passage = try #require(try await BookParser.passage(of: file, at: 500_011))
    #expect(passage.chapter.text.hasPrefix("Nobody saw"))
    #expect(500_011 - passage.bytes.lowerBound < 4096)
    let last = try #require(try await BookParser.passage(of: file, at: .max))
    #expect(last.bytes.upperBound == line.utf8.count && !last.chapter.text.isEmpty)
  }

  @Test func passagesFollowEachOtherWithoutAGapAndTellWhereTheirByteStands() async throws {
    let line = String(repeating: "Niemand hörte die Glocke am Kai, ", count: 40)
    let text = (1...200).map { "\($0). \(line)\n\n" }.joined()
    let file = try folder.makeFile("kai.txt", Data(text.utf8))
    var words = ""
    var end = 0
    while end < text.utf8.count {
      let passage = try #require(try await BookParser.passage(of: file, at: end))
      let units = Array(passage.chapter.text.utf16)
      words += String(decoding: units[passage.offset...], as: UTF16.self) + "\n"
      #expect(passage.bytes.lowerBound == end, "it ends with a line")
      end = passage.bytes.upperBound
    }
    #expect(words.lines == text.lines)
    let bytes = Data(text.utf8)
    let bell = try #require(
      bytes.range(of: Data("Glocke am".utf8), in: bytes.count / 2..<bytes.count))
    for byte in [bell.lowerBound - 1, bell.lowerBound, bell.lowerBound + 3] {
      let middle = try #require(try await BookParser.passage(of: file, at: byte))
      let units = Array(middle.chapter.text.utf16)[middle.offset...]
      let expected = byte > bell.lowerBound ? "cke am Kai" : "Glocke am Kai"
      #expect(String(decoding: units, as: UTF16.self).hasPrefix(expected))
    }
  }

  @Test func aLineThatMayGoOnIsLeftOutWhileMoreArrives() async throws {
    let text = "It was night.\nNobody saw the la"
    let file = try folder.makeFile("lamp.txt", Data(text.utf8))
    let early = try #require(
      try await BookParser.passage(of: file, at: 0, isComplete: false))
    #expect(early.chapter.text == "It was night." && early.bytes == 0..<14)
    let whole = try #require(try await BookParser.passage(of: file, at: 0))
    #expect(whole.chapter.text == "It was night.\nNobody saw the la")
    let single = try #require(
      try await BookParser.passage(of: file, at: 20, isComplete: false))
    #expect(single.chapter.text == "Nobody saw the la", "better than nothing")
  }
}

extension String {
  /// Its lines with text, without the white space at their edges.
  fileprivate var lines: [String] {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
