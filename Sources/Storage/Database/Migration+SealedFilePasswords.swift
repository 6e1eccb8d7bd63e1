extension Migration {
  /// The passwords of encrypted files, sealed by a key that is no part of the database.
  ///
  /// Those that an earlier version has written stand in `file_passwords` until the library, which has the key, seals them.
  static let sealedFilePasswords = Migration(
    name: "sealed file passwords",
    script: """
      CREATE TABLE sealed_file_passwords (
        book INTEGER PRIMARY KEY REFERENCES books (id) ON DELETE CASCADE,
        sealed BLOB NOT NULL
      ) STRICT;
      """)
}
