extension Migration {
  /// What people think of books: favourites, ratings, tags, and the state "given up".
  ///
  /// - `places` is made anew, since its check allowed three states.
  /// - `opinions.rating` is half stars. A change of a book's tags counts as a change of the opinion, too.
  /// - `tags.key` is the name as it is compared.
  static let opinions = Migration(
    name: "opinions",
    script: """
      CREATE TABLE stated_places (
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        offset INTEGER NOT NULL DEFAULT 0,
        version INTEGER NOT NULL DEFAULT 0,
        updated INTEGER,
        device TEXT,
        voice TEXT,
        revision INTEGER NOT NULL,
        state INTEGER NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3),
        PRIMARY KEY (book, person)
      ) STRICT;
      INSERT INTO stated_places
        SELECT book, person, offset, version, updated, device, voice, revision, state FROM places;
      DROP TABLE places;
      ALTER TABLE stated_places RENAME TO places;
      CREATE INDEX places_by_revision ON places (revision);
      CREATE INDEX places_by_person ON places (person);
      CREATE TABLE opinions (
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        favorite INTEGER NOT NULL DEFAULT 0 CHECK (favorite IN (0, 1)),
        rating INTEGER CHECK (rating BETWEEN 1 AND 10),
        revision INTEGER NOT NULL,
        PRIMARY KEY (book, person)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX opinions_by_person ON opinions (person);
      CREATE INDEX opinions_by_revision ON opinions (revision);
      CREATE TABLE tags (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        key TEXT NOT NULL,
        UNIQUE (person, key)
      ) STRICT;
      CREATE TABLE book_tags (
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        tag INTEGER NOT NULL REFERENCES tags (id) ON DELETE CASCADE,
        PRIMARY KEY (book, tag)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX book_tags_by_tag ON book_tags (tag);
      """)

  /// The keys by which lists of books are sorted and filtered.
  ///
  /// They are made from `books` and can be made again. Triggers note the books whose keys are to be made, so that no
  /// writer can forget them.
  ///
  /// - `book_keys.search` is the folded text in which words are looked for.
  /// - `book_facets.kind` is a `BookFacet`.
  static let bookKeys = Migration(
    name: "book keys",
    script: """
      CREATE TABLE book_keys (
        book INTEGER PRIMARY KEY REFERENCES books (id) ON DELETE CASCADE,
        title TEXT NOT NULL,
        author TEXT NOT NULL,
        series TEXT NOT NULL,
        series_number REAL,
        search TEXT NOT NULL
      ) STRICT;
      CREATE TABLE book_facets (
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        key TEXT NOT NULL,
        label TEXT NOT NULL,
        sort_key TEXT NOT NULL,
        PRIMARY KEY (kind, key, book)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX book_facets_by_book ON book_facets (book);
      CREATE TABLE stale_keys (
        book INTEGER PRIMARY KEY REFERENCES books (id) ON DELETE CASCADE
      ) STRICT;
      INSERT INTO stale_keys SELECT id FROM books;
      CREATE TRIGGER book_added AFTER INSERT ON books
        BEGIN INSERT OR IGNORE INTO stale_keys VALUES (new.id); END;
      CREATE TRIGGER book_described AFTER UPDATE OF title, metadata, language ON books
        BEGIN INSERT OR IGNORE INTO stale_keys VALUES (new.id); END;
      """)
}
