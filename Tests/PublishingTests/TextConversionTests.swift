import BookParser
import Foundation
import Publishing
import ReadingModel
import TestSupport
import Testing
import ZipArchive

/// Books as text and Markdown, and those that have no text.
@Suite(.ownThreads)
struct TextConversionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Converts a web page.
  private func written(_ page: String, as format: PublicationFormat) async throws -> String {
    let source = try folder.makeFile(
      "page.html", Data("<html><title>T</title><body>\(page)</body></html>".utf8))
    let file = folder.url.appending(path: "out." + format.fileExtension)
    _ = try await BookConversion.write(
      try await BookParser.open(source), as: format, to: file, isReplacing: true)
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static let lists = """
    <ol type="a"><li>One<ol type="i" start="4"><li>Four<li>Five</ol><li>Two</ol>
    <p>Between.</p>
    <ol type="A" start="26"><li>Zed<li>Double</ol>
    <p>Again.</p>
    <ol reversed><li>Three<li value="7">Seven<li>Six</ol>
    """

  @Test func listsCountInLettersAsTheirBookDoes() async throws {
    let text = try await written(Self.lists, as: .text)
    for line in ["a. One", "  iv. Four", "  v. Five", "b. Two", "Z. Zed", "AA. Double"] {
      #expect(text.contains(line + "\n"), "\(text)")
    }
    #expect(text.contains("3. Three\n7. Seven\n6. Six"))
  }

  @Test func lettersOfListsAreWrittenOutInMarkdown() async throws {
    let text = try await written(Self.lists, as: .markdown)
    for line in ["- a. One", "  - iv. Four", "- b. Two", "- AA. Double"] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test(arguments: [PublicationFormat.text, .markdown])
  func aBookOfPicturesIsNoText(format: PublicationFormat) async throws {
    let source = folder.url.appending(path: "comic.cbz")
    var writer = try ZipWriter(file: source)
    for name in ["1.webp", "2.webp"] {
      try writer.add(name, SamplePictures.lossyWebP, isStored: true)
    }
    try writer.finish()
    let file = folder.url.appending(path: "out." + format.fileExtension)
    let book = try await BookParser.open(source)
    await #expect(throws: PublishingError.noText) {
      try await BookConversion.write(book, as: format, to: file)
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
