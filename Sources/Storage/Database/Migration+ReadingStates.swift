extension Migration {
  /// Whether a book was read, apart from the place in it: the codes of ``ReadingState``.
  static let readingStates = Migration(
    name: "reading states",
    script: """
      ALTER TABLE places ADD COLUMN state INTEGER NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 2);
      """)
}
