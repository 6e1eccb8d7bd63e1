public import ReadingModel
import SQLite

extension Bookshelf {
  /// A book's outline.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - parser: The parser's revision; an outline of another revision does not count.
  /// - Returns: The outline, or `nil` when there is none of that revision.
  /// - Throws: ``StorageError``.
  public func outline(of id: Int, parser: Int) throws -> BookOutline? {
    guard let edition = try edition(of: id) else { return nil }
    let key = OutlineCache.Key(book: id, edition: edition, parser: parser)
    if let known = outlines.use(key) { return known }
    guard let outline = try stored(id, parser: parser) else { return nil }
    // Another process may have put an edition in its place between the two questions.
    if try self.edition(of: id) == edition { outlines.keep(outline, for: key) }
    return outline
  }

  /// The last stored outline of a book, by any revision of the parser.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The outline, or `nil` when there is none that can be read.
  /// - Throws: ``StorageError``.
  public func lastOutline(of id: Int) throws -> BookOutline? {
    // An outline that another version wrote may not be readable; the file is read again then.
    do {
      return try stored(id, parser: nil)
    } catch StorageError.damaged {
      return nil
    }
  }

  /// Reads an outline, by one statement, since another process may replace it at any moment.
  private func stored(_ id: Int, parser: Int?) throws -> BookOutline? {
    let rows = try database().run(
      """
      SELECT 0 AS number, outline FROM outlines WHERE book = ?1 AND parser = coalesce(?2, parser)
      UNION ALL SELECT number, part FROM outline_parts WHERE book = ?1 ORDER BY number
      """, [.integer(id), .integer(parser)])
    guard try rows.first?.integer(0) == 0 else { return nil }
    do {
      return try BookOutline(parts: rows.map { try $0.text(1) })
    } catch is DecodingError {
      throw StorageError.damaged(reason: "a value can't be read")
    }
  }

  /// Stores the outline of a book in place of its former one, inside a transaction.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - id: The book's number.
  ///   - parser: The revision of the parser that made it.
  /// - Throws: ``StorageError``.
  func storeOutline(_ outline: BookOutline, of id: Int, parser: Int) throws {
    let database = try database()
    try database.run("DELETE FROM outline_parts WHERE book = ?", [.integer(id)])
    var number = 0
    try outline.forEachPart { part in
      if number == 0 {
        try database.run(
          """
          INSERT INTO outlines (book, parser, outline) VALUES (?, ?, ?)
          ON CONFLICT (book) DO UPDATE SET parser = excluded.parser, outline = excluded.outline
          """, [.integer(id), .integer(parser), .text(part)])
      } else {
        try database.run(
          "INSERT INTO outline_parts VALUES (?, ?, ?)",
          [.integer(id), .integer(number), .text(part)])
      }
      number += 1
    }
  }
}
