public import ReadingModel
import SQLite

extension Bookshelf {
  /// The revision of every book, also of removed ones; it changes when anything of the book does.
  ///
  /// - Returns: Revisions by the books' numbers.
  /// - Throws: ``StorageError``.
  public func revisions() throws -> [Int: Int] {
    let rows = try database().run("SELECT id, revision FROM books")
    return try Dictionary(
      rows.map { (try $0.integer(0), try $0.integer(1)) }, uniquingKeysWith: { a, _ in a })
  }

  /// The numbers of the present books that a person may see, without a look at their files.
  ///
  /// - Parameter person: Who asks.
  /// - Returns: The numbers in ascending order.
  /// - Throws: ``StorageError``.
  public func visibleBooks(for person: PersonID) throws -> [Int] {
    try database().run(
      "SELECT id FROM books WHERE removed IS NULL AND \(Self.isVisible) ORDER BY id",
      [.integer(person.number)]
    ).map { try $0.integer(0) }
  }
}
