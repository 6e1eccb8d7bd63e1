public import ReadingModel
import Storage

/// The place of a book: the shared shelf, or a person's private shelf.
public struct ShelfPlace: Hashable, Sendable {
  /// The person who puts it there.
  public let person: PersonID
  /// Whether nobody else sees it.
  public let isPrivate: Bool

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - person: The person who puts it there.
  ///   - isPrivate: Whether nobody else sees it.
  public init(_ person: PersonID, isPrivate: Bool) {
    self.person = person
    self.isPrivate = isPrivate
  }

  /// The shared shelf, as the library's owner uses it.
  public static let shared = ShelfPlace(.owner, isPrivate: false)

  /// The book's owner; `nil` on the shared shelf.
  var owner: PersonID? { isPrivate ? person : nil }
}

extension LibraryBook {
  /// Whether a person may see this book.
  ///
  /// - Parameter person: The person who asks.
  /// - Returns: Whether it is shared, or theirs.
  public func isVisible(to person: PersonID) -> Bool { owner == nil || owner == person }

  /// Whether a person may remove the book, move it or replace its file.
  ///
  /// - Parameters:
  ///   - person: The person who asks.
  ///   - role: The person's role.
  /// - Returns: True for the owner of a private book; for a shared book, true for an admin and for
  ///   the person who has added it.
  public func mayBeChanged(by person: PersonID, _ role: Role) -> Bool {
    Self.mayBeChanged(owner: owner, addedBy: addedBy, by: person, role)
  }

  /// The same, of a book of which no more is known.
  static func mayBeChanged(
    owner: PersonID?, addedBy: PersonID?, by person: PersonID, _ role: Role
  ) -> Bool {
    if let owner { return owner == person }
    return role == .admin || addedBy == person
  }
}

extension Library {
  /// Moves a book to a private shelf or to the shared one.
  ///
  /// Data of other people, such as their places, are kept until it is shared again.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - place: The shelf.
  /// - Returns: The book.
  /// - Throws: ``LibraryError``.
  public func move(_ id: Int, to place: ShelfPlace) async throws -> LibraryBook {
    let book = try await found(id) { try await shelf.setOwner(of: id, place.owner) }
    tell(.shelf(id))
    return try await self.book(book.id, for: place.person)
  }

  /// The person who gets the events of a book: its owner, or everybody.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The owner; `nil` for a shared book, and for an unknown number.
  /// - Throws: ``LibraryError`` if the library can't be read.
  public func audience(of id: Int) async throws -> PersonID? {
    try await stored { try await shelf.book(id) }?.owner
  }
}
