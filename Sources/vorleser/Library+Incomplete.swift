import ReadingModel
import VorleserKit

extension Library {
  /// Only so short a book may have nothing to read, in UTF-16 units: nobody fills pages with invisible characters by accident.
  private static let blankLength = 1000

  /// Says of which books there is nothing to read, and of which saved pages perhaps only the beginning.
  ///
  /// - Parameter books: Books that were just added; what can't be asked now is left out.
  func noteIfIncomplete(_ books: [LibraryBook]) async {
    for book in books where book.length <= Self.blankLength || book.pageAddress != nil {
      guard let outline = try? await outline(of: book.id),
        let finding = outline.findings.first(where: \.isOfIncompleteBook)
      else { continue }
      Terminal.note("Note: \(book.line): \(finding.message)".asLine)
    }
  }
}

extension Finding {
  /// Whether it says that the text, or much of it, is not there.
  fileprivate var isOfIncompleteBook: Bool {
    isOfBlankBook || code == .paidPage || code == .missingPage
  }
}
