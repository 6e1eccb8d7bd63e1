extension Migration {
  /// The places on other machines where backups go, and what opens them.
  ///
  /// `secrets` holds sealed values only; the key is no part of the database.
  static let backupDestinations = Migration(
    name: "backup destinations",
    script: """
      CREATE TABLE secrets (
        name TEXT PRIMARY KEY,
        sealed BLOB NOT NULL
      ) STRICT;
      CREATE TABLE backup_destinations (
        name TEXT PRIMARY KEY COLLATE NOCASE,
        address TEXT NOT NULL,
        user TEXT
      ) STRICT;
      """)
}
