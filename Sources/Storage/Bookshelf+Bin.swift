public import ReadingModel
import SQLite

extension Bookshelf {
  /// The keys of the marks that a person has removed in all books that are not removed themselves, last removed first.
  ///
  /// - Parameter person: The marks' owner.
  /// - Returns: The keys of the marks, which can be restored.
  /// - Throws: ``StorageError``.
  public func removedMarkKeys(for person: PersonID = .owner) throws -> [MarkKey] {
    try database().run(
      """
      SELECT book, id FROM marks
      WHERE person = ? AND removed IS NOT NULL
        AND book IN (SELECT id FROM books WHERE removed IS NULL AND \(Self.isVisible))
      ORDER BY removed DESC, book, lower
      """, [.integer(person.number), .integer(person.number)]
    ).map { MarkKey(book: try $0.integer(0), id: try $0.text(1)) }
  }

  /// Deletes removed books for good, with their files and everybody's places and marks in them.
  ///
  /// - Parameter ids: Their numbers; a book that is not removed stays.
  /// - Returns: How many were deleted.
  /// - Throws: ``StorageError``.
  @discardableResult
  public func deleteForGood(_ ids: [Int]) throws -> Int {
    let database = try writableDatabase()
    let count = try database.transaction {
      try ids.reduce(0) { count, id in
        let deleted = try database.run(
          "DELETE FROM books WHERE id = ? AND removed IS NOT NULL RETURNING id", [.integer(id)])
        return count + deleted.count
      }
    }
    if count > 0 { try sweepFiles() }
    return count
  }

  /// Deletes removed marks for good.
  ///
  /// - Parameters:
  ///   - marks: The keys of the marks; a mark that is not removed stays.
  ///   - person: The marks' owner.
  /// - Returns: How many were deleted.
  /// - Throws: ``StorageError``.
  @discardableResult
  public func deleteForGood(_ marks: [MarkKey], for person: PersonID = .owner) throws -> Int {
    let database = try writableDatabase()
    return try database.transaction {
      try marks.reduce(0) { count, mark in
        let deleted = try database.run(
          """
          DELETE FROM marks WHERE book = ? AND person = ? AND id = ? AND removed IS NOT NULL
          RETURNING id
          """, [.integer(mark.book), .integer(person.number), .text(mark.id)])
        return count + deleted.count
      }
    }
  }
}
