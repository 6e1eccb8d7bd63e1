import Foundation
import PDFFiles
import PDFUnpacking

/// The text of a PDF with its places, as the process that reads it has written it.
struct PDFContent: Sendable {
  private(set) var title = ""
  private(set) var author = ""
  private(set) var language = ""
  /// Whether it opens with its password only.
  private(set) var isLocked = false
  private(set) var outline: [PDFOutlineEntry] = []
  private(set) var pages: [PDFPage] = []

  /// Reads what was written.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: `PDFFailure` for bytes in another form.
  init(_ bytes: Data) throws {
    var reader = try PDFStreamReader(bytes)
    while let record = try reader.next() {
      switch record {
      case .information(PDFStreamReader.titleKey, let value): title = value
      case .information(PDFStreamReader.authorKey, let value): author = value
      case .information(PDFStreamReader.languageKey, let value): language = value
      case .information(PDFStreamReader.lockedKey, _): isLocked = true
      case .information: break
      case .outline(let entry): outline.append(entry)
      case .page(let page): pages.append(page.withReadableSigns())
      }
    }
  }

  /// Makes a content of pages.
  init(pages: [PDFPage], outline: [PDFOutlineEntry] = []) {
    self.pages = pages
    self.outline = outline
  }

  private var recognised: Set<Int> = []

  /// Gives a page the words that were read off its picture.
  ///
  /// - Parameters:
  ///   - words: The words, with their places on the page as its text is read.
  ///   - page: The index of the page.
  ///   - turn: The quarters of a turn with the clock by which the shown page is turned until its text is upright, 0...3.
  mutating func setWords(_ words: [PDFWord], of page: Int, turn: Int) {
    let shown = pages[page].shownSize
    pages[page].turn = UInt8(turn & 3)
    (pages[page].width, pages[page].height) =
      turn % 2 == 1 ? (shown.height, shown.width) : (shown.width, shown.height)
    pages[page].words = words
    recognised.insert(page)
  }

  /// The indexes of the pages that have no words in the file: pictures, and empty pages.
  var wordlessPages: [Int] {
    pages.indices.filter { pages[$0].words.isEmpty || recognised.contains($0) }
  }

  /// Whether any page has a word.
  var hasText: Bool { pages.contains { !$0.words.isEmpty } }
}
