import Foundation
import ReadingModel
import SQLite

/// The conditions and the order of a query for books, as SQL over the tables of `Bookshelf.listTables`.
struct BookSelection {
  /// Whether the person is at the place that is stored, has read the book, and so on, as lists show it.
  static let state = """
    CASE WHEN coalesce(version, 0) = 0 THEN \(ReadingState.unread.code)
    WHEN state = \(ReadingState.reading.code) AND offset >= \(ReadingState.finishedFrom) * length
    THEN \(ReadingState.finished.code) ELSE state END
    """
  /// How far reading is, 0...1.
  static let progress = """
    CASE \(state) WHEN \(ReadingState.unread.code) THEN 0.0 WHEN \(ReadingState.finished.code) THEN 1.0
    ELSE min(1.0, 1.0 * offset / max(1, length)) END
    """
  /// When the book was last read; null for an unread one.
  static let read = "iif(\(state) = \(ReadingState.unread.code), NULL, updated)"

  /// Whether the last session was more listening than reading; null for a book without sessions.
  static let isHeard = """
    (SELECT listening + both > reading FROM reading_works
      JOIN reading_sessions ON reading_sessions.work = reading_works.id
      WHERE reading_works.book = books.id AND reading_works.person = ?1
        AND reading_sessions.removed IS NULL
      ORDER BY ended DESC LIMIT 1)
    """

  private(set) var conditions: [String] = []
  /// Those of the conditions in order; the person's number is bound before them.
  private(set) var values: [SQLiteValue] = []

  init(_ query: BookQuery, for person: PersonID, now: Date) {
    add("removed IS NULL")
    add(Bookshelf.isVisible, .integer(person.number))
    if let numbers = query.numbers {
      add("books.id IN (\(numbers.map(String.init).joined(separator: ", ")))")
    }
    for word in SortKey.folded(query.words).split(whereSeparator: \.isWhitespace) {
      add(
        """
        (instr(search, ?) > 0 OR EXISTS (SELECT 1 FROM book_tags CROSS JOIN tags ON tags.id = tag
          WHERE book_tags.book = books.id AND person = ?1 AND instr(tags.key, ?) > 0))
        """, .text(String(word)), .text(String(word)))
    }
    if !query.states.isEmpty {
      let codes = query.states.map { String($0.code) }.sorted().joined(separator: ", ")
      add("\(Self.state) IN (\(codes))")
    }
    if let isFavorite = query.isFavorite {
      add("coalesce(favorite, 0) = ?", .integer(isFavorite ? 1 : 0))
    }
    if let isHeard = query.isHeard {
      add("coalesce(\(Self.isHeard), 0) = ?", .integer(isHeard ? 1 : 0))
    }
    if let isArchived = query.isArchived {
      add("coalesce(archived, 0) = ?", .integer(isArchived ? 1 : 0))
    }
    if let days = query.days {
      let start = now.addingTimeInterval(Double(-days) * 86_400)
      add("added >= ?", .integer(Timestamp(start).milliseconds))
    }
    if let tag = query.tag {
      add(
        """
        books.id IN (SELECT book FROM book_tags JOIN tags ON tags.id = tag
          WHERE person = ?1 AND key = ?)
        """, .text(SortKey.folded(tag)))
    }
    for (facet, label) in query.facets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      add(
        "books.id IN (SELECT book FROM book_facets WHERE kind = ? AND key = ?)",
        .text(facet.rawValue), .text(SortKey.folded(label)))
    }
    if let format = query.format { add("format = ?", .text(format)) }
    if let group = query.feedGroup {
      add(
        """
        books.id IN (SELECT feed_entries.book FROM feed_entries JOIN feeds ON feeds.id = feed
          WHERE feeds.person = ?1 AND feeds.removed IS NULL AND group_name = ?)
        """, .text(group.text))
    }
  }

  mutating func add(_ rule: RuleCondition) {
    conditions.append(rule.sql)
    values += rule.values
  }

  mutating func add(_ condition: String, _ values: SQLiteValue...) {
    conditions.append(condition)
    self.values += values
  }

  var condition: String { conditions.joined(separator: " AND ") }

  /// The terms of an order; what has no key comes last either way.
  static func terms(_ query: BookQuery) -> String {
    func way(_ isAscending: Bool) -> String { isAscending != query.isReversed ? "ASC" : "DESC" }
    let (up, down) = (way(true), way(false))
    let title = "keys.title \(up), books.id \(up)"
    return switch query.order {
    case .read: "\(read) \(down) NULLS LAST, added \(down), books.id \(down)"
    case .added: "added \(down), books.id \(down)"
    case .title: title
    case .place:
      """
      (SELECT place FROM collection_books WHERE collection = \(query.collection ?? 0) AND book = books.id) \(up), \(title)
      """
    case .author: "coalesce(keys.author, '') = '', keys.author \(up), \(title)"
    case .series:
      "coalesce(keys.series, '') = '', keys.series \(up), series_number \(up) NULLS LAST, \(title)"
    case .progress: "\(progress) \(down), \(title)"
    case .length: "length \(down), \(title)"
    case .rating: "rating \(down) NULLS LAST, \(title)"
    }
  }
}
