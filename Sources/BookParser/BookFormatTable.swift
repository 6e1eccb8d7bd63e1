package import Foundation
public import ReadingModel

/// The table of all formats: a row for each, with its description and its parser.
///
/// A new format is a folder beside `EPUB` and one more row here. Parser, library, server, exports and page ask
/// this table and name no format.
public struct BookFormatTable: Sendable {
  /// The formats of the program, in the order in which they are tried.
  ///
  /// A plain text has no signature, so it comes last.
  public static let standard = BookFormatTable([
    // An archive that no other format knows is taken for an EPUB, whose parser says what is missing.
    ArticleParser.self, ComicParser.self, PackedComicParser.self, WordParser.self,
    ZippedFictionBookParser.self,
    ZippedMarkdownParser.self, ZippedWebPageParser.self, EPUBParser.self, MOBIParser.self,
    PDFParser.self, FictionBookParser.self, WebPageParser.self, MarkdownParser.self,
    PlainTextParser.self,
  ])

  let parsers: [any (FormatParser & SendableMetatype).Type]

  /// Makes a table.
  ///
  /// - Parameter parsers: The formats in the order in which they are tried.
  package init(_ parsers: [any (FormatParser & SendableMetatype).Type]) {
    self.parsers = parsers
  }

  /// The table with one more row before all others.
  ///
  /// - Parameter parser: The format.
  /// - Returns: Another table.
  package func adding(_ parser: any (FormatParser & SendableMetatype).Type) -> BookFormatTable {
    BookFormatTable([parser] + parsers)
  }

  /// The descriptions of the formats, in the order in which they are tried.
  public var formats: [BookFormat] { parsers.map { $0.format } }

  /// What people call the formats: each name once, in alphabetical order.
  public var names: [String] {
    Set(formats.map(\.name)).sorted { $0.lowercased() < $1.lowercased() }
  }

  /// The IANA media types of the formats' files: each once, in the order of the formats.
  public var mediaTypes: [String] {
    var seen: Set<String> = []
    return formats.map(\.mediaType).filter { seen.insert($0).inserted }
  }

  /// The parser of a file, by its beginning.
  ///
  /// - Parameter head: The file's first bytes.
  /// - Returns: The parser.
  /// - Throws: ``BookOpenError`` when the file is certainly no book.
  func parser(
    of head: FileHead
  ) throws -> any (FormatParser & SendableMetatype).Type {
    let fileExtension = head.fileExtension
    guard !head.bytes.isEmpty else { throw BookOpenError.empty }
    // A name proves nothing, but a text under an archive's name is a failed download, not a book.
    for parser in parsers
    where (head.isUnknown || head.isHTML || head.isFictionBook)
      && parser.format.traits.contains(.signature)
      && parser.format.fileExtensions.contains(fileExtension) && !parser.recognises(head)
    {
      let what =
        head.isUnknown ? "does not begin as one" : "is a text, which begins as \(head.formatName)"
      throw BookOpenError.damagedArchive(reason: "it is named .\(fileExtension) but \(what)")
    }
    // OpenDocument is a ZIP archive, so that the EPUB parser would take it.
    if head.isOpenDocument { throw BookOpenError.unsupportedFormat("OpenDocument") }
    for parser in parsers where parser.recognises(head) { return parser }
    throw head.refusal ?? BookOpenError.unsupportedFormat(head.formatName)
  }
}

/// The parser of one format: a row of ``BookFormatTable``.
package protocol FormatParser: SendableMetatype {
  /// The format's description.
  static var format: BookFormat { get }

  /// Whether the beginning of a file looks like this format.
  ///
  /// - Parameter head: The file's first bytes.
  /// - Returns: Whether this parser should be tried.
  static func recognises(_ head: FileHead) -> Bool

  /// Opens a file that was recognised.
  ///
  /// - Parameter file: The file.
  /// - Returns: The book; its fingerprint is of this format.
  /// - Throws: ``BookOpenError`` when the file is no book of this format after all.
  static func open(_ file: URL) async throws -> Book

  /// Opens a file that was recognised, with what helps if it is large.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - options: The place of an index, and what is told of the progress.
  /// - Returns: The book, the same as that of ``open(_:)``.
  /// - Throws: ``BookOpenError``; `CancellationError`.
  static func open(_ file: URL, _ options: OpenOptions) async throws -> Book
}

extension FormatParser {
  /// Opens a book of a format that needs no help with large files.
  @concurrent
  package static func open(_ file: URL, _ options: OpenOptions) async throws -> Book {
    try await open(file)
  }
}
