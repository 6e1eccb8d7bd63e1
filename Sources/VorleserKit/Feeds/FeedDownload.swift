import Articles
import BookParser
import Feeds
import WebFetching

/// Fetches the document of a feed, or finds the feed that a page names.
struct FeedDownload {
  /// The most feeds of a page that are tried, so that an address asks for few documents.
  private static let candidateCount = 3

  let fetcher: WebFetcher

  /// A document and the feed in it.
  struct Document: Sendable {
    var file: FetchedFile
    var feed: Feed
  }

  /// Fetches a feed.
  ///
  /// - Parameters:
  ///   - address: The address of its document.
  ///   - entityTag: The mark of the version that is known.
  ///   - lastModified: The date of the version that is known.
  /// - Returns: The document; `nil` if it is the known version.
  /// - Throws: ``FeedError``; `CancellationError`.
  func fetch(
    _ address: String, entityTag: String? = nil, lastModified: String? = nil
  ) async throws -> Document? {
    guard let file = try await file(address, entityTag, lastModified) else { return nil }
    guard let feed = Self.feed(in: file) else { throw Self.noFeed(at: file.address) }
    return Document(file: file, feed: feed)
  }

  /// Finds the feed of an address: the document itself, or the first one that the page there names.
  ///
  /// - Parameter address: The address of a feed or a page.
  /// - Returns: The document.
  /// - Throws: ``FeedError``; `CancellationError`.
  func find(_ address: String) async throws -> Document {
    let address = WebAddress(address)?.text ?? address
    guard let file = try await file(address, nil, nil) else { throw Self.noFeed(at: address) }
    if let feed = Self.feed(in: file) { return Document(file: file, feed: feed) }
    // What is no page names no feed.
    let links =
      try? ArticleExtractor(address: WebAddress(file.address)).links(
        file.bytes, charset: file.charset)
    let named = (links?.feeds ?? []).filter { WebFetcher.isAddress($0.address) }
    var failure: FeedError?
    for link in Self.ordered(named).prefix(Self.candidateCount) {
      do {
        if let found = try await fetch(link.address) { return found }
      } catch let error as FeedError {
        // The page may name another one that works.
        failure = failure ?? error
      }
    }
    throw failure ?? Self.noFeed(at: file.address)
  }

  /// Feeds in the order in which they are tried: those of comments come last.
  private static func ordered(_ links: [FeedLink]) -> [FeedLink] {
    let isOfComments = { (link: FeedLink) in
      link.address.lowercased().contains("comments")
        || link.title.lowercased().contains(/comments|kommentare/)
    }
    return links.filter { !isOfComments($0) } + links.filter(isOfComments)
  }

  private func file(
    _ address: String, _ entityTag: String?, _ lastModified: String?
  ) async throws -> FetchedFile? {
    do {
      return try await fetcher.fetch(
        address, byteLimit: Feed.byteLimit, entityTag: entityTag, lastModified: lastModified)
    } catch let error as FetchError {
      throw FeedError.notFetched(error)
    }
  }

  private static func feed(in file: FetchedFile) -> Feed? {
    // What is no feed may be a page that names one.
    try? FeedReader(address: file.address).read(file.bytes, charset: file.charset)
  }

  private static func noFeed(at address: String) -> FeedError {
    FeedError.noFeed(host: WebFetcher.host(of: address) ?? address)
  }
}
