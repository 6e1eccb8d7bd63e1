import Feeds
public import ReadingModel
public import Storage
import WebFetching

extension Library {
  /// The feeds that a person follows, by name: first those that are in no group, then one group after the other.
  ///
  /// - Parameter person: The person.
  /// - Returns: The feeds.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func feeds(for person: PersonID = .owner) async throws -> [FollowedFeed] {
    try await stored { try await shelf.feeds(for: person) }
  }

  /// The groups in which a person keeps feeds, by name, with the numbers of their articles.
  ///
  /// - Parameter person: The person.
  /// - Returns: The groups.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func feedGroups(for person: PersonID = .owner) async throws -> [FeedGroupCount] {
    try await stored { try await shelf.feedGroups(for: person) }
  }

  /// Begins to follow a feed; its newest entries become articles from now on, while this returns.
  ///
  /// - Parameters:
  ///   - address: The address of a feed, or of a page that names one.
  ///   - isFullText: Whether the text of an entry is taken from its page.
  ///   - group: The group in which the person keeps it.
  ///   - person: The person who follows it.
  /// - Returns: The feed, and the work that makes its first articles.
  /// - Throws: ``FeedError``; `FeedRefusal`; ``LibraryError``. Nothing is followed then.
  public func follow(
    _ address: String, isFullText: Bool = false, group: FeedGroup? = nil,
    for person: PersonID = .owner
  ) async throws -> (feed: FollowedFeed, articles: Task<FeedReport, any Error>) {
    let address = WebPageRequest(address).address
    let found = try await feedDownload.find(address)
    let new = NewFeed(
      address: found.file.address,
      title: found.feed.title ?? WebFetcher.host(of: found.file.address) ?? found.file.address,
      home: found.feed.home, isFullText: isFullText, group: group)
    let feed = try await stored { try await shelf.addFeed(new, for: person) }
    let articles = fetching(feed, found)
    tell(.list(.feeds, person))
    return (feed, articles)
  }

  /// Changes a person's name of a feed, its group, or where its texts come from.
  ///
  /// - Parameters:
  ///   - id: The feed's number.
  ///   - change: What is changed; texts that were saved stay as they are.
  ///   - person: The person who follows it.
  /// - Returns: The feed.
  /// - Throws: `FeedRefusal`; ``LibraryError``.
  public func changeFeed(
    _ id: Int, _ change: FollowedFeedChange, for person: PersonID = .owner
  ) async throws -> FollowedFeed {
    let feed = try await stored { try await shelf.changeFeed(id, change, for: person) }
    tell(.list(.feeds, person))
    return feed
  }

  /// Gives a group of feeds another name, or ends it; its feeds stay.
  ///
  /// - Parameters:
  ///   - group: The present name.
  ///   - name: The new name, which may be that of another group; `nil` takes the feeds out of the group.
  ///   - person: The person who follows them.
  /// - Returns: All feeds of the person.
  /// - Throws: `FeedRefusal`; ``LibraryError``.
  public func renameFeedGroup(
    _ group: FeedGroup, to name: FeedGroup?, for person: PersonID = .owner
  ) async throws -> [FollowedFeed] {
    let feeds = try await stored {
      try await shelf.renameFeedGroup(group, to: name, for: person)
    }
    tell(.list(.feeds, person))
    return feeds
  }

  /// Ends following a feed, whose articles stay; it can be restored for `Bookshelf.restorableDays` days.
  ///
  /// - Parameters:
  ///   - id: The feed's number.
  ///   - person: The person who follows it.
  /// - Throws: `FeedRefusal`; ``LibraryError``.
  public func removeFeed(_ id: Int, for person: PersonID = .owner) async throws {
    try await stored { try await shelf.setRemoved(ofFeed: id, true, for: person) }
    tell(.list(.feeds, person))
  }

  /// Follows a removed feed again.
  ///
  /// - Parameters:
  ///   - id: The feed's number.
  ///   - person: The person who followed it.
  /// - Throws: `FeedRefusal`; ``LibraryError``.
  public func restoreFeed(_ id: Int, for person: PersonID = .owner) async throws {
    try await stored { try await shelf.setRemoved(ofFeed: id, false, for: person) }
    tell(.list(.feeds, person))
  }

  var feedDownload: FeedDownload {
    FeedDownload(fetcher: WebFetcher(openHosts: kit.openHosts))
  }
}
