public import Foundation
import ReadingModel

/// Prints a web page as PDF.
public protocol PagePrinter: Sendable {
  /// Prints a page with all its links, and its headings as the file's outline.
  ///
  /// - Parameters:
  ///   - page: The page, an HTML file that needs no other.
  ///   - file: Where the PDF goes; there is no such file yet.
  /// - Throws: ``PublishingError``; `CancellationError`.
  func print(_ page: URL, to file: URL) async throws
}

/// Writes a book as PDF: as one page with a style for paper, which is printed.
enum PDFConversion {
  /// The largest page in bytes: a browser needs some ten times its size to lay it out.
  private static let pageLimit = 200 << 20

  static func write(
    _ book: Book, _ survey: BookSurvey, to file: URL, by printer: (any PagePrinter)?,
    _ progress: (Double) -> Void
  ) async throws {
    guard let printer else { throw PublishingError.noPrinter }
    let page = file.appendingPathExtension("html")
    defer {
      // It is of no use to anybody; the folder's owner clears what is left.
      try? FileManager.default.removeItem(at: page)
    }
    // Printing takes about as long as writing.
    try await WebPageConversion.write(book, survey, for: .paper, to: page) { progress($0 / 2) }
    let size = try page.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard size <= pageLimit else { throw PublishingError.tooLargeToPrint(byteCount: size) }
    try await printer.print(page, to: file)
    progress(1)
  }
}
