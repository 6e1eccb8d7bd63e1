import BookParser
import Feeds
import Foundation
public import ReadingModel
import Storage
import WebFetching

/// What came of fetching a feed.
public struct FeedReport: Hashable, Sendable {
  /// How many of its entries have become articles.
  public var added = 0
  /// Of how many no article could be made this time.
  public var failed = 0
}

extension Library {
  /// The entries of a new feed that become articles: what a feed of news brings in a day, and more nobody catches up with.
  static let firstEntries = 20
  /// The most entries of one fetch that become articles; the others follow with the next one.
  ///
  /// Each may be a page with pictures, so that a fetch of more would keep all other feeds waiting.
  static let entriesOfFetch = 50
  /// The feeds that are fetched at once.
  private static let feedsAtOnce = 4

  /// Fetches a feed now, or waits for its fetch that is under way.
  ///
  /// - Parameters:
  ///   - id: The feed's number.
  ///   - person: The person who follows it.
  /// - Returns: What came of it.
  /// - Throws: ``FeedError``, which is stored with the feed; `FeedRefusal`; ``LibraryError``.
  public func refreshFeed(_ id: Int, for person: PersonID = .owner) async throws -> FeedReport {
    let feed = try await stored { try await shelf.feed(id, for: person) }
    return try await fetching(feed, nil).value
  }

  /// Fetches all feeds that are due, some at once.
  ///
  /// - Returns: When the next one is due; `nil` if nobody follows a feed.
  /// - Throws: ``LibraryError/storage(_:)``. A feed that fails stops no other.
  func refreshDueFeeds() async throws -> Date? {
    while !Task.isCancelled {
      let due = try await stored { try await shelf.dueFeeds(limit: Self.feedsAtOnce) }
      guard !due.isEmpty else { break }
      let tasks = due.map { fetching($0, nil) }
      var failures: [any Error] = []
      for task in tasks {
        await withTaskCancellationHandler {
          if case .failure(let error) = await task.result { failures.append(error) }
        } onCancel: {
          task.cancel()
        }
      }
      // What was not stored would be due at once again.
      if let error = failures.first(where: { !($0 is FeedError) }) { throw error }
    }
    return try await stored { try await shelf.nextFeedTime() }
  }

  /// The fetch of a feed that is under way, or a new one.
  func fetching(
    _ feed: FollowedFeed, _ found: FeedDownload.Document?
  ) -> Task<FeedReport, any Error> {
    if let task = feedFetches[feed.id] { return task }
    let task = Task {
      defer { feedFetches[feed.id] = nil }
      return try await fetch(feed, found)
    }
    feedFetches[feed.id] = task
    return task
  }

  private func fetch(
    _ feed: FollowedFeed, _ found: FeedDownload.Document?
  ) async throws -> FeedReport {
    do {
      var document = found
      if document == nil {
        document = try await feedDownload.fetch(
          feed.address, entityTag: feed.entityTag, lastModified: feed.lastModified)
      }
      return try await take(document, of: feed)
    } catch let error as FeedError {
      var outcome = FeedFetchOutcome(
        due: FeedSchedule.next(
          after: Date(), failures: feed.failureCount + 1, delay: error.delay))
      outcome.failure = error.failure
      try await note(outcome, of: feed)
      throw error
    }
  }

  /// Makes articles of a document's entries.
  private func take(
    _ document: FeedDownload.Document?, of feed: FollowedFeed
  ) async throws -> FeedReport {
    var report = FeedReport()
    var outcome = FeedFetchOutcome(
      due: FeedSchedule.next(after: Date(), asked: document?.feed.interval))
    guard let document else {
      outcome.isUnchanged = true
      try await note(outcome, of: feed)
      return report
    }
    let (wanted, isComplete) = try await newEntries(document.feed, of: feed)
    for (key, entry) in wanted {
      try Task.checkCancellation()
      do {
        let book = try await article(of: entry, feed)
        try await stored { try await shelf.noteEntry(key, of: feed.id, .article(book)) }
        report.added += 1
      } catch let error as LibraryError {
        guard case .duplicate(let existing) = error else { throw error }
        try await stored { try await shelf.noteEntry(key, of: feed.id, .article(existing.id)) }
      } catch let error where error is BookOpenError || error is ArticleError {
        try await stored { try await shelf.noteEntry(key, of: feed.id, .failed) }
        report.failed += 1
      }
    }
    (outcome.title, outcome.home) = (document.feed.title, document.feed.home)
    // With them the server would not send again what is still to be taken.
    if isComplete, report.failed == 0 {
      (outcome.entityTag, outcome.lastModified) = (
        document.file.entityTag, document.file.lastModified
      )
    }
    try await note(outcome, of: feed)
    return report
  }

  /// The entries that are to become articles, oldest first, and whether these are all.
  private func newEntries(
    _ document: Feed, of feed: FollowedFeed
  ) async throws -> (entries: [(key: String, entry: FeedEntry)], isComplete: Bool) {
    let all = document.entries.map { (key: FeedEntryPage.key(of: $0), entry: $0) }
    let keys = all.map(\.key)
    let settled = try await stored { try await shelf.settledEntries(of: feed.id, among: keys) }
    var seen = settled
    var new = all.filter { seen.insert($0.key).inserted }
    // Feeds name the newest first, or the oldest; where each has a date, that decides.
    let dates = new.compactMap(\.entry.published)
    if dates.count == new.count {
      new = zip(new, dates).sorted { $0.1 > $1.1 }.map(\.0)
    }
    if feed.fetched == nil, settled.isEmpty {
      for (key, _) in new.dropFirst(Self.firstEntries) {
        try await stored { try await shelf.noteEntry(key, of: feed.id, .leftOut) }
      }
      new = Array(new.prefix(Self.firstEntries))
    }
    return (new.prefix(Self.entriesOfFetch).reversed(), new.count <= Self.entriesOfFetch)
  }

  /// Adds an entry as an article to the shelf of the person who follows the feed.
  private func article(of entry: FeedEntry, _ feed: FollowedFeed) async throws -> Int {
    let place = ShelfPlace(feed.person, isPrivate: true)
    if feed.isFullText || entry.html == nil && entry.enclosures.isEmpty,
      let address = entry.address
    {
      do {
        return try await add(page: WebPageRequest(address), to: place).id
      } catch let error as ArticleError {
        // What the feed says itself is better than nothing.
        guard entry.html != nil else { throw error }
      }
    }
    return try await add(entry: FeedEntryPage(entry: entry, feed: feed), to: place).id
  }

  private func note(_ outcome: FeedFetchOutcome, of feed: FollowedFeed) async throws {
    try await stored { try await shelf.noteFetch(of: feed.id, outcome) }
    tell(.list(.feeds, feed.person))
  }
}
