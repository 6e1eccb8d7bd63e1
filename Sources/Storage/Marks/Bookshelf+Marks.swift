import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// A person's marks in a book, in the order of the text.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - person: Whose marks.
  ///   - removed: Whether to return removed marks, which can be restored.
  /// - Returns: The marks; none when there is no such book.
  /// - Throws: ``StorageError``.
  public func marks(
    in book: Int, for person: PersonID = .owner, removed: Bool = false
  ) throws -> [Mark] {
    try database().run(
      """
      SELECT \(Mark.columns) FROM marks
      WHERE book = ? AND person = ? AND (removed IS NOT NULL) = ? ORDER BY lower, upper, id
      """, [.integer(book), .integer(person.number), removed ? 1 : 0]
    ).map { try Mark($0, from: 0) }
  }

  /// A person's marks in all books that are not removed, those of one book in the order of its text.
  ///
  /// - Parameter person: Whose marks.
  /// - Returns: The marks by book, the book that was changed last first.
  /// - Throws: ``StorageError``.
  public func marks(for person: PersonID = .owner) throws -> [Mark] {
    let all = try database().run(
      """
      SELECT \(Mark.columns) FROM marks
      WHERE person = ? AND removed IS NULL
        AND book IN (SELECT id FROM books WHERE removed IS NULL AND \(Self.isVisible))
      ORDER BY max(updated) OVER (PARTITION BY book) DESC, book, lower, upper, id
      """, [.integer(person.number), .integer(person.number)])
    return try all.map { try Mark($0, from: 0) }
  }

  /// A mark, also one that was removed.
  ///
  /// - Parameters:
  ///   - id: The mark's id.
  ///   - book: The book's number.
  ///   - person: Whose mark.
  /// - Returns: The mark, or `nil` when there is none.
  /// - Throws: ``StorageError``.
  public func mark(_ id: String, in book: Int, for person: PersonID = .owner) throws -> Mark? {
    try database().run(
      "SELECT \(Mark.columns) FROM marks WHERE book = ? AND person = ? AND id = ?",
      [.integer(book), .integer(person.number), .text(id)]
    ).first.map { try Mark($0, from: 0) }
  }

  /// Everybody's marks in a book, removed ones included, which are placed anew when its text
  /// changes.
  ///
  /// - Parameter book: The book's number.
  /// - Returns: The marks with their people.
  /// - Throws: ``StorageError``.
  public func everyMark(in book: Int) throws -> [PersonalMark] {
    try database().run(
      "SELECT person, \(Mark.columns) FROM marks WHERE book = ?", [.integer(book)]
    ).map { row in
      PersonalMark(person: PersonID(try row.integer(0)), mark: try Mark(row, from: 1))
    }
  }

  /// Stores a new or changed mark, unless the stored mark has another version.
  ///
  /// A mark that is sent twice is stored once: an equal stored mark is the outcome.
  ///
  /// - Parameters:
  ///   - mark: The mark; its `created` is kept for a new one, its `updated` is this program's clock.
  ///   - version: The version that it replaces; 0 for a new one.
  ///   - edition: The edition that its offsets belong to, see ``edition(of:)``; `nil` for the
  ///     present one.
  ///   - person: Whose mark.
  /// - Returns: The outcome, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func setMark(
    _ mark: Mark, expecting version: Int, edition: String? = nil, for person: PersonID = .owner
  ) throws -> MarkUpdate? {
    let database = try writableDatabase()
    return try database.transaction {
      guard try hasBook(mark.book) else { return nil }
      if let edition, try self.edition(of: mark.book) != edition { return .otherEdition }
      let known = try self.mark(mark.id, in: mark.book, for: person)
      if let known {
        if known.says(mark), known.version >= version { return .stored(known) }
        guard known.version == version, known.removed == nil else { return .conflict(known) }
      } else if try count(in: mark.book, for: person) >= Mark.countLimit {
        return .full
      }
      var mark = mark
      // A mark whose row is gone is made again: its content is in hand, and must not be lost.
      mark.version = (known?.version ?? 0) + 1
      mark.updated = Timestamp(now()).date
      mark.created = known?.created ?? mark.created
      mark.removed = nil
      try write(mark, for: person, revision: nextRevision())
      return .stored(try self.mark(mark.id, in: mark.book, for: person) ?? mark)
    }
  }

  /// Adds imported marks; marks with known ids stay as they are.
  ///
  /// - Parameters:
  ///   - marks: The marks of one book, with their times.
  ///   - person: Whose marks they become.
  /// - Returns: Those that were added; `nil` when there is no such book or no room for all.
  /// - Throws: ``StorageError``; nothing was added then.
  public func addMarks(_ marks: [Mark], for person: PersonID = .owner) throws -> [Mark]? {
    guard let book = marks.first?.book else { return [] }
    let database = try writableDatabase()
    return try database.transaction {
      let known = Set(
        try database.run(
          "SELECT id FROM marks WHERE book = ? AND person = ?",
          [.integer(book), .integer(person.number)]
        ).map { try $0.text(0) })
      let new = marks.filter { !known.contains($0.id) }
      guard try hasBook(book), known.count + new.count <= Mark.countLimit else { return nil }
      guard !new.isEmpty else { return [] }
      let revision = try nextRevision()
      return try new.map { mark in
        var mark = mark
        mark.version = 1
        try write(mark, for: person, revision: revision)
        return mark
      }
    }
  }

  /// Removes a mark, which can be restored for ``restorableDays`` days, or restores it.
  ///
  /// - Parameters:
  ///   - id: The mark's id.
  ///   - book: The book's number.
  ///   - isRemoved: Whether to remove or restore it; a mark in that state already stays as it is.
  ///   - person: Whose mark.
  /// - Returns: The mark, or `nil` when there is none (any more).
  /// - Throws: ``StorageError``.
  public func setRemoved(
    _ id: String, in book: Int, _ isRemoved: Bool, for person: PersonID = .owner
  ) throws -> Mark? {
    let database = try writableDatabase()
    return try database.transaction {
      guard let known = try mark(id, in: book, for: person) else { return nil }
      guard (known.removed != nil) != isRemoved else { return known }
      let time = Int64(Timestamp(now()).milliseconds)
      try database.run(
        """
        UPDATE marks SET removed = ?, version = version + 1, revision = ?
        WHERE book = ? AND person = ? AND id = ?
        """,
        [
          isRemoved ? .integer(time) : .null, .integer(nextRevision()), .integer(book),
          .integer(person.number), .text(id),
        ])
      return try mark(id, in: book, for: person)
    }
  }

  /// The persons and books whose marks have changed since a value of the counter.
  func changedMarks(since counter: Int) throws -> [ChangedMarks] {
    try database().run(
      "SELECT DISTINCT book, person FROM marks WHERE revision > ? ORDER BY book, person",
      [.integer(counter)]
    ).map { ChangedMarks(book: try $0.integer(0), person: PersonID(try $0.integer(1))) }
  }

  private func hasBook(_ id: Int) throws -> Bool {
    try !database().run("SELECT 1 FROM books WHERE id = ?", [.integer(id)]).isEmpty
  }

  private func count(in book: Int, for person: PersonID) throws -> Int {
    try database().run(
      "SELECT count(*) FROM marks WHERE book = ? AND person = ?",
      [.integer(book), .integer(person.number)]
    ).first?.integer(0) ?? 0
  }

  func write(_ mark: Mark, for person: PersonID, revision: Int) throws {
    try database().run(
      """
      INSERT OR REPLACE INTO marks (\(Mark.columns), person, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, mark.values + [.integer(person.number), .integer(revision)])
  }
}
