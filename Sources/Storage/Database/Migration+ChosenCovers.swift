extension Migration {
  /// Covers that people have chosen in place of the file's.
  ///
  /// `chosen_cover_type` is the media type of the picture, `drawn` for a book that is shown without one, and null where the
  /// file's cover is shown.
  static let chosenCovers = Migration(
    name: "chosen covers",
    script: """
      ALTER TABLE books ADD COLUMN chosen_cover TEXT REFERENCES files (path);
      ALTER TABLE books ADD COLUMN chosen_cover_type TEXT;
      CREATE INDEX books_by_chosen_cover ON books (chosen_cover);
      """)
}
