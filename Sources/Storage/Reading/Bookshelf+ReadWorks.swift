import ReadingModel
import SQLite

extension Bookshelf {
  /// The columns of a work, of tables `reading_works` and `books` and for the person who is bound first.
  ///
  /// A book in the bin, or on a shelf that the person no longer sees, can't be opened.
  static let workColumns = """
    reading_works.id, iif(books.removed IS NULL AND (books.owner IS NULL OR books.owner = ?1), books.id, NULL),
    coalesce(\(shownTitle), reading_works.title), reading_works.authors, coalesce(books.format, reading_works.format),
    coalesce(books.language, reading_works.language), coalesce(books.length, reading_works.length)
    """
  static let workColumnCount = 7

  /// The number of a person's work of a book, made when it is first needed, inside a transaction.
  ///
  /// A book that was deleted and added again continues its work.
  ///
  /// - Returns: The number, or `nil` when there is no such book.
  func work(of id: Int, for person: PersonID) throws -> Int? {
    guard let book = try book(id, for: person) else { return nil }
    let database = try database()
    let values: [SQLiteValue] = [
      .integer(id), .text(book.fingerprint.sha256), .text(book.title),
      .text(try JSON.text(book.metadata.creators)), .text(book.fingerprint.format.id),
      .text(book.metadata.language), .integer(book.length), .integer(person.number),
    ]
    // The title is kept up to date for the day on which the book is gone.
    let known = try database.run(
      """
      UPDATE reading_works SET book = ?1, sha256 = ?2, title = ?3, authors = ?4, format = ?5, language = ?6,
        length = ?7
      WHERE id = coalesce(
        (SELECT id FROM reading_works WHERE person = ?8 AND book = ?1),
        (SELECT min(id) FROM reading_works WHERE person = ?8 AND book IS NULL AND sha256 = ?2))
      RETURNING id
      """, values
    ).first
    if let known { return try known.integer(0) }
    try database.run(
      """
      INSERT INTO reading_works (book, sha256, title, authors, format, language, length, person)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, values)
    return database.lastInsertedKey
  }

  /// Forgets works that nothing is known of, inside a transaction.
  func forgetEmptyWorks(of person: PersonID) throws {
    try database().run(
      """
      DELETE FROM reading_works WHERE person = ?
        AND NOT EXISTS (SELECT 1 FROM reading_sessions WHERE work = reading_works.id)
        AND NOT EXISTS (SELECT 1 FROM finishings WHERE work = reading_works.id)
      """, [.integer(person.number)])
  }
}

extension Bookshelf {
  /// A change of mind within this time takes back that a book was finished: the wrong entry of a menu, or a look at
  /// the end.
  static let finishingUndo = 86_400_000

  /// Notes that a book was read to its end, or was not after all, inside the transaction that stores its state.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - person: The reader.
  ///   - before: The state before.
  ///   - after: The state now.
  /// - Throws: ``StorageError``.
  func noteFinishing(
    of id: Int, for person: PersonID, from before: ReadingState, to after: ReadingState
  ) throws {
    guard before != after, before == .finished || after == .finished,
      let work = try work(of: id, for: person)
    else { return }
    let now = Timestamp(now()).milliseconds
    if after == .finished {
      try database().run(
        "INSERT OR IGNORE INTO finishings VALUES (?, ?)", [.integer(work), .integer(now)])
    } else {
      try database().run(
        "DELETE FROM finishings WHERE work = ? AND finished > ?",
        [.integer(work), .integer(now - Self.finishingUndo)])
      try forgetEmptyWorks(of: person)
    }
  }
}

extension ReadWork {
  /// Reads `Bookshelf.workColumns`.
  init(_ row: SQLiteRow, from column: Int) throws {
    self.init(
      id: try row.integer(column), book: try row.optionalInteger(column + 1),
      title: try row.text(column + 2), authors: try JSON.value(try row.text(column + 3)),
      format: try row.optionalText(column + 4), language: try row.optionalText(column + 5),
      length: try row.integer(column + 6))
  }
}
