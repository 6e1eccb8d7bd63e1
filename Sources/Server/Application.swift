import HTTPServer

/// Answers requests: checks who asks, finds the route, and makes every answer strict.
///
/// It has no socket, so tests call it as it is.
struct Application: Sendable {
  let callers: CallerRules
  let router: Router
  let gate: Gate

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

  private func answer(_ asked: HTTPRequest) async -> HTTPResponse {
    let origin = callers.origin(of: asked)
    let request = origin.base.takenOff(asked)
    // Whoever comes from elsewhere: it tells nothing, and who opens the page is asked again there.
    if origin.base.isAsked(by: request) { return .redirect(to: origin.base.address("/")) }
    if let refusal = callers.refusal(of: request) { return refusal.response }
    do {
      var (route, call) = try router.route(request)
      call.origin = origin
      call = try await gate.admit(call, to: route)
      return watched(try await route.handler(call), call)
    } catch {
      return Problem(error, below: origin.base).response
    }
  }

  /// Ends a stream when who asked for it is signed out.
  private func watched(_ response: HTTPResponse, _ call: Call) -> HTTPResponse {
    guard case .stream(let write) = response.body, call.caller.means != .alone else {
      return response
    }
    var response = response
    response.body = .stream { [gate] writer in
      try await withThrowingTaskGroup(of: Bool.self) { group in
        group.addTask {
          try await write(writer)
          return true
        }
        group.addTask {
          try await gate.waitForEnd(of: call)
          return false
        }
        let isComplete = try await group.next() ?? true
        group.cancelAll()
        // Broken off, so that the client sees that something is missing.
        if !isComplete { throw CancellationError() }
      }
    }
    return response
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
