extension Migration {
  /// Pairs of books that look alike and of which a person has said that they are different; the smaller number stands first.
  static let differentBooks = Migration(
    name: "different books",
    script: """
      CREATE TABLE different_books (
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        one INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        other INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        PRIMARY KEY (person, one, other),
        CHECK (one < other)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX different_books_by_one ON different_books (one);
      CREATE INDEX different_books_by_other ON different_books (other);
      """)
}
