public import ReadingModel
import SQLite

/// What is compared of a book to find likely duplicates, and whose it is.
public struct ComparedBook: Hashable, Sendable {
  /// What is compared.
  public var entry: LikelyDuplicates.Entry
  /// Whose private shelf it stands on; `nil` for a shared book.
  public let owner: PersonID?
  /// Who has added it, if that is known.
  public let addedBy: PersonID?
}

extension Bookshelf {
  /// What is compared of all present books that a person sees.
  ///
  /// It comes from the keys of lists: to read ten thousand books whole would take seconds.
  ///
  /// - Parameter person: The person.
  /// - Returns: The books by their numbers.
  /// - Throws: ``StorageError``.
  public func comparedBooks(for person: PersonID = .owner) throws -> [ComparedBook] {
    try refreshKeys()
    let database = try database()
    let isListed = "removed IS NULL AND \(Self.isVisible)"
    let values = [SQLiteValue.integer(person.number)]
    var books: [Int: ComparedBook] = [:]
    for row in try database.run("SELECT id, owner, added_by FROM books WHERE \(isListed)", values) {
      let id = try row.integer(0)
      books[id] = ComparedBook(
        entry: .init(id: id, title: "", authors: [], identifiers: []),
        owner: try row.optionalInteger(1).map { PersonID($0) },
        addedBy: try row.optionalInteger(2).map { PersonID($0) })
    }
    let titles = "SELECT book, key FROM book_facets WHERE kind = 'title'"
    for row in try database.run(titles) {
      books[try row.integer(0)]?.entry.title = try row.text(1)
    }
    let authors = "SELECT book, key FROM book_facets WHERE kind = ?"
    for row in try database.run(authors, [.text(BookFacet.author.rawValue)]) {
      books[try row.integer(0)]?.entry.authors.append(try row.text(1))
    }
    let identifiers = try database.run(
      """
      SELECT books.id, each.value FROM books, json_each(coalesce(
        json_extract(corrections, '$.identifiers'), json_extract(metadata, '$.identifiers'), '[]'
      )) AS each WHERE \(isListed)
      """, values)
    for row in identifiers {
      books[try row.integer(0)]?.entry.identifiers.append(try row.text(1))
    }
    return books.values.sorted { $0.entry.id < $1.entry.id }
  }
}
