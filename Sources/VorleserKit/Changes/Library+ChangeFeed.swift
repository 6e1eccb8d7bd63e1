public import ReadingModel
import Storage

extension Library {
  /// A part of what has changed for a person, on all devices: books, places, marks, settings and reading sessions.
  ///
  /// - Parameters:
  ///   - token: How far the client knows the changes; `nil` for a client that knows nothing.
  ///   - limit: The most changes.
  ///   - person: The person.
  /// - Returns: The changes after the token, each thing once as it is now.
  /// - Throws: `FeedTokenTooOld` when the client has to begin again; ``LibraryError``.
  public func changes(
    since token: FeedToken?, limit: Int, for person: PersonID = .owner
  ) async throws -> FeedPage {
    try await stored { try await shelf.changes(since: token, limit: limit, for: person) }
  }

  /// The token of a client that knows everything at this moment.
  ///
  /// - Returns: The token, after all present changes.
  /// - Throws: ``LibraryError``.
  public func feedEnd() async throws -> FeedToken {
    try await stored { try await shelf.feedEnd() }
  }

  /// The last places of a person in a book, on all devices.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - person: The reader.
  /// - Returns: At most 50 places, the latest first.
  /// - Throws: ``LibraryError``.
  public func earlierPositions(
    in id: Int, for person: PersonID = .owner
  ) async throws -> [ReadingPosition] {
    _ = try await book(id, for: person)
    return try await stored { try await shelf.earlierPositions(in: id, for: person) }
  }
}
