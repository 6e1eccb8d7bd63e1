/// Which books a list holds, and in which order.
public struct BookQuery: Hashable, Sendable {
  /// The orders of a list.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// Last read first, then last added first.
    case read
    /// Last added first.
    case added
    /// By title, without the article at its beginning.
    case title
    /// By the first author's family name, then by title; books without authors come last.
    case author
    /// By series and the number in it; books without a series come last.
    case series
    /// The most read first.
    case progress
    /// The longest first.
    case length
    /// The best rated first; books without a rating come last.
    case rating
    /// As the books of a collection were put in order by hand.
    case place
  }

  /// The most days that a query may go back: all that a library remembers.
  public static let dayLimit = 100_000

  /// Words that all occur in title, authors, series, file name or tags; empty for any book.
  public var words = ""
  /// The states of which a book has one; empty for any.
  ///
  /// A book counts as finished from ``ReadingState/finishedFrom`` on.
  public var states: Set<ReadingState> = []
  /// Whether the book is a favourite; `nil` for both.
  public var isFavorite: Bool?
  /// Whether the person listened to the book in their last session of it, more than they read; `nil` for both.
  public var isHeard: Bool?
  /// Whether the person has put the book away; `nil` for both.
  public var isArchived: Bool?
  /// Only books that were added in so many days before now, at most ``dayLimit``; `nil` for any.
  public var days: Int?
  /// The name of a tag of the person.
  public var tag: String?
  /// What the books share, by kind.
  public var facets: [BookFacet: String] = [:]
  /// The `id` of a format.
  public var format: String?
  /// The numbers of the only books that count; `nil` for any.
  public var numbers: [Int]?
  /// The number of a collection or smart shelf.
  public var collection: Int?
  /// A group of feeds of the person that have brought the book; `nil` for any.
  public var feedGroup: FeedGroup?
  /// A rule that the book fits.
  public var rule: ShelfRule?
  /// The order.
  public var order = Order.read
  /// Whether the order goes the other way.
  public var isReversed = false
  /// How many books are left out at the beginning.
  public var offset = 0
  /// The most books; `nil` for all.
  public var limit: Int?

  /// Makes a query for all books, last read first.
  public init() {}
}

/// What books may share, apart from their format.
public enum BookFacet: String, Hashable, Sendable, CaseIterable {
  /// An author's name.
  case author
  /// A series.
  case series
  /// BCP 47 primary subtag of the language.
  case language
  /// A publisher's name.
  case publisher
  /// A keyword of the book's own.
  case subject
  /// The host of the website that an article is from, without a leading `www.`.
  case site
}

/// Something that books share, such as an author, with their number.
public struct FacetValue: Hashable, Sendable {
  /// The name, as the books write it.
  public let name: String
  /// The number of books.
  public let bookCount: Int

  package init(name: String, bookCount: Int) {
    self.name = name
    self.bookCount = bookCount
  }
}

/// A part of a list of books.
public struct BookPage: Hashable, Sendable {
  /// The books in order.
  public let books: [LibraryBook]
  /// The number of books of the whole list.
  public let count: Int
  /// The offset of the next part; `nil` at the end.
  public let next: Int?

  package init(books: [LibraryBook], count: Int, next: Int?) {
    self.books = books
    self.count = count
    self.next = next
  }
}
