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
      case .page(let page): pages.append(page)
      }
    }
  }

  /// Makes a content of pages.
  init(pages: [PDFPage], outline: [PDFOutlineEntry] = []) {
    self.pages = pages
    self.outline = outline
  }

  /// Whether any page has a word.
  var hasText: Bool { pages.contains { !$0.words.isEmpty } }
}
