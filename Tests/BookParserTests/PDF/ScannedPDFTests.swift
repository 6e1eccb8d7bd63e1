import Foundation
import PDFFiles
import ReadingModel
import TestSupport
import Testing
import TextRecognition

@testable import BookParser

/// A PDF whose pages are pictures is a book, and has a text when its pages were recognised.
@Suite(
  .enabled(if: Places.resources != nil, "the resources are not prepared"),
  .timeLimit(.minutes(10)))
struct ScannedPDFTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A scan of pages, each with a line of text.
  private func scan(_ lines: [String]) async throws -> URL {
    let printed = folder.url.appending(path: "printed.pdf")
    try PagedPDF(lines: lines).bytes.write(to: printed)
    let pages = try await #require(BookParser.open(printed).content.pages)
    var pictures: [[UInt8]?] = []
    for index in lines.indices {
      pictures.append(
        lines[index].isEmpty ? nil : try await pages.picture(of: index, width: 1275).bytes)
    }
    let file = folder.url.appending(path: "scan.pdf")
    try ScannedPDF(pictures: pictures).bytes.write(to: file)
    return file
  }

  /// A page of lines that stand below each other, of letters of 10 points.
  private func page(_ lines: [String], size: Float = 30) -> RecognisedPage {
    RecognisedPage(
      width: 1836, height: 2376,
      lines: lines.enumerated().map { number, line in
        var left = 300
        let words = line.split(separator: " ").map { word in
          defer { left += 15 * word.count + 12 }
          return RecognisedWord(
            String(word), left: left, right: left + 15 * word.count, baseline: 300 + 40 * number,
            confidence: 90)
        }
        return RecognisedLine(size: size, words: words)
      })
  }

  private func recognised(_ pages: [RecognisedPage], of file: URL) async throws -> URL {
    let text = folder.url.appending(path: "recognised/text.eng")
    let sha256 = try await BookParser.open(file).fingerprint.sha256
    var written = try RecognisedText(at: text, of: sha256)
    for (index, page) in pages.enumerated() { try written.add(page, at: index) }
    return text
  }

  private func open(_ file: URL, _ text: URL) async throws -> Book {
    var options = OpenOptions()
    options.recognisedText = text
    return try await BookParser.open(file, options: options)
  }

  @Test func aScanIsABookOfPictures() async throws {
    let book = try await BookParser.open(try await scan(["The first page", "The second page", ""]))
    #expect(BookParser.wordlessPages(of: book) == [0, 1, 2])
    #expect(book.spine.count == 3 && book.metadata.layout == .fixed)
    #expect(try await book.chapterLengths() == [1, 1, 1])
    let chapter = try await book.content.chapter(at: 1)
    #expect(chapter.text == "\u{FFFC}" && chapter.blocks.isEmpty)
    #expect(chapter.html.contains("<img"))
    let picture = try await book.content.resource(at: book.spine[1].path)
    #expect(picture?.mediaType == "image/png")
    let pages = try #require(book.content.pages)
    #expect(
      try await pages.starts(in: book.content).map(\.chapter) == [0, 1, 2])
    #expect(try await pages.words(of: 1, in: book.content).isEmpty)
  }

  @Test func recognisedWordsFlowAndKnowTheirPlaces() async throws {
    let file = try await scan(["One", "Two"])
    let text = try await recognised(
      [
        page([
          "It was a dark and stormy night when the mes-",
          "senger came to the old house beside the broad",
          "river. Nobody had expected him so late, and",
        ]),
        page(["nobody opened the door."]),
      ], of: file)
    let book = try await open(file, text)
    let chapter = try await book.content.chapter(at: 0).text
    #expect(
      chapter.contains("when the messenger came to the old house beside the broad river. Nobody"),
      "\(chapter)")
    #expect(chapter.contains("so late, and nobody opened the door."), "\(chapter)")
    #expect(BookParser.wordlessPages(of: book) == [0, 1])
    let pages = try #require(book.content.pages)
    let words = try await pages.words(of: 1, in: book.content)
    #expect(words.count == 4)
    let first = try #require(words.first)
    let after = String(decoding: Array(chapter.utf16)[first.place.offset...], as: UTF16.self)
    #expect(after.hasPrefix("nobody opened"))
    // 300 pixels of 1,836 are 100 points of 612.
    #expect(abs(first.box.left - 100) < 0.1)
    #expect(try await pages.starts(in: book.content)[1] == first.place)
  }

  @Test(arguments: 0...3)
  func theWordsOfATurnedPageFlowAndKnowTheirPlaces(turn: Int) async throws {
    let file = try await scan(["One", "Two"])
    var lying = page([
      "It was a dark and stormy night when the mes-", "senger came to the old house.",
    ])
    lying.turn = turn
    let book = try await open(file, try await recognised([page(["Before."]), lying], of: file))
    let text = try await book.content.chapter(at: 0).text
    #expect(
      text.contains("a dark and stormy night when the messenger came to the old house."), "\(text)")
    let pages = try #require(book.content.pages)
    #expect(pages.pages[1].width == 612 && pages.pages[1].height == 792)
    let words = try await pages.words(of: 1, in: book.content)
    let first = try #require(words.first?.box)
    // The word begins 100 points from the left of the upright page; its line is 100 from the top.
    let start =
      switch turn {
      case 1: 792 - first.bottom
      case 2: 612 - first.right
      case 3: first.top
      default: first.left
      }
    #expect(abs(start - 100) < 0.1, "\(first)")
    let line =
      switch turn {
      case 1: first.left...first.right
      case 2: (792 - first.bottom)...(792 - first.top)
      case 3: (612 - first.right)...(612 - first.left)
      default: first.top...first.bottom
      }
    #expect(line.contains(100), "\(first)")
  }

  @Test func aWordWithAFrameThatCoversTheNextOnesStaysInItsLine() async throws {
    let file = try await scan(["One"])
    var framed = page([
      "The algorithm is lost and its use can be shown under some con-",
      "ditions (see [Tierney and Mira] or others) which nobody knew",
      "before the winter in which the paper was written and read.",
    ])
    framed.lines[1].words[2].right = framed.lines[1].words[4].right + 5
    let book = try await open(file, try await recognised([framed], of: file))
    let text = try await book.content.chapter(at: 0).text
    #expect(
      text.contains(
        "under some conditions (see [Tierney and Mira] or others) which nobody knew before"),
      "\(text)")
    let words = try await #require(book.content.pages).words(of: 0, in: book.content)
    #expect(
      zip(words, words.dropFirst()).allSatisfy {
        $0.box.right <= $1.box.left || $0.box.top < $1.box.top
      })
  }

  @Test func measuredSizesAreThoseOfTheText() {
    let pages = [30, 32, 28, 31, 44].map { page(["A line of words"], size: $0) }
    let sizes = RecognisedSizes(pages.map { (page: $0, scale: Float(1) / 3) })
    let body = sizes.size(10)
    #expect(sizes.size(9.4) == body && sizes.size(11) == body)
    #expect(sizes.size(14.6) == 15)
  }

  @Test func aTextWithoutAllItsPagesIsRefused() async throws {
    let file = try await scan(["One", "Two"])
    let text = try await recognised([page(["One"]), page(["Two"])], of: file)
    _ = try await open(file, text)
    var bytes = try Data(contentsOf: text)
    let place = try #require(bytes.lastIndex(of: UInt8(ascii: "T")))
    bytes[place] = UInt8(ascii: "M")
    try bytes.write(to: text)
    await #expect(throws: BookOpenError.self) { try await open(file, text) }
    let sha256 = try await BookParser.open(file).fingerprint.sha256
    #expect(try RecognisedText(at: text, of: sha256).pages.keys.sorted() == [0])
    #expect(try RecognisedText(at: text, of: "another").pages.isEmpty)
  }

  @Test func aTornLineCostsItsPageOnly() async throws {
    let file = try await scan(["One", "Two"])
    let text = try await recognised([page(["One"]), page(["Two"])], of: file)
    let bytes = try Data(contentsOf: text)
    let sha256 = try await BookParser.open(file).fingerprint.sha256
    for count in stride(from: bytes.count - 2, to: 0, by: -37) {
      try bytes.prefix(count).write(to: text)
      var torn = try RecognisedText(at: text, of: sha256)
      #expect(torn.pages[1] == nil)
      try torn.add(page(["Two"]), at: 1)
      let read = try RecognisedText(at: text, of: sha256)
      #expect(read.pages[1] == page(["Two"]), "cut after \(count) bytes")
      #expect(read.pages == torn.pages)
    }
  }
}
