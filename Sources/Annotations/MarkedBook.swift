package import ReadingModel

/// The marks of one book with what is written beside them.
package struct MarkedBook: Sendable {
  package var book: LibraryBook
  package var marks: [Mark]
  package var outline: BookOutline
  /// Paths of the chapters inside the book; empty where they have none.
  package var paths: [String]
  /// Where marks stand in the book's own file, by id, as far as the form has use for it and it is known.
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
  /// What a list shows of it: the passage, or what follows a place.
  var shownText: String {
    let text = kind == .bookmark && quote.exact.isEmpty ? quote.suffix : quote.shown
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
