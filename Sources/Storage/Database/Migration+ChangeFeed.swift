extension Migration {
  /// The order of all changes, for clients that were away.
  ///
  /// - `feed` names this database, and the revision up to which deletions have been forgotten.
  /// - `tombstones` says what was deleted; the deletions of a book's own marks and settings go with the book. Triggers
  ///   write it, so that no way to delete misses it. Without a person it concerns everybody.
  /// - `place_history` has the places that a person has left.
  static let changeFeed = Migration(
    name: "change feed",
    script: """
      CREATE TABLE feed (epoch TEXT NOT NULL, floor INTEGER NOT NULL) STRICT;
      INSERT INTO feed VALUES (lower(hex(randomblob(8))), 0);
      CREATE TABLE tombstones (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        person INTEGER REFERENCES people (id) ON DELETE CASCADE,
        book INTEGER,
        name TEXT,
        deleted INTEGER NOT NULL,
        revision INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX tombstones_by_revision ON tombstones (revision);
      CREATE INDEX tombstones_by_person ON tombstones (person);
      CREATE TRIGGER deleted_books AFTER DELETE ON books BEGIN
        UPDATE counter SET value = value + 1;
        INSERT INTO tombstones (kind, person, book, name, deleted, revision)
          SELECT 'book', NULL, OLD.id, NULL, unixepoch() * 1000, value FROM counter;
      END;
      CREATE TRIGGER hidden_books AFTER UPDATE OF owner ON books
      WHEN NEW.owner IS NOT NULL AND NEW.owner IS NOT OLD.owner BEGIN
        UPDATE counter SET value = value + 1;
        INSERT INTO tombstones (kind, person, book, name, deleted, revision)
          SELECT 'hidden', NULL, NEW.id, NULL, unixepoch() * 1000, value FROM counter;
      END;
      CREATE TRIGGER deleted_marks AFTER DELETE ON marks
      WHEN EXISTS (SELECT 1 FROM books WHERE id = OLD.book) AND EXISTS (SELECT 1 FROM people WHERE id = OLD.person)
      BEGIN
        UPDATE counter SET value = value + 1;
        INSERT INTO tombstones (kind, person, book, name, deleted, revision)
          SELECT 'mark', OLD.person, OLD.book, OLD.id, unixepoch() * 1000, value FROM counter;
      END;
      CREATE TRIGGER deleted_settings AFTER DELETE ON settings
      WHEN (OLD.book IS NULL OR EXISTS (SELECT 1 FROM books WHERE id = OLD.book))
        AND EXISTS (SELECT 1 FROM people WHERE id = OLD.person)
      BEGIN
        UPDATE counter SET value = value + 1;
        INSERT INTO tombstones (kind, person, book, name, deleted, revision)
          SELECT 'setting', OLD.person, OLD.book, OLD.name, unixepoch() * 1000, value FROM counter;
      END;
      CREATE TABLE place_history (
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        version INTEGER NOT NULL,
        offset INTEGER NOT NULL,
        device TEXT,
        updated INTEGER NOT NULL,
        PRIMARY KEY (book, person, version)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX place_history_by_person ON place_history (person);
      INSERT INTO place_history
        SELECT book, person, version, offset, device, updated FROM places
        WHERE version > 0 AND updated IS NOT NULL;
      """)
}
