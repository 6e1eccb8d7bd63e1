import ReadingModel

/// A file with marks.
public struct MarkFile: Sendable {
  /// The suggested file name.
  public let name: String
  /// IANA media type.
  public let mediaType: String
  /// Its content.
  public let bytes: [UInt8]

  /// Writes marks into a file.
  ///
  /// - Parameters:
  ///   - books: The books with their marks.
  ///   - format: The form.
  ///   - isOne: Whether the marks of one book were asked for.
  ///   - program: Name and version of the writing program, such as `Vorleser 1.0`.
  /// - Throws: Nothing in fact: no number in it is infinite.
  package init(
    _ books: [MarkedBook], as format: MarkFormat, isOne: Bool, program: String
  ) throws {
    let text =
      switch format {
      case .markdown: MarkdownMarks.text(books)
      case .html: HTMLMarks.text(books)
      case .readwise: ReadwiseMarks.text(books)
      case .annotations: try AnnotationSet.text(books, isOne: isOne, program: program)
      }
    let title = isOne ? books.first?.book.title ?? "Marks" : "Marks"
    let plain = title.map { "/\\:\"<>|?*".contains($0) || $0.isNewline ? "_" : $0 }
    name = "\(String(plain.prefix(120))).\(format.fileExtension)"
    mediaType = format.mediaType
    bytes = Array(text.utf8)
  }
}
