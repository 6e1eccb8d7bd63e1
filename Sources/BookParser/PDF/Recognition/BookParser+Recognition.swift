package import ReadingModel
package import TextRecognition

extension BookParser {
  /// The resolution of the pictures that are recognised, in pixels for an inch, which Tesseract was trained with.
  private static let recognisedResolution: Float = 300
  private static let pointsPerInch: Float = 72

  /// The indexes of the pages of a book's file that have no words of their own: pictures, and empty pages.
  ///
  /// - Parameter book: The book, with or without recognised text.
  /// - Returns: `nil` for a book of a format whose pages can't be recognised.
  package static func wordlessPages(of book: Book) -> [Int]? {
    (book.content.pages as? PDFPages)?.wordless
  }

  /// Reads the words off the picture of a page.
  ///
  /// - Parameters:
  ///   - index: The index of the page.
  ///   - book: The book.
  ///   - recognition: The program and its languages.
  /// - Returns: The words.
  /// - Throws: ``BookOpenError``; `RecognitionError`; `CancellationError`.
  package static func recognise(
    page index: Int, of book: Book, by recognition: PageRecognition
  ) async throws -> RecognisedPage {
    guard let source = book.content.pages, source.pages.indices.contains(index) else {
      throw NoSuchChapter(index: index)
    }
    let width = source.pages[index].width / pointsPerInch * recognisedResolution
    let pixels = min(max(Int(width), source.widths.lowerBound), source.widths.upperBound)
    return try await recognition.page(try await source.picture(of: index, width: pixels).bytes)
  }
}
