import HTTPServer

/// A method and a path of the HTTP interface, with its handler.
struct Route: Sendable {
  /// How long an answer may take before it is logged as slow; a page that waits longer seems to
  /// hang.
  static let patience = Duration.seconds(2)

  typealias Handler = @Sendable (Call) async throws -> HTTPResponse

  let method: String
  let pattern: PathPattern
  /// The names that the query may have; `nil` if any name is accepted.
  let query: Set<String>?
  /// The permission that the route requires.
  let needs: Requirement
  let handler: Handler
  /// How long the answer may take before it is logged as slow.
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

  /// The same route with another patience.
  func patient(_ patience: Duration) -> Route {
    var route = self
    route.patience = patience
    return route
  }

  /// Whether the route receives books.
  var takesBooks: Bool {
    ["POST /api/books", "PUT /api/books/{id}/file", "POST /api/uploads/{upload}/book"].contains(
      name)
  }

  /// Whether monitoring asks for the route, also while nobody uses the library.
  var isWatching: Bool {
    ["GET /healthz", "GET /metrics", "GET /api/search/index"].contains(name)
  }

  /// `GET /api/books`, as the document names it.
  var name: String { "\(method) \(pattern.text)" }
}
