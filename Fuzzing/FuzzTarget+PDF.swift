import Foundation
import PDFFiles
import ReadingModel

@testable import BookParser

extension FuzzTarget {
  /// What the process that reads a PDF writes: a damaged file may make it write anything.
  static let ofPDF = [
    FuzzTarget(name: "pdf") { input in
      guard let content = try? PDFContent(Data(input)) else { return }
      let file = FuzzFolder.write([], "book.pdf")
      let fingerprint = Fingerprint(
        format: PDFParser.format, sha256: String(repeating: "0", count: 64), byteCount: 0)
      guard let book = try? PDFParser.book(of: content, file, nil).book(fingerprint) else { return }
      await Promises.check(book)
      guard let pages = book.content.pages else { return }
      let starts = try? await pages.starts(in: book.content)
      precondition(starts.map { $0.count == pages.pages.count } ?? true, "a page has no start")
      for index in pages.pages.indices.prefix(20) {
        _ = try? await pages.words(of: index, in: book.content)
      }
    }
  ]
}
