public import Foundation

/// A feed as its document says: what it is, and its entries.
public struct Feed: Sendable, Equatable {
  /// The most entries that are read of one document: archives of whole sites have some thousand, and nobody reads on there.
  public static let entryLimit = 1000
  /// The longest document in bytes: a feed of 100 long articles has 2 MB.
  public static let byteLimit = 16 << 20

  /// The title as plain text; `nil` if it has none.
  public var title: String?
  /// The address of the site that it tells of.
  public var home: String?
  /// The BCP 47 tag of the language, as it is written.
  public var language: String?
  /// How long to wait before it is asked for again, in seconds, if it says so.
  public var interval: Double?
  /// The entries in the order of the document.
  public var entries: [FeedEntry] = []

  /// A feed without anything.
  public init() {}
}

/// An entry of a feed.
public struct FeedEntry: Sendable, Equatable {
  /// A file that belongs to an entry, such as the sound of a podcast.
  public struct Enclosure: Sendable, Equatable {
    /// Its complete address.
    public var address: String
    /// Its media type, if it is named.
    public var mediaType: String?
    /// Its size in bytes, if it is named.
    public var byteCount: Int?
  }

  /// The most enclosures of an entry that are kept: a podcast has one.
  static let enclosureLimit = 20
  /// The longest title in characters: what is longer is a text, and no line of a list shows it.
  static let titleLimit = 1000

  /// What the feed calls it, if it does.
  public var id: String?
  /// The address of its page.
  public var address: String?
  /// The title as plain text; empty if it has none.
  public var title = ""
  /// The name of its author.
  public var author: String?
  /// When it was published, or else changed.
  public var published: Date?
  /// Its own text as HTML.
  public var html: String?
  /// The address that the addresses in ``html`` are relative to.
  public var base: String?
  /// The BCP 47 tag of the language, as it is written.
  public var language: String?
  /// Files that belong to it.
  public var enclosures: [Enclosure] = []

  /// An entry without anything.
  public init() {}

  /// By what it is recognised when the feed is fetched again.
  public var identity: String {
    if let id { return id }
    if let address { return address }
    // Without both, only what it says tells it from others.
    return "\(title)\n\(enclosures.first?.address ?? "")\n\(html ?? "")"
  }

  /// Whether there is nothing in it that somebody could read or follow.
  var isEmpty: Bool { title.isEmpty && address == nil && html == nil && enclosures.isEmpty }
}

/// A document is no feed.
public struct NoFeed: Error, Hashable, Sendable {}
