import HTTPServer

/// One line of docs/api.md's table: what is done for a method and a path.
struct Route: Sendable {
  typealias Handler = @Sendable (Call) async throws -> HTTPResponse

  let method: String
  let pattern: PathPattern
  /// The query's names that it knows; `nil` where any are let through.
  let query: Set<String>?
  let handler: Handler

  init(
    _ method: String, _ path: String, query: Set<String>? = [], handler: @escaping Handler
  ) {
    self.method = method
    pattern = PathPattern(path)
    self.query = query
    self.handler = handler
  }

  /// `GET /api/books`, as the document names it.
  var name: String { "\(method) \(pattern.text)" }
}
