import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// The beginning of a text is shown before the rest of it has been read.
struct TextBeginningTests {
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
    let chapter = try #require(try await BookParser.beginning(of: file))
    #expect(chapter.text.contains("Chapter 1\nDie Flut kam <früh>.\nNiemand hörte"))
    // The marks of Project Gutenberg are looked for in bytes.
    #expect(chapter.text.hasPrefix("Chapter 1") == (encoding != .utf16LittleEndian))
    #expect(chapter.html.contains("<p>Die Flut kam &lt;früh&gt;.</p>"))
    #expect(chapter.text.utf8.count <= 64 << 10)
    // Half of the file is enough.
    let half = try folder.makeFile("half.txt", data.prefix(70_001))
    #expect(try await BookParser.beginning(of: half)?.text == chapter.text)
  }

  @Test func aFormatThatHasToBeWholeHasNone() async throws {
    let page = try folder.makeFile("page.html", Data("<html><body><p>x</p></body></html>".utf8))
    #expect(try await BookParser.beginning(of: page) == nil)
  }

  @Test func aFileThatHasOneLineIsShownToItsLimit() async throws {
    let file = try folder.makeFile("line.txt", Data(String(repeating: "灯", count: 90_000).utf8))
    let chapter = try #require(try await BookParser.beginning(of: file))
    #expect(chapter.text.utf16.count >= (64 << 10) / 3 - 1)
  }
}
