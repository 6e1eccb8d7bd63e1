import Foundation
import HTTPServer
import ReadingModel
import VorleserKit

/// Decides whether a caller may use a route.
///
/// Every request passes this one place before its route's handler.
struct Gate: Sendable {
  /// Methods that change nothing (RFC 9110 section 9.2.1).
  private static let safeMethods: Set<String> = ["GET", "HEAD", "OPTIONS"]

  let accounts: Accounts
  let library: Library
  /// Whether every caller of a library without accounts is its owner; true only if no other machine
  /// can reach it.
  let isAloneEnough: Bool
  /// How often the gate checks whether the client of a stream is still entitled to it.
  var recheck = Duration.seconds(15)

  /// Admits a call.
  ///
  /// - Parameters:
  ///   - call: The call, as the router made it.
  ///   - route: The route of the call.
  /// - Returns: The call with its caller.
  /// - Throws: ``Problem`` `sign-in`, `forbidden`, `not-found`; errors of the library.
  func admit(_ call: Call, to route: Route) async throws -> Call {
    var call = call
    let known = try await caller(of: call.request, call.origin)
    call.caller = known ?? .nobody
    if known != nil { call.request.keepConnection() }
    if route.needs == .open { return call }
    guard let caller = known else { throw try await refusal() }
    guard caller.credential != .alone else { return try await checked(call, route.needs) }
    if !Self.safeMethods.contains(call.request.method) { try checkChange(call, caller) }
    return try await checked(call, route.needs)
  }

  /// The caller of a request; `nil` if its cookie or token is not valid.
  func caller(of request: HTTPRequest, _ origin: Origin) async throws -> Caller? {
    if let secret = Self.secret(in: request) {
      // A program that shows something wrong is told so, also where nothing is asked for.
      guard let (token, account) = try await accounts.token(secret) else { return nil }
      return Caller(
        person: account.id, role: account.role, credential: .token(token.id, token.scope))
    }
    if let token = SessionCookie.token(in: request, origin),
      let (device, account) = try await accounts.session(token)
    {
      return Caller(
        person: account.id, role: account.role, credential: .session(device.id, token: token))
    }
    guard isAloneEnough else { return nil }
    return try await accounts.isEmpty() ? .owner : nil
  }

  /// Waits until the caller loses the right to a stream: to the library, or to its book.
  ///
  /// - Parameters:
  ///   - call: The call that was admitted.
  ///   - route: The route of the call.
  /// - Throws: `CancellationError`.
  func waitForEnd(of call: Call, to route: Route) async throws {
    while true {
      try await Task.sleep(for: recheck)
      if try await hasEnded(call, route) { return }
    }
  }

  /// Whether the caller has lost the right; an error does not count, since the check is repeated.
  func hasEnded(_ call: Call, _ route: Route) async throws -> Bool {
    do {
      guard let now = try await caller(of: call.request, call.origin) else { return true }
      guard now.person == call.caller.person else { return true }
      var call = call
      call.caller = now
      _ = try await checked(call, route.needs)
      return false
    } catch let error as Problem {
      return error.type != .busy
    } catch LibraryError.noSuchBook {
      return true
    } catch let error as CancellationError {
      throw error
    } catch {
      return false
    }
  }

  private func checkChange(_ call: Call, _ caller: Caller) throws(Problem) {
    switch caller.credential {
    case .session(_, let token):
      let shown = call.request.header("X-CSRF-Token") ?? ""
      guard Accounts.isProof(shown, of: token) else {
        throw Problem(
          .forbidden, "This page is out of date. Reload it and try again.",
          reason: "stale-page")
      }
    case .token(_, .read):
      throw Problem(
        .forbidden, "This token is read-only. Create one with more permissions.",
        reason: "token-scope")
    case .token(_, .all), .alone, .nothing: break
    }
  }

  private func checked(_ call: Call, _ needs: Requirement) async throws -> Call {
    let caller = call.caller
    switch needs {
    case .open: break
    case .person:
      // `book-3`: what a person has decided for one book.
      if let scope = call.values["scope"], scope.hasPrefix("book-"),
        let id = Call.number(String(scope.dropFirst("book-".count))), caller.credential != .alone,
        try await !library.book(id).isVisible(to: caller.person)
      {
        throw LibraryError.noSuchBook(id: id)
      }
    case .account: try requirePage(caller)
    case .admin:
      try requirePage(caller)
      try requireAdmin(caller)
    case .operator: try requireAdmin(caller)
    case .book, .ownBook:
      // An id that is none, and a book that is not theirs to know of, get the same answer.
      let id = try call.book()
      let book = try await library.book(id)
      guard caller.credential == .alone || book.isVisible(to: caller.person) else {
        throw LibraryError.noSuchBook(id: id)
      }
      guard needs == .book || book.mayBeChanged(by: caller.person, caller.role) else {
        throw Problem(
          .forbidden, "Only an admin or the person who added this book can do that.",
          reason: "not-your-book")
      }
    case .undeclared:
      guard caller.credential == .alone else {
        throw Problem(
          .forbidden, "This isn't possible in a library with accounts.", reason: "accounts")
      }
    }
    return call
  }

  private func requireAdmin(_ caller: Caller) throws(Problem) {
    guard caller.role == .admin else {
      throw Problem(.forbidden, "Only an admin can do that.")
    }
  }

  private func requirePage(_ caller: Caller) throws(Problem) {
    if case .token = caller.credential {
      throw Problem(.forbidden, "A token can't do that. Sign in instead.", reason: "token-scope")
    }
  }

  private func refusal() async throws -> Problem {
    var problem = Problem(
      .signIn,
      try await accounts.isEmpty()
        ? "This library has no account yet. Create one with 'vorleser people add NAME' on the server."
        : "Sign in to continue.")
    // Not Basic: browsers would ask for a password in a window of their own.
    problem.headers = [("WWW-Authenticate", "Bearer")]
    return problem
  }

  /// The token of a program: by itself, or as the password beside any name.
  private static func secret(in request: HTTPRequest) -> String? {
    guard let header = request.header("Authorization"), header.utf8.count < 1000 else {
      return request.header("Authorization") == nil ? nil : ""
    }
    let parts = header.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return "" }
    switch parts[0].lowercased() {
    case "bearer": return String(parts[1])
    case "basic":
      let pair = Data(base64Encoded: String(parts[1])).map { String(decoding: $0, as: UTF8.self) }
      return (pair ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .dropFirst().first.map(String.init) ?? ""
    default: return ""
    }
  }
}
