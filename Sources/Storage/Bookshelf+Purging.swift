import SQLite

extension Bookshelf {
  /// Deletes what was found removed long ago, and the files that no book has.
  ///
  /// The time counts from the first start that finds something removed: the clock may have been wrong
  /// when it was removed, and whoever removes something by mistake must have the whole month.
  func purge() throws {
    let database = try database()
    let now = Timestamp(now()).milliseconds
    let limit = SQLiteValue.integer(now - Self.restorableDays * 86_400_000)
    try database.transaction {
      for (table, removed) in [
        ("books", "removed"), ("marks", "removed"), ("editions", "replaced"),
      ] {
        try database.run("DELETE FROM \(table) WHERE found_removed < ?", [limit])
        try database.run(
          "UPDATE \(table) SET found_removed = ? WHERE \(removed) IS NOT NULL AND found_removed IS NULL",
          [.integer(now)])
      }
    }
    try sweepFiles()
  }

  func sweepFiles() throws {
    let database = try database()
    // Only after that is on disk, so that no book loses its file by a crash. Whoever is adding a
    // book holds the writer's lock from its file's arrival to its row's.
    try database.transaction {
      let orphans = try database.run(
        """
        SELECT path FROM files WHERE path NOT IN (SELECT file FROM books)
        AND path NOT IN (SELECT cover FROM books WHERE cover IS NOT NULL)
        AND path NOT IN (SELECT file FROM editions)
        """)
      for row in orphans {
        let path = try row.text(0)
        try files.remove(path)
        try database.run("DELETE FROM files WHERE path = ?", [.text(path)])
      }
    }
  }
}
