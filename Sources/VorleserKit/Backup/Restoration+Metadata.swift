import ReadingModel
import Storage

extension Restoration {
  /// Corrects the fields of a book that the library has not corrected.
  ///
  /// - Parameters:
  ///   - book: The library's book.
  ///   - metadata: What the backup's library had corrected.
  ///   - person: A person who sees the book.
  /// - Returns: The book as it is now.
  /// - Throws: ``LibraryError``.
  mutating func correct(
    _ book: LibraryBook, as metadata: MetadataCorrections?, for person: PersonID
  ) async throws -> LibraryBook {
    guard let metadata else { return book }
    var change = MetadataChange()
    change.values = metadata
    for field in book.corrections.fields { change.values.release(field) }
    guard !change.isEmpty else { return book }
    do {
      let changed = try await library.changeMetadata(change, of: [book.id], for: person)
      report.choiceCount += 1
      return changed.first ?? book
    } catch let error as MetadataRefusal {
      report.problems.append("Not all details of '\(book.title)' are here. \(error)")
      return book
    }
  }
}
