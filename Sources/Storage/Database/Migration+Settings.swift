extension Migration {
  /// A person's settings: for all books if `book` is null, else for one.
  ///
  /// `value` is JSON; null is a removed setting, kept so that other processes learn of it.
  static let settings = Migration(
    name: "settings",
    script: """
      CREATE TABLE settings (
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        book INTEGER REFERENCES books (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        value TEXT,
        revision INTEGER NOT NULL
      ) STRICT;
      CREATE UNIQUE INDEX settings_by_name ON settings (person, coalesce(book, 0), name);
      CREATE INDEX settings_by_book ON settings (book);
      CREATE INDEX settings_by_revision ON settings (revision);
      """)
}
