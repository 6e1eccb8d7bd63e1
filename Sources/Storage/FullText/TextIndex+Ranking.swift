import SQLite

/// Finds books by the passages that fit, in bounded time: of a word that stands everywhere, the scores of all passages would say little and
/// cost most, so that only a sample of them is scored ([0100](docs/decisions/0100-a-sample-ranks-frequent-words.md)).
extension TextIndex {
  /// By how much a book whose title or author fits goes before others; scores of bm25 are negative and rarely below -100.
  private static let nameBonus = 10_000
  /// So many passages are scored at least if so many fit; if more do, every second, third, … row of the index counts.
  ///
  /// A score takes 1 µs where the words are rare in the passage, 7 µs where they make a tenth of it.
  static let scoredCount = 2048
  /// All passages of so many books whose title or author fits are scored, those of others as far as they are in the sample.
  static let scoredNames = 64

  /// What is looked for in the books of the table `counted`.
  private struct Search {
    let expression: String
    /// The books whose title or author fits, as a list in JSON.
    let named: String
    /// Those of which every passage is scored.
    let scored: String
    let passageLimit: Int
    let database: IndexDatabase
  }

  /// A book with the numbers of passages that fit, the best one first.
  private struct Ranked {
    let book: Int
    /// How many passages of it are known to fit.
    var count = 0
    var passages: [Int] = []
  }

  /// The passages that fit an expression, by books, the best book first.
  ///
  /// No book is lost: those of which no passage was scored come after the others, in the order of their numbers.
  ///
  /// - Parameters:
  ///   - expression: In the language of FTS5.
  ///   - books: The books that count.
  ///   - named: The books whose title or author fits, too; they go before the others, but for those behind `scoredNames` of which no passage is
  ///     in the sample.
  ///   - offset: How many books are left out at the beginning.
  ///   - limit: How many books are wanted.
  ///   - passageLimit: How many passages of each are wanted.
  /// - Returns: The books.
  /// - Throws: ``StorageError``.
  public func books(
    fitting expression: String, of books: [Int], named: [Int], offset: Int, limit: Int,
    passageLimit: Int
  ) throws -> [FoundBook] {
    try using { database in
      try database.count(books)
      let search = Search(
        expression: expression, named: Self.list(named),
        scored: Self.list(Array(named.prefix(Self.scoredNames))), passageLimit: passageLimit,
        database: database)
      return try database.reading {
        try Self.best(search, offset: offset, limit: limit).map { try Self.found($0, search) }
      }
    }
  }

  private static func best(_ search: Search, offset: Int, limit: Int) throws -> [Ranked] {
    let step = try step(search)
    let ranked = try ranked(search, step: step, limit: offset + limit)
    var best = Array(ranked.dropFirst(offset))
    guard step > 1 else { return best }
    if best.count < limit {
      best += try rest(
        search, behind: ranked, offset: max(offset - ranked.count, 0), limit: limit - best.count)
    }
    return try best.map { try completed($0, search) }
  }

  /// Every how manieth row is scored: 1 if few passages of the books fit.
  private static func step(_ search: Search) throws -> Int {
    // Where the passages end that would be scored if all were; the others are as far apart, about.
    let reached = try search.database.run(
      """
      SELECT words.rowid FROM words CROSS JOIN passages ON passages.id = words.rowid
      WHERE words MATCH ? AND passages.book IN counted
      ORDER BY words.rowid LIMIT 1 OFFSET \(scoredCount)
      """, [.text(search.expression)]
    ).first?.integer(0)
    // Asked in one breath, the smallest and the greatest would be looked for in all rows.
    guard let reached,
      let ends = try search.database.run(
        "SELECT (SELECT min(id) FROM passages), (SELECT max(id) FROM passages)"
      ).first
    else { return 1 }
    let (first, last) = (try ends.integer(0), try ends.integer(1))
    return (last - first) / max(reached - first, 1) + 1
  }

