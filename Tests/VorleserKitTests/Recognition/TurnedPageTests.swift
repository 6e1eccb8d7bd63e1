import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing
import TextRecognition

@testable import VorleserKit

/// A scanned page that lies on its side is turned before its letters are read.
@Suite(
  .enabled(if: Places.resources != nil, "the resources are not prepared"),
  .enabled(if: Tesseract() != nil, "Debian's tesseract-ocr is not installed"),
  .timeLimit(.minutes(20)))
struct TurnedPageTests {
  /// Enough letters to tell which way they stand.
  private static let lines = [
    "The lighthouse keeper counted", "every ship that passed the rocks",
    "before the winter came, and wrote",
    "their names into a heavy book", "which he had bought in the town.",
    "Nobody had asked him to do so,",
    "but he did it every evening", "while the lamp was burning high",
    "and the sea was dark and cold.",
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A scan of one page that was laid onto the glass turned.
  private func scan(turnedBy degrees: Int) async throws -> URL {
    let printed = folder.url.appending(path: "printed-\(degrees).pdf")
    // Each line ends the text of the one before.
    let text = Self.lines.joined(separator: ") Tj 0 -36 Td (")
    try PagedPDF(lines: [text], rotation: degrees).bytes.write(to: printed)
    let pages = try await #require(BookParser.open(printed).content.pages)
    let isWide = degrees % 180 == 90
    let picture = try await pages.picture(of: 0, width: isWide ? 1650 : 1275).bytes
    let file = folder.url.appending(path: "scan-\(degrees).pdf")
    try ScannedPDF(pictures: [picture], size: isWide ? (792, 612) : (612, 792)).bytes
      .write(to: file)
    return file
  }

  @Test(arguments: [0, 90, 180, 270])
  func aTurnedPageIsReadAsIfItStoodUpright(degrees: Int) async throws {
    let library = try await Library(
      kit: VorleserKit(home: folder.url.appending(path: "home-\(degrees)")))
    let added = try await library.add(try await scan(turnedBy: degrees), name: "scan.pdf")
    _ = try await library.recogniseText(of: added.id, in: ["eng"])
    let book = try await library.open(added.id)
    let text = try await book.content.chapter(at: 0).text
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == Self.lines.joined(separator: " "))
    let pages = try #require(book.content.pages)
    let boxes = try await pages.words(of: 0, in: book.content).map(\.box)
    // On the page as it is shown the first line goes where it lies.
    let (first, second) = (try #require(boxes.first), try #require(boxes.dropFirst().first))
    switch degrees {
    case 90: #expect(first.bottom <= second.top && first.left > 600)
    case 180: #expect(first.left >= second.right && first.top > 600)
    case 270: #expect(first.top >= second.bottom && first.right < 200)
    default: #expect(first.right <= second.left && first.bottom < 200)
    }
  }
}
