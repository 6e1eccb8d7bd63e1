import ChapterBuilding
import Foundation
import Markup
import ReadingModel
import ZipArchive

/// Opens FictionBook 2.
enum FictionBookParser: EncodedFormatParser {
  static let format = BookFormat(
    id: "fb2", name: "FictionBook", mediaType: "application/x-fictionbook+xml",
    fileExtensions: ["fb2"], ranks: ["fb2": 20])

  static func recognises(_ head: FileHead) -> Bool {
    head.isFictionBook
      || format.fileExtensions.contains(head.fileExtension) && head.isMarkupOrText
  }

  static func open(_ file: URL) async throws -> Book {
    try await open(file, OpenOptions())
  }

  @concurrent
  static func open(_ file: URL, _ options: OpenOptions) async throws -> Book {
    try await FictionBook.open(
      FictionBookFile(file, in: options.encoding?.encoding), as: format)
  }

  static func candidates(of file: URL) throws -> [EncodingCandidate] {
    try FictionBookFile(file).candidates()
  }
}

/// Opens FictionBook 2 in an archive, which is how most of its books are passed on.
enum ZippedFictionBookParser: EncodedFormatParser {
  static let format = BookFormat(
    id: "fb2-zip", name: "FictionBook", mediaType: "application/x-zip-compressed-fb2",
    fileExtensions: ["fbz", "fb2.zip"], ranks: ["fbz": 21, "fb2.zip": 22])

  static func recognises(_ head: FileHead) -> Bool {
    head.isOtherArchive && !head.archive.paths(endingIn: ["fb2"]).isEmpty
  }

  static func open(_ file: URL) async throws -> Book {
    try await open(file, OpenOptions())
  }

  @concurrent
  static func open(_ file: URL, _ options: OpenOptions) async throws -> Book {
    try await FictionBook.open(try book(of: file, in: options.encoding?.encoding), as: format)
  }

  static func candidates(of file: URL) throws -> [EncodingCandidate] {
    try book(of: file).candidates()
  }

  /// The only book of an archive.
  private static func book(
    of file: URL, in chosen: TextEncoding? = nil
  ) throws -> FictionBookFile {
    let archive = try ArchiveFiles(file: file)
    let books = archive.paths.filter { $0.fileEnding == "fb2" && ArchiveNames.matters($0) }
    guard books.count == 1, let path = books.first else {
      throw BookOpenError.unsupportedFormat("An archive of several books")
    }
    return FictionBookFile(file, archive: archive, path: path, in: chosen)
  }
}

/// What both forms of the format share.
enum FictionBook {
  /// Opens a book.
  static func open(_ source: FictionBookFile, as format: BookFormat) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: source.file, as: format)
    let content = try source.content()
    var findings = content.findings
    let place = source.name
    let tree = try tree(content.text, at: place, &findings)
    guard let root = tree.root, root.name.lowercased() == "fictionbook" else {
      throw BookOpenError.malformed(
        format: "FictionBook", reason: "it has no element named FictionBook")
    }
    let described = FictionBookDescription(root)
    var translator = FictionBookTranslator(root, language: described.metadata.language)
    let page = try MarkupDocument.xml(translator.xhtml())
    var metadata = described.metadata
    metadata.cover = described.cover.flatMap { content.pictures[$0] == nil ? nil : $0 }
    var book = TranslatedBook(
      documents: [CutDocument(page, path: place)], metadata: metadata,
      parts: FictionBookPictures(source: source, pictures: content.pictures))
    book.findings = findings
    book.encoding = content.encoding
    return try book.book(try await fingerprint)
  }

  /// The tree, of what can be saved of it where the markup is broken.
  private static func tree(
    _ text: String, at place: String, _ findings: inout [Finding]
  ) throws -> MarkupDocument {
    let bytes = Array(text.utf8)
    do {
      return try MarkupDocument.xml(bytes)
    } catch {
      findings.append(.malformed(place, error))
    }
    do {
      return try MarkupDocument.xml(bytes, recovering: true)
    } catch {
      throw BookOpenError.malformed(format: "FictionBook", reason: error.message)
    }
  }
}
