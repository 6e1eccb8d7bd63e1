import HTTPServer

/// Answers requests: checks the caller, finds the route, and adds strict headers to every answer.
///
/// It has no socket, so tests call it directly.
struct Application: Sendable {
  let callers: CallerRules
  let router: Router
  let gate: Gate
  /// The page's files, with which a browser shows a problem to people.
  var web: WebFiles?
  var meter = RequestMeter()

  /// Answers one request.
  ///
  /// - Parameter request: The request of a client.
  /// - Returns: The answer with all its headers.
  func handle(_ request: HTTPRequest) async -> HTTPResponse {
    let start = ContinuousClock.now
    let (answered, route, problem) = await answer(request)
    var response = answered
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
    meter.note(
      request.method, route, status: response.status, problem, time: ContinuousClock.now - start)
    return response
  }

  private func answer(_ asked: HTTPRequest) async -> (HTTPResponse, Route?, Problem?) {
    let origin = callers.origin(of: asked)
    let request = origin.base.takenOff(asked)
    // Requests from other sites pass, too: the redirect tells them nothing, and its target checks them.
    if origin.base.isAsked(by: request) {
      return (.redirect(to: origin.base.address("/")), nil, nil)
    }
    if let refusal = callers.refusal(of: request) {
      return (refusal.answer(to: request), nil, refusal)
    }
    var found: Route?
    do {
      var (route, call) = try router.route(request)
      found = route
      call.origin = origin
      call = try await gate.admit(call, to: route)
      return (watched(try await route.handler(call), call, route), route, nil)
    } catch {
      let problem = Problem(error, below: origin.base)
      guard request.isNavigation, let document = web?.document(below: origin.base) else {
        return (problem.answer(to: request), found, problem)
      }
      return (ProblemPage(problem: problem).answer(in: document), found, problem)
    }
  }

  /// Ends a stream when its caller is signed out.
  ///
  /// The answer to a change is left alone: the change itself may have ended the right, as a deletion of
  /// the route's book does.
  private func watched(_ response: HTTPResponse, _ call: Call, _ route: Route) -> HTTPResponse {
    guard case .stream(let write) = response.body, call.caller.credential != .alone,
      call.request.method == "GET"
    else { return response }
    var response = response
    response.body = .stream { [gate] writer in
      try await withThrowingTaskGroup(of: Bool.self) { group in
        group.addTask {
          try await write(writer)
          return true
        }
        group.addTask {
          try await gate.waitForEnd(of: call, to: route)
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
  /// Answers bytes that are no HTTP request.
  ///
  /// - Parameters:
  ///   - request: What is known of the request.
  ///   - status: The HTTP status that the server chose.
  ///   - reason: A sentence for people.
  /// - Returns: A page for a browser's window, and otherwise a problem document.
  static func refusal(
    of request: HTTPRequest, _ status: Int, _ reason: String
  ) -> HTTPResponse {
    var problem = Problem(.badRequest, reason)
    problem.status = status
    var response = problem.answer(to: request)
    StrictHeaders.add(to: &response)
    return response
  }
}
