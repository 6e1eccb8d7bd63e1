import SQLite

extension TextIndex {
  /// Every book of the index.
  ///
  /// - Returns: How far each is, by its number.
  /// - Throws: ``StorageError``.
  public func books() throws -> [Int: IndexedBook] {
    try using { database in
      let rows = try database.run("SELECT \(IndexedBook.columns) FROM books")
      return try Dictionary(
        rows.map(IndexedBook.init).map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    }
  }

  /// What is known of one book.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The book, or `nil` if the index does not know it.
  /// - Throws: ``StorageError``.
  public func book(_ id: Int) throws -> IndexedBook? {
    try using { database in
      try database.run("SELECT \(IndexedBook.columns) FROM books WHERE book = ?", [.integer(id)])
        .first.map(IndexedBook.init)
    }
  }

  /// How many of some books are in the index as a whole.
  ///
  /// - Parameter books: Their numbers.
  /// - Returns: The number.
  /// - Throws: ``StorageError``.
  public func countOfDone(among books: [Int]) throws -> Int {
    try using { database in
      // All books of a person: a search that has narrowed them would fill the table twice.
      let isCounted = database.hasCounted(books)
      let source = isCounted ? "counted" : "(SELECT value FROM json_each(?))"
      return try database.run(
        "SELECT count(*) FROM books WHERE is_done AND book IN \(source)",
        isCounted ? [] : [.text(Self.list(books))]
      ).first.map { try $0.integer(0) } ?? 0
    }
  }

  /// Notes what is known of books, in one transaction; another edition begins with its first chapter.
  ///
  /// The passages of the former edition have to be removed before, see ``withdraw(_:)``; a book that still has some stays as it is.
  ///
  /// - Parameter books: The books.
  /// - Throws: ``StorageError``.
  public func note(_ books: [NotedBook]) throws {
    // An empty transaction would take the lock from others.
    if books.isEmpty { return }
    try using { database in
      try database.transaction {
        for book in books { try Self.note(book, in: database) }
      }
    }
  }

  private static func note(_ book: NotedBook, in database: IndexDatabase) throws {
    try database.run(
      """
      INSERT INTO books (book, revision, edition, title, author, tag, lang)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (book) DO UPDATE SET revision = excluded.revision,
        next = iif(edition = excluded.edition, next, 0),
        is_done = iif(edition = excluded.edition, is_done, 0), edition = excluded.edition,
        title = excluded.title, author = excluded.author, tag = excluded.tag,
        lang = excluded.lang
      WHERE edition = excluded.edition
        OR NOT EXISTS (SELECT 1 FROM passages WHERE passages.book = excluded.book)
      """,
      [
        .integer(book.id), .integer(book.revision), .text(book.edition), .text(book.names.title),
        .text(book.names.author), .text(book.names.tag), .text(book.names.lang),
      ])
  }

  /// Adds the passages of some chapters and notes which chapters come next, in one transaction.
  ///
  /// - Parameter chapters: Chapters of one book or of several, since a transaction for each small book would cost more than its text.
  /// - Returns: The numbers of the books that were as far as was said. To the others nothing is added: another process has gone on, or
  ///   the index was made again.
  /// - Throws: ``StorageError``.
  public func add(_ chapters: [NewChapters]) throws -> Set<Int> {
    try using { database in
      try database.transaction {
        var added: Set<Int> = []
        for chapters in chapters where try Self.advance(chapters, in: database) {
          for passage in chapters.passages {
            try Self.insert(passage, of: chapters.book.id, into: database)
          }
          added.insert(chapters.book.id)
        }
        return added
      }
    }
  }

  /// Notes which chapter of a book comes next, if the book is as far as was said.
  private static func advance(_ chapters: NewChapters, in database: IndexDatabase) throws -> Bool {
    try !database.run(
      """
      UPDATE books SET next = ?, is_done = ? WHERE book = ? AND edition = ? AND next = ?
        AND is_done = 0 RETURNING book
      """,
      [
        .integer(chapters.next), chapters.isDone ? 1 : 0, .integer(chapters.book.id),
        .text(chapters.book.edition), .integer(chapters.book.next),
      ]
    ).isEmpty
  }

  private static func insert(
    _ passage: NewPassage, of book: Int, into database: IndexDatabase
  ) throws {
    let row = try database.run(
      """
      INSERT INTO passages (book, chapter, heading, start, length) VALUES (?, ?, ?, ?, ?)
      RETURNING id
      """,
      [
        .integer(book), .integer(passage.chapter), .text(passage.heading),
        .integer(passage.start), .integer(passage.length),
      ])
    let id = SQLiteValue.integer(try row.first?.integer(0))
    try database.run("INSERT INTO texts VALUES (?, ?)", [id, .blob(passage.text)])
    try database.run(
      "INSERT INTO words (rowid, tokens) VALUES (?, ?)", [id, .text(passage.tokens)])
  }

  /// Begins to remove the passages of a book: from now on no process adds any to it, until it is noted again.
  ///
  /// - Parameter book: The book's number.
  /// - Throws: ``StorageError``.
  public func withdraw(_ book: Int) throws {
    try using { database in
      try database.transaction {
        _ = try database.run(
          "UPDATE books SET edition = '', next = 0, is_done = 0 WHERE book = ?", [.integer(book)])
      }
    }
  }

  /// Some passages of a book.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - limit: How many at most.
  ///   - isWithdrawn: Whether only those of a withdrawn book count, and not those that another process has added since.
  /// - Returns: The passages; none if the book has none left.
  /// - Throws: ``StorageError``.
  public func passages(
    of book: Int, limit: Int, isWithdrawn: Bool = false
  ) throws -> [StoredPassage] {
    try using { database in
      try database.run(
        """
        SELECT id, chapter, heading, start, length, text FROM passages JOIN texts USING (id)
        WHERE book = ?1
          AND NOT (?2 AND EXISTS (SELECT 1 FROM books WHERE book = ?1 AND edition <> ''))
        LIMIT ?3
        """, [.integer(book), .integer(isWithdrawn ? 1 : 0), .integer(limit)]
      ).map(StoredPassage.init)
    }
  }

  /// Removes passages with their tokens, so that nothing of them is left to be found.
  ///
  /// - Parameter passages: The numbers of passages, and the tokens that they were added with.
  /// - Throws: ``StorageError``.
  public func remove(_ passages: [(id: Int, tokens: String)]) throws {
    try using { database in
      try database.transaction {
        for passage in passages {
          let id = SQLiteValue.integer(passage.id)
          // Another process may have removed it.
          let removed = try database.run("DELETE FROM passages WHERE id = ? RETURNING id", [id])
          guard !removed.isEmpty else { continue }
          try database.run("DELETE FROM texts WHERE id = ?", [id])
          // FTS5 keeps no text and has to be told what to take out: <https://www.sqlite.org/fts5.html>, 6.3.
          try database.run(
            "INSERT INTO words (words, rowid, tokens) VALUES ('delete', ?, ?)",
            [id, .text(passage.tokens)])
        }
      }
    }
  }

  /// Forgets a book without passages.
  ///
  /// - Parameter book: Its number.
  /// - Throws: ``StorageError``.
  public func forget(_ book: Int) throws {
    try using { database in
      try database.transaction {
        _ = try database.run("DELETE FROM books WHERE book = ?", [.integer(book)])
      }
    }
  }
}

extension IndexedBook {
  /// The columns that `init(_:)` reads.
  fileprivate static let columns = "book, revision, edition, next, is_done"

  /// Reads a row of `columns`.
  fileprivate init(_ row: SQLiteRow) throws {
    self.init(
      id: try row.integer(0), revision: try row.integer(1), edition: try row.text(2),
      next: try row.integer(3), isDone: try row.integer(4) == 1)
  }
}

extension StoredPassage {
  /// Reads id, chapter, heading, start, length and text.
  init(_ row: SQLiteRow) throws {
    self.init(
      id: try row.integer(0), chapter: try row.integer(1), heading: try row.optionalText(2),
      start: try row.integer(3), length: try row.integer(4), text: try row.blob(5))
  }
}
