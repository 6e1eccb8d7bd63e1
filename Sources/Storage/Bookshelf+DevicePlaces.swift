public import ReadingModel
import SQLite

extension Bookshelf {
  /// The number of devices whose places in a book are kept; the oldest places are deleted first.
  ///
  /// A household has a handful, but browsers change their names.
  static let devicesKept = 12

  /// The last place of each device of a person in a book.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - person: The devices' owner.
  /// - Returns: One position for each device, the latest first; none for a book that is not there.
  /// - Throws: ``StorageError``.
  public func devicePositions(
    in id: Int, for person: PersonID = .owner
  ) throws -> [ReadingPosition] {
    try database().run(
      """
      SELECT offset, version, updated, device FROM device_places WHERE book = ? AND person = ?
      ORDER BY version DESC
      """, [.integer(id), .integer(person.number)]
    ).map { try ReadingPosition($0, from: 0) }
  }

  /// Records the place of a device, inside the transaction that stores it.
  func noteDevice(_ position: ReadingPosition, in id: Int, for person: PersonID) throws {
    guard let device = position.device, let updated = position.updated else { return }
    try database().run(
      "INSERT OR REPLACE INTO device_places VALUES (?, ?, ?, ?, ?, ?)",
      [
        .integer(id), .integer(person.number), .text(device), .integer(position.offset),
        .integer(position.version), .integer(Timestamp(updated).milliseconds),
      ])
    try database().run(
      """
      DELETE FROM device_places WHERE book = ?1 AND person = ?2 AND device NOT IN (
        SELECT device FROM device_places WHERE book = ?1 AND person = ?2
        ORDER BY version DESC LIMIT \(Self.devicesKept))
      """, [.integer(id), .integer(person.number)])
  }
}

extension Bookshelf {
  private static let everyOffset = """
    SELECT offset FROM places WHERE book = ?1 AND version > 0
    UNION SELECT offset FROM device_places WHERE book = ?1
    UNION SELECT offset FROM place_history WHERE book = ?1
    """

  /// Every stored place in a book, of every person and device, with the text around it.
  ///
  /// - Parameter book: The book's number.
  /// - Returns: Quotes without a passage, by book offsets; `nil` if none was recorded.
  /// - Throws: ``StorageError``.
  public func everyPlace(in book: Int) throws -> [TextOffset: TextQuote?] {
    let rows = try database().run(
      """
      SELECT stored.offset, prefix, suffix FROM (\(Self.everyOffset)) AS stored
      LEFT JOIN place_quotes ON book = ?1 AND place_quotes.offset = stored.offset
      """, [.integer(book)])
    var places: [TextOffset: TextQuote?] = [:]
    for row in rows {
      let quote = try row.optionalText(1).map { prefix in
        try TextQuote(exact: "", prefix: prefix, suffix: row.text(2))
      }
      places.updateValue(quote, forKey: try row.integer(0))
    }
    return places
  }

  /// Records the text around a stored place, and deletes records without a place.
  ///
  /// - Parameters:
  ///   - quote: The text around it.
  ///   - offset: The place; nothing is recorded when it is no longer stored.
  ///   - book: The book's number.
  /// - Throws: ``StorageError``.
  public func notePlace(_ quote: TextQuote, at offset: TextOffset, in book: Int) throws {
    let database = try writableDatabase()
    try database.transaction {
      try database.run(
        """
        INSERT OR REPLACE INTO place_quotes SELECT ?1, ?2, ?3, ?4
        WHERE ?2 IN (\(Self.everyOffset))
        """,
        [.integer(book), .integer(offset), .text(quote.prefix), .text(quote.suffix)])
      try forgetPlaces(in: book)
    }
  }

  /// Moves the recorded text together with its places, inside the transaction that moves them.
  func moveQuotes(_ places: [TextOffset: TextOffset], in book: Int) throws {
    let database = try database()
    let rows = try database.run(
      "DELETE FROM place_quotes WHERE book = ? RETURNING offset, prefix, suffix", [.integer(book)])
    for row in rows {
      let old = try row.integer(0)
      // Two places may meet where their text was cut out.
      try database.run(
        "INSERT OR IGNORE INTO place_quotes VALUES (?, ?, ?, ?)",
        [
          .integer(book), .integer(places[old] ?? old), .text(try row.text(1)),
          .text(try row.text(2)),
        ])
    }
    try forgetPlaces(in: book)
  }

  private func forgetPlaces(in book: Int) throws {
    try database().run(
      "DELETE FROM place_quotes WHERE book = ?1 AND offset NOT IN (\(Self.everyOffset))",
      [.integer(book)])
  }
}
