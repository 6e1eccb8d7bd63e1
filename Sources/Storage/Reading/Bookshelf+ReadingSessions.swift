public import ReadingModel
import SQLite

extension Bookshelf {
  private static let sessions = """
    SELECT \(workColumns), reading_sessions.id, device, started, ended, reading, listening, both, read_units,
      heard_units, from_offset, to_offset
    FROM reading_sessions JOIN reading_works ON reading_works.id = work
    LEFT JOIN books ON books.id = reading_works.book
    WHERE reading_sessions.person = ?1 AND reading_sessions.removed IS NULL
    """

  /// Stores what a client tells of a reading session; of two reports of one session the greater numbers count.
  ///
  /// - Parameters:
  ///   - report: The totals of the session.
  ///   - book: The book's number.
  ///   - person: The reader.
  /// - Returns: The session as stored, also one that was deleted and stays so; `nil` when there is no such book.
  /// - Throws: `SessionRefusal`, ``StorageError``.
  public func note(
    _ report: SessionReport, in book: Int, for person: PersonID = .owner
  ) throws -> ReadingSession? {
    if let fault = report.fault { throw SessionRefusal.report(reason: fault) }
    let database = try writableDatabase()
    return try database.transaction {
      if try isRemovedSession(report.id, of: person) { return .removed(report.id) }
      guard let length = try self.book(book, for: person)?.length,
        let work = try work(of: book, for: person)
      else { return nil }
      let known = try session(report.id, for: person)
      guard try known != nil || sessionCount(of: person) < SessionReport.countLimit else {
        throw SessionRefusal.tooMany
      }
      // The first report decides when it began; later ones only make it longer.
      let end = Timestamp(now()).milliseconds - min(report.age, SessionReport.ageLimit)
      try database.run(
        """
        INSERT INTO reading_sessions VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, NULL, ?14)
        ON CONFLICT (person, id) DO UPDATE SET
          to_offset = iif(excluded.ended - excluded.started >= ended - started, excluded.to_offset, to_offset),
          ended = started + max(ended - started, excluded.ended - excluded.started),
          reading = max(reading, excluded.reading), listening = max(listening, excluded.listening),
          both = max(both, excluded.both), read_units = max(read_units, excluded.read_units),
          heard_units = max(heard_units, excluded.heard_units), revision = excluded.revision
        """,
        [
          .integer(person.number), .text(report.id), .integer(work), .text(report.device),
          .integer(end - report.span), .integer(end), .integer(report.time.reading),
          .integer(report.time.listening), .integer(report.time.both), .integer(report.readUnits),
          .integer(report.heardUnits), .integer(min(report.from, length)),
          .integer(min(report.to, length)), .integer(nextRevision()),
        ])
      return try session(report.id, for: person)
    }
  }

  /// A person's reading sessions, the latest first.
  ///
  /// - Parameters:
  ///   - person: The reader.
  ///   - book: The number of the book that they are of; `nil` for all.
  ///   - start: How many are passed over.
  ///   - limit: The most sessions.
  /// - Returns: The sessions that were not deleted.
  /// - Throws: ``StorageError``.
  public func sessions(
    for person: PersonID = .owner, of book: Int? = nil, from start: Int = 0, limit: Int
  ) throws -> [ReadingSession] {
    try database().run(
      """
      \(Self.sessions) AND (?2 IS NULL OR reading_works.book = ?2)
      ORDER BY started DESC, reading_sessions.id LIMIT ?3 OFFSET ?4
      """, [.integer(person.number), .integer(book), .integer(limit), .integer(start)]
    ).map { try ReadingSession($0) }
  }

  /// Deletes a reading session; a report of it that comes later does not bring it back.
  ///
  /// - Parameters:
  ///   - id: The session's id.
  ///   - person: The reader.
  /// - Returns: Whether there was one.
  /// - Throws: ``StorageError``.
  public func removeSession(_ id: String, for person: PersonID = .owner) throws -> Bool {
    try remove("id = ?2", .text(id), for: person) > 0
  }

  /// Deletes all reading sessions of a person, and what was finished when; or those of one book.
  ///
  /// - Parameters:
  ///   - book: The book's number; `nil` for all.
  ///   - person: The reader.
  /// - Returns: How many were deleted.
  /// - Throws: ``StorageError``.
  public func removeSessions(of book: Int?, for person: PersonID = .owner) throws -> Int {
    let works = "(SELECT id FROM reading_works WHERE person = ?1 AND (?2 IS NULL OR book = ?2))"
    return try remove("work IN \(works)", .integer(book), for: person) {
      try database().run(
        "DELETE FROM finishings WHERE work IN \(works)",
        [.integer(person.number), .integer(book)])
    }
  }

  private func remove(
    _ condition: String, _ value: SQLiteValue, for person: PersonID, _ more: () throws -> Void = {}
  ) throws -> Int {
    let database = try writableDatabase()
    return try database.transaction {
      let rows = try database.run(
        """
        UPDATE reading_sessions SET removed = ?3, revision = ?4, work = NULL, device = NULL, started = 0, ended = 0,
          reading = 0, listening = 0, both = 0, read_units = 0, heard_units = 0, from_offset = 0, to_offset = 0
        WHERE person = ?1 AND removed IS NULL AND \(condition) RETURNING id
        """,
        [
          .integer(person.number), value, .integer(Timestamp(now()).milliseconds),
          .integer(nextRevision()),
        ])
      try more()
      try forgetEmptyWorks(of: person)
      return rows.count
    }
  }

  func session(_ id: String, for person: PersonID) throws -> ReadingSession? {
    try database().run(
      "\(Self.sessions) AND reading_sessions.id = ?2", [.integer(person.number), .text(id)]
    ).first.map { try ReadingSession($0) }
  }

  private func isRemovedSession(_ id: String, of person: PersonID) throws -> Bool {
    try !database().run(
      "SELECT 1 FROM reading_sessions WHERE person = ? AND id = ? AND removed IS NOT NULL",
      [.integer(person.number), .text(id)]
    ).isEmpty
  }

  func sessionCount(of person: PersonID) throws -> Int {
    try database().run(
      "SELECT count(*) FROM reading_sessions WHERE person = ?", [.integer(person.number)]
    ).first?.integer(0) ?? 0
  }
}

extension ReadingSession {
  /// Reads the columns of a work, and then those of a session.
  init(_ row: SQLiteRow) throws {
    let column = Bookshelf.workColumnCount
    self.init(
      id: try row.text(column), work: try ReadWork(row, from: 0),
      device: try row.optionalText(column + 1),
      start: Timestamp(milliseconds: try row.integer(column + 2)).date,
      end: Timestamp(milliseconds: try row.integer(column + 3)).date,
      time: ReadingTime(
        reading: try row.integer(column + 4), listening: try row.integer(column + 5),
        both: try row.integer(column + 6)),
      readUnits: try row.integer(column + 7), heardUnits: try row.integer(column + 8),
      from: try row.integer(column + 9), to: try row.integer(column + 10))
  }

  /// A session that was deleted.
  static func removed(_ id: String) -> ReadingSession {
    let never = Timestamp(milliseconds: 0).date
    return ReadingSession(
      id: id, work: ReadWork(), device: nil, start: never, end: never, time: ReadingTime(),
      readUnits: 0, heardUnits: 0, from: 0, to: 0, isRemoved: true)
  }
}
