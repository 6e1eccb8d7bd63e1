extension Migration {
  /// Places belong to people.
  ///
  /// Person 1 is the owner and has everything that was there before. A row of `places` is made when it is
  /// first written.
  static let people = Migration(
    name: "people",
    script: """
      CREATE TABLE people (
        id INTEGER PRIMARY KEY AUTOINCREMENT
      ) STRICT;
      INSERT INTO people (id) VALUES (1);
      CREATE TABLE personal_places (
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        offset INTEGER NOT NULL DEFAULT 0,
        version INTEGER NOT NULL DEFAULT 0,
        updated INTEGER,
        device TEXT,
        voice TEXT,
        revision INTEGER NOT NULL,
        PRIMARY KEY (book, person)
      ) STRICT;
      INSERT INTO personal_places
        SELECT book, 1, offset, version, updated, device, voice, revision FROM places;
      DROP TABLE places;
      ALTER TABLE personal_places RENAME TO places;
      CREATE INDEX places_by_revision ON places (revision);
      CREATE INDEX places_by_person ON places (person);
      """)
}
