public import ReadingModel

extension Library {
  /// The most books that are joined into one: each one is open while the whole is written.
  public static let joiningLimit = 500

  /// Opens several books as one: a page of contents, then one after the other.
  ///
  /// - Parameters:
  ///   - ids: Their numbers, in order; at least one.
  ///   - title: What the whole is called; `nil` for the titles of the first books.
  /// - Returns: The book, to be converted.
  /// - Throws: As ``open(_:)``.
  public func open(joined ids: [Int], title: String? = nil) async throws -> Book {
    var books: [Book] = []
    for id in ids.prefix(Self.joiningLimit) { books.append(try await open(id)) }
    return try JoinedBook(books, title: title ?? Self.title(of: books)).book()
  }

  /// The first title, and a sign that there are others.
  private static func title(of books: [Book]) -> String {
    let first = books.first?.title ?? Book.untitled
    return books.count > 1 ? first + " …" : first
  }
}
