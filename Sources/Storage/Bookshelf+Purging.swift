import SQLite

extension Bookshelf {
  /// The days for which deletions are remembered: a device that was offline for longer begins again.
  public static let tombstoneDays = 366

  /// Deletes books and marks whose month in the bin is over, and files without a book.
  ///
  /// The month counts from the first start that finds them removed, and from the removal. The clock may have
  /// been wrong at one of the two, and a person who removes something by mistake must have the whole month.
  func purge() throws {
    let database = try database()
    let now = Timestamp(now()).milliseconds
    let limit = SQLiteValue.integer(now - Self.restorableDays * 86_400_000)
    try database.transaction {
      for (table, removed) in [
        ("books", "removed"), ("marks", "removed"), ("editions", "replaced"),
        ("collections", "removed"), ("feeds", "removed"),
      ] {
        try database.run(
          "DELETE FROM \(table) WHERE found_removed < ? AND \(removed) < ?", [limit, limit])
        try database.run(
          "UPDATE \(table) SET found_removed = ? WHERE \(removed) IS NOT NULL AND found_removed IS NULL",
          [.integer(now)])
      }
      try forgetTombstones(before: .integer(now - Self.tombstoneDays * 86_400_000))
    }
    try sweepFiles()
  }

  /// The files that no book has.
  private static let orphans = """
    SELECT path FROM files WHERE path NOT IN (SELECT file FROM books)
    AND path NOT IN (SELECT cover FROM books WHERE cover IS NOT NULL)
    AND path NOT IN (SELECT chosen_cover FROM books WHERE chosen_cover IS NOT NULL)
    AND path NOT IN (SELECT file FROM editions)
    """

  /// Runs a transaction that puts announced files in their places; when it fails, those that no book has are deleted.
  ///
  /// The next start would do that, too: until then a large book that found no room would take it.
  func placing<Result>(_ paths: [String?], _ body: () throws -> Result) throws -> Result {
    let database = try database()
    do {
      return try database.transaction(body)
    } catch {
      // Another library's files are not looked at. What can't be deleted now is swept at the next start.
      guard database.isInPlace else { throw error }
      try? database.transaction {
        for path in paths.compactMap(\.self) {
          let found = try database.run("\(Self.orphans) AND path = ?", [.text(path)])
          if !found.isEmpty { try files.remove(path) }
        }
      }
      throw error
    }
  }

  func sweepFiles() throws {
    let database = try database()
    // The rows are on disk before their files go, so that no book loses its file by a crash. A process
    // that adds a book holds the writer's lock from the arrival of its file to that of its row.
    try database.transaction {
      let orphans = try database.run(Self.orphans)
      for row in orphans {
        let path = try row.text(0)
        try files.remove(path)
        try database.run("DELETE FROM files WHERE path = ?", [.text(path)])
      }
    }
    try files.sweepRecognised { digest in
      try !database.run("SELECT 1 FROM books WHERE sha256 = ? LIMIT 1", [.text(digest)]).isEmpty
    }
  }
}
