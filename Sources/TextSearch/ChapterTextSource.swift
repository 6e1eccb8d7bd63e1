public import ReadingModel

/// A source of chapters' texts, which may keep those that were searched last, so that the book need
/// not be parsed again after each typed letter.
public protocol ChapterTextSource: Sendable {
  /// The text of a chapter.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: UTF-16 units.
  /// - Throws: Errors of reading the chapter.
  func text(ofChapter index: Int, of book: Book) async throws -> [UInt16]
}
