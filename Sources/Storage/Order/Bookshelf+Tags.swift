public import ReadingModel
import SQLite

extension Bookshelf {
  /// A person's tags in alphabetical order, with the number of books that have each.
  ///
  /// - Parameter person: The person.
  /// - Returns: The tags of books that are not removed.
  /// - Throws: ``StorageError``.
  public func tags(for person: PersonID = .owner) throws -> [Tag] {
    try database().run(
      """
      SELECT tags.id, name, count(*) FROM tags JOIN book_tags ON tag = tags.id
      JOIN books ON books.id = book_tags.book
      WHERE person = ? AND removed IS NULL AND \(Self.isVisible) GROUP BY tags.id ORDER BY key
      """, [.integer(person.number), .integer(person.number)]
    ).map { Tag(id: try $0.integer(0), name: try $0.text(1), bookCount: try $0.integer(2)) }
  }

  /// The numbers of the books that have a tag of a person.
  ///
  /// - Parameters:
  ///   - tags: The tags' numbers.
  ///   - person: The person.
  /// - Returns: The books' numbers, also of removed ones.
  /// - Throws: ``StorageError``.
  public func books(withTags tags: [Int], for person: PersonID = .owner) throws -> Set<Int> {
    let list = tags.map(String.init).joined(separator: ", ")
    return try Set(
      database().run(
        """
        SELECT book FROM book_tags JOIN tags ON tags.id = tag
        WHERE person = ? AND tag IN (\(list))
        """, [.integer(person.number)]
      ).map { try $0.integer(0) })
  }

  /// Gives a tag another name; a tag that has the name already takes over the books.
  ///
  /// - Parameters:
  ///   - id: The tag's number.
  ///   - name: The name.
  ///   - person: The tag's owner.
  /// - Returns: Whether there is such a tag.
  /// - Throws: ``StorageError``.
  public func renameTag(_ id: Int, _ name: TagName, for person: PersonID = .owner) throws -> Bool {
    let database = try writableDatabase()
    return try database.transaction {
      guard try hasTag(id, person) else { return false }
      try noteTagged(id, person)
      let other = try database.run(
        "SELECT id FROM tags WHERE person = ? AND key = ? AND id <> ?",
        [.integer(person.number), .text(name.key), .integer(id)]
      ).first?.integer(0)
      if let other {
        try database.run(
          "UPDATE OR IGNORE book_tags SET tag = ? WHERE tag = ?", [.integer(id), .integer(other)])
        try database.run("DELETE FROM tags WHERE id = ?", [.integer(other)])
      }
      try database.run(
        "UPDATE tags SET name = ?, key = ? WHERE id = ?",
        [.text(name.text), .text(name.key), .integer(id)])
      return true
    }
  }

  /// Takes a tag from all books.
  ///
  /// - Parameters:
  ///   - id: The tag's number.
  ///   - person: The tag's owner.
  /// - Returns: Whether there was such a tag.
  /// - Throws: ``StorageError``.
  public func deleteTag(_ id: Int, for person: PersonID = .owner) throws -> Bool {
    let database = try writableDatabase()
    return try database.transaction {
      guard try hasTag(id, person) else { return false }
      try noteTagged(id, person)
      try database.run("DELETE FROM tags WHERE id = ?", [.integer(id)])
      return true
    }
  }

  func deleteUnusedTags(of person: PersonID) throws {
    try database().run(
      "DELETE FROM tags WHERE person = ? AND id NOT IN (SELECT tag FROM book_tags)",
      [.integer(person.number)])
  }

  private func hasTag(_ id: Int, _ person: PersonID) throws -> Bool {
    try !database().run(
      "SELECT 1 FROM tags WHERE id = ? AND person = ?", [.integer(id), .integer(person.number)]
    ).isEmpty
  }

  /// Counts a change of the opinions of all books with a tag.
  private func noteTagged(_ id: Int, _ person: PersonID) throws {
    try database().run(
      """
      UPDATE opinions SET revision = ?
      WHERE person = ? AND book IN (SELECT book FROM book_tags WHERE tag = ?)
      """, [.integer(nextRevision()), .integer(person.number), .integer(id)])
  }
}
