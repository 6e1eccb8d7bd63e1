import ReadingModel
import VorleserKit

/// What a search of the whole library has found.
struct LibrarySearchShape: Codable, Sendable {
  var named: [NamedBookShape]
  var books: [FoundBookShape]
  @Null var next: Int?
  var index: IndexProgressShape
}

/// A book by its names.
struct NamedBookShape: Codable, Sendable {
  var book: Int
  var title: String
  var authors: [String]

  init(_ book: LibraryBook) {
    self.book = book.id
    title = book.title
    authors = book.metadata.creators
  }
}

/// A book with places in its text.
struct FoundBookShape: Codable, Sendable {
  var book: Int
  var title: String
  var authors: [String]
  @Null var language: String?
  var matches: [FoundMatchShape]
  var more: Bool

  init(_ book: LibraryBook, _ found: FoundInLibrary.Book) {
    self.book = book.id
    title = book.title
    authors = book.metadata.creators
    language = book.metadata.language
    matches = found.matches.map(FoundMatchShape.init)
    more = found.hasMore
  }
}

/// A place in the text of a book.
struct FoundMatchShape: Codable, Sendable {
  var chapter: Int
  @Null var heading: String?
  var start: Int
  var end: Int
  var before: String
  var text: String
  var after: String

  init(_ found: FoundInLibrary.Match) {
    chapter = found.chapter
    heading = found.heading
    start = found.range.lowerBound
    end = found.range.upperBound
    before = found.before
    text = found.text
    after = found.after
  }
}

/// How much of the library can be searched.
struct IndexProgressShape: Codable, Sendable {
  var books: Int
  var indexed: Int
  var complete: Bool

  init(_ progress: IndexProgress) {
    books = progress.books
    indexed = progress.indexed
    complete = progress.isComplete
  }
}
