import HTTPServer

/// One line of docs/api.md's table: what is done for a method and a path.
struct Route: Sendable {
  /// How long an answer may take before it is written down as slow: a page that waits longer seems to hang.
  static let patience = Duration.seconds(2)

  typealias Handler = @Sendable (Call) async throws -> HTTPResponse

  let method: String
  let pattern: PathPattern
  /// The query's names that it knows; `nil` where any are let through.
  let query: Set<String>?
  /// What somebody must have shown.
  let needs: Requirement
  let handler: Handler
  /// How long its answer may take before it is written down as slow.
  var patience = Route.patience

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

  /// The same with another patience.
  func patient(_ patience: Duration) -> Route {
    var route = self
    route.patience = patience
    return route
  }

  /// Whether a book comes in by it.
  var takesBooks: Bool {
    ["POST /api/books", "PUT /api/books/{id}/file"].contains(name)
  }

  /// `GET /api/books`, as the document names it.
  var name: String { "\(method) \(pattern.text)" }
}
