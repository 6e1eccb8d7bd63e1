import HTTPServer

/// One line of docs/api.md's table: what is done for a method and a path.
struct Route: Sendable {
  typealias Handler = @Sendable (Call) async throws -> HTTPResponse

  let method: String
  let pattern: PathPattern
  /// The query's names that it knows; `nil` where any are let through.
  let query: Set<String>?
  /// What somebody must have shown.
  let needs: Requirement
  let handler: Handler

  init(
    _ method: String, _ path: String, query: Set<String>? = [], needs: Requirement = .undeclared,
    handler: @escaping Handler
  ) {
    self.method = method
    pattern = PathPattern(path)
    self.query = query
    self.needs = needs
    self.handler = handler
  }

  /// `GET /api/books`, as the document names it.
  var name: String { "\(method) \(pattern.text)" }
}
