public import Foundation
public import ReadingModel
import SQLite

/// What came of an entry of a feed.
public enum FeedEntryOutcome: Hashable, Sendable {
  /// It is an article, the book of this number.
  case article(Int)
  /// It is older than the person wants to see.
  case leftOut
  /// No article could be made of it this time.
  case failed
}

/// What came of fetching a feed.
public struct FeedFetchOutcome: Sendable {
  /// What the feed calls itself; `nil` if that is not known.
  public var title: String?
  /// The address of its site; `nil` if that is not known.
  public var home: String?
  /// The server's mark of this version.
  public var entityTag: String?
  /// When the server has changed it last.
  public var lastModified: String?
  /// Whether it is the version that was known.
  public var isUnchanged = false
  /// Why it did not come.
  public var failure: FeedFailure?
  /// When it is fetched next.
  public var due: Date

  /// Describes an outcome without news.
  public init(due: Date) { self.due = due }
}

extension Bookshelf {
  /// The most entries of a feed that are remembered, beyond those in its document: no feed brings back older ones.
  public static let rememberedEntries = 5000
  /// How often an article is tried to be made of an entry.
  public static let entryAttempts = 3

  /// The entries of a feed that were dealt with.
  ///
  /// - Parameters:
  ///   - id: The feed's number.
  ///   - keys: The keys of the entries in question.
  /// - Returns: The keys of those that need no more work.
  /// - Throws: ``StorageError``.
  public func settledEntries(of id: Int, among keys: [String]) throws -> Set<String> {
    let database = try writableDatabase()
    let time = SQLiteValue.integer(Timestamp(now()).milliseconds)
    return try database.transaction {
      var settled: Set<String> = []
      for key in keys {
        // What a feed still names is not forgotten.
        try database.run(
          "UPDATE feed_entries SET seen = ? WHERE feed = ? AND key = ?",
          [time, .integer(id), .text(key)])
        let row = try database.run(
          """
          SELECT 1 FROM feed_entries
          WHERE feed = ? AND key = ? AND (attempts IS NULL OR attempts >= ?)
          """, [.integer(id), .text(key), .integer(Self.entryAttempts)]
        ).first
        if row != nil { settled.insert(key) }
      }
      return settled
    }
  }

  /// Remembers what came of an entry.
  ///
  /// - Parameters:
  ///   - key: The entry's key.
  ///   - id: The feed's number.
  ///   - outcome: What came of it.
  /// - Throws: ``StorageError``.
  public func noteEntry(_ key: String, of id: Int, _ outcome: FeedEntryOutcome) throws {
    let database = try writableDatabase()
    var book: Int?
    if case .article(let number) = outcome { book = number }
    try database.run(
      """
      INSERT INTO feed_entries (feed, key, book, attempts, seen)
      SELECT id, ?2, ?3, ?4, ?5 FROM feeds WHERE id = ?1
      ON CONFLICT (feed, key) DO UPDATE SET book = excluded.book, seen = excluded.seen,
        attempts = iif(excluded.attempts IS NULL, NULL, coalesce(attempts, 0) + 1)
      """,
      [
        .integer(id), .text(key), .integer(book), .integer(outcome == .failed ? 1 : nil),
        .integer(Timestamp(now()).milliseconds),
      ])
  }

  /// Remembers what came of fetching a feed, and forgets entries that it has not named for long.
  ///
  /// - Parameters:
  ///   - id: The feed's number.
  ///   - outcome: What came of it.
  /// - Throws: ``StorageError``.
  public func noteFetch(of id: Int, _ outcome: FeedFetchOutcome) throws {
    let database = try writableDatabase()
    let due = SQLiteValue.integer(Timestamp(outcome.due).milliseconds)
    try database.transaction {
      if let failure = outcome.failure {
        try database.run(
          "UPDATE feeds SET due = ?, failure = ?, failures = failures + 1 WHERE id = ?",
          [due, .text(try JSON.text(failure)), .integer(id)])
        return
      }
      try database.run(
        """
        UPDATE feeds SET due = ?, failure = NULL, failures = 0, fetched = ?,
          title = coalesce(?, title), home = coalesce(?, home) WHERE id = ?
        """,
        [
          due, .integer(Timestamp(now()).milliseconds), .text(outcome.title),
          .text(outcome.home), .integer(id),
        ])
      guard !outcome.isUnchanged else { return }
      try database.run(
        "UPDATE feeds SET entity_tag = ?, last_modified = ? WHERE id = ?",
        [.text(outcome.entityTag), .text(outcome.lastModified), .integer(id)])
      try database.run(
        """
        DELETE FROM feed_entries WHERE feed = ?1 AND key IN (
          SELECT key FROM feed_entries WHERE feed = ?1 ORDER BY seen DESC, key LIMIT -1 OFFSET ?2)
        """, [.integer(id), .integer(Self.rememberedEntries)])
    }
  }
}
