public import Foundation
public import ReadingModel
import SQLite

extension Bookshelf {
  private static let feedColumns = """
    SELECT id, person, address, home, coalesce(name, title), full_text, added, fetched, due, failure,
      failures, (SELECT count(*) FROM \(Bookshelf.feedArticles) WHERE feed = feeds.id),
      (SELECT count(*) FROM \(Bookshelf.feedArticles) WHERE feed = feeds.id AND \(Bookshelf.isUnread)),
      entity_tag, last_modified, group_name
    FROM feeds
    """

  /// The feeds that a person follows, by name: first those that are in no group, then one group after the other.
  ///
  /// - Parameter person: The person.
  /// - Returns: The feeds.
  /// - Throws: ``StorageError``.
  public func feeds(for person: PersonID = .owner) throws -> [FollowedFeed] {
    try database().run(
      "\(Self.feedColumns) WHERE person = ? AND removed IS NULL", [.integer(person.number)]
    ).map(feed).sorted {
      // Of groups that differ in capitals alone each stays whole.
      let groups = ($0.group?.text ?? "", $1.group?.text ?? "")
      return (groups.0.lowercased(), groups.0, $0.name.lowercased(), $0.id)
        < (groups.1.lowercased(), groups.1, $1.name.lowercased(), $1.id)
    }
  }

  /// A feed that a person follows.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - person: The person.
  /// - Returns: The feed.
  /// - Throws: `FeedRefusal.noSuchFeed`; ``StorageError``.
  public func feed(_ id: Int, for person: PersonID) throws -> FollowedFeed {
    let row = try database().run(
      "\(Self.feedColumns) WHERE id = ? AND person = ? AND removed IS NULL",
      [.integer(id), .integer(person.number)]
    ).first
    guard let row else { throw FeedRefusal.noSuchFeed }
    return try feed(row)
  }

  /// The feeds of all people that are to be fetched, those that wait longest first.
  ///
  /// - Parameter limit: The most feeds.
  /// - Returns: The feeds.
  /// - Throws: ``StorageError``.
  public func dueFeeds(limit: Int) throws -> [FollowedFeed] {
    try database().run(
      "\(Self.feedColumns) WHERE removed IS NULL AND due <= ? ORDER BY due, id LIMIT ?",
      [.integer(Timestamp(now()).milliseconds), .integer(limit)]
    ).map(feed)
  }

  /// When the next feed is to be fetched.
  ///
  /// - Returns: The time; `nil` if nobody follows a feed.
  /// - Throws: ``StorageError``.
  public func nextFeedTime() throws -> Date? {
    try database().run("SELECT min(due) FROM feeds WHERE removed IS NULL").first?
      .optionalInteger(0).map { Timestamp(milliseconds: $0).date }
  }

  /// Begins to follow a feed; one that was removed comes back with the entries that were seen of it.
  ///
  /// - Parameters:
  ///   - new: The feed.
  ///   - person: The person who follows it.
  /// - Returns: The feed, which is due.
  /// - Throws: `FeedRefusal`, ``StorageError``; nothing has changed then.
  public func addFeed(_ new: NewFeed, for person: PersonID) throws -> FollowedFeed {
    try writableDatabase().transaction { try insertFeed(new, for: person) }
  }