  /// The books of which a passage was scored, the best first.
  private static func ranked(_ search: Search, step: Int, limit: Int) throws -> [Ranked] {
    let rows = try search.database.run(
      """
      WITH scored AS MATERIALIZED (
        SELECT passages.book, words.rowid AS id, bm25(words) AS score
        FROM words CROSS JOIN passages ON passages.id = words.rowid
        WHERE words MATCH ?1 AND (words.rowid % ?2 = 0 OR ?3 != '[]' AND words.rowid IN (
            SELECT id FROM passages WHERE book IN (SELECT value FROM json_each(?3))))
          AND passages.book IN counted
      ), ranked AS MATERIALIZED (
        SELECT book, count(*) AS count,
          min(score) - \(nameBonus) * (book IN (SELECT value FROM json_each(?4))) AS best
        FROM scored GROUP BY book ORDER BY best, book LIMIT ?5
      ), numbered AS (
        SELECT ranked.*, scored.id,
          row_number() OVER (PARTITION BY ranked.book ORDER BY score, scored.id) AS number
        FROM scored CROSS JOIN ranked ON ranked.book = scored.book
      )
      SELECT book, count, id FROM numbered WHERE number <= ?6 ORDER BY best, book, number
      """,
      [
        .text(search.expression), .integer(step), .text(search.scored), .text(search.named),
        .integer(limit), .integer(search.passageLimit),
      ])
    var ranked: [Ranked] = []
    for row in rows {
      let book = try row.integer(0)
      if ranked.last?.book != book {
        ranked.append(Ranked(book: book, count: try row.integer(1)))
      }
      ranked[ranked.count - 1].passages.append(try row.integer(2))
    }
    return ranked
  }

  /// The books that fit and of which no passage was scored.
  private static func rest(
    _ search: Search, behind ranked: [Ranked], offset: Int, limit: Int
  ) throws -> [Ranked] {
    try search.database.run(
      """
      SELECT DISTINCT passages.book FROM words CROSS JOIN passages ON passages.id = words.rowid
      WHERE words MATCH ? AND passages.book IN counted
        AND passages.book NOT IN (SELECT value FROM json_each(?))
      ORDER BY passages.book NOT IN (SELECT value FROM json_each(?)), passages.book
      LIMIT ? OFFSET ?
      """,
      [
        .text(search.expression), .text(list(ranked.map(\.book))), .text(search.named),
        .integer(limit), .integer(offset),
      ]
    ).map { Ranked(book: try $0.integer(0)) }
  }

  /// A book with passages that fit and are not in the sample behind those that are.
  private static func completed(_ ranked: Ranked, _ search: Search) throws -> Ranked {
    let rows = try search.database.run(
      """
      SELECT words.rowid FROM words CROSS JOIN passages ON passages.id = words.rowid
      WHERE words MATCH ?1 AND passages.book = ?2
        AND words.rowid >= (SELECT min(id) FROM passages WHERE book = ?2)
        AND words.rowid <= (SELECT max(id) FROM passages WHERE book = ?2)
      ORDER BY words.rowid LIMIT ?3
      """,
      [
        .text(search.expression), .integer(ranked.book),
        .integer(ranked.passages.count + search.passageLimit + 1),
      ])
    let others = try rows.map { try $0.integer(0) }.filter { !ranked.passages.contains($0) }
    var completed = ranked
    completed.count = max(ranked.count, ranked.passages.count + others.count)
    completed.passages += others.prefix(search.passageLimit - ranked.passages.count)
    return completed
  }

  private static func found(_ ranked: Ranked, _ search: Search) throws -> FoundBook {
    let edition = try search.database.run(
      "SELECT edition FROM books WHERE book = ?", [.integer(ranked.book)]
    ).first?.text(0)
    let passages = try ranked.passages.flatMap { id in
      try search.database.run(
        """
        SELECT id, chapter, heading, start, length, text FROM passages JOIN texts USING (id)
        WHERE id = ?
        """, [.integer(id)]
      ).map(StoredPassage.init)
    }
    return FoundBook(
      id: ranked.book, hasMore: ranked.count > passages.count, edition: edition ?? "",
      passages: passages)
  }
}
