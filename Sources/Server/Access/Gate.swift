import Foundation
import HTTPServer
import ReadingModel
import Storage
import VorleserKit

/// Decides who may do what: the one place, passed by every request before its route's handler.
struct Gate: Sendable {
  /// How often it is asked whether who listens to a stream is still signed in.
  static let recheck = Duration.seconds(15)
  /// Methods that change nothing (RFC 9110 section 9.2.1).
  private static let safeMethods: Set<String> = ["GET", "HEAD", "OPTIONS"]

  let accounts: Accounts
  let library: Library
  /// Whether a library without accounts is its owner's: only where nobody else can reach it.
  let isAloneEnough: Bool

  /// Lets a call through.
  ///
  /// - Parameters:
  ///   - call: The call, as the router made it.
  ///   - route: What it goes to.
  /// - Returns: The call with who asks.
  /// - Throws: ``Problem`` `sign-in`, `forbidden`, `not-found`; what the library throws.
  func admit(_ call: Call, to route: Route) async throws -> Call {
    var call = call
    let known = try await caller(of: call.request, call.origin)
    call.caller = known ?? .nobody
    if route.needs == .open { return call }
    guard let caller = known else { throw try await refusal() }
    guard caller.means != .alone else { return try await checked(call, route.needs) }
    if !Self.safeMethods.contains(call.request.method) { try checkChange(call, caller) }
    return try await checked(call, route.needs)
  }

  /// Who asks; `nil` for somebody who has not shown it.
  func caller(of request: HTTPRequest, _ origin: Origin) async throws -> Caller? {
    if let secret = Self.secret(in: request) {
      // A program that shows something wrong is told so, also where nothing is asked for.
      guard let (token, account) = try await accounts.token(secret) else { return nil }
      return Caller(person: account.id, role: account.role, means: .token(token.id, token.scope))
    }
    if let token = SessionCookie.token(in: request, origin),
      let (device, account) = try await accounts.session(token)
    {
      return Caller(
        person: account.id, role: account.role, means: .session(device.id, token: token))
    }
    guard isAloneEnough else { return nil }
    return try await accounts.isEmpty() ? .owner : nil
  }

  /// Waits until who asked is not let in any more; for streams, which outlive their request.
  ///
  /// - Throws: `CancellationError`.
  func waitForEnd(of call: Call) async throws {
    while true {
      try await Task.sleep(for: Self.recheck)
      // What can't be asked now is asked again.
      guard let now = try? await caller(of: call.request, call.origin) else {
        if (try? await accounts.isEmpty()) == nil { continue }
        return
      }
      if now.person != call.caller.person { return }
    }
  }

  private func checkChange(_ call: Call, _ caller: Caller) throws(Problem) {
    switch caller.means {
    case .session(_, let token):
      let shown = call.request.header("X-CSRF-Token") ?? ""
      guard Accounts.isProof(shown, of: token) else {
        throw Problem(
          .forbidden, "This change does not come from Vorleser's page; load the page again.")
      }
    case .token(_, .read):
      throw Problem(
        .forbidden, "This token is for reading only; make one in the page that may do more.")
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
        let id = Call.number(String(scope.dropFirst("book-".count))),
        let book = try? await library.book(id), caller.means != .alone,
        !book.isVisible(to: caller.person)
      {
        throw LibraryError.noSuchBook(id: id)
      }
    case .account: try requirePage(caller)
    case .admin:
      try requirePage(caller)
      guard caller.role == .admin else {
        throw Problem(.forbidden, "Only an admin of this library may do that.")
      }
    case .book, .ownBook:
      // An id that is none, and a book that is not theirs to know of, get the same answer.
      let id = try call.book()
      let book = try await library.book(id)
      guard caller.means == .alone || book.isVisible(to: caller.person) else {
        throw LibraryError.noSuchBook(id: id)
      }
      guard needs == .book || book.mayBeChanged(by: caller.person, caller.role) else {
        throw Problem(
          .forbidden, "Only an admin, or who has added this book, may do that with it.")
      }
    case .undeclared:
      guard caller.means == .alone else {
        throw Problem(.forbidden, "Nobody may do that while the library has accounts.")
      }
    }
    return call
  }

  private func requirePage(_ caller: Caller) throws(Problem) {
    if case .token = caller.means {
      throw Problem(.forbidden, "A token can't do that; sign in in the page.")
    }
  }

  private func refusal() async throws -> Problem {
    var problem = Problem(
      .signIn,
      try await accounts.isEmpty()
        ? "This library has no account yet; make one with 'vorleser people add NAME' where it runs."
        : "Sign in to go on.")
    // Not Basic: browsers would ask for a password in a window of their own.
    problem.headers = [("WWW-Authenticate", "Bearer")]
    return problem
  }

  /// What a program shows: a token by itself, or as the password beside any name.
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
