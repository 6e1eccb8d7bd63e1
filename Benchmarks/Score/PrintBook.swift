import BookParser
import Foundation
import ReadingModel

/// Prints a book's text or HTML, for scorers that start one process a case.
enum PrintBook {
  /// Prints the chapters, or one sentence on standard error.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isHTML: Whether to print HTML instead of text.
  /// - Returns: The exit code: 0, or 65 for what is no book.
  static func run(_ path: String, isHTML: Bool) async -> Int32 {
    do {
      let book = try await BookParser.open(URL(filePath: path))
      for index in book.spine.indices {
        let chapter = try await book.content.chapter(at: index)
        print(isHTML ? chapter.html : chapter.text)
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 65
    }
  }
}
