extension Migration {
  /// Books that a person has put away, and the websites of articles, which are among the keys of books.
  static let archived = Migration(
    name: "archived books",
    script: """
      ALTER TABLE opinions ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));
      INSERT OR IGNORE INTO stale_keys SELECT id FROM books;
      """)
}
