extension Migration {
  /// People's replacement rules: one ordered list for each, as Legado's JSON.
  static let replacements = Migration(
    name: "replacement rules",
    script: """
      CREATE TABLE replacement_rules (
        person INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
        version INTEGER NOT NULL,
        rules TEXT NOT NULL
      ) STRICT;
      """)
}
