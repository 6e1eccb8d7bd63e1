import ReadAloud
import ReadingModel

/// The plain text of a book by its offsets, read a chapter at a time.
struct BookText {
  let book: Book
  let outline: BookOutline
  let chapters: ChapterStore

  /// The units of a range, which may span chapters.
  ///
  /// - Parameter range: Book offsets; the part outside of the book is left out.
  /// - Returns: UTF-16 units.
  /// - Throws: When the file can no longer be read.
  func units(_ range: Range<TextOffset>) async throws -> [UInt16] {
    var units: [UInt16] = []
    for (index, chapter) in outline.chapters.enumerated() {
      let part = range.clamped(to: chapter.start..<chapter.start + chapter.length)
      guard !part.isEmpty else { continue }
      let text = try await chapters.text(ofChapter: index, of: book)
      let inside = part.lowerBound - chapter.start..<part.upperBound - chapter.start
      units += text[inside.clamped(to: 0..<text.count)]
    }
    return units
  }

  /// Quotes a range with its context; a range that cuts a character in two is extended to all of
  /// it.
  ///
  /// - Parameter range: Book offsets inside the book.
  /// - Returns: The quote, and the range without half characters.
  /// - Throws: When the file can no longer be read.
  func quote(of range: Range<TextOffset>) async throws -> (TextQuote, Range<TextOffset>) {
    let start = max(0, range.lowerBound - TextQuote.contextLimit)
    let units = try await units(start..<range.upperBound + TextQuote.contextLimit)
    var lower = min(range.lowerBound - start, units.count)
    var upper = min(range.upperBound - start, units.count)
    if Self.isInside(lower, units) { lower -= 1 }
    if upper > lower, Self.isInside(upper, units) { upper += 1 }
    upper = max(lower, upper)
    return (TextQuote(lower..<upper, in: units), start + lower..<start + upper)
  }

  /// Whether a place lies inside a surrogate pair.
  private static func isInside(_ place: Int, _ units: [UInt16]) -> Bool {
    place > 0 && place < units.count && UTF16.isTrailSurrogate(units[place])
      && UTF16.isLeadSurrogate(units[place - 1])
  }
}
