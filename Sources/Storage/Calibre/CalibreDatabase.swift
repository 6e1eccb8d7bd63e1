import Foundation
import SQLite

/// Reads calibre's `metadata.db`, a database of SQLite.
///
/// Custom columns are left alone.
///
/// Source: calibre, `resources/metadata_sqlite.sql` and `src/calibre/db/schema_upgrades.py`.
struct CalibreDatabase: ~Copyable {
  /// The most books: ten times the largest libraries that people tell of.
  private static let bookLimit = 1_000_000
  /// The tables without which it is no library.
  private static let needed: Set<String> = ["books", "data"]
  /// The tables that are read.
  private static let tables = needed.union([
    "authors", "books_authors_link", "series", "books_series_link", "tags", "books_tags_link",
    "ratings", "books_ratings_link", "languages", "books_languages_link", "publishers",
    "books_publishers_link", "identifiers", "comments", "last_read_positions",
  ])

  let connection: SQLiteConnection
  /// The tables that are there.
  let present: Set<String>

  /// Opens a file, which nobody else writes; a transaction that calibre has not ended is rolled back in it.
  ///
  /// - Throws: `CalibreError`.
  init(_ file: URL) throws(CalibreError) {
    do {
      let connection = try SQLiteConnection(file, access: .readWrite, patience: .zero)
      // Nothing in the file's own schema is run.
      try connection.execute(
        "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON;")
      var present: Set<String> = []
      for row in try connection.run("SELECT name, type, sql FROM sqlite_schema") {
        let name = (try? row.text(0)) ?? ""
        guard Self.tables.contains(name) else { continue }
        // A view, and a table whose rows are made when they are read, could go on for ever.
        let script = try row.text(2).uppercased()
        guard try row.text(1) == "table", !script.contains("VIRTUAL"),
          !script.contains("GENERATED"),
          !script.contains(" AS")
        else { throw CalibreError.foreign }
        present.insert(name)
      }
      guard Self.needed.isSubset(of: present) else { throw CalibreError.foreign }
      // Only these: calibre's index of texts needs its own tokenizer.
      for table in present.sorted() {
        let found = try connection.run("PRAGMA quick_check('\(table)')")
        guard try found.map({ try $0.text(0) }) == ["ok"] else { throw CalibreError.damaged }
      }
      self.connection = connection
      self.present = present
    } catch let error as CalibreError {
      throw error
    } catch {
      throw .damaged
    }
  }

  /// The numbers of all books, in the order in which they came into calibre.
  ///
  /// - Throws: `CalibreError`.
  func ids() throws(CalibreError) -> [Int] {
    do {
      return try connection.run("SELECT id FROM books ORDER BY id LIMIT \(Self.bookLimit)").map {
        try $0.integer(0)
      }
    } catch {
      throw .damaged
    }
  }
}
