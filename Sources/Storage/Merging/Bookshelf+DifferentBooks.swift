public import ReadingModel
import SQLite

extension Bookshelf {
  /// The pairs of books of which a person has said that they are different.
  ///
  /// - Parameter person: The person.
  /// - Returns: The pairs.
  /// - Throws: ``StorageError``.
  public func differentBooks(for person: PersonID = .owner) throws -> Set<BookPair> {
    let rows = try database().run(
      "SELECT one, other FROM different_books WHERE person = ?", [.integer(person.number)])
    return Set(try rows.map { BookPair(try $0.integer(0), try $0.integer(1)) })
  }

  /// Remembers that each of some books is another one than the others.
  ///
  /// - Parameters:
  ///   - ids: The books' numbers; those that are not there are left out.
  ///   - person: Who says so.
  /// - Throws: ``StorageError``.
  public func setDifferent(_ ids: [Int], for person: PersonID = .owner) throws {
    let database = try writableDatabase()
    try database.transaction {
      for (index, one) in ids.enumerated() {
        for other in ids[(index + 1)...] where other != one {
          let pair = BookPair(one, other)
          try database.run(
            """
            INSERT OR IGNORE INTO different_books
            SELECT ?1, one.id, other.id FROM books AS one JOIN books AS other
            WHERE one.id = ?2 AND other.id = ?3
            """, [.integer(person.number), .integer(pair.one), .integer(pair.other)])
        }
      }
    }
  }
}
