import HTTPServer
import ReadingModel
import Testing
import VorleserKit

@testable import Server

/// Walks over every route there is: without, with the wrong, and with the right account.
struct RouteAccessTests {
  /// An address of a route, for a book.
  private func target(_ route: Route, _ book: Int) -> String {
    route.pattern.text.replacing("{id}", with: String(book)).replacing("{path}", with: "a.css")
      .replacing("{n}", with: "0").replacing("{scope}", with: "all").replacing(
        "{mark}", with: "abcdefgh12345678"
      )
      .replacing(/\{\w+\}/, with: "1")
  }

  private func isSafe(_ route: Route) -> Bool { route.method == "GET" }

  @Test func everyRouteSaysWhatItNeeds() async throws {
    for route in try await TestServer().services.routes {
      #expect(route.needs != .undeclared, "\(route.name) has no 'needs:'")
      if route.pattern.text.hasPrefix("/api/books/{id}") {
        #expect([.book, .ownBook].contains(route.needs), "\(route.name) does not ask for the book")
      }
    }
  }

  @Test func withoutAnAccountOnlyWhatIsOpenAnswers() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    _ = try await server.setUp()
    let strangers: [[(name: String, value: String)]] = [
      [], [("Cookie", "vorleser=AAAA")], [("Authorization", "Bearer vorleser_AAAA")],
      [("Authorization", "Basic YTpi")], [("Authorization", "nonsense")],
      [("Cookie", "vorleser="), ("X-CSRF-Token", "")],
    ]
    for route in server.services.routes {
      for headers in strangers {
        let answer = await server.ask(route.method, target(route, book.id), headers: headers)
        if route.needs == .open {
          #expect(!["sign-in", "forbidden"].contains(answer.problem), "\(route.name)")
        } else {
          #expect(answer.problem == "sign-in", "\(route.name) \(headers): \(answer.status)")
        }
      }
    }
  }

  @Test func withTheWrongAccountNothingOfOthersAnswers() async throws {
    let server = try await TestServer()
    let shared = try await server.add(BookFile(title: "Shared"))
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let hidden = try await bo.add(BookFile(title: "Hidden"), isPrivate: true)
    let token = try await token(of: ada, "all")
    let reading = try await self.token(of: ada, "read")
    for route in server.services.routes where route.needs != .open {
      switch route.needs {
      case .book, .ownBook:
        // An admin neither.
        let answer = await ada.ask(route.method, target(route, hidden.id))
        let none = await ada.ask(route.method, target(route, 999))
        #expect(answer.problem == "not-found", "\(route.name)")
        let detail = try none.json(ProblemShape.self).detail
        #expect(
          try answer.json(ProblemShape.self).detail
            == detail.replacing("999", with: String(hidden.id)))
        if route.needs == .ownBook {
          let other = await bo.ask(route.method, target(route, shared.id))
          #expect(other.problem == "forbidden", "\(route.name)")
        }
      case .admin, .operator:
        let answer = await bo.ask(route.method, target(route, shared.id))
        #expect(answer.problem == "forbidden", "\(route.name)")
      case .person, .account, .open, .undeclared: break
      }
      if [.admin, .account].contains(route.needs) {
        let answer = await server.ask(route.method, target(route, shared.id), headers: [token])
        #expect(answer.problem == "forbidden", "\(route.name)")
      }
      if !isSafe(route) {
        for headers in [
          [reading], [("Cookie", ada.cookie)], [("Cookie", ada.cookie), ("X-CSRF-Token", bo.csrf)],
        ] {
          let answer = await server.ask(route.method, target(route, shared.id), headers: headers)
          #expect(answer.problem == "forbidden", "\(route.name) \(headers)")
        }
      }
    }
  }

  @Test func withTheRightAccountEveryRouteAnswers() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let book = try await bo.add(BookFile())
    let own = try await bo.add(BookFile(title: "Own"), isPrivate: true)
    let token = try await token(of: bo, "all")
    let adminToken = try await self.token(of: ada, "all")
    for route in server.services.routes {
      let isForAdmins = [.admin, .operator].contains(route.needs)
      for id in [book.id, own.id] {
        let headers = isForAdmins ? ada.headers : bo.headers
        try await passes(server, route, target(route, id), headers)
        guard ![.admin, .account].contains(route.needs) else { continue }
        let theirs = route.needs == .operator ? adminToken : token
        try await passes(server, route, target(route, id), [theirs])
      }
      // An admin changes what is shared, whoever has added it.
      if route.needs != .open {
        try await passes(server, route, target(route, book.id), ada.headers)
      }
    }
  }

  @Test func aLibraryWithoutAccountsAsksForNothing() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    for route in server.services.routes {
      try await passes(server, route, target(route, book.id), [])
    }
  }

  @Test func whereOthersReachItALibraryWithoutAccountsAnswersNobody() async throws {
    var server = try await TestServer()
    server.isAloneEnough = false
    for route in server.services.routes where route.needs != .open {
      let answer = await server.ask(route.method, target(route, 1))
      #expect(answer.problem == "sign-in", "\(route.name)")
    }
    let setUp = await server.ask(
      "POST", "/api/account/set-up", json: TestServer.credentials("Mallory"))
    #expect(setUp.status == 409)
    #expect(try await server.services.accounts.isEmpty())
  }

  /// Whether the gate lets a call through; what the route then does is not done.
  private func passes(
    _ server: TestServer, _ route: Route, _ path: String, _ headers: [(name: String, value: String)]
  ) async throws {
    let request = HTTPRequest(
      method: route.method, path: path, headers: headers + [("Host", "localhost:1")])
    let values = try #require(route.pattern.match(path))
    let call = Call(request: request, values: values)
    await #expect(throws: Never.self, "\(route.name)") {
      _ = try await server.application.gate.admit(call, to: route)
    }
  }

  private func token(of client: TestClient, _ scope: String) async throws -> (
    name: String, value: String
  ) {
    let made = try await client.ask(
      "POST", "/api/account/tokens", json: #"{"name": "Feeds", "scope": "\#(scope)"}"#
    ).json(NewTokenShape.self)
    return ("Authorization", "Bearer \(made.secret)")
  }
}
