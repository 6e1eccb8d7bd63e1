import BookParser
import ReadingModel

/// Finds the places of marks in the book's own file.
enum MarkSources {
  /// Finds the places of marks; only chapters with marks are read.
  ///
  /// - Parameters:
  ///   - marks: The marks.
  ///   - book: Their book.
  ///   - outline: The book's outline.
  /// - Returns: Places by the marks' ids. Inexact places are left out, such as those of marks that
  ///   begin and end in two files.
  static func places(
    of marks: [Mark], in book: Book, _ outline: BookOutline
  ) async -> [String: SourcePlace] {
    guard book.fingerprint.format.traits.contains(.sourcePlaces) else { return [:] }
    var places: [String: SourcePlace] = [:]
    let byChapter = Dictionary(grouping: marks.filter(\.isPlaced)) {
      outline.index(at: $0.range.lowerBound)
    }
    for (index, marks) in byChapter where outline.chapters.indices.contains(index) {
      let chapter = outline.chapters[index]
      let end = chapter.start + chapter.length
      let inside = marks.filter { $0.range.upperBound <= end }
      let found = await BookParser.sourcePlaces(
        of: inside.map { mark in
          mark.range.lowerBound - chapter.start..<mark.range.upperBound - chapter.start
        }, inChapter: index, of: book)
      // Only where the mark's words are there: the text may be another by now.
      for (mark, place) in zip(inside, found) {
        if let place, place.text.hasPrefix(mark.quote.exact) { places[mark.id] = place }
      }
    }
    return places
  }
}
