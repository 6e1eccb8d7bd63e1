extension Migration {
  /// The feeds that people follow, and the entries that were seen.
  ///
  /// - `feeds.name` is the person's name for it, `title` its own.
  /// - `feeds.failure` is a `FeedFailure` as JSON.
  /// - `feed_entries.key` is a hash of what the feed calls the entry. A row says that the entry was dealt with, so that an
  ///   article does not come back when somebody has deleted it; its `book` is null then.
  /// - `feed_entries.attempts` counts how often no article could be made; null once it is settled.
  static let feeds = Migration(
    name: "feeds",
    script: """
      CREATE TABLE feeds (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        address TEXT NOT NULL,
        home TEXT,
        title TEXT NOT NULL,
        name TEXT,
        full_text INTEGER NOT NULL DEFAULT 0 CHECK (full_text IN (0, 1)),
        added INTEGER NOT NULL,
        fetched INTEGER,
        due INTEGER NOT NULL,
        failure TEXT,
        failures INTEGER NOT NULL DEFAULT 0,
        entity_tag TEXT,
        last_modified TEXT,
        removed INTEGER,
        found_removed INTEGER,
        UNIQUE (person, address)
      ) STRICT;
      CREATE INDEX feeds_by_due ON feeds (due);
      CREATE TABLE feed_entries (
        feed INTEGER NOT NULL REFERENCES feeds (id) ON DELETE CASCADE,
        key TEXT NOT NULL,
        book INTEGER REFERENCES books (id) ON DELETE SET NULL,
        attempts INTEGER,
        seen INTEGER NOT NULL,
        PRIMARY KEY (feed, key)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX feed_entries_by_book ON feed_entries (book);
      """)
}
