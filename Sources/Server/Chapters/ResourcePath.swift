/// Addresses of files inside a book.
enum ResourcePath {
  /// Where a file of a book is found.
  ///
  /// - Parameters:
  ///   - path: Path inside the book, as it is stored there.
  ///   - book: The book's number.
  ///   - base: Where the library lies.
  /// - Returns: A path on this server, percent-encoded.
  static func address(_ path: String, book: Int, _ base: BasePath) -> String {
    base.address("/api/books/\(book)/resources/\(PercentEncoding.text(path, keeping: "/"))")
  }

  /// A style sheet whose addresses lead to this book's files.
  ///
  /// - Parameters:
  ///   - rules: As the parser wrote them: an address is `book:` and a percent-encoded path.
  ///   - book: The book's number.
  ///   - base: Where the library lies.
  /// - Returns: The sheet as the page gets it.
  static func addressed(_ rules: String, book: Int, _ base: BasePath) -> String {
    // In strings quotes are escaped, so this stands only before an address.
    rules.replacing(
      "url(\"book:", with: "url(\"\(base.address("/api/books/\(book)/resources/"))")
  }
}
