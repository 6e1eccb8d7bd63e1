/// A collection of books that a person has put together by hand, or a smart shelf that a rule fills.
public struct BookCollection: Hashable, Sendable, Identifiable {
  /// The most collections of a person.
  public static let countLimit = 1000
  /// The longest name in UTF-16 units.
  public static let nameLimit = 200
  /// The most books of a collection that is ordered by hand.
  public static let bookLimit = 10_000

  /// Positive and never used again.
  public let id: Int
  /// The person who has made it, and who alone may change it.
  public let owner: PersonID
  /// The name.
  public let name: String
  /// The number of the collection that it stands in; `nil` at the top.
  public let parent: Int?
  /// Whether everybody sees it.
  public let isShared: Bool
  /// The rule of a smart shelf; `nil` for a collection by hand.
  public let rule: ShelfRule?
  /// The number of its books that the person who asks may see.
  public let bookCount: Int

  package init(
    id: Int, owner: PersonID, name: String, parent: Int?, isShared: Bool, rule: ShelfRule?,
    bookCount: Int
  ) {
    self.id = id
    self.owner = owner
    self.name = name
    self.parent = parent
    self.isShared = isShared
    self.rule = rule
    self.bookCount = bookCount
  }
}

/// A change of a collection; what it does not name stays.
public struct CollectionChange: Hashable, Sendable {
  /// The name.
  public var name: String?
  /// The collection that it stands in from now on; an inner `nil` puts it at the top.
  public var parent: Int??
  /// Whether everybody sees it.
  public var isShared: Bool?
  /// The rule of a smart shelf.
  public var rule: ShelfRule?
  /// The numbers of all its books in order, instead of the present ones.
  public var books: [Int]?
  /// Books that are put at its end, unless they are in it.
  public var addedBooks: [Int] = []
  /// Books that are taken out.
  public var removedBooks: [Int] = []

  /// Makes a change that changes nothing.
  public init() {}

  /// Whether it changes nothing.
  public var isEmpty: Bool { self == CollectionChange() }
}

/// Why a collection can't be stored.
public enum CollectionRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no collection of the number, or the person may not see it.
  case noSuchCollection
  /// It belongs to somebody else.
  case notYours
  /// The name is empty or too long.
  case badName
  /// A collection stands in one that stands in another, or in itself, or in somebody else's.
  case badParent
  /// A smart shelf has no books of its own, and a collection by hand has no rule.
  case otherKind
  /// The person has as many collections as a person can have.
  case tooMany
  /// The collection has as many books as it can have.
  case tooManyBooks

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noSuchCollection: "This collection no longer exists."
    case .notYours: "Only the person who has made this collection can change it."
    case .badName: "A name has 1 to \(BookCollection.nameLimit) characters."
    case .badParent:
      "A collection can stand in one of your own that stands in no other, if it holds none itself."
    case .otherKind:
      "A rule fills a smart shelf, and books are put into a collection by hand; none is both."
    case .tooMany:
      "You can have up to \(BookCollection.countLimit) collections. Remove some to add more."
    case .tooManyBooks: "A collection can have up to \(BookCollection.bookLimit) books."
    }
  }
}
