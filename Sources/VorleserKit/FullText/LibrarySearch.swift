import Dispatch
public import ReadingModel
import Storage
import TextSearch

/// Searches the texts of all books, and keeps their index up to date.
///
/// The index lies in the data folder's cache. It may be deleted at any time, and is no part of a backup.
public final class LibrarySearch: Sendable {
  /// How many passages of a book are shown at most.
  static let passageLimit = 3
  /// How many books are named of which only title or author fits.
  private static let namedLimit = 12

  let library: Library
  /// Adds and removes passages.
  let building: TextIndex
  /// Searches; it does not wait while passages are added.
  let searching: TextIndex
  /// Makes the passages that are added.
  let maker = PassageTexts(qos: .utility)
  /// Reads the passages that are shown.
  private let texts = PassageTexts(qos: .userInitiated)

  /// Makes a search of a library; nothing is read or written before it is used.
  ///
  /// - Parameter library: The books.
  public init(_ library: Library) {
    self.library = library
    let file = library.kit.data.librarySearchIndex
    building = TextIndex(file, qos: .utility)
    searching = TextIndex(file)
  }

  /// How far the index is.
  ///
  /// - Parameter person: Whose books count.
  /// - Returns: The progress.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func progress(for person: PersonID = .owner) async throws -> IndexProgress {
    try await stored { try await progress(of: library.shelf.visibleBooks(for: person)) }
  }

  private func progress(of books: [Int]) async throws -> IndexProgress {
    IndexProgress(books: books.count, indexed: try await searching.countOfDone(among: books))
  }

  /// Finds the books and passages that fit a query.
  ///
  /// - Parameters:
  ///   - text: The query, see `LibraryQuery`.
  ///   - person: The person who asks; books that they may not see are no results, nor are removed ones.
  ///   - offset: How many books with passages are left out at the beginning.
  ///   - limit: How many books with passages are wanted at most.
  /// - Returns: The results.
  /// - Throws: `SearchError` for an empty or too long query; ``LibraryError/storage(_:)``.
  public func find(
    _ text: String, for person: PersonID = .owner, from offset: Int = 0, limit: Int = 10
  ) async throws -> FoundInLibrary {
    let query = try LibraryQuery(text)
    return try await stored {
      var books = try await library.shelf.visibleBooks(for: person)
      let progress = try await progress(of: books)
      for filter in query.filters {
        if filter.field == .collection {
          let members = try await library.shelf.books(
            inCollections: { LibraryQuery.folded($0).contains(filter.value) }, for: person)
          books = books.filter(members.contains)
          continue
        }
        guard let column = TextIndex.NameColumn(rawValue: filter.field.rawValue) else { continue }
        var fitting = Set(
          try await searching.books(with: column, holding: filter.value, of: books))
        if filter.field == .tag { fitting.formUnion(try await tagged(filter.value, for: person)) }
        books = books.filter(fitting.contains)
      }
      guard let expression = query.expression else {
        return FoundInLibrary(
          named: Array(books.dropFirst(offset).prefix(limit)), books: [], next: nil,
          index: progress)
      }
      let named = try await searching.books(named: query.words, of: books)
      // One more than wanted tells whether there are more.
      let found = try await searching.books(
        fitting: expression, of: books, named: named, offset: offset, limit: limit + 1,
        passageLimit: Self.passageLimit)
      let shown = try await matches(Array(found.prefix(limit)), query.phrases)
      return FoundInLibrary(
        named: offset == 0 ? Array(named.prefix(Self.namedLimit)) : [], books: shown,
        next: found.count > limit ? offset + limit : nil, index: progress)
    }
  }

  /// The books to which a person has given a tag whose name holds a folded text.
  private func tagged(_ text: String, for person: PersonID) async throws -> Set<Int> {
    let tags = try await library.shelf.tags(for: person)
      .filter { LibraryQuery.folded($0.name).contains(text) }
    return try await library.shelf.books(withTags: tags.map(\.id), for: person)
  }

  private func matches(
    _ books: [FoundBook], _ phrases: [LibraryQuery.Phrase]
  ) async throws -> [FoundInLibrary.Book] {
    var shown: [FoundInLibrary.Book] = []
    for book in books {
      // The text was replaced just now: its offsets are of the former one, and it will be indexed in a moment.
      guard try await library.shelf.edition(of: book.id) == book.edition else { continue }
      let matches = try await texts.matches(of: phrases, in: book.passages)
      if !matches.isEmpty {
        shown.append(
          FoundInLibrary.Book(
            id: book.id, matches: matches, hasMore: book.hasMore))
      }
    }
    return shown
  }
}

/// How much of the library can be searched.
public struct IndexProgress: Hashable, Sendable {
  /// The number of books.
  public var books: Int
  /// The number of books that are in the index as a whole.
  public var indexed: Int
  /// Whether every book can be searched.
  public var isComplete: Bool { indexed >= books }
}

/// What a search of the library has found.
public struct FoundInLibrary: Sendable {
  /// A passage's best place.
  public struct Match: Hashable, Sendable {
    /// Index of the chapter in the spine.
    public var chapter: Int
    /// The chapter's title, if it has one.
    public var heading: String?
    /// The place, in book offsets.
    public var range: Range<TextOffset>
    /// The text before it in the same paragraph, cut at a word.
    public var before: String
    /// The text that was found.
    public var text: String
    /// The text after it in the same paragraph, cut at a word.
    public var after: String
  }

  /// A book in whose text the query was found.
  public struct Book: Hashable, Sendable {
    /// The book's number.
    public var id: Int
    /// The best places, in the order of the book.
    public var matches: [Match]
    /// Whether there are more passages than the shown ones.
    public var hasMore: Bool
  }

  /// The numbers of books whose title, series or authors hold the words, or that fit a query without words.
  public var named: [Int]
  /// The books with places in their text, the best one first.
  public var books: [Book]
  /// How many books the next page leaves out; `nil` if there is no next page.
  public var next: Int?
  /// How much of the library was searched.
  public var index: IndexProgress
}
