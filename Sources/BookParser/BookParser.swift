public import Foundation
public import ReadingModel

/// Opens books of every supported format.
public enum BookParser {
  /// Changes whenever the same file may give another text, other titles or other anchors, so that
  /// what was stored about a book is made again.
  public static let revision = 7

  /// The parsers in the order in which they are asked.
  static let formats: [any (FormatParser & SendableMetatype).Type] = [
    EPUBParser.self, PlainTextParser.self,
  ]

  /// How much of a file is looked at to tell what it is.
  static let headByteCount = 4096

  /// Opens a book; its chapters are read when they are asked for.
  ///
  /// The format is told by the content, never by the name.
  ///
  /// - Parameter file: The file, which stays untouched.
  /// - Returns: The book.
  /// - Throws: ``BookOpenError`` with one sentence that says why it can't be opened.
  @concurrent
  public static func open(_ file: URL) async throws -> Book {
    try await format(of: file).open(file)
  }

  /// Looks at a file's beginning: whether it may be a book at all.
  ///
  /// - Parameter file: The file, which stays untouched.
  /// - Throws: ``BookOpenError`` when ``open(_:)`` would refuse it right away.
  public static func check(_ file: URL) throws {
    _ = try format(of: file)
  }

  private static func format(of file: URL) throws -> any (FormatParser & SendableMetatype).Type {
    let head = try FileHead(file, byteCount: headByteCount)
    guard !head.bytes.isEmpty else { throw BookOpenError.empty }
    // A name proves nothing, but a text under an archive's name is a failed download, not a book.
    if file.pathExtension.lowercased() == "epub", head.isUnknown {
      throw BookOpenError.damagedArchive(reason: "it is named .epub but does not begin as one")
    }
    for format in formats where format.recognises(head) { return format }
    throw BookOpenError.unsupportedFormat(head.formatName)
  }
}

/// One format that books come in.
protocol FormatParser: SendableMetatype {
  /// Whether the beginning of a file looks like this format.
  ///
  /// - Parameter head: The file's first bytes.
  /// - Returns: Whether this parser should be tried.
  static func recognises(_ head: FileHead) -> Bool

  /// Opens a book that was recognised.
  ///
  /// - Parameter file: The file.
  /// - Returns: The book.
  /// - Throws: ``BookOpenError`` when it is none after all.
  static func open(_ file: URL) async throws -> Book
}
