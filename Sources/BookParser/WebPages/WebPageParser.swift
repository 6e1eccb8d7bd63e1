import ChapterBuilding
import Foundation
import ReadingModel

/// Opens pages of HTML that lie in a file.
enum WebPageParser: EncodedFormatParser {
  static let format = BookFormat(
    id: "html", name: "HTML", mediaType: "text/html",
    fileExtensions: ["html", "htm", "xhtml", "xht"],
    ranks: ["html": 80, "xhtml": 81, "htm": 82])

  static func recognises(_ head: FileHead) -> Bool {
    head.isHTML
      || format.fileExtensions.contains(head.fileExtension) && PlainTextParser.recognises(head)
  }

  static func open(_ file: URL) async throws -> Book {
    try await open(file, OpenOptions())
  }

  @concurrent
  static func open(_ file: URL, _ options: OpenOptions) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let page = try WebPage(
      bytes(of: file), path: file.lastPathComponent, in: options.encoding?.encoding)
    var book = TranslatedBook(documents: [page.document], metadata: page.metadata)
    book.findings = page.findings
    book.encoding = page.encoding
    return try await book.book(try await fingerprint, framing: page.frames)
  }

  static func candidates(of file: URL) throws -> [EncodingCandidate] {
    let bytes = try bytes(of: file)
    return try EncodingCandidate.ofMarkup(bytes, charset: DeclaredCharset.of(bytes))
  }

  private static func bytes(of file: URL) throws -> [UInt8] {
    guard let bytes = try WholeFile.read(file, limit: MarkupReader.markupLimit) else {
      throw BookOpenError.limit(
        reason: "the page has more than \(MarkupReader.markupLimit >> 20) MB")
    }
    return bytes
  }
}
