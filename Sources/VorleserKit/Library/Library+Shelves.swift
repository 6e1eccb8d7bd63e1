public import ReadingModel
import Storage

/// Where a book stands: on the shelf that all share, or on somebody's own.
public struct ShelfPlace: Hashable, Sendable {
  /// Who puts it there.
  public let person: PersonID
  /// Whether nobody else sees it.
  public let isPrivate: Bool

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - person: Who puts it there.
  ///   - isPrivate: Whether nobody else sees it.
  public init(_ person: PersonID, isPrivate: Bool) {
    self.person = person
    self.isPrivate = isPrivate
  }

  /// The shared shelf, as the library's owner uses it.
  public static let shared = ShelfPlace(.owner, isPrivate: false)

  /// Whose the book is; `nil` for everybody's.
  var owner: PersonID? { isPrivate ? person : nil }
}

extension LibraryBook {
  /// Whether a person may know of this book.
  ///
  /// - Parameter person: Who asks.
  /// - Returns: Whether it is shared, or theirs.
  public func isVisible(to person: PersonID) -> Bool { owner == nil || owner == person }

  /// Whether a person may remove it, move it or replace its file.
  ///
  /// - Parameters:
  ///   - person: Who asks.
  ///   - role: What they may do.
  /// - Returns: Whether it is theirs; of a shared one, whether they are an admin or have added it.
  public func mayBeChanged(by person: PersonID, _ role: Role) -> Bool {
    if let owner { return owner == person }
    return role == .admin || addedBy == person
  }
}

extension Library {
  /// Puts a book onto a private shelf or onto the shared one.
  ///
  /// What others had stored in it, such as their places, is kept for when it is shared again.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - place: Whose shelf.
  /// - Returns: The book.
  /// - Throws: ``LibraryError``.
  public func move(_ id: Int, to place: ShelfPlace) async throws -> LibraryBook {
    let book = try await found(id) { try await shelf.setOwner(of: id, place.owner) }
    tell(.shelf(id))
    return try await self.book(book.id, for: place.person)
  }

  /// Whose events of a book are: its owner's alone, or everybody's.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The owner; `nil` for a shared book, and for one that is not there.
  public func audience(of id: Int) async -> PersonID? {
    (try? await shelf.book(id))?.owner
  }
}
