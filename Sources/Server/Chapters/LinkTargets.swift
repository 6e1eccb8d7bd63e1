import ReadingModel

/// Tells where the links of a chapter lead, as book offsets.
///
/// A link names an element of a chapter, and only that chapter knows where the element stands. What
/// was found is kept: the notes of a book are linked to from all its chapters.
actor LinkTargets {
  /// The most chapters that are read for the links of one: an index links to all of them.
  ///
  /// Links to further ones lead to their beginning.
  static let chapterLimit = 500
  /// The most chapters whose elements are kept.
  private static let keptLimit = 1000
  /// The most elements that are kept in all, some 100 bytes each.
  private static let anchorLimit = 100_000

  private struct Key: Hashable {
    let book: String
    let chapter: Int
  }

  private var kept: [Key: [String: Int]] = [:]
  private var anchorCount = 0

  /// The offsets that a chapter's links lead to.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - book: Its book.
  ///   - outline: Where the book's chapters begin.
  /// - Returns: Book offsets; a link that leads nowhere is missing.
  /// - Throws: When the book can no longer be read.
  func offsets(
    of chapter: Chapter, in book: Book, _ outline: BookOutline
  ) async throws -> [ChapterTarget: TextOffset] {
    var wanted: [Int: Set<String>] = [:]
    var offsets: [ChapterTarget: TextOffset] = [:]
    for link in chapter.links {
      guard case .place(let target) = link.target,
        outline.chapters.indices.contains(target.chapter)
      else { continue }
      // An element that isn't there: browsers stay where they are, a reader is better off at the
      // chapter's start.
      offsets[target] = outline.chapters[target.chapter].start
      if let fragment = target.fragment { wanted[target.chapter, default: []].insert(fragment) }
    }
    for index in wanted.keys.sorted().prefix(Self.chapterLimit) {
      let anchors =
        index == chapter.index ? chapter.anchors : try await anchors(of: index, in: book)
      let place = outline.chapters[index]
      for fragment in wanted[index] ?? [] {
        guard let anchor = anchors[fragment] else { continue }
        offsets[ChapterTarget(chapter: index, fragment: fragment)] =
          place.start + min(anchor, place.length)
      }
    }
    return offsets
  }

  private func anchors(of index: Int, in book: Book) async throws -> [String: Int] {
    let key = Key(book: book.fingerprint.description, chapter: index)
    if let known = kept[key] { return known }
    let anchors = try await book.content.chapter(at: index).anchors
    if kept.count >= Self.keptLimit || anchorCount + anchors.count > Self.anchorLimit {
      kept = [:]
      anchorCount = 0
    }
    if anchors.count <= Self.anchorLimit, kept[key] == nil {
      kept[key] = anchors
      anchorCount += anchors.count
    }
    return anchors
  }
}
