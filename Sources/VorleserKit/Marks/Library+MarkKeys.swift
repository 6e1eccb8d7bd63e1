public import ReadingModel
import Storage

extension Library {
  /// The keys of a person's marks in a book, in the order of its text; read the marks in batches
  /// with ``marks(_:for:)``.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - person: Whose marks.
  ///   - removed: Whether those are wanted that can be restored.
  /// - Returns: Their keys.
  /// - Throws: ``LibraryError``.
  public func markKeys(
    in book: Int, for person: PersonID = .owner, removed: Bool = false
  ) async throws -> [MarkKey] {
    _ = try await self.book(book, for: person)
    // What the parser has changed since they were made is looked after first.
    try await settleMarks(in: book)
    return try await stored { try await shelf.markKeys(in: book, for: person, removed: removed) }
  }

  /// The keys of a person's marks in all books; the book that was marked last comes first.
  ///
  /// - Parameters:
  ///   - person: Whose marks.
  ///   - kind: The kind of the marks; `nil` for all.
  ///   - color: The colour of the marks; `nil` for all.
  /// - Returns: The keys by book, each book's in the order of its text.
  /// - Throws: ``LibraryError``.
  public func markKeys(
    for person: PersonID = .owner, kind: Mark.Kind? = nil, color: Mark.Color? = nil
  ) async throws -> [MarkKey] {
    try await stored { try await shelf.markKeys(for: person, kind: kind, color: color) }
  }

  /// Some of a person's marks.
  ///
  /// - Parameters:
  ///   - keys: Which.
  ///   - person: Whose.
  /// - Returns: Those that are still there, in the order of the keys.
  /// - Throws: ``LibraryError``.
  public func marks(
    _ keys: ArraySlice<MarkKey>, for person: PersonID = .owner
  ) async throws -> [Mark] {
    try await stored { try await shelf.marks(keys, for: person) }
  }

  /// A person's marks some at a time, so that memory does not grow with their number and length.
  ///
  /// - Parameters:
  ///   - keys: Which.
  ///   - person: Whose.
  ///   - body: Takes those that are still there, in the order of the keys: at least one, and as many as have
  ///     `batchLength` units.
  /// - Throws: ``LibraryError``; what `body` throws.
  public nonisolated func forEachBatch(
    of keys: some Collection<MarkKey>, for person: PersonID = .owner,
    _ body: ([Mark]) async throws -> Void
  ) async throws {
    var batch: [Mark] = []
    var length = 0
    var rest = Array(keys)[...]
    while !rest.isEmpty {
      let marks = try await self.marks(rest.prefix(Self.readCount), for: person)
      rest = rest.dropFirst(Self.readCount)
      batch += marks
      length += marks.reduce(0) { $0 + $1.textLength }
      guard length >= Self.batchLength || rest.isEmpty, !batch.isEmpty else { continue }
      try await body(batch)
      batch = []
      length = 0
    }
  }

  /// UTF-16 units in the notes and quotes of marks that are in memory at once: usually all of a book.
  package static let batchLength = 1 << 20
  /// Marks that are read at once: 480,000 units of the longest.
  package static let readCount = 8
}

extension Mark {
  /// UTF-16 units of what may be long in it.
  package var textLength: Int {
    note.utf16.count + quote.exact.utf16.count + (quote.tail?.utf16.count ?? 0)
  }
}
