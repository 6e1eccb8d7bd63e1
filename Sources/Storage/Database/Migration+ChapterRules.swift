extension Migration {
  /// The rule by which a book's text is divided into chapters, and the list from which people choose, of one row at most.
  static let chapterRules = Migration(
    name: "chapter rules",
    script: """
      ALTER TABLE books ADD COLUMN chapter_rule TEXT;
      CREATE TABLE chapter_rules (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        version INTEGER NOT NULL,
        rules TEXT NOT NULL
      ) STRICT;
      """)
}
