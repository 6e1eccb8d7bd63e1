import HTTPServer
import ReadingModel
import Storage
import VorleserKit

/// Body of `PATCH /api/books/{id}/cover`.
struct CoverRequest: RequestShape {
  static let fields = ["source", "picture"]

  /// Where a cover may come from, but for the pictures that are sent.
  enum Source: String, Codable, CaseIterable, Sendable {
    case file, drawn, picture
  }

  var source: Source
  var picture: String?
}

/// The pictures of a book.
struct PicturesShape: Codable, Sendable {
  var pictures: [PictureShape]
}

/// A picture of a book.
struct PictureShape: Codable, Sendable {
  var path: String
  var address: String
}

extension Services {
  /// The routes by which people choose the covers of books.
  var coverRoutes: [Route] {
    [
      Route("PUT", "/api/books/{id}/cover", needs: .ownBook) { call in
        let file = try await receive(
          call, named: "cover", limit: CoverRefusal.byteLimit, orThrow: CoverRefusal.tooLarge)
        let book = try await library.chooseCover(file, of: try call.book(), for: call.person)
        return .json(BookShape(book, call.origin.base))
      },
      Route("PATCH", "/api/books/{id}/cover", needs: .ownBook) { call in
        let (id, request) = (try call.book(), try await call.body(CoverRequest.self))
        let book: LibraryBook
        switch request.source {
        case .file, .drawn:
          book = try await library.releaseCover(
            isDrawn: request.source == .drawn, of: id, for: call.person)
        case .picture:
          guard let path = request.picture else {
            throw Problem.badRequest("The body must have 'picture', a path inside the book.")
          }
          book = try await library.chooseCover(picture: path, of: id, for: call.person)
        }
        return .json(BookShape(book, call.origin.base))
      },
      Route("GET", "/api/books/{id}/pictures", needs: .book) { call in
        let id = try call.book()
        return .json(
          PicturesShape(
            pictures: try await library.pictures(of: id).map {
              PictureShape(
                path: $0, address: ResourcePath.address($0, book: id, call.origin.base))
            }))
      },
    ]
  }
}
