import ReadingModel
import VorleserKit

extension Library {
  /// Only so short a book may have nothing to read, in UTF-16 units: nobody fills pages with invisible characters by accident.
  private static let blankLength = 1000

  /// Says of which books there is nothing to read.
  ///
  /// - Parameter books: Books that were just added; what can't be asked now is left out.
  func noteIfBlank(_ books: [LibraryBook]) async {
    for book in books where book.length <= Self.blankLength {
      guard let outline = try? await outline(of: book.id),
        let finding = outline.findings.first(where: \.isOfBlankBook)
      else { continue }
      Terminal.note("Note: \(book.line): \(finding.message)".asLine)
    }
  }
}
