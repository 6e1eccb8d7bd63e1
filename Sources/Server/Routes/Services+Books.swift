import BookParser
import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The routes of the library and of books.
  var bookRoutes: [Route] {
    [
      Route("GET", "/api/books", needs: .person) { call in
        let books = try await library.books(for: call.person)
        return .json(
          BooksShape(
            books: books.map { BookShape($0, call.origin.base) },
            formats: kit.formats.formats.map { FormatShape($0) }))
      },
      Route("GET", "/api/books/{id}", needs: .book) { call in
        let id = try call.book()
        let (outline, edition) = try await library.outlineWithEdition(of: id)
        let book = try await library.book(id, for: call.person)
        // A book whose file is missing says what the library knows.
        let opened = try? await library.open(id)
        let presentation = await opened?.content.presentation()
        let detected = opened?.metadata.detectedLanguage ?? book.metadata.detectedLanguage
        return .json(
          BookDetailsShape(
            book, outline, edition, presentation ?? Presentation(),
            detectedLanguage: detected, call.origin.base))
      },
      Route("PATCH", "/api/books/{id}", needs: .book) { call in
        let id = try call.book()
        let request = try await call.body(BookRequest.self)
        if let voice = request.voice { _ = try await speech(voice) }
        let book = try await library.setVoice(request.voice, of: id, for: call.person)
        return .json(BookShape(book, call.origin.base))
      },
      Route("DELETE", "/api/books/{id}", needs: .ownBook) { call in
        .json(BookShape(try await library.remove(try call.book()), call.origin.base))
      },
      Route("POST", "/api/books/{id}/restore", needs: .ownBook) { call in
        .json(BookShape(try await library.restore(try call.book()), call.origin.base))
      },
    ]
  }
}
