public import ReadAloud
import ReadingModel

extension Library {
  /// The most reports that are kept.
  private static let reportLimit = 16

  /// What is said in a book, and the characters whom it names as speakers.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The report; it is made once for each text.
  /// - Throws: ``LibraryError``; what opening and reading the book throws.
  public func dialogue(in id: Int) async throws -> DialogueReport {
    let book = try await open(id)
    if let task = dialogues[book.fingerprint] { return try await task.value }
    if dialogues.count >= Self.reportLimit { dialogues = [:] }
    let task = Task { [kit] in
      var report = DialogueReport()
      var unitCount = 0
      for index in book.spine.indices {
        guard unitCount < DialogueReport.unitLimit else {
          report.isWhole = false
          break
        }
        let chapter = try await kit.chapters.passing(index, of: book)
        report.add(chapter, language: book.metadata.language)
        unitCount += chapter.text.utf16.count
      }
      return report
    }
    dialogues[book.fingerprint] = task
    do {
      return try await task.value
    } catch {
      dialogues[book.fingerprint] = nil
      throw error
    }
  }
}
