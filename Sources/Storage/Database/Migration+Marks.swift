extension Migration {
  /// People's marks.
  ///
  /// The quote is stored beside the offsets, so that a mark can be placed anew without the text
  /// that it was made in. Clients choose the ids; two persons, and two books of a person, may have
  /// the same.
  static let marks = Migration(
    name: "marks",
    script: """
      CREATE TABLE marks (
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        id TEXT NOT NULL,
        kind TEXT NOT NULL,
        lower INTEGER NOT NULL,
        upper INTEGER NOT NULL,
        style TEXT NOT NULL,
        color TEXT NOT NULL,
        note TEXT NOT NULL,
        exact TEXT NOT NULL,
        prefix TEXT NOT NULL,
        suffix TEXT NOT NULL,
        tail TEXT,
        chapter TEXT,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        version INTEGER NOT NULL,
        removed INTEGER,
        placed INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (book, person, id)
      ) STRICT;
      CREATE INDEX marks_by_person ON marks (person);
      CREATE INDEX marks_by_revision ON marks (revision);
      """)
}

extension Migration {
  /// Resets versions, which clients once chose freely; after the greatest number nothing more could
  /// be stored.
  static let markVersions = Migration(
    name: "mark versions",
    script: """
      UPDATE marks SET version = 1 WHERE version NOT BETWEEN 1 AND 9007199254740991;
      """)
}
