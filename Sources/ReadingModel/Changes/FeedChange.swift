/// A change in a library, as a person's devices learn of it: what something is now, or that it is gone.
public struct FeedChange: Hashable, Sendable {
  /// What has changed.
  public enum Content: Hashable, Sendable {
    /// A book is there, or lies in the bin.
    case book(Int)
    /// A book is gone for good, or can't be seen any more.
    case bookGone(Int)
    /// What the person thinks of a book has changed: favourite, rating or tags.
    case opinion(book: Int)
    /// A collection or a smart shelf.
    case collection(BookCollection)
    /// A collection was removed, or can't be seen any more.
    case collectionGone(Int)
    /// The person's place in a book.
    case position(book: Int, ReadingPosition)
    /// A mark, also one that lies in the bin.
    case mark(Mark)
    /// A mark is gone for good.
    case markGone(book: Int, id: String)
    /// A setting for all books, or for one; `nil` as value for one that was removed.
    case setting(book: Int?, name: String, SettingValue?)
    /// A reading session, also a deleted one.
    case session(ReadingSession)
  }

  /// Its number in the order of all changes; several changes that were made at once share one.
  public var revision: Int
  /// What has changed.
  public var content: Content

  package init(revision: Int, content: Content) {
    self.revision = revision
    self.content = content
  }
}

/// A part of a person's changes.
public struct FeedPage: Hashable, Sendable {
  /// The changes in their order.
  public var changes: [FeedChange]
  /// Where the next part begins.
  public var next: FeedToken
  /// Whether there is more already.
  public var hasMore: Bool

  package init(changes: [FeedChange], next: FeedToken, hasMore: Bool) {
    self.changes = changes
    self.next = next
    self.hasMore = hasMore
  }
}

/// How far a client knows the changes of a library.
public struct FeedToken: Hashable, Sendable {
  /// The name of the database.
  public var epoch: String
  /// The revision of the last change.
  public var revision: Int
  /// Its kind, in the order of the feed.
  public var kind: Int
  /// Its key among its kind.
  public var key: Int

  package init(epoch: String, revision: Int, kind: Int = 0, key: Int = 0) {
    self.epoch = epoch
    self.revision = revision
    self.kind = kind
    self.key = key
  }

  /// Reads a token; gives `nil` for a text that is none.
  ///
  /// - Parameter text: As ``text`` gave it.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].utf8.count == 16,
      let revision = Int(parts[1]), let kind = Int(parts[2]), let key = Int(parts[3]),
      revision >= 0, kind >= 0, key >= 0
    else { return nil }
    self.init(epoch: String(parts[0]), revision: revision, kind: kind, key: key)
  }

  /// The token as clients keep it.
  public var text: String { "\(epoch).\(revision).\(kind).\(key)" }
}

/// The token is of another database, or older than the memory of what was deleted.
public struct FeedTokenTooOld: Error, Hashable, Sendable, CustomStringConvertible {
  package init() {}

  /// One sentence for people.
  public var description: String {
    "This device was away for too long, or the library was replaced. Ask for the changes without 'since', and forget what is not among "
      + "them."
  }
}
