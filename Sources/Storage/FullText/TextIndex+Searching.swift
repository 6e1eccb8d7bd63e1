import SQLite

extension TextIndex {
  /// The parts of a book's names that a condition may be about.
  public enum NameColumn: String, Sendable {
    case title
    case author
    case tag
    case lang
  }

  /// By how much a book whose title or author fits goes before others; scores of bm25 are negative and rarely below -100.
  private static let nameBonus = 10_000

  /// The books of which a name holds a text.
  ///
  /// - Parameters:
  ///   - column: Which name; of a language, the tag or its beginning has to be the text.
  ///   - text: The folded text.
  ///   - books: The books that count.
  /// - Returns: Their numbers.
  /// - Throws: ``StorageError``.
  public func books(
    with column: NameColumn, holding text: String, of books: [Int]
  ) throws -> [Int] {
    let condition =
      column == .lang
      ? "lang = ?1 OR substr(lang, 1, length(?1) + 1) = ?1 || '-'"
      : "instr(\(column.rawValue), ?1) > 0"
    return try using { database in
      try database.run(
        """
        SELECT book FROM books WHERE (\(condition))
        AND book IN (SELECT value FROM json_each(?2)) ORDER BY book
        """, [.text(text), .text(Self.list(books))]
      ).map { try $0.integer(0) }
    }
  }

  /// The books of which title, series or authors hold every one of some words; a title that begins with the first word comes first.
  ///
  /// - Parameters:
  ///   - words: The folded words.
  ///   - books: The books that count.
  /// - Returns: Their numbers, none if there are no words.
  /// - Throws: ``StorageError``.
  public func books(named words: [String], of books: [Int]) throws -> [Int] {
    guard let first = words.first else { return [] }
    let conditions = words.map { _ in "AND instr(title || char(10) || author, ?) > 0" }
    return try using { database in
      try database.run(
        """
        SELECT book FROM books WHERE book IN (SELECT value FROM json_each(?))
        \(conditions.joined(separator: " ")) ORDER BY instr(title, ?) != 1, title, book
        """,
        [.text(Self.list(books))] + words.map { .text($0) } + [.text(first)]
      ).map { try $0.integer(0) }
    }
  }

  /// The passages that fit an expression, by books, the best book first.
  ///
  /// - Parameters:
  ///   - expression: In the language of FTS5.
  ///   - books: The books that count.
  ///   - named: The books whose title or author fits, too; they go before the others.
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
      let rows = try database.run(
        """
        WITH found AS MATERIALIZED (
          SELECT rowid AS id, bm25(words) AS score FROM words WHERE words MATCH ?
        ), placed AS MATERIALIZED (
          SELECT passages.book, found.id, score,
            score - \(Self.nameBonus) * (passages.book IN (SELECT value FROM json_each(?))) AS rank
          FROM found CROSS JOIN passages ON passages.id = found.id
          WHERE passages.book IN (SELECT value FROM json_each(?))
        ), ranked AS (
          SELECT book, min(rank) AS best, count(*) AS count FROM placed
          GROUP BY book ORDER BY best, book LIMIT ? OFFSET ?
        ), numbered AS (
          SELECT ranked.*, placed.id,
            row_number() OVER (PARTITION BY ranked.book ORDER BY score, placed.id) AS number
          FROM ranked JOIN placed ON placed.book = ranked.book
        )
        SELECT passages.id, chapter, heading, start, length, text, numbered.book, count, edition
        FROM numbered JOIN passages ON passages.id = numbered.id JOIN texts ON texts.id = passages.id
          JOIN books ON books.book = numbered.book
        WHERE number <= ? ORDER BY best, numbered.book, number
        """,
        [
          .text(expression), .text(Self.list(named)), .text(Self.list(books)), .integer(limit),
          .integer(offset), .integer(passageLimit),
        ])
      var found: [FoundBook] = []
      for row in rows {
        let id = try row.integer(6)
        if found.last?.id != id {
          found.append(
            FoundBook(id: id, count: try row.integer(7), edition: try row.text(8), passages: []))
        }
        found[found.count - 1].passages.append(try StoredPassage(row))
      }
      return found
    }
  }

  /// Numbers as a list in JSON, which one parameter takes.
  static func list(_ numbers: [Int]) -> String {
    "[" + numbers.map(String.init).joined(separator: ",") + "]"
  }
}
