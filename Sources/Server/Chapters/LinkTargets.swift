import ReadAloud
import ReadingModel
import Storage
import VorleserKit

/// Finds the book offsets that the links of a chapter lead to.
///
/// A link names an element of a chapter, and only that chapter knows where the element stands.
struct LinkTargets {
  /// The most chapters that are read for the links of one: an index links to all of them.
  ///
  /// Links to further chapters lead to their beginning.
  static let chapterLimit = 500

  /// The chapters that are linked to.
  let chapters: ChapterStore

  /// The offsets that a chapter's links lead to.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - book: Its book.
  ///   - outline: The book's outline.
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
        index == chapter.index
        ? chapter.anchors : try await chapters.anchors(ofChapter: index, of: book)
      let place = outline.chapters[index]
      for fragment in wanted[index] ?? [] {
        guard let anchor = anchors[fragment] else { continue }
        offsets[ChapterTarget(chapter: index, fragment: fragment)] =
          place.start + min(anchor, place.length)
      }
    }
    return offsets
  }
}
