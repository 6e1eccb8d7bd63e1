extension Migration {
  /// The passwords of encrypted files; nothing but ``Bookshelf/filePassword(of:)`` reads them.
  static let filePasswords = Migration(
    name: "file passwords",
    script: """
      CREATE TABLE file_passwords (
        book INTEGER PRIMARY KEY REFERENCES books (id) ON DELETE CASCADE,
        password TEXT NOT NULL
      ) STRICT;
      """)
}
