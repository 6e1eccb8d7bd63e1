import ReadingModel
import Storage

extension Restoration {
  /// Corrects the fields of a book that the library has not corrected, and gives it its cover.
  ///
  /// - Parameters:
  ///   - book: The library's book.
  ///   - record: The book in the backup's library.
  ///   - person: A person who sees the book.
  /// - Returns: The book as it is now.
  /// - Throws: ``LibraryError``.
  mutating func correct(
    _ book: LibraryBook, as record: LibrarySnapshot.Book, for person: PersonID
  ) async throws -> LibraryBook {
    let book = try await correct(book, by: record.metadata, for: person)
    guard book.coverSource == .file else { return book }
    do {
      switch record.coverSource ?? .file {
      case .file: return book
      case .drawn: return try await library.releaseCover(isDrawn: true, of: book.id, for: person)
      case .chosen:
        guard let bytes = backup.cover(of: record) else { return book }
        let file = try await library.receive("cover")
        try await stored { try await file.write(bytes) }
        return try await library.chooseCover(file, of: book.id, for: person)
      }
    } catch let error as CoverRefusal {
      report.problems.append("The cover of '\(book.title)' can't be restored. \(error)")
      return book
    }
  }

  private mutating func correct(
    _ book: LibraryBook, by metadata: MetadataCorrections?, for person: PersonID
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
