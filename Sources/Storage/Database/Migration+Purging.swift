extension Migration {
  /// When a start first found something removed, from which the days until it is purged are counted.
  static let foundRemoved = Migration(
    name: "found removed",
    script: """
      ALTER TABLE books ADD COLUMN found_removed INTEGER;
      ALTER TABLE marks ADD COLUMN found_removed INTEGER;
      ALTER TABLE editions ADD COLUMN found_removed INTEGER;
      CREATE TRIGGER book_restored AFTER UPDATE OF removed ON books WHEN new.removed IS NULL
        BEGIN UPDATE books SET found_removed = NULL WHERE id = new.id; END;
      CREATE TRIGGER mark_restored AFTER UPDATE OF removed ON marks WHEN new.removed IS NULL
        BEGIN UPDATE marks SET found_removed = NULL
          WHERE book = new.book AND person = new.person AND id = new.id; END;
      """)
}
