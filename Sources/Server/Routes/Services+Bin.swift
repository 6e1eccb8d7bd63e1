import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The routes that list the bin and delete from it for good.
  ///
  /// Books and marks have routes of their own that restore them.
  var binRoutes: [Route] {
    [
      Route("GET", "/api/bin", needs: .person) { call in try await bin(call) },
      Route("DELETE", "/api/bin", needs: .person) { call in
        try await library.emptyBin(for: call.person, call.caller.role)
        return try await bin(call)
      },
      Route("DELETE", "/api/books/{id}/bin", needs: .ownBook) { call in
        try await library.deleteForGood(try call.book())
        return try await bin(call)
      },
      Route("DELETE", "/api/books/{id}/marks/{mark}/bin", needs: .book) { call in
        try await library.deleteMarkForGood(
          call.values["mark"] ?? "", in: try call.book(), for: call.person)
        return try await bin(call)
      },
    ]
  }

  private func bin(_ call: Call) async throws -> HTTPResponse {
    let bin = try await library.bin(for: call.person, call.caller.role)
    let titles = try await library.titles(for: call.person)
    return try await MarkList(
      library: library, keys: bin.marks, person: call.person, titles: titles
    ).response(["books": bin.books.map { BookShape($0, call.origin.base) }])
  }
}
