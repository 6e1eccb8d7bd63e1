/// What a person thinks of a book, beside the place in it.
public struct Opinion: Hashable, Sendable {
  /// Whether the person has marked the book as a favourite.
  public var isFavorite: Bool
  /// The rating; `nil` while there is none.
  public var rating: Rating?
  /// The person's tags of the book, in alphabetical order.
  public var tags: [String]
  /// Whether the person has put the book away: lists leave it out, and searches find it.
  public var isArchived: Bool

  /// Makes an opinion.
  ///
  /// - Parameters:
  ///   - isFavorite: Whether the book is a favourite.
  ///   - rating: The rating; `nil` for none.
  ///   - tags: The tags in alphabetical order.
  ///   - isArchived: Whether the person has put the book away.
  public init(
    isFavorite: Bool = false, rating: Rating? = nil, tags: [String] = [], isArchived: Bool = false
  ) {
    self.isFavorite = isFavorite
    self.rating = rating
    self.tags = tags
    self.isArchived = isArchived
  }
}

/// A rating of half a star to five stars, in half steps.
public struct Rating: Hashable, Sendable {
  /// Half stars, 1...10.
  public let halves: Int

  /// The stars, 0.5...5.
  public var stars: Double { Double(halves) / 2 }

  /// A rating by half stars.
  ///
  /// - Parameter halves: 1...10; `nil` is returned for any other number.
  public init?(halves: Int) {
    guard 1...10 ~= halves else { return nil }
    self.halves = halves
  }

  /// A rating by stars.
  ///
  /// - Parameter stars: 0.5...5 in steps of a half; `nil` is returned for any other number.
  public init?(stars: Double) {
    guard let halves = Int(exactly: stars * 2) else { return nil }
    self.init(halves: halves)
  }
}

/// A change of what a person thinks of some books; what it does not name stays.
public struct OpinionChange: Hashable, Sendable {
  /// Whether the books are favourites.
  public var isFavorite: Bool?
  /// The rating; an inner `nil` takes the rating back.
  public var rating: Rating??
  /// The tags that the books have from now on, instead of the present ones.
  public var tags: [TagName]?
  /// Tags that are added to the present ones.
  public var addedTags: [TagName] = []
  /// Tags that are removed.
  public var removedTags: [TagName] = []
  /// Whether the books were read.
  public var state: ReadingState?
  /// Whether the books are put away.
  public var isArchived: Bool?

  /// Makes a change that changes nothing.
  public init() {}

  /// Whether it changes nothing.
  public var isEmpty: Bool { self == OpinionChange() }
}