  /// Begins to follow a feed, inside a transaction.
  func insertFeed(_ new: NewFeed, for person: PersonID) throws -> FollowedFeed {
    let database = try writableDatabase()
    let known = try database.run(
      "\(Self.feedColumns) WHERE person = ? AND address = ? AND removed IS NULL",
      [.integer(person.number), .text(new.address)]
    ).first.map(feed)
    if let known { throw FeedRefusal.known(name: known.name) }
    let count = try database.run(
      "SELECT count(*) FROM feeds WHERE person = ? AND removed IS NULL",
      [.integer(person.number)]
    ).first?.integer(0)
    guard count ?? 0 < FollowedFeed.countLimit else { throw FeedRefusal.tooMany }
    let time = SQLiteValue.integer(Timestamp(now()).milliseconds)
    let row = try database.run(
      """
      INSERT INTO feeds (person, address, home, title, full_text, added, due, group_name)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (person, address) DO UPDATE SET removed = NULL, found_removed = NULL,
        full_text = excluded.full_text, due = excluded.due, entity_tag = NULL,
        last_modified = NULL, failure = NULL, failures = 0, group_name = excluded.group_name
      RETURNING id
      """,
      [
        .integer(person.number), .text(new.address), .text(new.home), .text(new.title),
        .integer(new.isFullText ? 1 : 0), time, time, .text(new.group?.text),
      ]
    ).first
    guard let row else {
      throw StorageError.damaged(reason: "a row that was written is not there")
    }
    return try feed(try row.integer(0), for: person)
  }

  /// Changes a person's name of a feed, its group, or where its texts come from.
  ///
  /// - Parameters:
  ///   - id: The feed's number.
  ///   - change: What is changed.
  ///   - person: The person who follows it.
  /// - Returns: The feed.
  /// - Throws: `FeedRefusal`, ``StorageError``; nothing has changed then.
  public func changeFeed(
    _ id: Int, _ change: FollowedFeedChange, for person: PersonID
  ) throws -> FollowedFeed {
    let database = try writableDatabase()
    return try database.transaction {
      _ = try feed(id, for: person)
      if let name = change.name {
        let plain = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard 1...FollowedFeed.nameLimit ~= plain.count else { throw FeedRefusal.badName }
        try database.run(
          "UPDATE feeds SET name = ? WHERE id = ?", [.text(plain), .integer(id)])
      }
      if let isFullText = change.isFullText {
        try database.run(
          "UPDATE feeds SET full_text = ? WHERE id = ?",
          [.integer(isFullText ? 1 : 0), .integer(id)])
      }
      if let group = change.group {
        try database.run(
          "UPDATE feeds SET group_name = ? WHERE id = ?", [.text(group?.text), .integer(id)])
      }
      return try feed(id, for: person)
    }
  }

  /// Ends following a feed, whose articles stay, or follows it again.
  ///
  /// - Parameters:
  ///   - id: The feed's number.
  ///   - isRemoved: Whether it is removed from now on; it can be restored for ``restorableDays`` days.
  ///   - person: The person who follows it.
  /// - Throws: `FeedRefusal`, ``StorageError``; nothing has changed then.
  public func setRemoved(
    ofFeed id: Int, _ isRemoved: Bool, for person: PersonID
  ) throws {
    let database = try writableDatabase()
    if isRemoved { _ = try feed(id, for: person) }
    let time = isRemoved ? Timestamp(now()).milliseconds : nil
    let changed = try database.run(
      """
      UPDATE feeds SET removed = ?, found_removed = NULL WHERE id = ? AND person = ?
      RETURNING id
      """, [.integer(time), .integer(id), .integer(person.number)])
    guard !changed.isEmpty else { throw FeedRefusal.noSuchFeed }
  }

  private func feed(_ row: SQLiteRow) throws -> FollowedFeed {
    func date(_ column: Int) throws -> Date? {
      try row.optionalInteger(column).map { Timestamp(milliseconds: $0).date }
    }
    return FollowedFeed(
      id: try row.integer(0), person: PersonID(try row.integer(1)), address: try row.text(2),
      home: try row.optionalText(3), name: try row.text(4), isFullText: try row.integer(5) != 0,
      added: Timestamp(milliseconds: try row.integer(6)).date, fetched: try date(7),
      due: Timestamp(milliseconds: try row.integer(8)).date,
      failure: try row.optionalText(9).map { try JSON.value($0) },
      failureCount: try row.integer(10), articleCount: try row.integer(11),
      unreadCount: try row.integer(12), entityTag: try row.optionalText(13),
      lastModified: try row.optionalText(14),
      group: try row.optionalText(15).flatMap { FeedGroup($0) })
  }
}
