extension Migration {
  /// What people want to listen to next, in order.
  static let listeningQueue = Migration(
    name: "listening queue",
    script: """
      CREATE TABLE queued_books (
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        book INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        PRIMARY KEY (person, book)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX queued_books_by_book ON queued_books (book);
      """)
}
