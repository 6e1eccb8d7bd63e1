package import ReadingModel
import SQLite

extension Bookshelf {
  /// The works for a snapshot; a book that is not in it is left out of its work.
  func workRows(of books: Set<Int>) throws -> [LibrarySnapshot.Work] {
    let rows = try database().run("SELECT work, finished FROM finishings ORDER BY work, finished")
    var finished: [Int: [Int]] = [:]
    for row in rows { finished[try row.integer(0), default: []].append(try row.integer(1)) }
    return try database().run(
      "SELECT id, person, book, sha256, title, authors, format, language, length FROM reading_works ORDER BY id"
    ).map {
      let id = try $0.integer(0)
      return .init(
        id: id, person: try $0.integer(1),
        book: try $0.optionalInteger(2).flatMap { books.contains($0) ? $0 : nil },
        sha256: try $0.optionalText(3), title: try $0.text(4),
        authors: try JSON.value(try $0.text(5)), format: try $0.optionalText(6),
        language: try $0.optionalText(7), length: try $0.integer(8), finished: finished[id] ?? [])
    }
  }

  func sessionRows() throws -> [LibrarySnapshot.Session] {
    try database().run(
      """
      SELECT person, id, work, device, started, ended, reading, listening, both, read_units, heard_units, from_offset,
        to_offset
      FROM reading_sessions WHERE removed IS NULL ORDER BY person, started, id
      """
    ).map {
      .init(
        person: try $0.integer(0), id: try $0.text(1), work: try $0.integer(2),
        device: try $0.optionalText(3), start: try $0.integer(4), end: try $0.integer(5),
        reading: try $0.integer(6), listening: try $0.integer(7), both: try $0.integer(8),
        readUnits: try $0.integer(9), heardUnits: try $0.integer(10), from: try $0.integer(11),
        to: try $0.integer(12))
    }
  }

  /// Takes over what a backup says of a work; sessions that the library has under their ids stay, also deleted ones.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - sessions: Its sessions; one that no library can hold is left out.
  ///   - book: The number of its book in this library; `nil` when it is not there.
  ///   - person: Its person in this library.
  /// - Returns: How many sessions were added.
  /// - Throws: ``StorageError``.
  package func restore(
    _ work: LibrarySnapshot.Work, _ sessions: [LibrarySnapshot.Session], of book: Int?,
    for person: PersonID
  ) throws -> Int {
    let database = try writableDatabase()
    return try database.transaction {
      let id = try book.flatMap { try self.work(of: $0, for: person) } ?? bookless(work, person)
      var count = 0
      let revision = try nextRevision()
      for session in sessions where session.isSound {
        count += try database.run(
          """
          INSERT OR IGNORE INTO reading_sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?) RETURNING 1
          """,
          [
            .integer(person.number), .text(session.id), .integer(id), .text(session.device),
            .integer(Timestamp(milliseconds: session.start).milliseconds),
            .integer(Timestamp(milliseconds: session.end).milliseconds),
            .integer(session.reading), .integer(session.listening), .integer(session.both),
            .integer(session.readUnits), .integer(session.heardUnits), .integer(session.from),
            .integer(session.to), .integer(revision),
          ]
        ).count
      }
      for time in work.finished {
        try database.run(
          "INSERT OR IGNORE INTO finishings VALUES (?, ?)",
          [.integer(id), .integer(Timestamp(milliseconds: time).milliseconds)])
      }
      try forgetEmptyWorks(of: person)
      return count
    }
  }

  /// The number of a work whose book is not in the library, made when it is first needed, inside a transaction.
  func bookless(_ work: LibrarySnapshot.Work, _ person: PersonID) throws -> Int {
    let authors = try JSON.text(work.authors)
    let known = try database().run(
      """
      SELECT id FROM reading_works
      WHERE person = ?1 AND (sha256 = ?2 OR (sha256 IS ?2 AND title = ?3 AND authors = ?4))
      """, [.integer(person.number), .text(work.sha256), .text(work.title), .text(authors)]
    ).first
    if let known { return try known.integer(0) }
    let database = try database()
    try database.run(
      """
      INSERT INTO reading_works (person, sha256, title, authors, format, language, length)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(person.number), .text(work.sha256), .text(work.title), .text(authors),
        .text(work.format), .text(work.language), .integer(max(0, work.length)),
      ])
    return database.lastInsertedKey
  }
}
