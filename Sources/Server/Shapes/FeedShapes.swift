import ReadingModel
import VorleserKit

/// The feeds that a person follows.
struct FeedsShape: Codable, Sendable {
  var feeds: [FeedShape]
}

/// A feed.
struct FeedShape: Codable, Sendable {
  var id: Int
  var address: String
  @Null var home: String?
  var name: String
  var fullText: Bool
  var articles: Int
  var added: String
  @Null var fetched: String?
  var due: String
  @Null var failure: FeedFailureShape?

  init(_ feed: FollowedFeed) {
    id = feed.id
    address = feed.address
    _home = Null(wrappedValue: feed.home)
    name = feed.name
    fullText = feed.isFullText
    articles = feed.articleCount
    added = TimeText.text(feed.added)
    _fetched = Null(wrappedValue: feed.fetched.map(TimeText.text))
    due = TimeText.text(feed.due)
    _failure = Null(
      wrappedValue: feed.failure.map { failure in
        FeedFailureShape(
          reason: failure.code,
          values: ["host": failure.host, "status": String(failure.status)],
          detail: failure.sentence)
      })
  }
}

/// Why a feed did not come.
struct FeedFailureShape: Codable, Sendable {
  var reason: String
  var values: [String: String]
  var detail: String
}

/// Body of `POST /api/feeds`.
struct FeedRequest: RequestShape {
  static let fields = ["address", "fullText"]

  var address: String
  var fullText: Bool?
}

/// Body of `PATCH /api/feeds/{feed}`.
struct FeedChangeRequest: RequestShape {
  static let fields = ["name", "fullText"]

  var name: String?
  var fullText: Bool?
}

/// What came of fetching a feed.
struct FeedReportShape: Codable, Sendable {
  var added: Int
  var failed: Int
}

/// What came of importing a list of feeds.
struct FeedImportShape: Codable, Sendable {
  var added: Int
  var known: Int
  var refused: [RefusedFeedShape]

  init(_ outcome: FeedImport) {
    added = outcome.added
    known = outcome.known
    refused = outcome.refused.map {
      RefusedFeedShape(address: $0.address, reason: $0.code, detail: $0.reason)
    }
  }
}

/// A feed of a list that was not taken.
struct RefusedFeedShape: Codable, Sendable {
  var address: String
  var reason: String
  var detail: String
}
