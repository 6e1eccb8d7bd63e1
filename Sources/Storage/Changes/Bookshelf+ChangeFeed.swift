import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  /// The kinds of the feed; the number is their order among changes that were made at once.
  private enum Kind: Int, CaseIterable {
    case book = 1
    case place, mark, setting, session, tombstone, opinion, collection

    /// The kind that comes last.
    static let last = allCases.map(\.rawValue).max() ?? 0

    /// What the index is by that has the rows in the order of the feed: of tables whose rows have one reader, those of a person.
    var order: String {
      switch self {
      case .book, .collection, .tombstone: "revision"
      case .place, .mark, .setting, .session, .opinion: "person_revision"
      }
    }

    /// Table, key, and the condition that the person may learn of it; the person's number is `?1`.
    var source: (table: String, key: String, condition: String) {
      switch self {
      case .book: ("books", "id", "(owner IS NULL OR owner = ?1)")
      case .place: ("places", "rowid", "person = ?1 AND version > 0")
      case .mark: ("marks", "rowid", "person = ?1")
      case .setting: ("settings", "rowid", "person = ?1")
      case .session: ("reading_sessions", "rowid", "person = ?1")
      case .opinion: ("opinions", "book", "person = ?1")
      case .collection: ("collections", "id", "(person = ?1 OR shared = 1)")
      // What was hidden from others is there for its owner.
      case .tombstone:
        (
          "tombstones", "id",
          """
          (person IS NULL OR person = ?1) AND (kind != 'hidden'
            OR book IN (SELECT id FROM books WHERE owner IS NOT NULL AND owner != ?1))
          AND (kind != 'unshared'
            OR CAST(name AS INTEGER) IN (SELECT id FROM collections WHERE person != ?1))
          """
        )
      }
    }
  }

  /// A part of what has changed for a person.
  ///
  /// Each thing comes once, as it is now. A change that is made while a client asks for part after part comes last.
  ///
  /// - Parameters:
  ///   - token: How far the client knows the changes; `nil` for a client that knows nothing.
  ///   - limit: The most changes.
  ///   - person: The person.
  /// - Returns: The changes after the token.
  /// - Throws: `FeedTokenTooOld`, ``StorageError``.
  public func changes(
    since token: FeedToken?, limit: Int, for person: PersonID = .owner
  ) throws -> FeedPage {
    let database = try database()
    let feed = try database.run("SELECT epoch, floor, value FROM feed, counter").first
    guard let feed else { throw StorageError.damaged(reason: "it has no feed") }
    let epoch = try feed.text(0)
    if let token {
      guard
        try token.epoch == epoch && feed.integer(1) <= token.revision
          && token.revision <= feed.integer(2)
      else { throw FeedTokenTooOld() }
    }
    let start = token ?? FeedToken(epoch: epoch, revision: 0)
    let parts = Kind.allCases.map { kind in
      let (table, key, condition) = kind.source
      // By another index, SQLite would look at all that a person has, or at everybody's rows, for every part of it.
      return """
        SELECT * FROM (SELECT revision, \(kind.rawValue) AS kind, \(key) AS key
          FROM \(table) INDEXED BY \(table)_by_\(kind.order)
          WHERE revision >= ?2 AND (revision, \(kind.rawValue), \(key)) > (?2, ?3, ?4) AND \(condition)
          ORDER BY revision, \(key) LIMIT ?5)
        """
    }
    let rows = try database.run(
      parts.joined(separator: " UNION ALL ") + " ORDER BY revision, kind, key LIMIT ?5",
      [
        .integer(person.number), .integer(start.revision), .integer(start.kind),
        .integer(start.key), .integer(limit + 1),
      ])
    var page = FeedPage(changes: [], next: start, hasMore: rows.count > limit)
    for row in rows.prefix(limit) {
      let (revision, code, key) = (try row.integer(0), try row.integer(1), try row.integer(2))
      page.next = FeedToken(epoch: epoch, revision: revision, kind: code, key: key)
      guard let kind = Kind(rawValue: code),
        let content = try feedContent(kind, key, for: person, in: database)
      else { continue }
      page.changes.append(FeedChange(revision: revision, content: content))
    }
    // Whoever knows everything need not look at it again, and keeps a token that stays good for a year.
    if !page.hasMore, try feed.integer(2) > page.next.revision {
      page.next = FeedToken(
        epoch: epoch, revision: try feed.integer(2), kind: Kind.last, key: Int(Int32.max))
    }
    return page
  }

  /// The token of a client that knows everything at this moment.
  ///
  /// - Returns: The token, after all present changes.
  /// - Throws: ``StorageError``.
  public func feedEnd() throws -> FeedToken {
    let feed = try database().run("SELECT epoch, value FROM feed, counter").first
    guard let feed else { throw StorageError.damaged(reason: "it has no feed") }
    return FeedToken(
      epoch: try feed.text(0), revision: try feed.integer(1), kind: Kind.last, key: Int(Int32.max))
  }

  /// What a change is about as it is now, from a database whose place was looked at once for all of them.
  private func feedContent(
    _ kind: Kind, _ key: Int, for person: PersonID, in database: LibraryDatabase
  ) throws -> FeedChange.Content? {
    let value = [SQLiteValue.integer(key)]
    switch kind {
    case .book: return .book(key)
    case .opinion: return .opinion(book: key)
    case .collection:
      return try collection(key, for: person).map { .collection($0) } ?? .collectionGone(key)
    case .place:
      return try database.run(
        "SELECT book, offset, version, updated, device, state FROM places WHERE rowid = ?", value
      ).first.map {
        .position(book: try $0.integer(0), try ReadingPosition($0, from: 1, state: 5))
      }
    case .mark:
      return try database.run("SELECT \(Mark.columns) FROM marks WHERE rowid = ?", value).first
        .map { .mark(try Mark($0, from: 0)) }
    case .setting:
      return try database.run("SELECT book, name, value FROM settings WHERE rowid = ?", value).first
        .map {
          .setting(
            book: try $0.optionalInteger(0), name: try $0.text(1),
            try $0.optionalText(2).map { try JSON.value($0) })
        }
    case .session:
      return try database.run("SELECT id FROM reading_sessions WHERE rowid = ?", value).first.map {
        let id = try $0.text(0)
        return .session(try session(id, for: person) ?? .removed(id))
      }
    case .tombstone:
      return try database.run("SELECT kind, book, name FROM tombstones WHERE id = ?", value).first
        .flatMap {
          let book = try $0.optionalInteger(1)
          switch (try $0.text(0), book, try $0.optionalText(2)) {
          case ("mark", let book?, let id?): return .markGone(book: book, id: id)
          case ("setting", let book, let name?): return .setting(book: book, name: name, nil)
          case ("collection", _, let id?), ("unshared", _, let id?):
            return Int(id).map { .collectionGone($0) }
          case (_, let book?, _): return .bookGone(book)
          default: return nil
          }
        }
    }
  }

  /// Forgets deletions of more than a year ago, inside a transaction; a client that knows less than that begins again.
  func forgetTombstones(before limit: SQLiteValue) throws {
    let database = try database()
    // A start on a full disk must write nothing where there is nothing to forget.
    try database.run(
      """
      UPDATE feed SET floor = max(floor,
        coalesce((SELECT max(revision) FROM tombstones WHERE deleted < ?1), 0),
        coalesce((SELECT max(revision) FROM reading_sessions WHERE removed < ?1), 0))
      WHERE EXISTS (SELECT 1 FROM tombstones WHERE deleted < ?1)
        OR EXISTS (SELECT 1 FROM reading_sessions WHERE removed < ?1)
      """, [limit])
    try database.run("DELETE FROM tombstones WHERE deleted < ?", [limit])
    try database.run("DELETE FROM reading_sessions WHERE removed < ?", [limit])
  }
}
