public import ReadingModel
import SQLite

extension Bookshelf {
  /// What a person wants to listen to next.
  ///
  /// - Parameter person: The person.
  /// - Returns: The books that they see, in order; a removed one keeps its place, and is left out.
  /// - Throws: ``StorageError``.
  public func listeningQueue(for person: PersonID = .owner) throws -> [LibraryBook] {
    try queuedNumbers(for: person).compactMap { try book($0, for: person) }
      .filter { $0.removed == nil && $0.isVisible(to: person) }
  }

  /// Changes what a person wants to listen to next.
  ///
  /// - Parameters:
  ///   - change: What is changed; books that the person does not see are left out.
  ///   - person: The person.
  /// - Returns: The books in order.
  /// - Throws: `QueueRefusal`, ``StorageError``; nothing has changed then.
  public func changeListeningQueue(
    _ change: QueueChange, for person: PersonID = .owner
  ) throws -> [LibraryBook] {
    let database = try writableDatabase()
    return try database.transaction {
      let numbers = try change.applied(to: queuedNumbers(for: person)).filter {
        try book($0, for: person)?.isVisible(to: person) == true
      }
      guard numbers.count <= QueueRefusal.bookLimit else { throw QueueRefusal.tooMany }
      try database.run(
        "DELETE FROM queued_books WHERE person = ?", [.integer(person.number)])
      for (place, number) in numbers.enumerated() {
        try database.run(
          "INSERT INTO queued_books (person, book, place) VALUES (?, ?, ?)",
          [.integer(person.number), .integer(number), .integer(place)])
      }
      return try listeningQueue(for: person)
    }
  }

  private func queuedNumbers(for person: PersonID) throws -> [Int] {
    try database().run(
      "SELECT book FROM queued_books WHERE person = ? ORDER BY place", [.integer(person.number)]
    ).map { try $0.integer(0) }
  }
}

extension LibraryBook {
  /// Whether a person may see this book.
  fileprivate func isVisible(to person: PersonID) -> Bool { owner == nil || owner == person }
}
