public import ReadingModel
import Storage

extension Library {
  /// What a person wants to listen to next.
  ///
  /// - Parameter person: The person.
  /// - Returns: The books in order.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func listeningQueue(for person: PersonID = .owner) async throws -> [LibraryBook] {
    try await stored { try await shelf.listeningQueue(for: person) }
  }

  /// Changes what a person wants to listen to next.
  ///
  /// - Parameters:
  ///   - change: What is changed; books that the person does not see are left out.
  ///   - person: The person.
  /// - Returns: The books in order.
  /// - Throws: `QueueRefusal`; ``LibraryError``. Nothing has changed then.
  public func changeListeningQueue(
    _ change: QueueChange, for person: PersonID = .owner
  ) async throws -> [LibraryBook] {
    let books = try await stored { try await shelf.changeListeningQueue(change, for: person) }
    tell(.list(.listeningQueue, person))
    return books
  }
}
