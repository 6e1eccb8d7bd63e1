public import ReadingModel
import Storage

extension Library {
  /// The most books that are told of one by one; of more, the whole list is told.
  private static let toldOpinions = 50

  /// A part of the list of books that fit a query.
  ///
  /// - Parameters:
  ///   - query: What fits, in which order, and which part.
  ///   - person: The person who asks.
  /// - Returns: The part; only the books in it are read.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func books(
    matching query: BookQuery, for person: PersonID = .owner
  ) async throws -> BookPage {
    try await stored { try await shelf.books(matching: query, for: person) }
  }

  /// Changes what a person thinks of some books: favourites, ratings, tags and reading states.
  ///
  /// - Parameters:
  ///   - change: What is changed.
  ///   - ids: The books' numbers.
  ///   - person: Whose opinion it is.
  /// - Returns: The books after the change.
  /// - Throws: ``LibraryError/noSuchBook(id:)`` for a book that is not there or that the person may not see; `TagRefusal`
  ///   beyond a limit. Nothing has changed then.
  public func changeOpinions(
    _ change: OpinionChange, of ids: [Int], for person: PersonID = .owner
  ) async throws -> [LibraryBook] {
    for id in ids {
      guard try await book(id, for: person).isVisible(to: person) else {
        throw LibraryError.noSuchBook(id: id)
      }
    }
    let books = try await stored { try await shelf.changeOpinions(change, of: ids, for: person) }
    if change.state != nil {
      for book in books { tell(.position(book.id, person, book.position)) }
    }
    if books.count > Self.toldOpinions {
      tell(.list(.opinions, person))
    } else {
      for book in books { tell(.opinion(book.id, person)) }
    }
    return books
  }

  /// A person's tags in alphabetical order.
  ///
  /// - Parameter person: The person.
  /// - Returns: The tags of present books.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func tags(for person: PersonID = .owner) async throws -> [Tag] {
    try await stored { try await shelf.tags(for: person) }
  }

  /// Gives a tag another name; a tag that has the name already takes over the books.
  ///
  /// - Parameters:
  ///   - id: The tag's number.
  ///   - name: The name.
  ///   - person: The tag's owner.
  /// - Throws: ``LibraryError/noSuchTag``.
  public func renameTag(_ id: Int, _ name: TagName, for person: PersonID = .owner) async throws {
    guard try await stored({ try await shelf.renameTag(id, name, for: person) }) else {
      throw LibraryError.noSuchTag
    }
    tell(.list(.opinions, person))
  }

  /// Takes a tag from all books.
  ///
  /// - Parameters:
  ///   - id: The tag's number.
  ///   - person: The tag's owner.
  /// - Throws: ``LibraryError/noSuchTag``.
  public func deleteTag(_ id: Int, for person: PersonID = .owner) async throws {
    guard try await stored({ try await shelf.deleteTag(id, for: person) }) else {
      throw LibraryError.noSuchTag
    }
    tell(.list(.opinions, person))
  }
}
