public import ReadAloud
import ReadingModel

extension Library {
  /// The most reports that are kept.
  private static let reportLimit = 16

  /// The skippable text of a book, by kind.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The report; it is made once for each text.
  /// - Throws: ``LibraryError``; what opening and reading the book throws.
  public func skippable(in id: Int) async throws -> SkippableReport {
    let book = try await open(id)
    if let task = skippables[book.fingerprint] { return try await task.value }
    if skippables.count >= Self.reportLimit { skippables = [:] }
    let task = Task { [kit] in
      var report = SkippableReport()
      var start = 0
      let names = [book.title] + book.metadata.creators
      for index in book.spine.indices {
        guard start < SkippableReport.unitLimit else {
          report.isWhole = false
          break
        }
        let chapter = try await kit.chapters.passing(index, of: book)
        report.add(chapter, from: start, names: names)
        start += chapter.text.utf16.count
      }
      return report
    }
    skippables[book.fingerprint] = task
    do {
      return try await task.value
    } catch {
      skippables[book.fingerprint] = nil
      throw error
    }
  }
}
