public import ReadingModel
import Storage

extension Library {
  /// Corrects the metadata of some books for everybody; their files stay as they are.
  ///
  /// - Parameters:
  ///   - change: What is corrected, and what follows the files again.
  ///   - ids: The books' numbers.
  ///   - person: The person who corrects it.
  /// - Returns: The books after the change.
  /// - Throws: ``LibraryError/noSuchBook(id:)`` for a book that is not there or that the person may not see;
  ///   `MetadataRefusal` for a value that can't be. Nothing has changed then.
  public func changeMetadata(
    _ change: MetadataChange, of ids: [Int], for person: PersonID = .owner
  ) async throws -> [LibraryBook] {
    var change = change
    change.values = try change.values.checked()
    var before: [Int: LibraryBook] = [:]
    for id in ids { before[id] = try await visibleBook(id, for: person) }
    let books = try await stored { [change] in
      try await shelf.changeMetadata(change, of: ids, for: person)
    }
    for book in books where book.corrections != before[book.id]?.corrections {
      // Lines that repeat title and authors are left out of speech, so that their count may be another one.
      skippables[book.fingerprint] = nil
      dialogues[book.fingerprint] = nil
      if book.corrections.language != before[book.id]?.corrections.language { close(book.id) }
      tell(of: book.id)
    }
    return books
  }

  /// What some books have in common.
  ///
  /// - Parameters:
  ///   - ids: The books' numbers, at least one.
  ///   - person: The person who asks.
  /// - Returns: Their metadata.
  /// - Throws: ``LibraryError/noSuchBook(id:)`` for a book that is not there or that the person may not see.
  public func commonMetadata(
    of ids: [Int], for person: PersonID = .owner
  ) async throws -> CommonMetadata {
    var common: CommonMetadata?
    for id in ids {
      let book = try await visibleBook(id, for: person)
      if common == nil { common = CommonMetadata(book) } else { common?.add(book) }
    }
    guard let common else { throw LibraryError.noSuchBook(id: 0) }
    return common
  }

  private func visibleBook(_ id: Int, for person: PersonID) async throws -> LibraryBook {
    let book = try await book(id, for: person)
    guard book.isVisible(to: person) else { throw LibraryError.noSuchBook(id: id) }
    return book
  }
}
