import SQLite

extension Bookshelf {
  /// The folders that were chosen to be watched, by their paths.
  ///
  /// - Returns: Their numbers and paths.
  /// - Throws: ``StorageError``.
  package func watchedFolders() throws -> [(id: Int, path: String)] {
    try database().run("SELECT id, path FROM watched_folders ORDER BY path")
      .map { (try $0.integer(0), try $0.text(1)) }
  }

  /// Keeps a folder that is to be watched; one that is kept already stays.
  ///
  /// - Parameter path: Its path.
  /// - Throws: ``StorageError``.
  package func addWatchedFolder(_ path: String) throws {
    try writableDatabase().run(
      "INSERT OR IGNORE INTO watched_folders (path) VALUES (?)", [.text(path)])
  }

  /// Forgets a folder.
  ///
  /// - Parameter id: Its number.
  /// - Returns: Whether it was kept.
  /// - Throws: ``StorageError``.
  package func removeWatchedFolder(_ id: Int) throws -> Bool {
    try !writableDatabase().run(
      "DELETE FROM watched_folders WHERE id = ? RETURNING id", [.integer(id)]
    ).isEmpty
  }
}
