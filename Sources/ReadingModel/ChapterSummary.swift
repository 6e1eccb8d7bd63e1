/// A chapter without its text and HTML.
public struct ChapterSummary: Hashable, Sendable {
  /// The heading, if any.
  public var title: String?
  /// Length of its text in UTF-16 units.
  public var length: Int
  /// Offset of every element `id` in the source.
  public var anchors: [String: Int]
  /// Mistakes in the chapter.
  public var findings: [Finding]
  /// Whether the chapter can't be read at all; the title then says so.
  public var isUnreadable = false
  /// Whether there is nothing in it to see or to hear, see ``Chapter/isBlank``.
  public var isBlank = false

  /// Makes a summary.
  ///
  /// - Parameters:
  ///   - title: The heading, if any.
  ///   - length: Length of its text in UTF-16 units.
  ///   - anchors: Offset of every element `id` in the source.
  ///   - findings: Mistakes in the chapter.
  public init(
    title: String?, length: Int, anchors: [String: Int] = [:], findings: [Finding] = []
  ) {
    self.title = title
    self.length = length
    self.anchors = anchors
    self.findings = findings
  }

  /// Sums a chapter up.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - length: Length of its text in UTF-16 units, which takes a walk through the text to count.
  public init(of chapter: Chapter, length: Int) {
    self.init(
      title: chapter.title, length: length, anchors: chapter.anchors, findings: chapter.findings)
    isUnreadable = chapter.isUnreadable
    isBlank = chapter.isBlank
  }
}

extension BookContent {
  /// Reads the whole chapter; a format with a faster way has its own implementation.
  ///
  /// - Parameter index: Index in ``Book/spine``.
  /// - Returns: The summary of ``chapter(at:)``.
  /// - Throws: When the file itself can no longer be read.
  public func summary(at index: Int) async throws -> ChapterSummary {
    let chapter = try await chapter(at: index)
    return ChapterSummary(of: chapter, length: chapter.text.utf16.count)
  }
}
