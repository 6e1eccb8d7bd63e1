/// Addresses of files inside a book.
enum ResourcePath {
  /// The address of a file inside a book.
  ///
  /// - Parameters:
  ///   - path: Path inside the book, as it is stored there.
  ///   - book: The book's number.
  ///   - base: Where the library lies.
  /// - Returns: A path on this server, percent-encoded.
  static func address(_ path: String, book: Int, _ base: BasePath) -> String {
    base.address("/api/books/\(book)/resources/\(PercentEncoding.text(path, keeping: "/"))")
  }

  /// The address of a sound inside a book.
  ///
  /// - Parameters:
  ///   - path: Path inside the book, as it is stored there.
  ///   - book: The book's number.
  ///   - base: Where the library lies.
  /// - Returns: A path on this server, percent-encoded.
  static func address(_ path: String, ofSoundIn book: Int, _ base: BasePath) -> String {
    base.address("/api/books/\(book)/sounds/\(PercentEncoding.text(path, keeping: "/"))")
  }

  /// The address of a sound of an audiobook.
  ///
  /// - Parameters:
  ///   - name: The sound's number.
  ///   - audiobook: The audiobook.
  ///   - base: Where the library lies.
  /// - Returns: A path on this server.
  static func address(_ name: String, ofAudiobook audiobook: String, _ base: BasePath) -> String {
    base.address("/api/audiobooks/\(audiobook)/sounds/\(name)")
  }

  /// Replaces the addresses in a style sheet with those of this book's files.
  ///
  /// - Parameters:
  ///   - rules: The parser's style sheet, in which an address is `book:` and a percent-encoded
  ///     path.
  ///   - book: The book's number.
  ///   - base: Where the library lies.
  /// - Returns: The style sheet for the page.
  static func addressed(_ rules: String, book: Int, _ base: BasePath) -> String {
    // In strings quotes are escaped, so this stands only before an address.
    rules.replacing(
      "url(\"book:", with: "url(\"\(base.address("/api/books/\(book)/resources/"))")
  }
}
