public import ReadingModel
import Storage

extension Library {
  /// The collections and smart shelves that a person sees: their own and the shared ones, by name.
  ///
  /// - Parameter person: The person.
  /// - Returns: The collections.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func collections(for person: PersonID = .owner) async throws -> [BookCollection] {
    try await stored { try await shelf.collections(for: person) }
  }

  /// The collections by hand that hold a book.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - person: The person who asks; collections that they do not see are left out.
  /// - Returns: The collections by name.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func collections(
    holding book: Int, for person: PersonID = .owner
  ) async throws -> [BookCollection] {
    try await stored { try await shelf.collections(holding: book, for: person) }
  }

  /// The numbers of all books that fit a query, in its order.
  ///
  /// - Parameters:
  ///   - query: What fits, and in which order.
  ///   - person: The person who asks.
  /// - Returns: The numbers; the books themselves are not read.
  /// - Throws: `CollectionRefusal`; ``LibraryError/storage(_:)``.
  public func bookNumbers(
    matching query: BookQuery, for person: PersonID = .owner
  ) async throws -> [Int] {
    try await stored { try await shelf.bookNumbers(matching: query, for: person) }
  }

  /// The numbers of all books that fit a query, in groups and in its order within each.
  ///
  /// - Parameters:
  ///   - query: What fits, and in which order.
  ///   - grouping: What the groups share.
  ///   - person: The person who asks.
  /// - Returns: The groups in alphabetical order; the books that have nothing of the kind come last.
  /// - Throws: `CollectionRefusal`; ``LibraryError/storage(_:)``.
  public func bookGroups(
    matching query: BookQuery, by grouping: BookGrouping, for person: PersonID = .owner
  ) async throws -> [BookGroup] {
    try await stored { try await shelf.bookGroups(matching: query, by: grouping, for: person) }
  }

  /// What a person can choose among their books.
  ///
  /// - Parameter person: The person.
  /// - Returns: The kinds of what present books have, with numbers of books.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func bookChoices(for person: PersonID = .owner) async throws -> BookChoices {
    try await stored { try await shelf.bookChoices(for: person) }
  }

  /// Makes a collection or a smart shelf.
  ///
  /// - Parameters:
  ///   - new: Name, and what else it begins with.
  ///   - person: The owner.
  /// - Returns: The collection.
  /// - Throws: `CollectionRefusal`; ``LibraryError/noSuchBook(id:)`` for a book that the person does not see. Nothing has
  ///   changed then.
  public func addCollection(
    _ new: CollectionChange, for person: PersonID = .owner
  ) async throws -> BookCollection {
    try await checkBooks(of: new, for: person)
    let made = try await stored { try await shelf.addCollection(new, for: person) }
    tell(.list(.collections, made.isShared ? nil : person))
    return made
  }

  /// Changes a collection: its name, its place, who sees it, its rule or its books.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - change: What is changed.
  ///   - person: Its owner.
  /// - Returns: The collection.
  /// - Throws: `CollectionRefusal`; ``LibraryError/noSuchBook(id:)`` for a book that the person does not see. Nothing has
  ///   changed then.
  public func changeCollection(
    _ id: Int, _ change: CollectionChange, for person: PersonID = .owner
  ) async throws -> BookCollection {
    try await checkBooks(of: change, for: person)
    let changed = try await stored { try await shelf.changeCollection(id, change, for: person) }
    // Those who see it no more have to hear of it, too.
    tell(.list(.collections, changed.isShared || change.isShared != nil ? nil : person))
    return changed
  }

  /// Removes a collection, whose books stay; it can be restored for `Bookshelf.restorableDays` days.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - person: Its owner.
  /// - Throws: `CollectionRefusal`.
  public func removeCollection(_ id: Int, for person: PersonID = .owner) async throws {
    let isShared = try await stored {
      try await shelf.setRemoved(ofCollection: id, true, for: person)
    }
    tell(.list(.collections, isShared ? nil : person))
  }

  /// Restores a removed collection.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - person: Its owner.
  /// - Throws: `CollectionRefusal`, also when it is too late.
  public func restoreCollection(_ id: Int, for person: PersonID = .owner) async throws {
    let isShared = try await stored {
      try await shelf.setRemoved(ofCollection: id, false, for: person)
    }
    tell(.list(.collections, isShared ? nil : person))
  }

  /// The number of books that fit a query.
  ///
  /// - Parameters:
  ///   - query: What fits.
  ///   - person: The person who asks.
  /// - Returns: The number.
  /// - Throws: `CollectionRefusal`; ``LibraryError/storage(_:)``.
  public func bookCount(matching query: BookQuery, for person: PersonID = .owner) async throws
    -> Int
  {
    try await stored { try await shelf.bookCount(matching: query, for: person) }
  }

  /// What books share, in alphabetical order, with the number of books that have each.
  ///
  /// - Parameters:
  ///   - facet: What they share.
  ///   - words: Words that all occur in the name; empty for any.
  ///   - offset: How many are left out at the beginning.
  ///   - limit: The most that are wanted.
  ///   - person: The person who asks.
  /// - Returns: The values, and how many there are in all.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func facetValues(
    _ facet: BookFacet, words: String = "", offset: Int = 0, limit: Int,
    for person: PersonID = .owner
  ) async throws -> (values: [FacetValue], count: Int) {
    try await stored {
      try await shelf.facetValues(facet, words: words, offset: offset, limit: limit, for: person)
    }
  }

  private func checkBooks(of change: CollectionChange, for person: PersonID) async throws {
    let given = (change.books ?? []) + change.addedBooks
    guard !given.isEmpty else { return }
    let visible = Set(try await stored { try await shelf.visibleBooks(for: person) })
    if let id = given.first(where: { !visible.contains($0) }) {
      throw LibraryError.noSuchBook(id: id)
    }
  }
}
