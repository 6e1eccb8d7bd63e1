public import ReadingModel
import SQLite

extension Bookshelf {
  /// A part of a person's sessions in the order of time.
  ///
  /// - Parameters:
  ///   - person: The reader.
  ///   - last: The last session of the part before; `nil` for the first part.
  ///   - limit: The most sessions.
  /// - Returns: The figures; fewer than `limit` when these are the last ones.
  /// - Throws: ``StorageError``.
  package func figures(
    for person: PersonID, after last: SessionFigures?, limit: Int
  ) throws -> [SessionFigures] {
    try database().run(
      """
      SELECT id, work, started, ended, reading, listening, both, read_units, heard_units FROM reading_sessions
      WHERE person = ?1 AND removed IS NULL AND (started, id) > (?2, ?3) ORDER BY started, id LIMIT ?4
      """,
      [
        .integer(person.number), .integer(last?.start ?? Int.min), .text(last?.id ?? ""),
        .integer(limit),
      ]
    ).map {
      SessionFigures(
        id: try $0.text(0), work: try $0.integer(1), start: try $0.integer(2),
        end: try $0.integer(3),
        time: ReadingTime(
          reading: try $0.integer(4), listening: try $0.integer(5), both: try $0.integer(6)),
        readUnits: try $0.integer(7), heardUnits: try $0.integer(8))
    }
  }

  /// Everything that a person has read.
  ///
  /// - Parameter person: The reader.
  /// - Returns: The works.
  /// - Throws: ``StorageError``.
  package func works(for person: PersonID) throws -> [FinishedWork] {
    let times = try database().run(
      """
      SELECT work, finished FROM finishings
      WHERE work IN (SELECT id FROM reading_works WHERE person = ?) ORDER BY finished
      """, [.integer(person.number)])
    var finished: [Int: [Int]] = [:]
    for row in times { finished[try row.integer(0), default: []].append(try row.integer(1)) }
    return try database().run(
      """
      SELECT \(Self.workColumns) FROM reading_works LEFT JOIN books ON books.id = reading_works.book
      WHERE person = ?1 ORDER BY reading_works.id
      """, [.integer(person.number)]
    ).map {
      let work = try ReadWork($0, from: 0)
      return FinishedWork(work: work, finished: finished[work.id] ?? [])
    }
  }

  /// How fast a person reads a book, by the latest sessions in it; else by those in its language.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - person: The reader.
  /// - Returns: The pace; `nil` as long as too little was read.
  /// - Throws: ``StorageError``.
  public func pace(of book: Int, for person: PersonID = .owner) throws -> ReadingPace? {
    let language = try self.book(book, for: person)?.metadata.language ?? ""
    let primary = String(language.lowercased().prefix { $0 != "-" })
    let present = "coalesce(books.language, reading_works.language)"
    let ways: [(condition: String, value: SQLiteValue, source: ReadingPace.Source)] = [
      ("reading_works.book = ?2", .integer(book), .book),
      ("(lower(\(present)) = ?2 OR lower(\(present)) LIKE ?2 || '-%')", .text(primary), .language),
    ]
    for way in ways {
      let sums = try database().run(
        """
        SELECT coalesce(sum(read_units), 0), coalesce(sum(reading), 0) FROM (
          SELECT read_units, reading FROM reading_sessions JOIN reading_works ON reading_works.id = work
          LEFT JOIN books ON books.id = reading_works.book
          WHERE reading_sessions.person = ?1 AND reading_sessions.removed IS NULL AND read_units > 0
            AND \(way.condition)
          ORDER BY started DESC LIMIT \(ReadingPace.sessionCount))
        """, [.integer(person.number), way.value]
      ).first
      guard let sums else { continue }
      let pace = ReadingPace(
        units: try sums.integer(0), time: try sums.integer(1), source: way.source)
      if let pace { return pace }
    }
    return nil
  }
}
