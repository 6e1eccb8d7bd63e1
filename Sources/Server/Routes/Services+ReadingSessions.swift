import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The most sessions in one answer: half a year of reading.
  private static let sessionPageLimit = 1000
  /// The sessions in an answer, unless another number is asked for.
  private static let usualSessionPage = 100

  /// The routes of reading sessions.
  var readingSessionRoutes: [Route] {
    [
      Route("PUT", "/api/books/{id}/reading-sessions/{reading}", needs: .book) { call in
        let request = try await call.body(ReadingSessionRequest.self)
        let report = request.report(call.values["reading"] ?? "")
        return .json(
          ReadingSessionShape(
            try await library.note(report, in: try call.book(), for: call.person)))
      },
      Route("GET", "/api/reading-sessions", query: ["book", "from", "limit"], needs: .person) {
        call in
        let from = try call.value("from").map { _ in try call.number("from") } ?? 0
        let limit =
          try call.value("limit").map { _ in try call.number("limit") } ?? Self.usualSessionPage
        guard 1...Self.sessionPageLimit ~= limit, from <= SessionReport.countLimit else {
          throw Problem.badRequest(
            "'limit' can be 1 to \(Self.sessionPageLimit), 'from' up to \(SessionReport.countLimit)."
          )
        }
        // One more shows whether there are more.
        let sessions = try await library.sessions(
          for: call.person, of: try call.value("book").map { _ in try call.number("book") },
          from: from, limit: limit + 1)
        return .json(
          ReadingSessionsShape(
            sessions: sessions.prefix(limit).map(ReadingSessionShape.init),
            next: sessions.count > limit ? from + limit : nil))
      },
      Route("DELETE", "/api/reading-sessions", query: ["book"], needs: .person) { call in
        let book = try call.value("book").map { _ in try call.number("book") }
        return .json(
          DeletedSessionsShape(
            deleted: try await library.removeSessions(of: book, for: call.person)))
      },
      Route("DELETE", "/api/reading-sessions/{reading}", needs: .person) { call in
        .json(
          DeletedSessionsShape(
            deleted: try await library.removeSession(
              call.values["reading"] ?? "", for: call.person)))
      },
    ]
  }
}
