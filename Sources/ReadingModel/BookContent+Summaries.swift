import Foundation

extension BookContent {
  /// Reads all chapters for their summaries, on all cores.
  ///
  /// - Parameters:
  ///   - chapterCount: The number of chapters.
  ///   - body: Takes each chapter's index and summary, in the order of the spine.
  /// - Throws: When the file itself can no longer be read; what `body` throws; `CancellationError`.
  public func forEachSummary(
    of chapterCount: Int, _ body: (_ index: Int, _ summary: ChapterSummary) throws -> Void
  ) async throws {
    let runs = SummaryRuns(chapterCount: chapterCount)
    try await withThrowingTaskGroup(of: (start: Int, summaries: [ChapterSummary]).self) { group in
      var rest = runs.ranges[...]
      func readNext() {
        guard let run = rest.popFirst() else { return }
        group.addTask {
          var summaries: [ChapterSummary] = []
          for index in run {
            try Task.checkCancellation()
            summaries.append(try await self.summary(at: index))
          }
          return (run.lowerBound, summaries)
        }
      }
      for _ in 0..<SummaryRuns.workers { readNext() }
      var early: [Int: [ChapterSummary]] = [:]
      var next = 0
      while let (start, summaries) = try await group.next() {
        readNext()
        early[start] = summaries
        while let due = early.removeValue(forKey: next) {
          for summary in due {
            try body(next, summary)
            next += 1
          }
        }
      }
    }
  }
}

/// How the chapters of a book are shared out among tasks.
private struct SummaryRuns {
  /// As many tasks read as there are cores, so that no more texts exist at a time.
  static let workers = max(ProcessInfo.processInfo.activeProcessorCount, 1)
  /// The most chapters of one task: a change of tasks then costs little beside the reading of short ones.
  private static let longest = 64
  /// Tasks for each core at least, so that a core with long chapters does not end last.
  private static let tasksPerWorker = 8

  let ranges: [Range<Int>]

  init(chapterCount: Int) {
    let length = min(max(chapterCount / (Self.workers * Self.tasksPerWorker), 1), Self.longest)
    ranges = stride(from: 0, to: chapterCount, by: length).map {
      $0..<min($0 + length, chapterCount)
    }
  }
}
