import ReadingModel
import Storage

/// The plain text of a book by its offsets, read a chapter at a time.
struct BookText {
  let book: Book
  let outline: BookOutline

  /// The units of a range, which may go over the ends of chapters.
  ///
  /// - Parameter range: Book offsets; what lies outside of the book is left out.
  /// - Returns: UTF-16 units.
  /// - Throws: When the file can no longer be read.
  func units(_ range: Range<TextOffset>) async throws -> [UInt16] {
    var units: [UInt16] = []
    for (index, chapter) in outline.chapters.enumerated() {
      let part = range.clamped(to: chapter.start..<chapter.start + chapter.length)
      guard !part.isEmpty else { continue }
      let text = Array(try await book.content.chapter(at: index).text.utf16)
      let inside = part.lowerBound - chapter.start..<part.upperBound - chapter.start
      units += text[inside.clamped(to: 0..<text.count)]
    }
    return units
  }

  /// Quotes a range with its context; a range that cuts a character in two takes the whole of it.
  ///
  /// - Parameter range: Book offsets inside the book.
  /// - Returns: The quote, and the range without half characters.
  /// - Throws: When the file can no longer be read.
  func quote(of range: Range<TextOffset>) async throws -> (TextQuote, Range<TextOffset>) {
    let start = max(0, range.lowerBound - TextQuote.contextLimit)
    let units = try await units(start..<range.upperBound + TextQuote.contextLimit)
    var lower = min(range.lowerBound - start, units.count)
    var upper = min(range.upperBound - start, units.count)
    if lower > 0, lower < units.count, UTF16.isTrailSurrogate(units[lower]),
      UTF16.isLeadSurrogate(units[lower - 1])
    {
      lower -= 1
    }
    if upper > lower, upper < units.count, UTF16.isTrailSurrogate(units[upper]),
      UTF16.isLeadSurrogate(units[upper - 1])
    {
      upper += 1
    }
    upper = max(lower, upper)
    return (TextQuote(lower..<upper, in: units), start + lower..<start + upper)
  }
}

extension BookOutline {
  /// Title of the chapter that an offset is in; of its nearest predecessor that has one, since a
  /// chapter may be cut into several files.
  ///
  /// - Parameter offset: A book offset.
  /// - Returns: The title, if there is one.
  func title(at offset: TextOffset) -> String? {
    chapters.last { $0.start <= offset && $0.title != nil }?.title
  }

  /// Index of the chapter that an offset is in.
  ///
  /// - Parameter offset: A book offset.
  /// - Returns: The last chapter for the book's end.
  func index(at offset: TextOffset) -> Int {
    chapters.lastIndex { $0.start <= offset && ($0.length > 0 || $0.start < offset) } ?? 0
  }
}
