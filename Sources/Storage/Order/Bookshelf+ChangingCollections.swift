import ReadingModel
import SQLite

extension Bookshelf {
  /// Changes a row of `collections`, inside a transaction.
  func change(
    _ id: Int, _ change: CollectionChange, for person: PersonID, isNew: Bool
  ) throws {
    let database = try database()
    func set(_ column: String, _ value: SQLiteValue) throws {
      try database.run(
        "UPDATE collections SET \(column) = ?, revision = ? WHERE id = ?",
        [value, .integer(nextRevision()), .integer(id)])
    }
    if isNew || change.name != nil {
      let name = try Self.name(change.name ?? "")
      try set("name", .text(name))
      try set("key", .text(SortKey.of(name)))
    }
    if let parent = change.parent {
      try checkParent(parent, of: id, person)
      try set("parent", .integer(parent))
    }
    if let isShared = change.isShared { try set("shared", .integer(isShared ? 1 : 0)) }
    let hasRule =
      try database.run(
        "SELECT rule IS NOT NULL FROM collections WHERE id = ?", [.integer(id)]
      ).first?.integer(0) == 1
    let hasBooks =
      change.books != nil || !change.addedBooks.isEmpty || !change.removedBooks.isEmpty
    guard !(hasBooks && (hasRule || change.rule != nil)),
      isNew || change.rule == nil || hasRule
    else { throw CollectionRefusal.otherKind }
    if let rule = change.rule { try set("rule", .text(JSON.text(rule.value))) }
    if hasBooks { try changeBooks(id, change) }
  }

  private static func name(_ text: String) throws -> String {
    let name = text.split(whereSeparator: { $0.isWhitespace || $0.isNewline })
      .joined(separator: " ")
    guard !name.isEmpty, name.utf16.count <= BookCollection.nameLimit else {
      throw CollectionRefusal.badName
    }
    return name
  }

  /// Nesting is one deep: a collection that holds others stands at the top.
  private func checkParent(_ parent: Int?, of id: Int, _ person: PersonID) throws {
    guard let parent else { return }
    let fits = try database().run(
      """
      SELECT 1 FROM collections WHERE id = ? AND person = ? AND parent IS NULL AND removed IS NULL
        AND rule IS NULL AND id <> ? AND NOT EXISTS (SELECT 1 FROM collections WHERE parent = ?)
      """, [.integer(parent), .integer(person.number), .integer(id), .integer(id)])
    guard !fits.isEmpty else { throw CollectionRefusal.badParent }
  }

  private func changeBooks(_ id: Int, _ change: CollectionChange) throws {
    let database = try database()
    if let books = change.books {
      try database.run("DELETE FROM collection_books WHERE collection = ?", [.integer(id)])
      try append(books, to: id)
    }
    try append(change.addedBooks, to: id)
    try database.run(
      """
      DELETE FROM collection_books
      WHERE collection = ? AND book IN (SELECT value FROM json_each(?))
      """, [.integer(id), Self.list(change.removedBooks)])
    let count = try database.run(
      "SELECT count(*) FROM collection_books WHERE collection = ?", [.integer(id)]
    ).first?.integer(0)
    guard count ?? 0 <= BookCollection.bookLimit else { throw CollectionRefusal.tooManyBooks }
    try database.run(
      "UPDATE collections SET revision = ? WHERE id = ?", [.integer(nextRevision()), .integer(id)])
  }

  /// Puts books at the end, in one statement: to look for the last place of each would take the square of their number.
  private func append(_ books: [Int], to id: Int) throws {
    if books.isEmpty { return }
    try database().run(
      """
      INSERT OR IGNORE INTO collection_books
      SELECT ?1, books.id, named.key + 1
        + (SELECT coalesce(max(place), 0) FROM collection_books WHERE collection = ?1)
      FROM json_each(?2) AS named JOIN books ON books.id = named.value ORDER BY named.key
      """, [.integer(id), Self.list(books)])
  }

  private static func list(_ books: [Int]) -> SQLiteValue {
    .text("[" + books.map(String.init).joined(separator: ",") + "]")
  }
}
