extension Migration {
  /// The parts of an outline behind its first one, which is in `outlines`: only the largest texts have any.
  static let outlineParts = Migration(
    name: "outline parts",
    script: """
      CREATE TABLE outline_parts (
        book INTEGER NOT NULL REFERENCES outlines (book) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        part TEXT NOT NULL,
        PRIMARY KEY (book, number)
      ) STRICT;
      """)
}
