public import ReadingModel
import SQLite

extension Bookshelf {
  /// A person's settings.
  ///
  /// - Parameters:
  ///   - book: The number of the book that it is for; `nil` for all books.
  ///   - person: The person.
  /// - Returns: Values by name, or `nil` when there is no such book.
  /// - Throws: ``StorageError``.
  public func settings(
    of book: Int?, for person: PersonID = .owner
  ) throws -> [String: SettingValue]? {
    if let book, try self.book(book) == nil { return nil }
    let rows = try database().run(
      """
      SELECT name, value FROM settings
      WHERE person = ? AND coalesce(book, 0) = ? AND value IS NOT NULL
      """, [.integer(person.number), .integer(book ?? 0)])
    var settings: [String: SettingValue] = [:]
    for row in rows { settings[try row.text(0)] = try JSON.value(try row.text(1)) }
    return settings
  }

  /// Changes some settings; of two devices that change the same one, the later counts.
  ///
  /// - Parameters:
  ///   - changes: Values by name; `.null` removes a setting.
  ///   - book: The number of the book that they are for; `nil` for all books.
  ///   - person: The person.
  /// - Returns: All settings after the change, or `nil` when there is no such book.
  /// - Throws: `SettingsRefusal`, ``StorageError``; nothing has changed then.
  public func changeSettings(
    _ changes: [String: SettingValue], of book: Int?, for person: PersonID = .owner
  ) throws -> [String: SettingValue]? {
    if let wrong = changes.keys.sorted().first(where: { !SettingsRule.isName($0) }) {
      throw SettingsRefusal.name(wrong)
    }
    let database = try writableDatabase()
    return try database.transaction {
      if let book, try self.book(book) == nil { return nil }
      let revision = try nextRevision()
      for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
        try database.run(
          """
          INSERT INTO settings VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (person, coalesce(book, 0), name)
          DO UPDATE SET value = excluded.value, revision = excluded.revision
          """,
          [
            .integer(person.number), .integer(book), .text(name),
            value == .null ? .null : .text(try JSON.text(value)), .integer(revision),
          ])
      }
      try checkSettings(of: book, for: person, revision: revision)
      return try settings(of: book, for: person)
    }
  }

  /// Checks the limits, and deletes removed settings when there are many.
  private func checkSettings(of book: Int?, for person: PersonID, revision: Int) throws {
    let scope: [SQLiteValue] = [.integer(person.number), .integer(book ?? 0)]
    let sums = try database().run(
      """
      SELECT count(*), count(value), coalesce(sum(length(name) + length(CAST(value AS BLOB))), 0)
      FROM settings WHERE person = ? AND coalesce(book, 0) = ?
      """, scope
    ).first
    guard let sums else { return }
    guard try sums.integer(1) <= SettingsRule.countLimit else { throw SettingsRefusal.tooMany }
    guard try sums.integer(2) <= SettingsRule.byteLimit else { throw SettingsRefusal.tooLarge }
    guard try sums.integer(0) > 2 * SettingsRule.countLimit else { return }
    try database().run(
      """
      DELETE FROM settings
      WHERE person = ? AND coalesce(book, 0) = ? AND value IS NULL AND revision < ?
      """, scope + [.integer(revision)])
  }

  /// The changes of settings since a revision.
  func settingsChanged(since revision: Int) throws -> [SettingsChange] {
    try database().run(
      "SELECT DISTINCT person, book FROM settings WHERE revision > ?", [.integer(revision)]
    ).map { row in
      SettingsChange(
        person: PersonID(try row.integer(0)), book: try row.optionalInteger(1))
    }
  }
}
