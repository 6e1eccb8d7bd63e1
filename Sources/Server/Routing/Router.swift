import HTTPServer

/// Finds the route of a request.
struct Router: Sendable {
  let routes: [Route]

  /// The route of a request with the values in its path.
  ///
  /// - Throws: ``Problem`` `not-found`, or `method-not-allowed` with the allowed methods.
  func route(_ request: HTTPRequest) throws(Problem) -> (Route, Call) {
    var allowed: [String] = []
    for route in routes {
      guard let values = route.pattern.match(request.path) else { continue }
      // What has a route of its own is no file of the page.
      if route.pattern.takesAnything, !allowed.isEmpty { continue }
      guard route.method == request.method else {
        allowed.append(route.method)
        continue
      }
      let call = Call(request: request, values: values)
      try call.check(query: route.query)
      return (route, call)
    }
    guard allowed.isEmpty else {
      if allowed.contains("GET") { allowed.append("HEAD") }
      var problem = Problem(
        .methodNotAllowed, "Nothing here answers to \(request.method.prefix(16)).")
      problem.headers = [("Allow", allowed.joined(separator: ", "))]
      throw problem
    }
    throw Problem.notFound("There is nothing at this address.")
  }
}
