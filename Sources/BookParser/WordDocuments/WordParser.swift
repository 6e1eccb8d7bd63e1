import ChapterBuilding
import Foundation
import Markup
import ReadingModel
import ZipArchive

/// Opens documents of Word since 2007 (ECMA-376, Office Open XML).
enum WordParser: FormatParser {
  static let format = BookFormat(
    id: "docx", name: "Word",
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    fileExtensions: ["docx", "docm", "dotx", "dotm"],
    ranks: ["docx": 30, "docm": 31], traits: [.signature])

  static func recognises(_ head: FileHead) -> Bool {
    guard head.isOtherArchive else { return false }
    return head.archive.paths.contains("[Content_Types].xml")
      && head.archive.paths.contains { $0.hasPrefix("word/") }
  }

  static func open(_ file: URL) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let package = try WordPackage(ArchiveFiles(file: file))
    let page = try MarkupDocument.xml(WordTranslator.xhtml(of: package))
    let document = CutDocument(page, path: package.path)
    var metadata = package.metadata
    if metadata.title == nil, let first = document.headings.first, first.level == 1 {
      metadata.title = first.label
    }
    var book = TranslatedBook(documents: [document], metadata: metadata, parts: package.files)
    book.findings = package.findings
    return try book.book(try await fingerprint)
  }
}
