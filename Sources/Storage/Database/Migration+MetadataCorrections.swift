extension Migration {
  /// What people have corrected of a book's metadata, `MetadataCorrections` as JSON; null where nothing is.
  ///
  /// The language stays in its column, which queries read. `title` and `metadata` are what the file says.
  static let metadataCorrections = Migration(
    name: "metadata corrections",
    script: """
      ALTER TABLE books ADD COLUMN corrections TEXT;
      CREATE TRIGGER book_corrected AFTER UPDATE OF corrections ON books
        BEGIN INSERT OR IGNORE INTO stale_keys VALUES (new.id); END;
      """)
}
