public import ReadingModel
import SQLite

extension Bookshelf {
  /// The keys of a person's marks in a book, in the order of its text.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - person: Whose marks.
  ///   - removed: Whether to return removed marks, which can be restored.
  /// - Returns: Their keys, which are small where marks may be long.
  /// - Throws: ``StorageError``.
  public func markKeys(
    in book: Int, for person: PersonID = .owner, removed: Bool = false
  ) throws -> [MarkKey] {
    try database().run(
      """
      SELECT book, id FROM marks
      WHERE book = ? AND person = ? AND (removed IS NOT NULL) = ? ORDER BY lower, upper, id
      """, [.integer(book), .integer(person.number), removed ? 1 : 0]
    ).map { MarkKey(book: try $0.integer(0), id: try $0.text(1)) }
  }

  /// The keys of a person's marks in all books that are not removed; the book that was marked last
  /// comes first.
  ///
  /// - Parameters:
  ///   - person: Whose marks.
  ///   - kind: The kind of the marks; `nil` for all.
  ///   - color: The colour of the marks; `nil` for all.
  /// - Returns: The keys by book, each book's in the order of its text.
  /// - Throws: ``StorageError``.
  public func markKeys(
    for person: PersonID = .owner, kind: Mark.Kind? = nil, color: Mark.Color? = nil
  ) throws -> [MarkKey] {
    let rows = try database().run(
      """
      SELECT book, id FROM (
        SELECT book, id, kind, color, lower, upper, max(updated) OVER (PARTITION BY book) AS last
        FROM marks WHERE person = ?1 AND removed IS NULL
          AND book IN (SELECT id FROM books WHERE removed IS NULL
            AND (books.owner IS NULL OR books.owner = ?1)))
      WHERE (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR color = ?3)
      ORDER BY last DESC, book, lower, upper, id
      """, [.integer(person.number), .text(kind?.rawValue), .text(color?.rawValue)])
    return try rows.map { MarkKey(book: try $0.integer(0), id: try $0.text(1)) }
  }

  /// Some of a person's marks.
  ///
  /// - Parameters:
  ///   - keys: Which.
  ///   - person: Whose.
  /// - Returns: Those that are still there, in the order of the keys.
  /// - Throws: ``StorageError``.
  public func marks(
    _ keys: some Collection<MarkKey> & Sendable, for person: PersonID = .owner
  ) throws -> [Mark] {
    try keys.compactMap { try mark($0.id, in: $0.book, for: person) }
  }
}
