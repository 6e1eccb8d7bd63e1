import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// The collections that a person sees: their own and the shared ones, by name.
  ///
  /// - Parameter person: The person.
  /// - Returns: The collections.
  /// - Throws: ``StorageError``.
  public func collections(for person: PersonID = .owner) throws -> [BookCollection] {
    try collections(where: "1", [], for: person)
  }

  /// A collection that a person sees.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - person: The person.
  /// - Returns: The collection, or `nil` when there is none of that number.
  /// - Throws: ``StorageError``.
  public func collection(_ id: Int, for person: PersonID = .owner) throws -> BookCollection? {
    try collections(where: "id = ?", [.integer(id)], for: person).first
  }

  private func collections(
    where condition: String, _ values: [SQLiteValue], for person: PersonID
  ) throws -> [BookCollection] {
    try database().run(
      """
      SELECT id, person, name, (SELECT up.id FROM collections AS up
          WHERE up.id = collections.parent AND up.removed IS NULL AND (up.person = ?1 OR up.shared = 1)),
        shared, rule, (SELECT count(*) FROM collection_books JOIN books ON books.id = book
          WHERE collection = collections.id AND books.removed IS NULL
          AND (books.owner IS NULL OR books.owner = ?1))
      FROM collections WHERE removed IS NULL AND (person = ?1 OR shared = 1) AND \(condition)
      ORDER BY key, id
      """, [.integer(person.number)] + values
    ).map { row in
      let rule = try row.optionalText(5).map(Self.rule)
      var query = BookQuery()
      query.rule = rule
      return BookCollection(
        id: try row.integer(0), owner: PersonID(try row.integer(1)), name: try row.text(2),
        parent: try row.optionalInteger(3), isShared: try row.integer(4) != 0, rule: rule,
        bookCount: rule == nil ? try row.integer(6) : try bookCount(matching: query, for: person))
    }
  }

  /// The collections by hand that hold a book.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - person: The person who asks; collections that they do not see are left out.
  /// - Returns: The collections by name.
  /// - Throws: ``StorageError``.
  public func collections(
    holding book: Int, for person: PersonID = .owner
  ) throws -> [BookCollection] {
    try collections(
      where: "id IN (SELECT collection FROM collection_books WHERE book = ?)", [.integer(book)],
      for: person)
  }

  /// The rule that a column holds.
  static func rule(_ text: String) throws -> ShelfRule {
    do {
      return try ShelfRule(JSON.value(text) as SettingValue)
    } catch is ShelfRuleRefusal {
      throw StorageError.damaged(reason: "the rule of a smart shelf can't be read")
    }
  }

  /// Makes a collection.
  ///
  /// - Parameters:
  ///   - new: Name, and what else it begins with.
  ///   - person: The owner.
  /// - Returns: The collection.
  /// - Throws: `CollectionRefusal`, ``StorageError``; nothing has changed then.
  public func addCollection(
    _ new: CollectionChange, for person: PersonID = .owner
  ) throws -> BookCollection {
    let database = try writableDatabase()
    try refreshKeys()
    return try database.transaction {
      let count = try database.run(
        "SELECT count(*) FROM collections WHERE person = ? AND removed IS NULL",
        [.integer(person.number)]
      ).first?.integer(0)
      guard count ?? 0 < BookCollection.countLimit else { throw CollectionRefusal.tooMany }
      try database.run(
        "INSERT INTO collections (person, name, key, created, revision) VALUES (?, '', '', ?, ?)",
        [
          .integer(person.number), .integer(Timestamp(now()).milliseconds),
          .integer(nextRevision()),
        ])
      let id = database.lastInsertedKey
      try change(id, new, for: person, isNew: true)
      guard let made = try collection(id, for: person) else {
        throw StorageError.damaged(reason: "a row that was written is not there")
      }
      return made
    }
  }

  /// Changes a collection.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - change: What is changed.
  ///   - person: Its owner.
  /// - Returns: The collection.
  /// - Throws: `CollectionRefusal`, ``StorageError``; nothing has changed then.
  public func changeCollection(
    _ id: Int, _ change: CollectionChange, for person: PersonID = .owner
  ) throws -> BookCollection {
    let database = try writableDatabase()
    try refreshKeys()
    return try database.transaction {
      guard let present = try collection(id, for: person) else {
        throw CollectionRefusal.noSuchCollection
      }
      guard present.owner == person else { throw CollectionRefusal.notYours }
      try self.change(id, change, for: person, isNew: false)
      return try collection(id, for: person) ?? present
    }
  }

  /// Removes a collection, which can be restored for ``restorableDays`` days, or restores it.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - isRemoved: Whether it is removed from now on.
  ///   - person: Its owner.
  /// - Returns: Whether others saw it.
  /// - Throws: `CollectionRefusal`, ``StorageError``.
  public func setRemoved(
    ofCollection id: Int, _ isRemoved: Bool, for person: PersonID = .owner
  ) throws -> Bool {
    let database = try writableDatabase()
    return try database.transaction {
      let row = try database.run(
        "SELECT person, shared FROM collections WHERE id = ? AND (person = ? OR shared = 1)",
        [.integer(id), .integer(person.number)]
      ).first
      guard let row else { throw CollectionRefusal.noSuchCollection }
      guard try row.integer(0) == person.number else { throw CollectionRefusal.notYours }
      try database.run(
        "UPDATE collections SET removed = ?, found_removed = NULL, revision = ? WHERE id = ?",
        [
          isRemoved ? .integer(Timestamp(now()).milliseconds) : .null, .integer(nextRevision()),
          .integer(id),
        ])
      return try row.integer(1) != 0
    }
  }

  /// The books of the collections and smart shelves that a person sees and whose name holds a text.
  ///
  /// - Parameters:
  ///   - isNamed: Whether a name fits.
  ///   - person: The person.
  /// - Returns: The books' numbers.
  /// - Throws: ``StorageError``.
  public func books(
    inCollections isNamed: @Sendable (String) -> Bool, for person: PersonID = .owner
  ) throws -> Set<Int> {
    var books: Set<Int> = []
    for collection in try collections(for: person) where isNamed(collection.name) {
      var query = BookQuery()
      query.collection = collection.id
      books.formUnion(try bookNumbers(matching: query, for: person))
    }
    return books
  }
}
