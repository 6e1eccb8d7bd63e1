/// What a list of books is divided by.
public enum BookGrouping: String, Hashable, Sendable, CaseIterable {
  /// The first author.
  case author
  /// The series.
  case series
  /// The collections by hand that the person sees; a book stands in each of its collections.
  case collection
}

/// The books of a list that share something, such as their author.
public struct BookGroup: Hashable, Sendable {
  /// What the books share; `nil` for those that have nothing of the kind.
  public let name: String?
  /// The number of the collection; `nil` in a group of another kind.
  public let collection: Int?
  /// The numbers of the books in order.
  public private(set) var books: [Int]

  package init(name: String?, collection: Int?, books: [Int]) {
    self.name = name
    self.collection = collection
    self.books = books
  }

  package mutating func append(_ book: Int) { books.append(book) }
}

/// What a person can choose among their books, with the number of books that have each.
public struct BookChoices: Hashable, Sendable {
  /// The number of all books.
  public let bookCount: Int
  /// The number of favourites.
  public let favoriteCount: Int
  /// The number of books in the person's archive.
  public let archivedCount: Int
  /// The number of different tags.
  public let tagCount: Int
  /// The number of different authors.
  public let authorCount: Int
  /// The states that books have.
  public let states: [ReadingState: Int]
  /// The formats that books have, by their `id`.
  public let formats: [String: Int]
  /// The languages that books have.
  public let languages: [FacetValue]

  package init(
    bookCount: Int, favoriteCount: Int, archivedCount: Int, tagCount: Int, authorCount: Int,
    states: [ReadingState: Int], formats: [String: Int], languages: [FacetValue]
  ) {
    self.bookCount = bookCount
    self.favoriteCount = favoriteCount
    self.archivedCount = archivedCount
    self.tagCount = tagCount
    self.authorCount = authorCount
    self.states = states
    self.formats = formats
    self.languages = languages
  }
}
