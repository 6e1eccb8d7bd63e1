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
  func source(_ index: Int) -> MarkupSource
}

extension MarkupContent {
  @concurrent
  func chapter(at index: Int) async throws -> Chapter { reader.chapter(source(index)).chapter }

  @concurrent
  func styledChapter(at index: Int) async throws -> Chapter {
    reader.chapter(source(index), isStyled: true).chapter
  }

  @concurrent
  func summary(at index: Int) async throws -> ChapterSummary {
    let built = reader.chapter(source(index))
    return ChapterSummary(of: built.chapter, length: built.length)
  }

  /// Measures every chapter, on all cores.
  @concurrent
  func measuredLengths() async throws -> [Int] {
    try await withThrowingTaskGroup(of: [(Int, Int)].self) { group in
      // Each worker takes every nth chapter, so that no more than n texts exist at a time.
      let workers = max(ProcessInfo.processInfo.activeProcessorCount, 1)
      for worker in 0..<workers {
        group.addTask {
          try stride(from: worker, to: self.chapterCount, by: workers).map {
            try Task.checkCancellation()
            return ($0, self.reader.chapter(self.source($0)).length)
          }
        }
      }
      return try await group.reduce(into: [Int](repeating: 0, count: chapterCount)) { all, part in
        for (index, length) in part { all[index] = length }
      }
    }
  }
}
