package import ReadingModel

/// Writes marks in one form, piece by piece, so that few of them are in memory at a time.
///
/// The file is what the calls return, one behind the other: `begin()`, then for each book `begin(_:)`, its marks in
/// the order of its text, `end(_:)`; at last `end()`.
package protocol MarkWriter: Sendable {
  /// What stands before the first book.
  mutating func begin() -> String
  /// What stands before a book's marks.
  ///
  /// - Throws: Nothing in fact: no number in it is infinite.
  mutating func begin(_ book: MarkedBook) throws -> String
  /// A mark of the book that has begun.
  ///
  /// - Throws: Nothing in fact: no number in it is infinite.
  mutating func text(_ mark: Mark, in book: MarkedBook) throws -> String
  /// What stands behind a book's marks.
  mutating func end(_ book: MarkedBook) -> String
  /// What stands behind the last book.
  mutating func end() -> String
}

extension MarkWriter {
  package func begin() -> String { "" }
  package func end(_ book: MarkedBook) -> String { "" }
  package func end() -> String { "" }
}

extension MarkFormat {
  /// What writes this form.
  ///
  /// - Parameters:
  ///   - title: The title of the only book in the file; `nil` for a file of several.
  ///   - isOne: Whether the marks of one book were asked for, and not those of the library.
  ///   - program: What makes the file, such as `Vorleser 1.0`.
  /// - Returns: The writer of one file.
  package func writer(title: String?, isOne: Bool, program: String) -> any MarkWriter {
    switch self {
    case .markdown: MarkdownWriter()
    case .html: HTMLWriter(title: title ?? "Marks")
    case .readwise: ReadwiseWriter()
    case .annotations: AnnotationSetWriter(isOne: isOne, program: program)
    }
  }

  /// What a file is called for people.
  ///
  /// - Parameter title: The book's title; `nil` for the marks of the library.
  /// - Returns: A name that every file system takes.
  package func fileName(_ title: String?) -> String {
    let plain = (title ?? "Marks").map {
      "/\\:\"<>|?*".contains($0) || $0.isNewline ? "_" : $0
    }
    return "\(String(plain.prefix(120))).\(fileExtension)"
  }
}

/// The titles that marks stand under: one for each run of marks of one chapter.
struct ChapterHeadings {
  private var last: String??

  /// The title that begins with a mark; `nil` where none does.
  mutating func heading(before mark: Mark) -> String? {
    guard last != .some(mark.chapter) else { return nil }
    last = .some(mark.chapter)
    return mark.chapter
  }
}
