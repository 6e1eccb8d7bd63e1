public import Foundation

/// A feed that a person follows: its new entries become articles.
public struct FollowedFeed: Hashable, Sendable {
  /// The most feeds of a person: collections of avid readers have some 500, and each is asked for every hour.
  public static let countLimit = 1000
  /// The longest name in characters.
  public static let nameLimit = 200
  /// The longest address in UTF-8 bytes, as of a web page.
  public static let addressLimit = 8000

  /// Its number.
  public let id: Int
  /// The person who follows it.
  public let person: PersonID
  /// The address of its document.
  public let address: String
  /// The address of the site that it tells of.
  public let home: String?
  /// The person's name for it, or else its own.
  public let name: String
  /// Whether the text of an entry is taken from its page, and not from the feed.
  public let isFullText: Bool
  /// When the person began to follow it.
  public let added: Date
  /// When it came last.
  public let fetched: Date?
  /// When it is fetched next.
  public let due: Date
  /// Why it did not come the last time; `nil` if it came.
  public let failure: FeedFailure?
  /// How often it has not come since it came last.
  public let failureCount: Int
  /// How many articles of it are in the library.
  public let articleCount: Int
  /// How many of these the person has neither begun nor put away.
  public let unreadCount: Int
  /// The server's mark of the version that came last.
  public let entityTag: String?
  /// When the server had changed that version, as it writes dates.
  public let lastModified: String?
  /// The group in which the person keeps it; `nil` if it is in none.
  public let group: FeedGroup?

  /// Describes a feed.
  public init(
    id: Int, person: PersonID, address: String, home: String?, name: String, isFullText: Bool,
    added: Date, fetched: Date?, due: Date, failure: FeedFailure?, failureCount: Int,
    articleCount: Int, unreadCount: Int, entityTag: String?, lastModified: String?,
    group: FeedGroup?
  ) {
    self.id = id
    self.person = person
    self.address = address
    self.home = home
    self.name = name
    self.isFullText = isFullText
    self.added = added
    self.fetched = fetched
    self.due = due
    self.failure = failure
    self.failureCount = failureCount
    self.articleCount = articleCount
    self.unreadCount = unreadCount
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.group = group
  }
}

/// Why a feed did not come: a case, and what its sentence names.
public struct FeedFailure: Hashable, Sendable, Codable {
  /// The code of the case, as docs/api.md lists it.
  public var code: String
  /// The host that was asked.
  public var host: String
  /// The status of HTTP; 0 if there was no answer.
  public var status: Int
  /// The sentence for people.
  public var sentence: String

  /// Describes a failure.
  public init(code: String, host: String, status: Int, sentence: String) {
    self.code = code
    self.host = host
    self.status = status
    self.sentence = sentence
  }
}

/// Why feeds can't be changed as a person wants it; each case has a sentence.
public enum FeedRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The person follows no feed of that number.
  case noSuchFeed
  /// The person follows it already.
  case known(name: String)
  /// The name is empty or too long.
  case badName
  /// The name of a group is empty, too long, or has control characters.
  case badGroup
  /// The person follows no feed that is in the group.
  case noSuchGroup
  /// The person follows as many feeds as a person can follow.
  case tooMany

  /// Whether what is to be changed is not there.
  public var isOfAbsence: Bool { self == .noSuchFeed || self == .noSuchGroup }

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noSuchFeed: "You don't follow this feed any more."
    case .known(let name): "You follow this feed already, as '\(name)'."
    case .badName: "A name has 1 to \(FollowedFeed.nameLimit) characters."
    case .badGroup:
      "The name of a group has 1 to \(FeedGroup.lengthLimit) characters, and no control characters."
    case .noSuchGroup: "There is no such group of feeds any more."
    case .tooMany:
      "You can follow up to \(FollowedFeed.countLimit) feeds. Remove some to follow more."
    }
  }
}
