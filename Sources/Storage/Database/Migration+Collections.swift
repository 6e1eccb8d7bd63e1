extension Migration {
  /// People's collections and smart shelves.
  ///
  /// - `collections.rule` is a `ShelfRule` as JSON; null for a collection that is put together by hand.
  /// - `collections.key` is the name as it is compared.
  /// - Titles and names of files are facets from now on, so that rules can test them.
  static let collections = Migration(
    name: "collections",
    script: """
      CREATE TABLE collections (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        parent INTEGER REFERENCES collections (id) ON DELETE SET NULL,
        name TEXT NOT NULL,
        key TEXT NOT NULL,
        shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
        rule TEXT,
        created INTEGER NOT NULL,
        removed INTEGER,
        found_removed INTEGER,
        revision INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX collections_by_person ON collections (person);
      CREATE INDEX collections_by_parent ON collections (parent);
      CREATE INDEX collections_by_revision ON collections (revision);
      CREATE TABLE collection_books (
        collection INTEGER NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        PRIMARY KEY (collection, book)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX collection_books_by_book ON collection_books (book);
      INSERT OR IGNORE INTO stale_keys SELECT id FROM books;
      """)
}
