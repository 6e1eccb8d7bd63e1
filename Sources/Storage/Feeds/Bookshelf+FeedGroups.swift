public import ReadingModel
import SQLite

extension Bookshelf {
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
