import ChapterBuilding
import Foundation
import ReadingModel

/// The content of a book whose chapters are markup.
protocol MarkupContent: BookContent {
  /// Reads the chapters.
  var reader: MarkupReader { get }
  /// How many chapters there are.
  var chapterCount: Int { get }

  /// The source of a chapter.
  func source(_ index: Int) throws(NoSuchChapter) -> MarkupSource
}

extension MarkupContent {
  @concurrent
  func chapter(at index: Int) async throws -> Chapter {
    reader.chapter(try source(index)).chapter
  }

  @concurrent
  func styledChapter(at index: Int) async throws -> Chapter {
    reader.chapter(try source(index), isStyled: true).chapter
  }

  @concurrent
  func summary(at index: Int) async throws -> ChapterSummary {
    let built = reader.chapter(try source(index))
    return ChapterSummary(of: built.chapter, length: built.length)
  }

  /// Measures every chapter, on all cores.
  @concurrent
  func measuredLengths() async throws -> [Int] {
    var lengths: [Int] = []
    try await forEachSummary(of: chapterCount) { lengths.append($1.length) }
    return lengths
  }
}
