import ChapterBuilding
import Foundation
import ReadingModel

/// Opens pages of HTML that lie in a file.
enum WebPageParser: FormatParser {
  static let format = BookFormat(
    id: "html", name: "HTML", mediaType: "text/html",
    fileExtensions: ["html", "htm", "xhtml", "xht"])

  static func recognises(_ head: FileHead) -> Bool {
    head.isHTML
      || format.fileExtensions.contains(head.fileExtension) && PlainTextParser.recognises(head)
  }

  static func open(_ file: URL) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    guard let bytes = try WholeFile.read(file, limit: MarkupReader.markupLimit) else {
      throw BookOpenError.limit(
        reason: "the page has more than \(MarkupReader.markupLimit >> 20) MB")
    }
    let page = try WebPage(bytes, path: file.lastPathComponent)
    var book = TranslatedBook(documents: [page.document], metadata: page.metadata)
    book.findings = page.findings
    return try book.book(try await fingerprint)
  }
}
