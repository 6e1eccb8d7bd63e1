public import ReadingModel
import SQLite

extension Bookshelf {
  /// The numbers of all books that fit a query, in groups and in its order within each.
  ///
  /// - Parameters:
  ///   - query: What fits, and in which order.
  ///   - grouping: What the groups share.
  ///   - person: The person who asks; books and collections that they may not see are left out.
  /// - Returns: The groups in alphabetical order; the books that have nothing of the kind come last.
  /// - Throws: `CollectionRefusal` for a collection that they do not see; ``StorageError``.
  public func bookGroups(
    matching query: BookQuery, by grouping: BookGrouping, for person: PersonID = .owner
  ) throws -> [BookGroup] {
    try refreshKeys()
    let selection = try selection(query, for: person)
    let source = grouping.source
    let rows = try database().run(
      """
      SELECT books.id, \(source.key), \(source.name), \(source.collection)
      \(Self.tables) \(Self.listTables) \(source.join) WHERE \(selection.condition)
      ORDER BY \(source.order), \(grouping == .collection && query.order == .place ? "shelf_place, " : "")\(BookSelection.terms(query))
      """, [.integer(person.number)] + selection.values)
    var groups: [BookGroup] = []
    var last: String?
    for row in rows {
      let (id, key) = (try row.integer(0), try row.text(1))
      if key != last {
        let name = key.isEmpty ? nil : try row.optionalText(2)
        groups.append(BookGroup(name: name, collection: try row.optionalInteger(3), books: []))
        last = key
      }
      groups[groups.count - 1].append(id)
    }
    return groups
  }

  /// What a person can choose among their books.
  ///
  /// - Parameter person: The person.
  /// - Returns: The kinds of what present books have, with numbers of books.
  /// - Throws: ``StorageError``.
  public func bookChoices(for person: PersonID = .owner) throws -> BookChoices {
    try refreshKeys()
    var (count, favorites, archived) = (0, 0, 0)
    var states: [ReadingState: Int] = [:]
    var formats: [String: Int] = [:]
    let rows = try database().run(
      """
      SELECT \(BookSelection.state), coalesce(favorite, 0), format, coalesce(archived, 0), count(*) \(Self.tables)
      WHERE removed IS NULL AND \(Self.isVisible) GROUP BY 1, 2, 3, 4
      """, [.integer(person.number), .integer(person.number)])
    for row in rows {
      let books = try row.integer(4)
      count += books
      if try row.integer(1) == 1 { favorites += books }
      if try row.integer(3) == 1 { archived += books }
      states[ReadingState(code: try row.integer(0), version: 1), default: 0] += books
      formats[try row.text(2), default: 0] += books
    }
    return BookChoices(
      bookCount: count, favoriteCount: favorites, archivedCount: archived,
      tagCount: try tags(for: person).count,
      authorCount: try facetValues(.author, limit: 0, for: person).count,
      states: states, formats: formats,
      languages: try facetValues(.language, limit: Self.languageLimit, for: person).values)
  }

  /// The most languages that are offered; ISO 639-1 has fewer.
  private static let languageLimit = 200
}

extension BookGrouping {
  /// Key, name and collection of a book's group, what they are read from, and their order.
  fileprivate var source:
    (key: String, name: String, collection: String, join: String, order: String)
  {
    switch self {
    case .author, .series:
      let key = "keys.\(rawValue)"
      let name = """
        (SELECT label FROM book_facets WHERE book_facets.book = books.id AND kind = '\(rawValue)'
          AND sort_key = \(key) LIMIT 1)
        """
      return ("coalesce(\(key), '')", name, "NULL", "", "coalesce(\(key), '') = '', \(key)")
    case .collection:
      let join = """
        LEFT JOIN (SELECT book AS held, place AS shelf_place, collections.id AS shelf,
            collections.name AS shelf_name, collections.key AS shelf_key
          FROM collection_books JOIN collections ON collections.id = collection
          WHERE collections.removed IS NULL AND (collections.person = ?1 OR shared = 1)
        ) ON held = books.id
        """
      return (
        "coalesce(CAST(shelf AS TEXT), '')", "shelf_name", "shelf", join,
        "shelf IS NULL, shelf_key, shelf"
      )
    }
  }
}
