import ReadingModel

/// A book as docs/api.md describes it.
struct BookShape: Codable, Sendable {
  var id: Int
  var title: String
  var authors: [String]
  @Null var language: String?
  var format: String
  /// What can be done with it: cases of `BookFormat.Capability`.
  var capabilities: [String]
  @Null var series: SeriesShape?
  var fingerprint: String
  var fileName: String
  var byteCount: Int
  @Null var cover: String?
  var added: String
  @Null var lastRead: String?
  @Null var removed: String?
  var length: Int
  /// Whether there is nothing to read in it.
  var blank: Bool
  var progress: Double
  var position: PositionShape
  @Null var voice: String?
  var missing: Bool
  /// `shared`, or `private` for one that nobody else sees.
  var shelf: String
  /// The person who has added it.
  @Null var addedBy: Int?
  /// The address of the web page that it was saved from.
  @Null var address: String?
  /// Whether the person has marked it as a favourite.
  var favorite: Bool
  /// Stars, 0.5 to 5.
  @Null var rating: Double?
  /// The person's own tags.
  var tags: [String]
  /// Whether the person has put it away.
  var archived: Bool
}

/// A book's place in a series.
struct SeriesShape: Codable, Sendable {
  var name: String
  @Null var position: String?
}

/// A place in a book, with the number of its version.
struct PositionShape: Codable, Sendable {
  var offset: Int
  var version: Int
  @Null var updated: String?
  @Null var device: String?
  /// `reading`, `finished`, `unread` or `given-up`.
  var state: String
}

/// The last place of each device.
struct PositionsShape: Codable, Sendable {
  var positions: [PositionShape]
}

/// Removed books and marks that can be restored.
struct BinShape: Codable, Sendable {
  var books: [BookShape]
  var marks: [MarkShape]
}

/// What became of the books of a file.
struct ImportShape: Codable, Sendable {
  var books: [BookShape]
  var known: [BookShape]
  var refused: [RefusedBookShape]
}

/// A book of an archive that was not added.
struct RefusedBookShape: Codable, Sendable {
  var path: String
  var problem: ProblemShape
}

/// A list of books, and what others may be of.
struct BooksShape: Codable, Sendable {
  var books: [BookShape]
  /// The number of books of the whole list.
  var count: Int
  /// How many books the next part leaves out.
  @Null var next: Int?
  var formats: [FormatShape]
}

/// The numbers of books.
struct BookNumbersShape: Codable, Sendable {
  var books: [Int]
  /// Without groups it is left out.
  var groups: [BookGroupShape]?

  init(books: [Int]) { self.books = books }

  init(_ groups: [BookGroup]) {
    books = groups.flatMap(\.books)
    self.groups = groups.map {
      BookGroupShape(name: $0.name, collection: $0.collection, count: $0.books.count)
    }
  }
}

/// A part of the numbers of books that share something.
struct BookGroupShape: Codable, Sendable {
  @Null var name: String?
  @Null var collection: Int?
  var count: Int
}

/// What a person can choose among their books.
struct BookChoicesShape: Codable, Sendable {
  var books: Int
  var favorites: Int
  var archived: Int
  var tags: Int
  var authors: Int
  var states: [FacetValueShape]
  var formats: [FacetValueShape]
  var languages: [FacetValueShape]

  init(_ choices: BookChoices) {
    (books, favorites) = (choices.bookCount, choices.favoriteCount)
    archived = choices.archivedCount
    (tags, authors) = (choices.tagCount, choices.authorCount)
    states = ReadingState.allCases.compactMap { state in
      choices.states[state].map { FacetValueShape(name: state.rawValue, books: $0) }
    }
    formats = choices.formats.sorted { $0.key < $1.key }
      .map { FacetValueShape(name: $0.key, books: $0.value) }
    languages = choices.languages.map { FacetValueShape(name: $0.name, books: $0.bookCount) }
  }
}

/// A format that books come in.
struct FormatShape: Codable, Sendable {
  var id: String
  var name: String
  var mediaType: String
  var extensions: [String]
}

extension FormatShape {
  init(_ format: BookFormat) {
    self.init(
      id: format.id, name: format.name, mediaType: format.mediaType,
      extensions: format.fileExtensions)
  }
}
