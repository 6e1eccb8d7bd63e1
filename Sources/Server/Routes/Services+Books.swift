import HTTPServer
import VorleserKit

extension Services {
  /// The library and what is said of a book.
  var bookRoutes: [Route] {
    [
      Route("GET", "/api/books") { call in
        .json(BooksShape(books: try await library.books(for: call.person).map(BookShape.init)))
      },
      Route("GET", "/api/books/{id}") { call in
        let id = try call.book()
        let book = try await library.book(id, for: call.person)
        return .json(BookDetailsShape(book, try await library.outline(of: id)))
      },
      Route("PATCH", "/api/books/{id}") { call in
        let id = try call.book()
        let request = try await call.body(BookRequest.self)
        if let voice = request.voice { _ = try await speech(voice) }
        return .json(
          BookShape(try await library.setVoice(request.voice, of: id, for: call.person)))
      },
      Route("DELETE", "/api/books/{id}") { call in
        .json(BookShape(try await library.remove(try call.book())))
      },
      Route("POST", "/api/books/{id}/restore") { call in
        .json(BookShape(try await library.restore(try call.book())))
      },
    ]
  }
}
