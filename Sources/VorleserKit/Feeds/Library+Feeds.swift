import Feeds
public import ReadingModel
public import Storage
import WebFetching

extension Library {
  /// The feeds that a person follows, by name.
  ///
  /// - Parameter person: The person.
  /// - Returns: The feeds.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func feeds(for person: PersonID = .owner) async throws -> [FollowedFeed] {
    try await stored { try await shelf.feeds(for: person) }
  }

  /// Begins to follow a feed; its newest entries become articles from now on, while this returns.
  ///
  /// - Parameters:
  ///   - address: The address of a feed, or of a page that names one.
  ///   - isFullText: Whether the text of an entry is taken from its page.
  ///   - person: The person who follows it.
  /// - Returns: The feed, and the work that makes its first articles.
  /// - Throws: ``FeedError``; `FeedRefusal`; ``LibraryError``. Nothing is followed then.
  public func follow(
    _ address: String, isFullText: Bool = false, for person: PersonID = .owner
  ) async throws -> (feed: FollowedFeed, articles: Task<FeedReport, any Error>) {
    let address = WebPageRequest(address).address
    let found = try await feedDownload.find(address)
    let new = NewFeed(
      address: found.file.address,
      title: found.feed.title ?? WebFetcher.host(of: found.file.address) ?? found.file.address,
      home: found.feed.home, isFullText: isFullText)
    let feed = try await stored { try await shelf.addFeed(new, for: person) }
    let articles = fetching(feed, found)
    tell(.list(.feeds, person))
    return (feed, articles)
  }

  /// Changes a person's name of a feed, or where its texts come from.
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
