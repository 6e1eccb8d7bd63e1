import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The routes of what a person wants to listen to next.
  var listeningQueueRoutes: [Route] {
    [
      Route("GET", "/api/listening-queue", needs: .person) { call in
        let books = try await library.listeningQueue(for: call.person)
        return .json(ChangedBooksShape(books: books.map { BookShape($0, call.origin.base) }))
      },
      Route("PATCH", "/api/listening-queue", needs: .person) { call in
        let request = try await call.body(QueueRequest.self)
        var change = QueueChange()
        change.books = request.books
        change.first = request.addFirst ?? []
        change.last = request.add ?? []
        change.removed = request.remove ?? []
        guard !change.isEmpty else {
          throw Problem.badRequest("The body must have books, addFirst, add or remove.")
        }
        let books = try await library.changeListeningQueue(change, for: call.person)
        return .json(ChangedBooksShape(books: books.map { BookShape($0, call.origin.base) }))
      },
    ]
  }
}

/// Body of `PATCH /api/listening-queue`: what it names is changed.
struct QueueRequest: RequestShape {
  static let fields = ["books", "addFirst", "add", "remove"]

  var books: [Int]?
  var addFirst: [Int]?
  var add: [Int]?
  var remove: [Int]?
}
