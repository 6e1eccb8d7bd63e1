public import ReadingModel

/// A feed that a person wants to follow.
public struct NewFeed: Sendable {
  /// The address of its document.
  public var address: String
  /// What it calls itself.
  public var title: String
  /// The address of its site.
  public var home: String?
  /// Whether the text of an entry is taken from its page.
  public var isFullText: Bool
  /// The group in which the person keeps it.
  public var group: FeedGroup?

  /// Describes a feed.
  public init(
    address: String, title: String, home: String?, isFullText: Bool, group: FeedGroup? = nil
  ) {
    self.address = address
    self.title = title
    self.home = home
    self.isFullText = isFullText
    self.group = group
  }
}

/// A change of a feed; what is `nil` stays.
public struct FollowedFeedChange: Sendable {
  /// The person's name for it.
  public var name: String?
  /// Whether the text of an entry is taken from its page.
  public var isFullText: Bool?
  /// The group in which the person keeps it; an inner `nil` takes it out of its group.
  public var group: FeedGroup??

  /// Describes a change.
  public init(name: String? = nil, isFullText: Bool? = nil, group: FeedGroup?? = nil) {
    self.name = name
    self.isFullText = isFullText
    self.group = group
  }
}
