package import ReadingModel

/// A book with marks: its details that a file names.
package struct MarkedBook: Sendable {
  package var book: LibraryBook
  package var outline: BookOutline
  /// Paths of the chapters inside the book; empty where they have none.
  package var paths: [String]
  /// Places of the marks at hand in the book's own file, by the mark's id; empty if the format does not use
  /// them.
  package var sources: [String: SourcePlace] = [:]
  /// Where the marks at hand stand on the pages of the book's own file, by the mark's id; empty if the format has none.
  package var passages: [String: [PagePassage]] = [:]

  package init(book: LibraryBook, outline: BookOutline, paths: [String]) {
    self.book = book
    self.outline = outline
    self.paths = paths
  }

  var authors: String { book.metadata.creators.joined(separator: ", ") }
}

extension Mark {
  /// The text that a list shows: the passage, or the text after a bookmark.
  var shownText: String {
    let text = kind == .bookmark && quote.exact.isEmpty ? quote.suffix : quote.shown
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
