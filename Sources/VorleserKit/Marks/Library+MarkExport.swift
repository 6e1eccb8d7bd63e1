public import Annotations
public import ReadingModel
import Storage

extension Library {
  /// A person's marks as a file.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - id: The book's number; `nil` for all books.
  ///   - person: Whose marks.
  ///   - program: Name and version of the writing program, such as `Vorleser 1.0`.
  /// - Returns: The file, still to be written.
  /// - Throws: ``LibraryError``.
  public func exportMarks(
    _ format: MarkFormat, of id: Int?, for person: PersonID = .owner, program: String
  ) async throws -> MarkExport {
    let keys =
      if let id { try await markKeys(in: id, for: person) } else {
        try await markKeys(for: person)
      }
    var books: [Int] = id.map { [$0] } ?? []
    for key in keys where books.last != key.book { books.append(key.book) }
    let title = books.count == 1 ? try await book(books[0]).title : nil
    return MarkExport(
      library: self, format: format, isOne: id != nil, person: person, program: program,
      books: books, keys: keys, title: title)
  }
}

/// A person's marks as a file that is made while it is written.
public struct MarkExport: Sendable {
  /// Bytes that are handed on at once: as much as a connection holds back.
  private static let pieceByteCount = 64 << 10

  let library: Library
  let format: MarkFormat
  /// Whether the marks of one book were asked for.
  let isOne: Bool
  let person: PersonID
  let program: String
  /// The books in their order.
  let books: [Int]
  let keys: [MarkKey]
  /// The title of the only book.
  let title: String?

  /// What it is called for people.
  public var name: String { format.fileName(isOne ? title : nil) }
  /// IANA media type.
  public var mediaType: String { format.mediaType }
  /// How many marks are in it.
  public var count: Int { keys.count }

  /// Makes the file; as many marks are in memory at a time as ``Library/forEachBatch(of:for:_:)`` reads.
  ///
  /// - Parameter take: Takes its bytes, some 64 KB or one long mark at a time.
  /// - Throws: ``LibraryError``; what `take` throws.
  public func write(to take: ([UInt8]) async throws -> Void) async throws {
    var writer = format.writer(title: title, isOne: isOne, program: program)
    var piece = writer.begin()
    var rest = keys[...]
    for id in books {
      let part = rest.prefix { $0.book == id }
      rest = rest.dropFirst(part.count)
      var (marked, opened) = try await marked(id)
      piece += try writer.begin(marked)
      try await library.forEachBatch(of: part, for: person) { marks in
        if let opened {
          marked.sources = await MarkSources.places(of: marks, in: opened, marked.outline)
          marked.passages = await MarkSources.passages(of: marks, in: opened, marked.outline)
        }
        for mark in marks {
          piece += try writer.text(mark, in: marked)
          guard piece.utf8.count >= Self.pieceByteCount else { continue }
          try await take(Array(piece.utf8))
          piece = ""
        }
      }
      piece += writer.end(marked)
    }
    piece += writer.end()
    try await take(Array(piece.utf8))
  }

  /// A book, and its file where the form says where marks stand in it.
  private func marked(_ id: Int) async throws -> (MarkedBook, Book?) {
    let book = try await library.book(id)
    // Marks can be taken away also where the book itself is gone.
    let outline =
      (try? await library.outline(of: id)) ?? BookOutline(chapters: [], contents: [], findings: [])
    // Without the file the marks go out without their places in it.
    let opened = format == .annotations ? try? await library.open(id) : nil
    return (
      MarkedBook(book: book, outline: outline, paths: opened?.spine.map(\.path) ?? []), opened
    )
  }
}
