public import ReadingModel
import SQLite

extension Bookshelf {
  /// The state of every book, also of removed ones.
  ///
  /// - Returns: States by the books' numbers.
  /// - Throws: ``StorageError``.
  public func states() throws -> [Int: BookState] {
    let rows = try database().run("SELECT id, revision, substr(sha256, 1, 16) FROM books")
    return try Dictionary(
      rows.map {
        (try $0.integer(0), BookState(revision: try $0.integer(1), file: try $0.text(2)))
      }, uniquingKeysWith: { a, _ in a })
  }

  /// The numbers of the present books that a person may see, without a look at their files.
  ///
  /// - Parameter person: The person who asks.
  /// - Returns: The numbers in ascending order.
  /// - Throws: ``StorageError``.
  public func visibleBooks(for person: PersonID) throws -> [Int] {
    try database().run(
      // Nearly all books are visible: the index of owners would be a detour to each.
      "SELECT id FROM books NOT INDEXED WHERE removed IS NULL AND \(Self.isVisible) ORDER BY id",
      [.integer(person.number)]
    ).map { try $0.integer(0) }
  }

  /// The titles of the present books that a person may see, without a look at their files.
  ///
  /// - Parameter person: The person who asks.
  /// - Returns: Titles as shown, by the books' numbers.
  /// - Throws: ``StorageError``.
  public func titles(for person: PersonID) throws -> [Int: String] {
    let rows = try database().run(
      """
      SELECT id, coalesce(json_extract(corrections, '$.title'), title) FROM books
      WHERE removed IS NULL AND \(Self.isVisible)
      """, [.integer(person.number)])
    return try Dictionary(
      rows.map { (try $0.integer(0), try $0.text(1)) }, uniquingKeysWith: { a, _ in a })
  }
}

/// What tells whether a book has changed.
public struct BookState: Hashable, Sendable {
  /// Changes when anything of the book does.
  public var revision: Int
  /// The beginning of the file's SHA-256, with which the edition of its text begins.
  ///
  /// A library that was restored from a backup gives numbers and revisions to other books than before.
  public var file: String
}
