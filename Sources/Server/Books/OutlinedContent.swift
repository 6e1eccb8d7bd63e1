import ReadingModel

/// A book's content whose chapter lengths are known from the library, so that a tap in a long book
/// needs its own chapter read and no other.
struct OutlinedContent: BookContent {
  private let content: any BookContent
  private let lengths: [Int]

  init(_ content: any BookContent, _ outline: BookOutline) {
    self.content = content
    lengths = outline.chapters.map(\.length)
  }

  func chapter(at index: Int) async throws -> Chapter { try await content.chapter(at: index) }

  func resource(at path: String) async throws -> Resource? {
    try await content.resource(at: path)
  }

  func chapterLengths() async throws -> [Int] { lengths }
}

extension Book {
  /// The book with the chapter lengths that the library has stored.
  ///
  /// - Parameter outline: The outline of this very book.
  /// - Returns: The same book.
  func outlined(_ outline: BookOutline) -> Book {
    guard outline.chapters.count == spine.count else { return self }
    return Book(
      fingerprint: fingerprint, metadata: metadata, contents: contents, spine: spine,
      findings: findings, content: OutlinedContent(content, outline))
  }
}
