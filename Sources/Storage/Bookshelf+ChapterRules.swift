public import ReadingModel
import SQLite

extension Bookshelf {
  /// The list of chapter rules from which people choose.
  ///
  /// - Returns: The stored list; an empty one with version 0 if nothing is stored.
  /// - Throws: ``StorageError``.
  public func chapterRules() throws -> StoredChapterRules {
    let row = try database().run("SELECT version, rules FROM chapter_rules").first
    guard let row else { return StoredChapterRules() }
    return StoredChapterRules(version: try row.integer(0), rules: try JSON.value(try row.text(1)))
  }

  /// Stores the list of chapter rules, unless the stored one has another version.
  ///
  /// - Parameters:
  ///   - rules: The rules in order.
  ///   - version: The version that it replaces; 0 for the first.
  /// - Returns: The stored list; `nil` when another version stands, and nothing has changed then.
  /// - Throws: ``StorageError``.
  public func setChapterRules(
    _ rules: [ChapterRule], expecting version: Int
  ) throws -> StoredChapterRules? {
    let database = try writableDatabase()
    return try database.transaction {
      guard try chapterRules().version == version else { return nil }
      try database.run(
        """
        INSERT INTO chapter_rules (id, version, rules) VALUES (1, ?, ?)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, rules = excluded.rules
        """, [.integer(version + 1), .text(JSON.text(rules))])
      return StoredChapterRules(version: version + 1, rules: rules)
    }
  }
}
