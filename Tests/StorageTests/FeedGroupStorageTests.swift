import ReadingModel
import Storage
import Testing

/// Groups of feeds belong to a person, and are there as long as a feed names them.
struct FeedGroupStorageTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  private func feed(_ name: String, _ group: String?) -> NewFeed {
    NewFeed(
      address: "https://\(name.lowercased()).example/f", title: name, home: nil, isFullText: false,
      group: group.flatMap { FeedGroup($0) })
  }

  private func rows(_ feeds: [FollowedFeed]) -> [String] {
    feeds.map { "\($0.group?.text ?? "-") \($0.name)" }
  }

  @Test func feedsAreListedByGroupsAndThoseWithoutOneFirst() async throws {
    let shelf = try await library.open()
    for (name, group) in [("D", "news"), ("C", "Music"), ("B", nil), ("A", "News"), ("E", "news")] {
      _ = try await shelf.addFeed(feed(name, group), for: .owner)
    }
    // Groups whose names differ in capitals alone are two, and each stays whole.
    #expect(try await rows(shelf.feeds()) == ["- B", "Music C", "News A", "news D", "news E"])
  }

  @Test func aFeedIsMovedAndTakenOutAndWhatIsNotNamedStays() async throws {
    let shelf = try await library.open()
    let id = try await shelf.addFeed(feed("A", "News"), for: .owner).id
    var changed = try await shelf.changeFeed(id, .init(name: "Mine"), for: .owner)
    #expect(changed.group == FeedGroup("News"))
    changed = try await shelf.changeFeed(id, .init(group: FeedGroup("Music")), for: .owner)
    #expect(changed.group == FeedGroup("Music") && changed.name == "Mine")
    changed = try await shelf.changeFeed(id, .init(group: .some(nil)), for: .owner)
    #expect(changed.group == nil)
  }

  @Test func aGroupIsRenamedJoinedToAnotherAndEnded() async throws {
    let shelf = try await library.open()
    for (name, group) in [("A", "News"), ("B", "Music"), ("C", "News")] {
      _ = try await shelf.addFeed(feed(name, group), for: .owner)
    }
    let (news, music) = try (#require(FeedGroup("News")), #require(FeedGroup("Music")))
    let daily = FeedGroup("Daily")
    #expect(
      try await rows(shelf.renameFeedGroup(news, to: daily, for: .owner))
        == ["Daily A", "Daily C", "Music B"])
    #expect(
      try await rows(shelf.renameFeedGroup(music, to: daily, for: .owner))
        == ["Daily A", "Daily B", "Daily C"])
    #expect(
      try await rows(shelf.renameFeedGroup(#require(daily), to: nil, for: .owner))
        == ["- A", "- B", "- C"])
    await #expect(throws: FeedRefusal.noSuchGroup) {
      try await shelf.renameFeedGroup(news, to: daily, for: .owner)
    }
  }

  @Test func aRemovedFeedComesBackInItsGroupAndAFollowedOneInTheGroupThatIsAskedFor() async throws {
    let shelf = try await library.open()
    let id = try await shelf.addFeed(feed("A", "News"), for: .owner).id
    try await shelf.setRemoved(ofFeed: id, true, for: .owner)
    try await shelf.setRemoved(ofFeed: id, false, for: .owner)
    #expect(try await rows(shelf.feeds()) == ["News A"])
    try await shelf.setRemoved(ofFeed: id, true, for: .owner)
    #expect(try await shelf.addFeed(feed("A", "Music"), for: .owner).group == FeedGroup("Music"))
  }

  // MARK: Articles

  /// Two feeds in one group and one in none; "Tide" came through both of the group.
  private func articles(on shelf: Bookshelf) async throws -> [LibraryBook] {
    var books: [LibraryBook] = []
    for text in ["Tide", "Boats", "Storm"] { books.append(try await Shelf.add(text, to: shelf)) }
    for (name, group, found) in [("A", "News", [0, 1]), ("B", "News", [0]), ("C", nil, [2])] {
      let id = try await shelf.addFeed(feed(name, group), for: .owner).id
      for index in found {
        try await shelf.noteEntry(books[index].title, of: id, .article(books[index].id))
      }
      try await shelf.noteEntry("old", of: id, .leftOut)
    }
    return books
  }

  private func query(_ group: String) -> BookQuery {
    var query = BookQuery()
    query.feedGroup = FeedGroup(group)
    query.order = .title
    return query
  }

  @Test func theArticlesOfAGroupAreAListOfThePersonWhoKeepsIt() async throws {
    let shelf = try await library.open()
    let books = try await articles(on: shelf)
    let (tide, boats) = (books[0].id, books[1].id)
    #expect(try await shelf.bookNumbers(matching: query("News")) == [boats, tide])
    #expect(try await shelf.bookNumbers(matching: query("news")) == [])
    #expect(try await shelf.bookNumbers(matching: query("News"), for: PersonID(7)) == [])
    let feeds = try await shelf.feeds()
    let a = try #require(feeds.first { $0.name == "A" }).id
    try await shelf.setRemoved(ofFeed: a, true, for: .owner)
    #expect(try await shelf.bookNumbers(matching: query("News")) == [tide])
  }

  @Test func groupsCountTheirArticlesOnceAndThoseThatNobodyHasBegun() async throws {
    let shelf = try await library.open()
    let books = try await articles(on: shelf)
    _ = try await shelf.addFeed(feed("D", "Empty"), for: .owner)
    func counts() async throws -> [String] {
      try await shelf.feedGroups().map {
        "\($0.group.text) \($0.articleCount) \($0.unreadCount)"
      }
    }
    #expect(try await counts() == ["Empty 0 0", "News 2 2"])
    #expect(try await shelf.feeds().map(\.unreadCount) == [1, 0, 2, 1])
    var change = OpinionChange()
    change.isArchived = true
    _ = try await shelf.changeOpinions(change, of: [books[1].id])
    #expect(try await counts() == ["Empty 0 0", "News 2 1"])
    _ = try await shelf.setPosition(1, of: books[0].id, expecting: 0, device: nil)
    #expect(try await counts() == ["Empty 0 0", "News 2 0"])
    #expect(try await shelf.feeds().map(\.unreadCount) == [1, 0, 0, 0])
    #expect(try await shelf.feedGroups(for: PersonID(7)).isEmpty)
  }
}
