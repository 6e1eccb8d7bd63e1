import BookParser
import ReadingModel

/// Finds the places of marks in the book's own file.
enum MarkSources {
  /// Finds where marks stand on the pages of the book's own file; only chapters with marks are read.
  ///
  /// - Parameters:
  ///   - marks: The marks.
  ///   - book: Their book.
  ///   - outline: The book's outline.
  /// - Returns: Pages by the marks' ids; nothing for a book without pages of its own. A mark that goes on in the next chapter has the pages of its
  ///   first one.
  static func passages(
    of marks: [Mark], in book: Book, _ outline: BookOutline
  ) async -> [String: [PagePassage]] {
    guard book.content.pages != nil else { return [:] }
    var passages: [String: [PagePassage]] = [:]
    let byChapter = Dictionary(grouping: marks.filter(\.isPlaced)) {
      outline.index(at: $0.range.lowerBound)
    }
    for (index, marks) in byChapter where outline.chapters.indices.contains(index) {
      let chapter = outline.chapters[index]
      let ranges = marks.map { mark in
        let start = mark.range.lowerBound - chapter.start
        return start..<max(start, min(chapter.length, start + mark.range.count))
      }
      // A file that can't be read any more has no places; the quotes are exported all the same.
      guard let units = try? await Array(book.content.chapter(at: index).text.utf16),
        let found = try? await BookParser.pagePassages(of: ranges, inChapter: index, of: book)
      else { continue }
      for ((mark, range), pages) in zip(zip(marks, ranges), found) where !pages.isEmpty {
        // Only where the mark's words are there: the text may be another by now.
        guard range.upperBound <= units.count else { continue }
        let words = String(utf16Units: units[range])
        if words.hasPrefix(mark.quote.exact) || mark.quote.exact.hasPrefix(words) {
          passages[mark.id] = pages
        }
      }
    }
    return passages
  }

  /// Finds the places of marks; only chapters with marks are read.
  ///
  /// - Parameters:
  ///   - marks: The marks.
  ///   - book: Their book.
  ///   - outline: The book's outline.
  /// - Returns: Places by the marks' ids, of EPUB and of the formats that name places in their files. Inexact places are left out, such as
  ///   those of marks that begin and end in two files.
  static func places(
    of marks: [Mark], in book: Book, _ outline: BookOutline
  ) async -> [String: SourcePlace] {
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
