import HTTPServer

/// Answers requests: checks who asks, finds the route, and makes every answer strict.
///
/// It has no socket, so tests call it as it is.
struct Application: Sendable {
  let callers: CallerRules
  let router: Router

  /// Answers one request.
  ///
  /// - Parameter request: From anybody.
  /// - Returns: The answer with all its headers.
  func handle(_ request: HTTPRequest) async -> HTTPResponse {
    var response = await answer(request)
    if response.status == 200, let tag = response.header("ETag"),
      let condition = request.header("If-None-Match"), EntityTag.matches(tag, condition)
    {
      // The policy stays on it: a browser takes the headers of a 304 for those of what it has.
      response.status = 304
      response.body = .empty
      response.headers.removeAll {
        ["content-type", "content-length"].contains($0.name.lowercased())
      }
    }
    Compression.apply(to: &response, accepted: request.header("Accept-Encoding"))
    StrictHeaders.add(to: &response)
    return response
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    if let refusal = callers.refusal(of: request) { return refusal.response }
    do {
      let (route, call) = try router.route(request)
      return try await route.handler(call)
    } catch {
      return Problem(error).response
    }
  }
}

extension Application {
  /// The answer to what is no request that could be handled.
  ///
  /// - Parameters:
  ///   - status: What the server found fit.
  ///   - reason: A sentence for people.
  /// - Returns: A problem document.
  static func refusal(_ status: Int, _ reason: String) -> HTTPResponse {
    var problem = Problem(.badRequest, reason)
    problem.status = status
    var response = problem.response
    StrictHeaders.add(to: &response)
    return response
  }
}
