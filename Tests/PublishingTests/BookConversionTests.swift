import BookParser
import Foundation
import Publishing
import ReadingModel
import TestSupport
import Testing

/// A book in Markdown, written in every format.
@Suite(.ownThreads)
struct BookConversionTests {
  private static let source = """
    # Tea & &lt;Rain>

    Mr. Holm *poured* two cups 🍵.[^1]

    - Milk
    - Sugar

    | Day | Sum |
    | --- | --- |
    | Monday | 12 |

    [^1]: He always did.

    # The Guest

    A guest came in, see [the cups](#tea--rain).

    """

  private let folder: TemporaryFolder
  private let book: Book

  init() async throws {
    folder = try TemporaryFolder()
    book = try await BookParser.open(folder.makeFile("tea.md", Data(Self.source.utf8)))
  }

  private func output(_ format: PublicationFormat) -> URL {
    folder.url.appending(path: "out." + format.fileExtension)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  /// Hands out the page itself, so that what is printed can be looked at.
  private struct Copier: PagePrinter {
    func print(_ page: URL, to file: URL) throws {
      try FileManager.default.copyItem(at: page, to: file)
    }
  }

  @Test func whatIsPrintedHasATitleAndASheetForPaperAndLoadsNothing() async throws {
    _ = try await BookConversion.write(book, as: .pdf, to: output(.pdf), printer: Copier())
    let page = try String(contentsOf: output(.pdf), encoding: .utf8)
    #expect(page.contains("@page") && page.contains("<header><p>"))
    #expect(
      page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\""))
    #expect(try await !written(.html).contains("@page"))
  }

  @Test func withoutAPrinterThereIsNoPDF() async throws {
    await #expect(throws: PublishingError.noPrinter) {
      try await BookConversion.write(book, as: .pdf, to: output(.pdf))
    }
    #expect(try names() == ["tea.md"])
  }

  /// Writes the book and returns what was written.
  private func written(_ format: PublicationFormat) async throws -> String {
    _ = try await BookConversion.write(book, as: format, to: output(format))
    return try String(decoding: Data(contentsOf: output(format)), as: UTF8.self)
  }

  @Test(arguments: PublicationFormat.allCases)
  func theSameBookGivesTheSameBytes(format: PublicationFormat) async throws {
    _ = try await BookConversion.write(book, as: format, to: output(format), printer: Copier())
    let first = try Data(contentsOf: output(format))
    _ = try await BookConversion.write(
      book, as: format, to: output(format), isReplacing: true, printer: Copier())
    #expect(try Data(contentsOf: output(format)) == first)
    #expect(try names() == [output(format).lastPathComponent, "tea.md"].sorted())
  }

  @Test(arguments: PublicationFormat.allCases)
  func aFileThatIsThereIsKept(format: PublicationFormat) async throws {
    try Data("mine".utf8).write(to: output(format))
    await #expect(throws: PublishingError.exists(output(format).path)) {
      try await BookConversion.write(book, as: format, to: output(format))
    }
    #expect(try Data(contentsOf: output(format)) == Data("mine".utf8))
    #expect(try names() == [output(format).lastPathComponent, "tea.md"].sorted())
  }

  @Test(arguments: PublicationFormat.allCases)
  func aConversionThatIsBrokenOffLeavesNothing(format: PublicationFormat) async throws {
    await #expect(throws: CancellationError.self) {
      try await BookConversion.write(book, as: format, to: output(format), printer: Copier()) { _ in
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    #expect(try names() == ["tea.md"])
  }

  @Test func aFolderIsNoPlaceForABook() async throws {
    await #expect(throws: PublishingError.self) {
      try await BookConversion.write(book, as: .text, to: folder.url, isReplacing: true)
    }
    #expect(try names() == ["tea.md"])
  }

  @Test(arguments: [PublicationFormat.epub, .html, .markdown, .text])
  func theWordsAreFoundAgain(format: PublicationFormat) async throws {
    _ = try await BookConversion.write(book, as: format, to: output(format))
    let made = try await BookParser.open(output(format))
    var text = ""
    for index in made.spine.indices {
      text += try await made.content.chapter(at: index).text + "\n"
    }
    for word in [
      "Tea & <Rain>", "two cups 🍵", "Milk", "Sugar", "Monday", "12", "The Guest", "the cups",
    ] {
      #expect(text.contains(word))
    }
  }

  @Test func markdownKeepsHeadingsEmphasisListsAndTables() async throws {
    let text = try await written(.markdown)
    #expect(text.hasPrefix("# Tea "))
    #expect(text.contains("*poured*"))
    #expect(text.contains("- Milk\n"))
    #expect(text.contains("| Monday | 12 |"))
    #expect(text.contains("He always did."))
  }

  @Test func plainTextHasNoMarkup() async throws {
    let text = try await written(.text)
    #expect(text.hasPrefix("Tea & <Rain>\n"))
    #expect(text.contains("Mr. Holm poured two cups 🍵."))
  }

  @Test func aWebPageIsOneFileThatLoadsNothing() async throws {
    let text = try await written(.html)
    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.contains("Tea &#38; &#60;Rain&#62;"))
    #expect(!text.contains("<script") && !text.contains("<link"))
  }

  @Test(.enabled(if: Epubcheck.isThere, "Debian's epubcheck is not installed"))
  func theEPUBConforms() async throws {
    _ = try await BookConversion.write(book, as: .epub, to: output(.epub))
    #expect(try Epubcheck.findings(output(.epub)) == "")
  }

  @Test(arguments: [
    "<font-face><font-face-src><font-face-uri href=\"http://a.example/f.woff\"/></font-face-src></font-face>",
    "<rect fill=\"url(http://a.example/p.svg#x)\"/>", "<rect fill=\"url( 'p.svg#x' )\"/>",
    "<linearGradient xlink:href = 'other.svg#x'/>", "<image href=\"a.png\"/>", "<script>1</script>",
  ])
  func aDrawingThatLeadsElsewhereIsNoPicture(content: String) {
    #expect(PictureType(Self.drawing(content)) == nil)
  }

  @Test(arguments: [
    "<rect width=\"9\"/>", "<rect fill=\"url(#g)\"/>", "<linearGradient xlink:href=\"#g\"/>",
  ])
  func aDrawingThatStandsAloneIsAPicture(content: String) {
    #expect(PictureType(Self.drawing(content)) == .svg)
  }

  private static func drawing(_ content: String) -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\(content)</svg>".utf8)
  }

  @Test(arguments: PublicationFormat.allCases)
  func aListMayBeginAtTheLastNumber(format: PublicationFormat) async throws {
    let file = try folder.makeFile(
      "list.html",
      Data(
        """
        <p>Text</p><ol start="9223372036854775807"><li>One</li><li>Two</li></ol>
        <ol start="-9223372036854775808"><li value="9223372036854775807">Three</li><li>Four</li></ol>
        """.utf8))
    let book = try await BookParser.open(file)
    _ = try await BookConversion.write(book, as: format, to: output(format), printer: Copier())
    #expect(try !Data(contentsOf: output(format)).isEmpty)
    guard [.text, .markdown].contains(format) else { return }
    #expect(try String(contentsOf: output(format), encoding: .utf8).contains("999999999. One"))
  }
}
