public import Foundation
public import ReadingModel

/// Opens books of every supported format.
public enum BookParser {
  /// Changes whenever the same file may give another text, other titles or other anchors, so that
  /// what was stored about a book is made again.
  public static let revision = 19

  /// The bytes of a file that are read to recognise its format.
  static let headByteCount = 4096

  /// Opens a book; its chapters are read on demand.
  ///
  /// The format is told by the content; where that is text that may be of several formats, by the name.
  ///
  /// - Parameters:
  ///   - file: The file, which stays untouched.
  ///   - formats: The formats that it may be of.
  ///   - options: The place of an index, and what is told of the progress.
  /// - Returns: The book.
  /// - Throws: ``BookOpenError`` with one sentence that says why it can't be opened.
  @concurrent
  public static func open(
    _ file: URL, formats: BookFormatTable = .standard, options: OpenOptions = OpenOptions()
  ) async throws -> Book {
    var book = try await parser(of: file, formats).open(file, options)
    book.fallbackTitle = file.deletingPathExtension().lastPathComponent
    return book
  }

  /// Checks by a file's beginning whether it may be a book.
  ///
  /// - Parameters:
  ///   - file: The file, which stays untouched.
  ///   - formats: The formats that it may be of.
  /// - Throws: ``BookOpenError`` when ``open(_:formats:options:)`` would refuse it right away.
  public static func check(_ file: URL, formats: BookFormatTable = .standard) throws {
    _ = try parser(of: file, formats)
  }

  static func parser(
    of file: URL, _ formats: BookFormatTable
  ) throws -> any (FormatParser & SendableMetatype).Type {
    try formats.parser(of: FileHead(file, byteCount: headByteCount))
  }
}
