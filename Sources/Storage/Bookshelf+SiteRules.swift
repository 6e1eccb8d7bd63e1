public import ReadingModel
import SQLite

extension Bookshelf {
  /// The list of site rules.
  ///
  /// - Returns: The stored list; an empty one with version 0 if nothing is stored.
  /// - Throws: ``StorageError``.
  public func siteRules() throws -> StoredSiteRules {
    let row = try database().run("SELECT version, rules FROM site_rules").first
    guard let row else { return StoredSiteRules() }
    return StoredSiteRules(version: try row.integer(0), rules: try JSON.value(try row.text(1)))
  }

  /// Stores the list of site rules, unless the stored one has another version.
  ///
  /// - Parameters:
  ///   - rules: The rules in order.
  ///   - version: The version that it replaces; 0 for the first.
  /// - Returns: The stored list; `nil` when another version stands, and nothing has changed then.
  /// - Throws: ``StorageError``.
  public func setSiteRules(
    _ rules: [SiteRule], expecting version: Int
  ) throws -> StoredSiteRules? {
    let database = try writableDatabase()
    return try database.transaction {
      guard try siteRules().version == version else { return nil }
      try database.run(
        """
        INSERT INTO site_rules (id, version, rules) VALUES (1, ?, ?)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, rules = excluded.rules
        """, [.integer(version + 1), .text(JSON.text(rules))])
      return StoredSiteRules(version: version + 1, rules: rules)
    }
  }
}
