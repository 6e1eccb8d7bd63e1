import Foundation
import HTTPServer
import TextSearch
import VorleserKit

extension Services {
  /// The default number of matches in one answer.
  static let searchLimit = 500
  /// The most matches in one answer: a megabyte of lines.
  static let greatestSearchLimit = 5000

  /// The routes of searching.
  var searchRoutes: [Route] {
    [
      Route(
        "GET", "/api/books/{id}/search",
        query: ["q", "whole", "case", "accents", "regex", "from", "limit"],
        needs: .book
      ) { call in try await search(call) }
    ]
  }

  private func search(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let query = try call.searchQuery
    let from = try call.number("from", or: 0)
    let limit = try call.number("limit", or: Self.searchLimit)
    guard limit <= Self.greatestSearchLimit else {
      throw Problem.badRequest("'limit' can be up to \(Self.greatestSearchLimit).")
    }
    // The status says what is wrong with the query, so it is checked before anything is sent.
    let search = try await library.prepareSearch(query, in: id)
    return HTTPResponse(
      status: 200, headers: [("Content-Type", "application/x-ndjson")],
      body: .stream { writer in
        do {
          let outcome = try await search.run(from: from, limit: limit) { step in
            try await writer.write(SearchLineShape(step).line)
          }
          try await writer.write(SearchEndShape(count: outcome.count, next: outcome.next).line)
        } catch let error as CancellationError {
          throw error
        } catch {
          // The status is sent already, so the last line says what went wrong.
          try await writer.write(SearchFailureShape(problem: Problem(error).shape).line)
        }
      })
  }
}

extension Call {
  /// What is looked for in a text.
  var searchQuery: SearchQuery {
    get throws(Problem) {
      guard let text = value("q") else { throw Problem.badRequest("'q' is missing.") }
      var query = SearchQuery(text)
      query.isWholeWords = try flag("whole")
      query.isCaseSensitive = try flag("case")
      query.isAccentSensitive = try flag("accents")
      query.isRegularExpression = try flag("regex")
      return query
    }
  }
}
