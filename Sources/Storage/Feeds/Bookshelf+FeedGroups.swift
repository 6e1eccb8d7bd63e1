public import ReadingModel
import SQLite

extension Bookshelf {
  /// The articles that feeds have brought.
  static let feedArticles =
    "feed_entries JOIN books ON books.id = feed_entries.book AND books.removed IS NULL"
  /// Whether the person of a feed has neither begun an article nor put it away.
  static let isUnread = """
    NOT EXISTS (SELECT 1 FROM places
      WHERE places.book = books.id AND places.person = feeds.person AND places.version > 0)
    AND NOT EXISTS (SELECT 1 FROM opinions
      WHERE opinions.book = books.id AND opinions.person = feeds.person AND opinions.archived = 1)
    """

  /// The groups in which a person keeps feeds, by name, with the numbers of their articles.
  ///
  /// - Parameter person: The person.
  /// - Returns: The groups.
  /// - Throws: ``StorageError``.
  public func feedGroups(for person: PersonID = .owner) throws -> [FeedGroupCount] {
    try database().run(
      """
      SELECT group_name, count(DISTINCT books.id), count(DISTINCT iif(\(Self.isUnread), books.id, NULL))
      FROM feeds LEFT JOIN feed_entries ON feed = feeds.id
        LEFT JOIN books ON books.id = feed_entries.book AND books.removed IS NULL
      WHERE feeds.person = ? AND feeds.removed IS NULL AND group_name IS NOT NULL
      GROUP BY group_name
      """, [.integer(person.number)]
    ).compactMap { row in
      guard let group = FeedGroup(try row.text(0)) else { return nil }
      return FeedGroupCount(
        group: group, articleCount: try row.integer(1), unreadCount: try row.integer(2))
    }.sorted {
      ($0.group.text.lowercased(), $0.group.text) < ($1.group.text.lowercased(), $1.group.text)
    }
  }

  /// Gives a group of feeds another name, or ends it; its feeds stay.
  ///
  /// - Parameters:
  ///   - group: The present name.
  ///   - name: The new name, which may be that of another group; `nil` takes the feeds out of the group.
  ///   - person: The person who follows them.
  /// - Returns: All feeds of the person, as ``feeds(for:)`` sorts them.
  /// - Throws: `FeedRefusal.noSuchGroup` if none of the feeds is in the group; ``StorageError``. Nothing has changed then.
  public func renameFeedGroup(
    _ group: FeedGroup, to name: FeedGroup?, for person: PersonID
  ) throws -> [FollowedFeed] {
    let changed = try writableDatabase().run(
      """
      UPDATE feeds SET group_name = ? WHERE group_name = ? AND person = ? AND removed IS NULL
      RETURNING id
      """, [.text(name?.text), .text(group.text), .integer(person.number)])
    guard !changed.isEmpty else { throw FeedRefusal.noSuchGroup }
    return try feeds(for: person)
  }
}
