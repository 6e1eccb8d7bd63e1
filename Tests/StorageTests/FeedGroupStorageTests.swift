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
}
