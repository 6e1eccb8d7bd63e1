extension Migration {
  /// Files that were replaced by a corrected edition; they stay as long as what is removed does.
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

  /// What stands at stored places, by which they are found again in a text that has changed.
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
