public import ReadingModel
import SQLite

extension Bookshelf {
  /// Changes what a person thinks of some books.
  ///
  /// - Parameters:
  ///   - change: What is changed.
  ///   - ids: The books' numbers.
  ///   - person: Whose opinion it is.
  /// - Returns: The books after the change.
  /// - Throws: `TagRefusal` beyond a limit; ``StorageError``. Nothing has changed then.
  public func changeOpinions(
    _ change: OpinionChange, of ids: [Int], for person: PersonID = .owner
  ) throws -> [LibraryBook] {
    let database = try writableDatabase()
    return try database.transaction {
      let revision = try nextRevision()
      for id in ids { try changeOpinion(change, of: id, for: person, revision: revision) }
      if change.tags != nil || !change.addedTags.isEmpty || !change.removedTags.isEmpty {
        try deleteUnusedTags(of: person)
        try checkTagCount(of: person)
      }
      return try ids.compactMap { try book($0, for: person) }
    }
  }

  private func changeOpinion(
    _ change: OpinionChange, of id: Int, for person: PersonID, revision: Int
  ) throws {
    let database = try database()
    let key: [SQLiteValue] = [.integer(id), .integer(person.number)]
    try database.run(
      """
      INSERT INTO opinions (book, person, revision) VALUES (?, ?, ?)
      ON CONFLICT (book, person) DO UPDATE SET revision = excluded.revision
      """, key + [.integer(revision)])
    if let isFavorite = change.isFavorite {
      try database.run(
        "UPDATE opinions SET favorite = ? WHERE book = ? AND person = ?",
        [.integer(isFavorite ? 1 : 0)] + key)
    }
    if let isArchived = change.isArchived {
      try database.run(
        "UPDATE opinions SET archived = ? WHERE book = ? AND person = ?",
        [.integer(isArchived ? 1 : 0)] + key)
    }
    if let rating = change.rating {
      try database.run(
        "UPDATE opinions SET rating = ? WHERE book = ? AND person = ?",
        [.integer(rating?.halves)] + key)
    }
    if let state = change.state {
      try makePlace(of: id, for: person, revision: revision)
      // A book that is marked by hand keeps the time at which it was read.
      try database.run(
        """
        UPDATE places SET state = ?, version = version + 1, updated = coalesce(updated, ?), revision = ?,
          offset = iif(? = \(ReadingState.unread.code), 0, offset)
        WHERE book = ? AND person = ?
        """,
        [
          .integer(state.code), .integer(Timestamp(now()).milliseconds), .integer(revision),
          .integer(state.code),
        ] + key)
    }
    try changeTags(change, of: id, for: person)
  }

  private func changeTags(_ change: OpinionChange, of id: Int, for person: PersonID) throws {
    let database = try database()
    let key: [SQLiteValue] = [.integer(id), .integer(person.number)]
    let own = "book = ? AND tag IN (SELECT id FROM tags WHERE person = ?"
    if change.tags != nil { try database.run("DELETE FROM book_tags WHERE \(own))", key) }
    for name in (change.tags ?? []) + change.addedTags {
      try database.run(
        "INSERT OR IGNORE INTO tags (person, name, key) VALUES (?, ?, ?)",
        [.integer(person.number), .text(name.text), .text(name.key)])
      try database.run(
        "INSERT OR IGNORE INTO book_tags SELECT ?, id FROM tags WHERE person = ? AND key = ?",
        key + [.text(name.key)])
    }
    for name in change.removedTags {
      try database.run("DELETE FROM book_tags WHERE \(own) AND key = ?)", key + [.text(name.key)])
    }
    guard !(change.tags ?? []).isEmpty || !change.addedTags.isEmpty else { return }
    let count = try database.run("SELECT count(*) FROM book_tags WHERE \(own))", key).first
    guard try count?.integer(0) ?? 0 <= TagName.bookLimit else { throw TagRefusal.tooManyOfBook }
  }

  private func checkTagCount(of person: PersonID) throws {
    let count = try database().run(
      "SELECT count(*) FROM tags WHERE person = ?", [.integer(person.number)]
    ).first?.integer(0)
    guard count ?? 0 <= TagName.countLimit else { throw TagRefusal.tooMany }
  }
}
