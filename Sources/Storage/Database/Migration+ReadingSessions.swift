extension Migration {
  /// What people have read, and when.
  ///
  /// - A work is a person's memory of a book, which stays when the book is deleted for good; `book` is NULL then.
  /// - A session's times are those of our clock. A deleted session keeps its id without anything else, so that a
  ///   device that was offline does not bring it back.
  /// - `finishings` has a row for each time that a work was read to its end.
  static let readingSessions = Migration(
    name: "reading sessions",
    script: """
      CREATE TABLE reading_works (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        book INTEGER REFERENCES books (id) ON DELETE SET NULL,
        sha256 TEXT,
        title TEXT NOT NULL,
        authors TEXT NOT NULL,
        format TEXT,
        language TEXT,
        length INTEGER NOT NULL
      ) STRICT;
      CREATE UNIQUE INDEX reading_works_by_book ON reading_works (book, person);
      CREATE INDEX reading_works_by_person ON reading_works (person, sha256);
      CREATE TABLE reading_sessions (
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        id TEXT NOT NULL,
        work INTEGER REFERENCES reading_works (id) ON DELETE CASCADE,
        device TEXT,
        started INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        reading INTEGER NOT NULL,
        listening INTEGER NOT NULL,
        both INTEGER NOT NULL,
        read_units INTEGER NOT NULL,
        heard_units INTEGER NOT NULL,
        from_offset INTEGER NOT NULL,
        to_offset INTEGER NOT NULL,
        removed INTEGER,
        revision INTEGER NOT NULL,
        PRIMARY KEY (person, id)
      ) STRICT;
      CREATE INDEX reading_sessions_by_time ON reading_sessions (person, started);
      CREATE INDEX reading_sessions_by_work ON reading_sessions (work);
      CREATE INDEX reading_sessions_by_revision ON reading_sessions (revision);
      CREATE TABLE finishings (
        work INTEGER NOT NULL REFERENCES reading_works (id) ON DELETE CASCADE,
        finished INTEGER NOT NULL,
        PRIMARY KEY (work, finished)
      ) STRICT, WITHOUT ROWID;
      """)
}
