import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The largest body: a description of the greatest length in any script, and ten thousand numbers.
  private static let metadataLimit = 256 << 10

  /// The routes by which people correct what books' files say.
  var metadataRoutes: [Route] {
    [
      Route("GET", "/api/books/{id}/metadata", needs: .book) { call in
        .json(BookMetadataShape(try await library.book(try call.book(), for: call.person)))
      },
      Route("PATCH", "/api/books/{id}/metadata", needs: .ownBook) { call in
        let id = try call.book()
        let request = try await call.body(MetadataRequest.self, limit: Self.metadataLimit)
        let books = try await library.changeMetadata(
          try Self.change(request.change, MetadataRequest.fields), of: [id], for: call.person)
        guard let book = books.first else { throw LibraryError.noSuchBook(id: id) }
        return .json(BookMetadataShape(book))
      },
      Route("PATCH", "/api/metadata", needs: .person) { call in
        let request = try await call.body(BooksMetadataRequest.self, limit: Self.metadataLimit)
        try Self.check(request.books)
        let change = try Self.change(
          request.change, Array(BooksMetadataRequest.fields.dropFirst()))
        try await checkOwn(request.books, call)
        let books = try await library.changeMetadata(
          change, of: request.books, for: call.person)
        return .json(ChangedBooksShape(books: books.map { BookShape($0, call.origin.base) }))
      },
      Route("POST", "/api/metadata/common", needs: .person) { call in
        let request = try await call.body(BooksRequest.self, limit: Self.metadataLimit)
        try Self.check(request.books)
        return .json(
          CommonMetadataShape(
            try await library.commonMetadata(of: request.books, for: call.person)))
      },
    ]
  }

  private static func change(
    _ change: MetadataChange, _ fields: [String]
  ) throws(Problem) -> MetadataChange {
    guard !change.isEmpty else {
      throw Problem.badRequest("The body must have one of: \(fields.joined(separator: ", ")).")
    }
    return change
  }

  private static func check(_ books: [Int]) throws(Problem) {
    guard 1...changedBookLimit ~= books.count, books.allSatisfy({ $0 > 0 }) else {
      throw Problem.badRequest("'books' has the numbers of 1 to \(changedBookLimit) books.")
    }
  }

  /// Refuses a change of books that the caller may not remove, either.
  func checkOwn(_ books: [Int], _ call: Call) async throws {
    let caller = call.caller
    guard caller.credential != .alone else { return }
    for id in books {
      let book = try await library.book(id, for: caller.person)
      guard book.isVisible(to: caller.person) else { throw LibraryError.noSuchBook(id: id) }
      guard book.mayBeChanged(by: caller.person, caller.role) else {
        throw Problem(
          .forbidden, "Only an admin or the person who added these books can do that.",
          reason: "not-your-book")
      }
    }
  }
}
