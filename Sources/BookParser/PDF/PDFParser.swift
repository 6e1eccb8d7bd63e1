import ChapterBuilding
import Foundation
import Markup
import PDFUnpacking
import ReadingModel
import Sandbox
import TextRecognition

/// Opens PDF: a process of its own reads the words and their places, and their text in reading order becomes the book.
enum PDFParser: FormatParser {
  static let format = BookFormat(
    id: "pdf", name: "PDF", mediaType: "application/pdf", fileExtensions: ["pdf"],
    ranks: ["pdf": 70], capabilities: BookFormat.Capability.ofText.union([.drawn]),
    traits: [.signature])

  /// How long a process may take: a book of 1,000 pages takes some seconds of a slow machine.
  private static let seconds = 120
  /// The signature may stand behind other bytes (ISO 32000-1, annex H, note 13).
  private static let signatureRange = 1024

  static func recognises(_ head: FileHead) -> Bool {
    if head.has("%PDF-") { return true }
    guard format.fileExtensions.contains(head.fileExtension) else { return false }
    return head.bytes.prefix(signatureRange).contains("%PDF-".utf8)
  }

  static func open(_ file: URL) async throws -> Book {
    try await open(file, OpenOptions())
  }

  @concurrent
  static func open(_ file: URL, _ options: OpenOptions) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    var content = try await read(file, options.password)
    if let url = options.recognisedText {
      let pages = try recognised(content.wordlessPages, at: url, of: try await fingerprint)
      content.add(pages)
    }
    guard content.hasText else {
      guard !content.pages.isEmpty else { throw BookOpenError.empty }
      let pages = PDFPages(
        file, content.isLocked ? options.password : nil, content,
        ScannedContent.written(of: content))
      let book = ScannedContent.book(
        of: content, pages, recognition: options.recognisedText?.lastPathComponent)
      return book(try await fingerprint)
    }
    var book = try book(of: content, file, options.password)
    book.recognition = options.recognisedText?.lastPathComponent
    return try book.book(try await fingerprint)
  }

  /// The pages that were recognised: all of them, since without one the book is another text.
  private static func recognised(
    _ wordless: [Int], at url: URL, of fingerprint: Fingerprint
  ) throws -> [Int: RecognisedPage] {
    let pages = try? RecognisedText(at: url, of: fingerprint.sha256).pages
    guard let pages, wordless.allSatisfy({ pages[$0] != nil }) else {
      throw BookOpenError.unreadable(
        reason: "its recognised text is missing or damaged; have its text recognised again")
    }
    return pages
  }

  /// The book of what was read.
  ///
  /// - Parameters:
  ///   - content: The words with their places.
  ///   - file: The file, which draws its pages.
  ///   - password: What opened it.
  /// - Returns: The book without its fingerprint.
  /// - Throws: ``BookOpenError``; `MarkupError`.
  static func book(
    of content: PDFContent, _ file: URL, _ password: FilePassword?
  ) throws -> TranslatedBook {
    let translator = PDFTranslator(content)
    let documents = try translator.documents.enumerated().map { index, html in
      CutDocument(try MarkupDocument.page(html), path: PDFTranslator.path(of: index))
    }
    var book = TranslatedBook(documents: documents, metadata: PDFMetadata(content).metadata)
    book.password = content.isLocked ? password : nil
    let pages = PDFPages(
      file, book.password, content, translator.written, figures: translator.figures.byPath)
    book.pages = pages
    book.parts = PDFFigures(pages)
    if !translator.outline.isEmpty {
      book.outline = translator.outline.map {
        TranslatedBook.OutlineLine(
          label: $0.label, level: $0.level, document: $0.document, id: $0.id)
      }
    }
    return book
  }

  /// The words of a file.
  static func read(_ file: URL, _ password: FilePassword? = nil) async throws -> PDFContent {
    let output = try await UnpackedFile.make(
      of: file, by: "unpack-pdf", password: password, seconds: seconds
    ) {
      switch $0 {
      case .exited(_, let message): BookOpenError(PDFFailure(line: message), password)
      case .killed(signal: SIGXCPU), .timedOut: .limit(reason: "its pages take too long to read")
      case .killed(signal: SIGXFSZ): .limit(reason: "it has more text than any book")
      case .killed: .damagedArchive(reason: "its pages can't be read")
      }
    }
    do {
      return try PDFContent(Data(contentsOf: output.url, options: .alwaysMapped))
    } catch let failure as PDFFailure {
      throw BookOpenError(failure, password)
    }
  }
}

extension BookOpenError {
  /// Says why a PDF can't be read.
  ///
  /// - Parameters:
  ///   - failure: What the process that reads it says.
  ///   - password: The password that it had.
  init(_ failure: PDFFailure, _ password: FilePassword?) {
    self =
      switch failure {
      case .library(let reason):
        .unreadable(reason: "PDFium, which reads PDF, can't be loaded (\(reason))")
      case .damaged(let reason): .damagedArchive(reason: reason)
      case .password: password == nil ? .passwordNeeded : .wrongPassword
      case .protected: .protected(scheme: "PDF")
      case .limit: .limit(reason: "it needs more memory than any book does")
      }
  }
}
