import ChapterBuilding
package import ReadingModel

/// The figures of a PDF as files of the book, which are drawn when they are asked for.
struct PDFFigures: BookParts {
  private let pages: PDFPages

  init(_ pages: PDFPages) { self.pages = pages }

  func storedPath(_ path: String) -> String? { pages.figures[path] == nil ? nil : path }

  func read(_ path: String, limit: Int) throws -> BookFile? { nil }

  func drawing(at path: String) async throws -> Resource? {
    guard let figure = pages.figures[path] else { return nil }
    do {
      return try await pages.picture(of: figure)
    } catch let error as BookOpenError {
      // One that is damaged or built to take forever is missing; the book and what is made of it are whole without it.
      switch error {
      case .damagedArchive, .limit: return nil
      default: throw error
      }
    }
  }
}

extension BookParser {
  /// Whether a picture of a book is drawn anew by a process of its own each time that it is asked for.
  ///
  /// - Parameters:
  ///   - path: The picture's path inside the book.
  ///   - book: The book.
  /// - Returns: Whether it is one of the figures of a PDF.
  package static func draws(_ path: String, of book: Book) -> Bool {
    (book.content.pages as? PDFPages)?.figures[path] != nil
  }
}
