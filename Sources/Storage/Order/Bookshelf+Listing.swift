public import ReadingModel
import SQLite

extension Bookshelf {
  /// The keys of lists, beside ``tables``.
  static let listTables = "LEFT JOIN book_keys AS keys ON keys.book = books.id"

  /// A part of the list of books that fit a query.
  ///
  /// - Parameters:
  ///   - query: What fits, in which order, and which part.
  ///   - person: The person who asks; books that they may not see are not in the list.
  /// - Returns: The part.
  /// - Throws: `CollectionRefusal` for a collection that they do not see; ``StorageError``.
  public func books(matching query: BookQuery, for person: PersonID = .owner) throws -> BookPage {
    try refreshKeys()
    let database = try database()
    let selection = try selection(query, for: person)
    let values = [SQLiteValue.integer(person.number)] + selection.values
    let count = try count(selection, for: person)
    let books = try database.run(
      """
      \(Self.columns) \(Self.listTables) WHERE \(selection.condition)
      ORDER BY \(BookSelection.terms(query)) LIMIT ? OFFSET ?
      """, values + [.integer(query.limit ?? -1), .integer(query.offset)]
    ).map(book)
    let end = query.offset + books.count
    return BookPage(books: books, count: count, next: end < count && !books.isEmpty ? end : nil)
  }

  /// The numbers of all books that fit a query, in its order.
  ///
  /// - Parameters:
  ///   - query: What fits, and in which order.
  ///   - person: The person who asks; books that they may not see are not in the list.
  /// - Returns: The numbers.
  /// - Throws: `CollectionRefusal` for a collection that they do not see; ``StorageError``.
  public func bookNumbers(
    matching query: BookQuery, for person: PersonID = .owner
  ) throws -> [Int] {
    try refreshKeys()
    let selection = try selection(query, for: person)
    return try database().run(
      """
      SELECT books.id \(Self.tables) \(Self.listTables) WHERE \(selection.condition)
      ORDER BY \(BookSelection.terms(query))
      """, [.integer(person.number)] + selection.values
    ).map { try $0.integer(0) }
  }

  /// The number of books that fit a query.
  ///
  /// - Parameters:
  ///   - query: What fits.
  ///   - person: The person who asks; books that they may not see do not count.
  /// - Returns: The number.
  /// - Throws: `CollectionRefusal` for a collection that they do not see; ``StorageError``.
  public func bookCount(matching query: BookQuery, for person: PersonID = .owner) throws -> Int {
    try refreshKeys()
    return try count(try selection(query, for: person), for: person)
  }

  private func count(_ selection: BookSelection, for person: PersonID) throws -> Int {
    try database().run(
      "SELECT count(*) \(Self.tables) \(Self.listTables) WHERE \(selection.condition)",
      [.integer(person.number)] + selection.values
    ).first?.integer(0) ?? 0
  }

  func selection(_ query: BookQuery, for person: PersonID) throws -> BookSelection {
    var selection = BookSelection(query, for: person, now: now())
    if let rule = query.rule { selection.add(RuleCondition(rule, now: now())) }
    if let id = query.collection {
      let row = try database().run(
        """
        SELECT rule FROM collections
        WHERE id = ? AND removed IS NULL AND (person = ? OR shared = 1)
        """, [.integer(id), .integer(person.number)]
      ).first
      guard let row else { throw CollectionRefusal.noSuchCollection }
      if let rule = try row.optionalText(0) {
        selection.add(RuleCondition(try Self.rule(rule), now: now()))
      } else {
        selection.add(
          "books.id IN (SELECT book FROM collection_books WHERE collection = ?)", .integer(id))
      }
    }
    return selection
  }

  /// What books share, in alphabetical order, with the number of books that have each.
  ///
  /// - Parameters:
  ///   - facet: What they share.
  ///   - words: Words that all occur in the name; empty for any.
  ///   - offset: How many are left out at the beginning.
  ///   - limit: The most that are wanted.
  ///   - person: The person who asks; books that they may not see do not count.
  /// - Returns: The values, and how many there are in all.
  /// - Throws: ``StorageError``.
  public func facetValues(
    _ facet: BookFacet, words: String = "", offset: Int = 0, limit: Int,
    for person: PersonID = .owner
  ) throws -> (values: [FacetValue], count: Int) {
    try refreshKeys()
    let parts = SortKey.folded(words).split(whereSeparator: \.isWhitespace).map(String.init)
    let holds = parts.map { _ in " AND instr(key, ?) > 0" }.joined()
    let tables = """
      FROM book_facets JOIN books ON books.id = book_facets.book
      WHERE kind = ? AND removed IS NULL AND \(Self.isVisible)\(holds)
      """
    let values =
      [.text(facet.rawValue), .integer(person.number)] + parts.map { SQLiteValue.text($0) }
    let count = try database().run("SELECT count(DISTINCT key) \(tables)", values).first
    let rows = try database().run(
      """
      SELECT min(label), count(*) \(tables) GROUP BY key ORDER BY min(sort_key), key
      LIMIT ? OFFSET ?
      """, values + [.integer(limit), .integer(offset)])
    return (
      try rows.map { FacetValue(name: try $0.text(0), bookCount: try $0.integer(1)) },
      try count?.integer(0) ?? 0
    )
  }
}
