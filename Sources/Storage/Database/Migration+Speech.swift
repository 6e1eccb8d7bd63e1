extension Migration {
  /// People's choices for reading aloud: everywhere, by language and by book.
  ///
  /// `scope` is the scope's name; `book` lets the row be deleted with its book.
  static let speechChoices = Migration(
    name: "speech choices",
    script: """
      CREATE TABLE speech_choices (
        person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        scope TEXT NOT NULL,
        book INTEGER REFERENCES books (id) ON DELETE CASCADE,
        version INTEGER NOT NULL,
        choices TEXT NOT NULL,
        PRIMARY KEY (person, scope)
      ) STRICT;
      CREATE INDEX speech_choices_by_book ON speech_choices (book);
      """)
}
