import ReadingModel
import VorleserKit

extension Invocation {
  /// The numbers of the books that the first argument and `--with` name, in order.
  ///
  /// - Throws: ``UsageError`` for what names no book, and for too many; errors of the library.
  func exportedBooks(_ library: Library) async throws -> [Int] {
    let further = try furtherBooks()
    guard let query = try await query(library) else {
      guard let id = Int(arguments[0]), id > 0 else {
        throw UsageError(
          "'\(arguments[0])' isn't a book's number. 'vorleser list' shows the numbers.", path)
      }
      return [id] + further
    }
    guard further.isEmpty else {
      throw UsageError("--with adds to a book's number, not to '\(arguments[0])'.", path)
    }
    let ids = try await library.bookNumbers(matching: query, for: person())
    guard !ids.isEmpty else { throw UsageError("No book fits '\(arguments[0])'.", path) }
    guard ids.count <= Library.joiningLimit else {
      throw UsageError(
        "'\(arguments[0])' stands for \(ids.count) books; at most \(Library.joiningLimit) become one.",
        path)
    }
    return ids
  }

  /// What the first argument asks for; `nil` for a number.
  private func query(_ library: Library) async throws -> BookQuery? {
    let parts = arguments[0].split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    var query = BookQuery()
    // As they were added: the oldest first.
    (query.order, query.isReversed) = (.added, true)
    switch parts[0] {
    case "tag": query.tag = parts[1]
    case "days":
      guard let days = Int(parts[1]), 1...BookQuery.dayLimit ~= days else {
        throw UsageError(
          "'days:' takes a number from 1 to \(BookQuery.dayLimit), not '\(parts[1])'.", path)
      }
      query.days = days
      query.isArchived = false
    case "in":
      let known = try await library.collections(for: person())
      guard let collection = known.first(where: { $0.name == parts[1] }) else {
        throw UsageError("There is no collection '\(parts[1])'.", path)
      }
      query.collection = collection.id
      (query.order, query.isReversed) = (collection.rule == nil ? .place : .title, false)
    default: return nil
    }
    return query
  }

  /// The numbers that `--with` names.
  private func furtherBooks() throws -> [Int] {
    guard let text = options["with"] else { return [] }
    return try text.split(separator: ",").map { part in
      guard let id = Int(part.drop { $0 == " " }), id > 0 else {
        throw UsageError("--with takes books' numbers, such as 4,7, not '\(text)'.", path)
      }
      return id
    }
  }
}
