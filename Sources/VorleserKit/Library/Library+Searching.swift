public import ReadingModel
public import TextSearch

extension Library {
  /// Searches a book and reports matches as it finds them.
  ///
  /// The texts that were searched last are kept, so after the next typed letter only the matching
  /// is repeated.
  ///
  /// - Parameters:
  ///   - query: What is looked for; where it names no language the book's counts.
  ///   - id: The book's number.
  ///   - from: The first book offset at which a match counts.
  ///   - limit: How many matches are listed at most; the others are counted.
  ///   - report: Told everything in the order of the book; what it throws ends the search.
  /// - Returns: How many there are, and where the list goes on.
  /// - Throws: `SearchError`; ``LibraryError``; what reading the book or `report` throws.
  public nonisolated func search(
    _ query: SearchQuery, in id: Int, from: TextOffset = 0, limit: Int,
    report: @Sendable (BookSearch.Step) async throws -> Void
  ) async throws -> BookSearch.Outcome {
    let prepared = try await prepareSearch(query, in: id)
    return try await prepared.run(from: from, limit: limit, report: report)
  }

  /// Opens the book and compiles the query, so that errors are known before the search begins.
  ///
  /// - Parameters:
  ///   - query: What is looked for; where it names no language the book's counts.
  ///   - id: The book's number.
  /// - Returns: A search that can be run.
  /// - Throws: `SearchError`; ``LibraryError``; what opening the book throws.
  public nonisolated func prepareSearch(
    _ query: SearchQuery, in id: Int
  ) async throws -> PreparedSearch {
    let outline = try await outline(of: id)
    let book = try await open(id)
    var query = query
    query.language = query.language ?? book.metadata.language
    return PreparedSearch(
      search: try BookSearch(query, texts: kit.chapters), book: book,
      starts: outline.chapters.map(\.start))
  }
}

/// A search with an open book and a compiled query.
public struct PreparedSearch: Sendable {
  let search: BookSearch
  let book: Book
  let starts: [TextOffset]

  /// Searches.
  ///
  /// - Parameters:
  ///   - from: The first book offset at which a match counts.
  ///   - limit: How many matches are listed at most; the others are counted.
  ///   - report: Told everything in the order of the book; what it throws ends the search.
  /// - Returns: How many there are, and where the list goes on.
  /// - Throws: `SearchError`; what reading the book or `report` throws.
  public func run(
    from: TextOffset = 0, limit: Int, report: @Sendable (BookSearch.Step) async throws -> Void
  ) async throws -> BookSearch.Outcome {
    try await search.run(in: book, starts: starts, from: from, limit: limit, report: report)
  }
}
