import ReadingModel
import VorleserKit
import Foundation

/// A text file as a book, and where its paragraphs stand.
struct TextFile {
  let book: Book
  /// Where each paragraph begins.
  let paragraphs: [TextOffset]

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: A plain text with blank lines between its paragraphs.
  ///   - kit: What opens it.
  /// - Throws: When it can't be opened or read.
  init(path: String, _ kit: VorleserKit) async throws {
    book = try await kit.open(file: URL(filePath: path))
    var starts: [TextOffset] = []
    var start = 0
    for index in book.spine.indices {
      let chapter = try await book.content.chapter(at: index)
      starts += chapter.blocks.map { start + $0.range.lowerBound }
      start += chapter.text.utf16.count
    }
    paragraphs = starts
  }
}
