import ReadingModel
import VorleserKit

/// The feeds that a person follows.
struct FeedsShape: Codable, Sendable {
  var feeds: [FeedShape]
  var groups: [FeedGroupShape]
}

/// A group of feeds.
struct FeedGroupShape: Codable, Sendable {
  var name: String
  var articles: Int
  var unread: Int

  init(_ count: FeedGroupCount) {
    name = count.group.text
    articles = count.articleCount
    unread = count.unreadCount
  }
}

/// A feed.
struct FeedShape: Codable, Sendable {
  var id: Int
  var address: String
  @Null var home: String?
  var name: String
  @Null var group: String?
  var fullText: Bool
  var articles: Int
  var unread: Int
  var added: String
  @Null var fetched: String?
  var due: String
  @Null var failure: FeedFailureShape?

  init(_ feed: FollowedFeed) {
    id = feed.id
    address = feed.address
    _home = Null(wrappedValue: feed.home)
    name = feed.name
    _group = Null(wrappedValue: feed.group?.text)
    fullText = feed.isFullText
    articles = feed.articleCount
    unread = feed.unreadCount
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
  static let fields = ["address", "fullText", "group"]

  var address: String
  var fullText: Bool?
  var group: String?
}

/// Body of `PATCH /api/feeds/{feed}`.
struct FeedChangeRequest: RequestShape {
  static let fields = ["name", "fullText", "group"]

  var name: String?
  var fullText: Bool?
  /// `nil` keeps the group; an inner `nil` takes the feed out of it.
  var group: Null<String>?

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldName.self)
    name = try fields.decodeIfPresent(String.self, forKey: FieldName(stringValue: "name"))
    fullText = try fields.decodeIfPresent(Bool.self, forKey: FieldName(stringValue: "fullText"))
    let key = FieldName(stringValue: "group")
    if fields.contains(key) { group = try fields.decode(Null<String>.self, forKey: key) }
  }
}

/// Body of `PATCH /api/feeds/groups`.
struct FeedGroupRequest: RequestShape {
  static let fields = ["group", "name"]

  var group: String
  @Null var name: String?
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
