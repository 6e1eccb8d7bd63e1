extension Migration {
  /// The time of the first start that found something removed; the days until it is deleted count
  /// from it.
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
