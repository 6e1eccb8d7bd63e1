package import ReadingModel
import SQLite

extension Bookshelf {
  /// The feeds that people follow, with the entries that need no more work; a book that is not in the snapshot is left out of its
  /// entry.
  func feedRows(of books: Set<Int>) throws -> [LibrarySnapshot.Feed] {
    var entries: [Int: [LibrarySnapshot.Feed.Entry]] = [:]
    let seen = try database().run(
      """
      SELECT feed, key, book FROM feed_entries WHERE attempts IS NULL OR attempts >= ?
      ORDER BY feed, key
      """, [.integer(Self.entryAttempts)])
    for row in seen {
      let book = try row.optionalInteger(2).flatMap { books.contains($0) ? $0 : nil }
      entries[try row.integer(0), default: []].append(.init(key: try row.text(1), book: book))
    }
    return try database().run(
      """
      SELECT id, person, address, home, title, name, full_text, added, group_name FROM feeds
      WHERE removed IS NULL ORDER BY id
      """
    ).map {
      .init(
        person: try $0.integer(1), address: try $0.text(2), home: try $0.optionalText(3),
        title: try $0.text(4), name: try $0.optionalText(5), group: try $0.optionalText(8),
        fullText: try $0.integer(6) != 0, added: try $0.integer(7),
        entries: entries[try $0.integer(0)] ?? [])
    }
  }

  func queueRows(of books: Set<Int>) throws -> [LibrarySnapshot.Queue] {
    var queues: [LibrarySnapshot.Queue] = []
    for row in try database().run("SELECT person, book FROM queued_books ORDER BY person, place") {
      let (person, book) = (try row.integer(0), try row.integer(1))
      guard books.contains(book) else { continue }
      if queues.last?.person != person { queues.append(.init(person: person, books: [])) }
      queues[queues.count - 1].books.append(book)
    }
    return queues
  }

  /// Follows a feed of a backup, unless the person follows it here, or has ended following it here.
  ///
  /// Entries that were dealt with do not become articles again.
  ///
  /// - Parameters:
  ///   - feed: The feed.
  ///   - books: The numbers of books in this library by those in the backup.
  ///   - person: Its person in this library.
  /// - Returns: Whether it is followed from now on.
  /// - Throws: `FeedRefusal`, ``StorageError``; nothing has changed then.
  package func restore(
    _ feed: LibrarySnapshot.Feed, _ books: [Int: Int], for person: PersonID
  ) throws -> Bool {
    let database = try writableDatabase()
    return try database.transaction {
      let known = try database.run(
        "SELECT 1 FROM feeds WHERE person = ? AND address = ?",
        [.integer(person.number), .text(feed.address)])
      guard known.isEmpty else { return false }
      let new = NewFeed(
        address: feed.address, title: feed.title, home: feed.home, isFullText: feed.fullText,
        group: feed.group.flatMap { FeedGroup(shortening: $0) })
      let id = try insertFeed(new, for: person).id
      let name = feed.name.flatMap { 1...FollowedFeed.nameLimit ~= $0.count ? $0 : nil }
      try database.run(
        "UPDATE feeds SET added = ?, name = ? WHERE id = ?",
        [
          .integer(Timestamp(milliseconds: feed.added).milliseconds), .text(name), .integer(id),
        ])
      for entry in feed.entries.prefix(Self.rememberedEntries) {
        try database.run(
          "INSERT OR IGNORE INTO feed_entries (feed, key, book, seen) VALUES (?, ?, ?, ?)",
          [
            .integer(id), .text(entry.key), .integer(entry.book.flatMap { books[$0] }),
            .integer(Timestamp(now()).milliseconds),
          ])
      }
      return true
    }
  }
}
