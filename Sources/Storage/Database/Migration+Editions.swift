extension Migration {
  /// Files that were replaced by a corrected edition; they are kept as long as removed books.
  static let editions = Migration(
    name: "editions",
    script: """
      CREATE TABLE editions (
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        file TEXT NOT NULL REFERENCES files (path),
        replaced INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX editions_by_book ON editions (book);
      CREATE INDEX editions_by_file ON editions (file);
      """)

  /// The text around stored places, by which they are found again when the text changes.
  static let placeQuotes = Migration(
    name: "place quotes",
    script: """
      CREATE TABLE place_quotes (
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        offset INTEGER NOT NULL,
        prefix TEXT NOT NULL,
        suffix TEXT NOT NULL,
        PRIMARY KEY (book, offset)
      ) STRICT, WITHOUT ROWID;
      """)
}
