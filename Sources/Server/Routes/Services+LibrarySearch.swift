import HTTPServer
import VorleserKit

extension Services {
  /// The number of books with passages in one answer, unless another is asked for.
  static let foundBookLimit = 10
  /// The most books with passages in one answer: so many are read and packed in a moment.
  static let greatestFoundBookLimit = 50
  /// The deepest page; nobody leafs on to there.
  private static let greatestOffset = 100_000

  /// The routes of searching the whole library.
  var librarySearchRoutes: [Route] {
    [
      Route("GET", "/api/search", query: ["q", "from", "limit"], needs: .person) { call in
        guard let text = call.value("q") else { throw Problem.badRequest("'q' is missing.") }
        let from = try call.value("from").map { _ in try call.number("from") } ?? 0
        let limit =
          try call.value("limit").map { _ in try call.number("limit") } ?? Self.foundBookLimit
        guard 1...Self.greatestFoundBookLimit ~= limit else {
          throw Problem.badRequest("'limit' can be 1 to \(Self.greatestFoundBookLimit).")
        }
        guard from <= Self.greatestOffset else {
          throw Problem.badRequest("'from' can be up to \(Self.greatestOffset).")
        }
        let found = try await librarySearch.find(
          text, for: call.person, from: from, limit: limit)
        return .json(try await shape(of: found, call))
      },
      Route("GET", "/api/search/index", needs: .person) { call in
        .json(IndexProgressShape(try await librarySearch.progress(for: call.person)))
      },
    ]
  }

  private func shape(of found: FoundInLibrary, _ call: Call) async throws -> LibrarySearchShape {
    var shape = LibrarySearchShape(
      named: [], books: [], next: found.next, index: IndexProgressShape(found.index))
    for id in found.named {
      // A book that went between the two questions is no result.
      guard let book = try? await library.book(id, for: call.person) else { continue }
      shape.named.append(NamedBookShape(book))
    }
    for result in found.books {
      // It may have been removed since it was found.
      guard let book = try? await library.book(result.id, for: call.person) else { continue }
      shape.books.append(FoundBookShape(book, result))
    }
    return shape
  }
}
