extension Migration {
  /// The folders whose new files are added, besides those that the program is started with.
  static let watchedFolders = Migration(
    name: "watched folders",
    script: """
      CREATE TABLE watched_folders (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        path TEXT NOT NULL UNIQUE
      ) STRICT;
      """)
}
