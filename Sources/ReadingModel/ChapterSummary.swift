/// What is known of a chapter without its text.
public struct ChapterSummary: Hashable, Sendable {
  /// The heading, if any.
  public var title: String?
  /// Length of its text in UTF-16 units.
  public var length: Int
  /// Offset of every element `id` in the source.
  public var anchors: [String: Int]
  /// What was wrong with it.
  public var findings: [Finding]
  /// Whether nothing of it could be read, so that its title says this.
  public var isUnreadable = false

  /// Makes a summary.
  ///
  /// - Parameters:
  ///   - title: The heading, if any.
  ///   - length: Length of its text in UTF-16 units.
  ///   - anchors: Offset of every element `id` in the source.
  ///   - findings: What was wrong with it.
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
  ///   - length: Length of its text in UTF-16 units, which costs a walk to find out.
  public init(of chapter: Chapter, length: Int) {
    self.init(
      title: chapter.title, length: length, anchors: chapter.anchors, findings: chapter.findings)
    isUnreadable = chapter.isUnreadable
  }
}

extension BookContent {
  /// Reads the whole chapter; content that knows a shorter way has its own.
  ///
  /// - Parameter index: Index in ``Book/spine``.
  /// - Returns: What ``chapter(at:)`` says of it.
  /// - Throws: When the file itself can no longer be read.
  public func summary(at index: Int) async throws -> ChapterSummary {
    let chapter = try await chapter(at: index)
    return ChapterSummary(of: chapter, length: chapter.text.utf16.count)
  }
}
