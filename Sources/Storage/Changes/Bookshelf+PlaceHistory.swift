public import ReadingModel
import SQLite

extension Bookshelf {
  /// The number of earlier places of a person in a book that are kept; older ones are forgotten.
  static let placesKept = 50
  /// Two places of one device within so many milliseconds, and not further apart than ``placeStep``, are one: reading on is no
  /// other place.
  static let placePause = 600_000
  /// Some five pages, in UTF-16 units.
  static let placeStep = 10_000

  /// The earlier places of a person in a book.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - person: The reader.
  /// - Returns: The places, the latest first.
  /// - Throws: ``StorageError``.
  public func earlierPositions(
    in id: Int, for person: PersonID = .owner
  ) throws -> [ReadingPosition] {
    try database().run(
      """
      SELECT offset, version, updated, device FROM place_history WHERE book = ? AND person = ?
      ORDER BY version DESC
      """, [.integer(id), .integer(person.number)]
    ).map { try ReadingPosition($0, from: 0) }
  }

  /// Remembers a place that was stored, inside the transaction that stores it.
  func remember(_ position: ReadingPosition, in id: Int, for person: PersonID) throws {
    guard let updated = position.updated else { return }
    let database = try database()
    let time = Timestamp(updated).milliseconds
    let scope: [SQLiteValue] = [.integer(id), .integer(person.number)]
    // Where somebody reads on, the place before is no earlier one but the same.
    try database.run(
      """
      DELETE FROM place_history WHERE book = ?1 AND person = ?2
        AND version = (SELECT max(version) FROM place_history WHERE book = ?1 AND person = ?2)
        AND device IS ?3 AND updated >= ?4 AND abs(offset - ?5) <= \(Self.placeStep)
      """,
      scope + [
        .text(position.device), .integer(time - Self.placePause), .integer(position.offset),
      ])
    try database.run(
      "INSERT OR REPLACE INTO place_history VALUES (?, ?, ?, ?, ?, ?)",
      scope + [
        .integer(position.version), .integer(position.offset), .text(position.device),
        .integer(time),
      ])
    try database.run(
      """
      DELETE FROM place_history WHERE book = ?1 AND person = ?2 AND version NOT IN (
        SELECT version FROM place_history WHERE book = ?1 AND person = ?2
        ORDER BY version DESC LIMIT \(Self.placesKept))
      """, scope)
  }

  /// Moves the earlier places in a text that has changed, inside a transaction.
  func moveHistory(_ places: [TextOffset: TextOffset], in book: Int, length: Int) throws {
    let database = try database()
    let rows = try database.run(
      "SELECT person, version, offset FROM place_history WHERE book = ?", [.integer(book)])
    for row in rows {
      let old = try row.integer(2)
      let new = min(max(0, places[old] ?? old), length)
      guard new != old else { continue }
      try database.run(
        "UPDATE place_history SET offset = ? WHERE book = ? AND person = ? AND version = ?",
        [
          .integer(new), .integer(book), .integer(try row.integer(0)),
          .integer(try row.integer(1)),
        ])
    }
  }
}
