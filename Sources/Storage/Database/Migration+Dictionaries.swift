extension Migration {
  /// The library's dictionaries.
  ///
  /// `folder` is the name of one in `dictionaries`, with what a look-up reads; `place` orders them.
  static let dictionaries = Migration(
    name: "dictionaries",
    script: """
      CREATE TABLE dictionaries (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        about TEXT,
        format TEXT NOT NULL,
        types TEXT NOT NULL,
        words INTEGER NOT NULL,
        folder TEXT NOT NULL UNIQUE,
        is_on INTEGER NOT NULL,
        place INTEGER NOT NULL,
        added INTEGER NOT NULL
      ) STRICT;
      """)
}
