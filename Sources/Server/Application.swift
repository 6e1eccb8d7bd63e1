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
      response = HTTPResponse(status: 304, headers: [("ETag", tag)], body: .empty)
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
    var response = Problem(status == 413 ? .tooLarge : .badRequest, reason).response
    response.status = status
    StrictHeaders.add(to: &response)
    return response
  }
}
