public import ReadingModel

/// Gives the texts of chapters, and may keep those that were searched last, so that every letter typed
/// need not parse the book again.
public protocol ChapterTextSource: Sendable {
  /// The text of a chapter.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: UTF-16 units.
  /// - Throws: What reading the chapter throws.
  func text(ofChapter index: Int, of book: Book) async throws -> [UInt16]
}
