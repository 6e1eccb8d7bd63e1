/// Groups of books that are probably one book.
struct DuplicatesShape: Codable, Sendable {
  var groups: [DuplicateGroupShape]
  /// How many groups there are.
  var count: Int
}

/// Books that are probably one book.
struct DuplicateGroupShape: Codable, Sendable {
  var books: [BookShape]
}

/// Body of `POST /api/duplicates/different`.
struct DifferentBooksRequest: RequestShape {
  static let fields = ["books"]

  var books: [Int]
}

/// Body of `POST /api/books/{id}/merge`.
struct MergeRequest: RequestShape {
  static let fields = ["book"]

  var book: Int
}
