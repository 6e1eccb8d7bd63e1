import SQLite

extension Migration {
  /// The migrations that are still to be applied.
  static func missing(
    _ migrations: [Migration], in connection: borrowing SQLiteConnection
  ) throws -> [Migration] {
    let tables = try connection.run("SELECT name FROM sqlite_master WHERE type = 'table'").map {
      try $0.text(0)
    }
    guard !tables.isEmpty else { return migrations }
    guard tables.contains("migrations") else {
      throw StorageError.damaged(reason: "it is the database of another program")
    }
    let applied = try connection.run("SELECT name FROM migrations ORDER BY place").map {
      try $0.text(0)
    }
    let known = migrations.map(\.name)
    guard Set(applied).isSubset(of: known) else {
      // A newer version has all migrations of this one; else a name is spoilt.
      throw Set(known).isSubset(of: applied)
        ? StorageError.newerVersion(migrations: applied.filter { !known.contains($0) })
        : StorageError.damaged(reason: "its list of migrations can't be read")
    }
    return migrations.filter { !applied.contains($0.name) }
  }

  static func apply(
    _ migrations: [Migration], to connection: borrowing SQLiteConnection
  ) throws {
    try connection.run("BEGIN IMMEDIATE")
    do {
      try connection.execute(
        """
        CREATE TABLE IF NOT EXISTS migrations (
          place INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
        """)
      // Another process may have been first while we waited for the lock.
      for migration in try missing(migrations, in: connection) {
        try connection.execute(migration.script)
        try connection.run("INSERT INTO migrations (name) VALUES (?)", [.text(migration.name)])
      }
      try connection.run("COMMIT")
    } catch {
      try? connection.execute("ROLLBACK")
      throw error
    }
  }
}
