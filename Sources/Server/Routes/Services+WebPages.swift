import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The routes that save web pages.
  var webPageRoutes: [Route] {
    [
      Route("POST", "/api/articles", query: ["copy", "import", "private"], needs: .person) { call in
        let request = try await WebPageRequest(call)
        let asCopy = try call.flag("copy")
        let password = try call.filePassword()
        let place = ShelfPlace(call.person, isPrivate: try call.flag("private"))
        let report = try WorkReport.ofImport(request.address, call, hub)
        let book = try await report.follow { progress in
          try await imports.pass(call.person) {
            try await library.add(
              page: request, asCopy: asCopy, password: password, to: place
            ) { step in
              progress(WorkReport.Step(step))
            }
          }
        }
        return .json(BookShape(book, call.origin.base), status: 201)
      }.patient(Self.uploadPatience),
      Route("POST", "/api/books/{id}/fetch", query: ["import"], needs: .ownBook) { call in
        let id = try call.book()
        let known = try await library.book(id, for: call.person)
        let report = try WorkReport.ofImport(known.title, call, hub)
        let book = try await report.follow { progress in
          try await imports.pass(call.person) {
            try await library.fetchAgain(id, for: call.person) { step in
              progress(WorkReport.Step(step))
            }
          }
        }
        return .json(BookShape(book, call.origin.base))
      }.patient(Self.uploadPatience),
    ]
  }
}

extension WebPageRequest {
  /// The largest body in bytes: a page as a browser shows it, which has 2 MB, in JSON, which escapes every quotation mark.
  private static let bodyLimit = 16 << 20

  /// Reads a request.
  fileprivate init(_ call: Call) async throws {
    let shape = try await call.body(ArticleRequest.self, limit: Self.bodyLimit)
    guard shape.address.utf8.count <= Self.addressLimit else {
      throw Problem.badRequest("The address must have at most \(Self.addressLimit) bytes.")
    }
    self.init(shape.address, shown: shape.page)
  }
}
