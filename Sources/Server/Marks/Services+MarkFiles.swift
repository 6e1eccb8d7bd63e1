import Annotations
import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// Routes that import and export marks.
  var markFileRoutes: [Route] {
    [
      Route("GET", "/api/books/{id}/marks/export", query: ["format"], needs: .book) { call in
        try await exported(call, of: try call.book())
      },
      Route("GET", "/api/marks/export", query: ["format"], needs: .person) { call in
        try await exported(call, of: nil)
      },
      Route("POST", "/api/books/{id}/marks/import", needs: .book) { call in
        let id = try call.book()
        _ = try await library.book(id, for: call.person)
        let data = try await call.data(limit: Library.markFileLimit)
        let result = try await library.importMarks(data, into: id, for: call.person)
        return .json(MarkImportShape(result))
      },
    ]
  }

  private func exported(_ call: Call, of book: Int?) async throws -> HTTPResponse {
    let format: MarkFormat = try call.choice("format") ?? .markdown
    let file = try await library.exportMarks(
      format, of: book, for: call.person, program: "Vorleser \(version)")
    var response = try await answer(file)
    response.set("Content-Disposition", ContentDisposition.attachment(file.name))
    // Never shown as a page of ours: passages and notes may come from anywhere.
    response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
    return response
  }

  /// A short file at once, so that what goes wrong is still a problem; a long one as it is made.
  private func answer(_ file: MarkExport) async throws -> HTTPResponse {
    guard file.count > MarkList.batch else {
      var bytes: [UInt8] = []
      try await file.write { bytes += $0 }
      return .content(bytes, type: file.mediaType)
    }
    return HTTPResponse(
      status: 200, headers: [("Content-Type", file.mediaType)],
      body: .stream { writer in try await file.write { try await writer.write($0) } })
  }
}

/// The outcome of an import of marks.
struct MarkImportShape: Codable, Sendable {
  /// A mark whose text was not found.
  struct Unplaced: Codable, Sendable {
    var id: String
    var quote: String
    var note: String
    var reason: String
  }

  var placed: [MarkShape]
  var known: Int
  var unplaced: [Unplaced]
}

extension MarkImportShape {
  /// An import's outcome.
  init(_ result: MarkImport) {
    self.init(
      placed: result.placed.map { MarkShape($0) }, known: result.known,
      unplaced: result.unplaced.map { mark in
        Unplaced(
          id: mark.id, quote: mark.quote.shown, note: mark.note,
          reason: mark.quote.exact.isEmpty
            ? "It has no quote and no place in this book."
            : "These words aren't in this book.")
      })
  }
}
