import Foundation
public import ReadingModel
import Storage

/// The bin: books and marks that can still be restored.
public struct Bin: Hashable, Sendable {
  /// Books, last removed first.
  public var books: [LibraryBook]
  /// The keys of the person's own marks in books that are not removed, last removed first: the marks
  /// themselves may be long, and are read some at a time with `Library.marks(_:for:)`.
  public var marks: [MarkKey]
}

extension Library {
  /// The books and marks that a person can restore or delete for good.
  ///
  /// - Parameters:
  ///   - person: Who.
  ///   - role: The person's role; a reader sees only their own books in the bin.
  /// - Returns: The books and marks.
  /// - Throws: ``LibraryError``.
  public func bin(for person: PersonID = .owner, _ role: Role = .admin) async throws -> Bin {
    let books = try await stored { try await shelf.books(removed: true, for: person) }
    return Bin(
      books: books.filter { $0.mayBeChanged(by: person, role) }
        .sorted { ($0.removed ?? .distantPast) > ($1.removed ?? .distantPast) },
      marks: try await stored { try await shelf.removedMarkKeys(for: person) })
  }

  /// Deletes a removed book for good, with its file and everybody's places and marks in it.
  ///
  /// - Parameter id: Its number.
  /// - Throws: ``LibraryError/noSuchBook(id:)`` also for a book that is not removed.
  public func deleteForGood(_ id: Int) async throws {
    guard try await stored({ try await shelf.deleteForGood([id]) }) == 1 else {
      throw LibraryError.noSuchBook(id: id)
    }
  }

  /// Deletes a removed mark for good.
  ///
  /// - Parameters:
  ///   - id: The mark's id.
  ///   - book: The book's number.
  ///   - person: Whose mark.
  /// - Throws: ``LibraryError/noSuchMark`` also for a mark that is not removed.
  public func deleteMarkForGood(
    _ id: String, in book: Int, for person: PersonID = .owner
  ) async throws {
    let key = MarkKey(book: book, id: id)
    guard try await stored({ try await shelf.deleteForGood([key], for: person) }) == 1 else {
      throw LibraryError.noSuchMark
    }
  }

  /// Empties a person's bin for good.
  ///
  /// - Parameters:
  ///   - person: Who.
  ///   - role: The person's role.
  /// - Throws: ``LibraryError``.
  public func emptyBin(for person: PersonID = .owner, _ role: Role = .admin) async throws {
    let bin = try await bin(for: person, role)
    _ = try await stored { try await shelf.deleteForGood(bin.books.map(\.id)) }
    _ = try await stored { try await shelf.deleteForGood(bin.marks, for: person) }
  }
}
