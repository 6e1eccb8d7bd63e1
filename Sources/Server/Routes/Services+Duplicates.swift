import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The most groups of one answer: what somebody looks through at once.
  private static let groupLimit = 100
  /// The most books of a group that are called different at once.
  private static let differentLimit = 100

  /// The routes of books that are probably in the library twice.
  var duplicateRoutes: [Route] {
    [
      Route("GET", "/api/duplicates", needs: .person) { call in try await duplicates(call) },
      Route("POST", "/api/duplicates/different", needs: .person) { call in
        let request = try await call.body(DifferentBooksRequest.self)
        guard 2...Self.differentLimit ~= Set(request.books).count,
          request.books.allSatisfy({ $0 > 0 })
        else {
          throw Problem.badRequest("'books' has the numbers of 2 to \(Self.differentLimit) books.")
        }
        for id in request.books {
          guard try await library.book(id, for: call.person).isVisible(to: call.person) else {
            throw LibraryError.noSuchBook(id: id)
          }
        }
        try await library.setDifferent(request.books, for: call.person)
        return try await duplicates(call)
      },
      Route("POST", "/api/books/{id}/merge", needs: .ownBook) { call in
        let request = try await call.body(MergeRequest.self)
        try await checkOwn([request.book], call)
        let book = try await library.merge(
          request.book, into: try call.book(), for: call.person)
        return .json(BookShape(book, call.origin.base))
      },
    ]
  }

  private func duplicates(_ call: Call) async throws -> HTTPResponse {
    let groups = try await library.likelyDuplicates(for: call.person, call.caller.role)
    return .json(
      DuplicatesShape(
        groups: groups.prefix(Self.groupLimit).map { group in
          DuplicateGroupShape(books: group.map { BookShape($0, call.origin.base) })
        }, count: groups.count))
  }
}
