public import ReadingModel
import Storage

extension Library {
  /// Stores what a client tells of a reading session; of two reports of one session the greater numbers count.
  ///
  /// - Parameters:
  ///   - report: The totals of the session so far.
  ///   - book: The book's number.
  ///   - person: The reader.
  /// - Returns: The session as stored; one that the person has deleted stays deleted.
  /// - Throws: `SessionRefusal` for numbers that no session has; ``LibraryError``.
  public func note(
    _ report: SessionReport, in book: Int, for person: PersonID = .owner
  ) async throws -> ReadingSession {
    let session = try await found(book) { try await shelf.note(report, in: book, for: person) }
    if !session.isRemoved { tell(.list(.readingSessions, person)) }
    return session
  }

  /// A person's reading sessions, the latest first.
  ///
  /// - Parameters:
  ///   - person: The reader.
  ///   - book: The number of the book that they are of; `nil` for all.
  ///   - start: How many are passed over.
  ///   - limit: The most sessions.
  /// - Returns: The sessions.
  /// - Throws: ``LibraryError``.
  public func sessions(
    for person: PersonID = .owner, of book: Int? = nil, from start: Int = 0, limit: Int
  ) async throws -> [ReadingSession] {
    try await stored {
      try await shelf.sessions(for: person, of: book, from: start, limit: limit)
    }
  }

  /// Deletes a reading session; a report of it that comes later does not bring it back.
  ///
  /// - Parameters:
  ///   - id: The session's id.
  ///   - person: The reader.
  /// - Returns: How many were deleted: 1, or 0 when there was none.
  /// - Throws: ``LibraryError``.
  public func removeSession(_ id: String, for person: PersonID = .owner) async throws -> Int {
    let isRemoved = try await stored { try await shelf.removeSession(id, for: person) }
    if isRemoved { tell(.list(.readingSessions, person)) }
    return isRemoved ? 1 : 0
  }

  /// Deletes all reading sessions of a person, and what was finished when; or those of one book.
  ///
  /// - Parameters:
  ///   - book: The book's number; `nil` for all.
  ///   - person: The reader.
  /// - Returns: How many were deleted.
  /// - Throws: ``LibraryError``.
  public func removeSessions(
    of book: Int? = nil, for person: PersonID = .owner
  ) async throws -> Int {
    let count = try await stored { try await shelf.removeSessions(of: book, for: person) }
    tell(.list(.readingSessions, person))
    return count
  }
}
