extension Migration {
  /// What people have put in place of what the program told of a book: BCP 47 tag and the name of an encoding.
  static let corrections = Migration(
    name: "corrections",
    script: """
      ALTER TABLE books ADD COLUMN language TEXT;
      ALTER TABLE books ADD COLUMN encoding TEXT;
      """)
}
