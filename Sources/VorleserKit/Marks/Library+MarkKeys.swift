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
}
