public import ReadingModel
import SQLite

extension Bookshelf {
  /// A person's replacement rules.
  ///
  /// - Parameter person: Who.
  /// - Returns: The stored rules; an empty list with version 0 if nothing is stored.
  /// - Throws: ``StorageError``.
  public func replacements(for person: PersonID = .owner) throws -> StoredReplacements {
    let row = try database().run(
      "SELECT version, rules FROM replacement_rules WHERE person = ?", [.integer(person.number)]
    ).first
    guard let row else { return StoredReplacements() }
    return StoredReplacements(
      version: try row.integer(0), rules: try JSON.value(try row.text(1)))
  }

  /// Stores a person's replacement rules, unless the stored ones have another version.
  ///
  /// - Parameters:
  ///   - rules: The rules in order.
  ///   - version: The version that they replace; 0 for the first.
  ///   - person: Who.
  /// - Returns: The outcome.
  /// - Throws: ``StorageError``.
  public func setReplacements(
    _ rules: [ReplacementRule], expecting version: Int, for person: PersonID = .owner
  ) throws -> ReplacementsUpdate {
    let database = try writableDatabase()
    return try database.transaction {
      let present = try replacements(for: person)
      guard present.version == version else { return .conflict(present) }
      try database.run(
        """
        INSERT INTO replacement_rules (person, version, rules) VALUES (?, ?, ?)
        ON CONFLICT (person) DO UPDATE SET version = excluded.version, rules = excluded.rules
        """,
        [.integer(person.number), .integer(version + 1), .text(JSON.text(rules))])
      return .stored(StoredReplacements(version: version + 1, rules: rules))
    }
  }
}
