public import ReadingModel
import Storage

extension Library {
  /// Groups of books that are probably one book, among those that a person may remove.
  ///
  /// - Parameters:
  ///   - person: Who asks; pairs of which they have said that they are different don't make a group.
  ///   - role: The person's role.
  /// - Returns: The groups, each of two or more books.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func likelyDuplicates(
    for person: PersonID = .owner, _ role: Role = .admin
  ) async throws -> [[LibraryBook]] {
    let compared = try await stored { try await shelf.comparedBooks(for: person) }.filter { book in
      LibraryBook.mayBeChanged(owner: book.owner, addedBy: book.addedBy, by: person, role)
    }
    let different = try await stored { try await shelf.differentBooks(for: person) }
    var groups: [[LibraryBook]] = []
    for ids in LikelyDuplicates.groups(of: compared.map(\.entry), different: different) {
      var books: [LibraryBook] = []
      for id in ids {
        // It may have been removed since it was compared.
        guard let book = try await stored({ try await shelf.book(id, for: person) }),
          book.removed == nil
        else { continue }
        books.append(book)
      }
      if books.count > 1 { groups.append(books) }
    }
    return groups
  }

  /// Remembers that each of some books is another one than the others.
  ///
  /// - Parameters:
  ///   - ids: The books' numbers.
  ///   - person: Who says so.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func setDifferent(_ ids: [Int], for person: PersonID = .owner) async throws {
    try await stored { try await shelf.setDifferent(ids, for: person) }
  }

  /// Makes one book of two: what everybody has stored of one is put on the other, and the first goes to the bin.
  ///
  /// Marks and places are found in the text of the book that stays by their words, as for an edition; a mark that is not
  /// found stays listed.
  ///
  /// - Parameters:
  ///   - other: The number of the book that goes.
  ///   - kept: The number of the book that stays.
  ///   - person: Who merges them.
  /// - Returns: The book that stays.
  /// - Throws: `MergeRefusal`; ``LibraryError``, or what opening the book that stays throws. Nothing has changed then.
  public func merge(
    _ other: Int, into kept: Int, for person: PersonID = .owner
  ) async throws -> LibraryBook {
    guard other != kept else { throw MergeRefusal.sameBook }
    let (stays, goes) = (try await book(kept, for: person), try await book(other, for: person))
    for book in [stays, goes] where book.removed != nil {
      throw LibraryError.noSuchBook(id: book.id)
    }
    guard stays.owner == nil || stays.owner == goes.owner else { throw MergeRefusal.hidden }
    // Both outlines are brought up to the parser first, so that the texts are those of the offsets.
    let outline = try await outline(of: kept)
    let isCurrent = (try? await self.outline(of: other)) != nil
    let former = isCurrent ? try? await open(other) : nil
    let edition = try await edition(of: kept)
    let anchoring = MarkAnchoring(
      book: try await open(kept), outline: outline, chapters: kit.chapters, former: former)
    let quotes = { try await self.quotesOfPlaces(in: other) }
    let merged = try await moving(other, anchoring, quotes: quotes) { change in
      try await shelf.merge(other, into: kept, edition: edition, moving: change, for: person)
    }
    await notePlace(merged.position.offset, in: kept)
    close(other)
    for id in [other, kept] { tell(of: id) }
    let people = Set(try await stored { try await shelf.everyMark(in: kept) }.map(\.person))
    for one in people { tell(ofMarksIn: kept, for: one) }
    for list in [LibraryList.opinions, .readingSessions, .listeningQueue] {
      tell(.list(list, person))
    }
    tell(.list(.collections, nil))
    return merged
  }
}
