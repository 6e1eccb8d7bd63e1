package import ReadingModel

/// The marks of one book, with the book's details that a file names.
package struct MarkedBook: Sendable {
  package var book: LibraryBook
  package var marks: [Mark]
  package var outline: BookOutline
  /// Paths of the chapters inside the book; empty where they have none.
  package var paths: [String]
  /// Places of marks in the book's own file, by the mark's id; empty if the format does not use
  /// them.
  package var sources: [String: SourcePlace] = [:]

  package init(book: LibraryBook, marks: [Mark], outline: BookOutline, paths: [String]) {
    self.book = book
    self.marks = marks
    self.outline = outline
    self.paths = paths
  }

  var authors: String { book.metadata.creators.joined(separator: ", ") }

  /// The marks under their chapters' titles, in order.
  var chapters: [(title: String?, marks: [Mark])] {
    var chapters: [(title: String?, marks: [Mark])] = []
    for mark in marks {
      if chapters.last?.title == mark.chapter, !chapters.isEmpty {
        chapters[chapters.count - 1].marks.append(mark)
      } else {
        chapters.append((mark.chapter, [mark]))
      }
    }
    return chapters
  }
}

extension Mark {
  /// The text that a list shows: the passage, or the text after a bookmark.
  var shownText: String {
    let text = kind == .bookmark && quote.exact.isEmpty ? quote.suffix : quote.shown
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
