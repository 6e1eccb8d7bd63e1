import Foundation
import HTTPServer
import ReadingModel
import Synchronization
import Testing
import VorleserKit

@testable import Server

struct AccountRouteTests {
  @Test func theFirstAccountTakesOverWhatTheOwnerHad() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    _ = await server.ask(
      "PUT", "/api/books/\(book.id)/position", json: #"{"offset": 5, "version": 0}"#)
    let before = try await server.ask("GET", "/api/account").json(AccountShape.self)
    #expect(!before.accounts && before.setUp && before.person == nil)
    let ada = try await server.setUp()
    #expect(ada.id == 1)
    let place = try await ada.ask("GET", "/api/books/\(book.id)/position")
      .json(PositionShape.self)
    #expect(place.offset == 5)
    let after = try await server.ask("GET", "/api/account").json(AccountShape.self)
    #expect(after.accounts && !after.setUp && after.person == nil && after.csrf == nil)
    let again = await server.ask("POST", "/api/account/set-up", json: TestServer.credentials("Eve"))
    #expect(again.problem == "not-possible")
  }

  @Test func everyPersonHasTheirOwnPlacesOverOneLibrary() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let book = try await ada.add(BookFile())
    let path = "/api/books/\(book.id)/position"
    _ = await ada.ask("PUT", path, json: #"{"offset": 3, "version": 0}"#)
    _ = await bo.ask("PUT", path, json: #"{"offset": 7, "version": 0}"#)
    #expect(try await ada.ask("GET", path).json(PositionShape.self).offset == 3)
    #expect(try await bo.ask("GET", path).json(PositionShape.self).offset == 7)
  }

  @Test func aPrivateBookIsInNobodyElsesListAndMovesBetweenShelves() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let book = try await bo.add(BookFile(title: "Diary"), isPrivate: true)
    #expect(book.shelf == "private" && book.addedBy == bo.id)
    #expect(try await bo.books() == ["Diary"])
    #expect(try await ada.books().isEmpty)
    // The same file is no duplicate for who may not know of the other.
    let second = try await ada.add(BookFile(title: "Diary"))
    #expect(second.id != book.id)
    let moved = await bo.ask(
      "PUT", "/api/books/\(book.id)/shelf", json: #"{"shelf": "shared"}"#)
    #expect(moved.status == 200)
    #expect(try await ada.books().count == 2)
    let back = await ada.ask(
      "PUT", "/api/books/\(book.id)/shelf", json: #"{"shelf": "private"}"#)
    #expect(back.status == 200)
    #expect(try await bo.books() == ["Diary"])
    #expect(await bo.ask("GET", "/api/books/\(book.id)").problem == "not-found")
  }

  @Test func aWrongPasswordAndAWrongNameGetTheSameAnswer() async throws {
    let server = try await TestServer()
    _ = try await server.setUp()
    func signIn(_ name: String, _ password: String) async -> HTTPResponse {
      await server.ask(
        "POST", "/api/account/sign-in",
        json: #"{"name": "\#(name)", "password": "\#(password)", "device": "x"}"#)
    }
    let wrong = await signIn("Ada", "three quiet river")
    let nobody = await signIn("Nobody", "three quiet rivers")
    #expect(wrong.problem == "wrong-password" && nobody.problem == "wrong-password")
    #expect(
      try wrong.json(ProblemShape.self).detail == nobody.json(ProblemShape.self).detail)
    #expect(wrong.header("Set-Cookie") == nil)
    let right = await signIn("ADA ", "three quiet rivers")
    #expect(right.status == 200)
    let cookie = try #require(right.header("Set-Cookie"))
    for part in ["HttpOnly", "SameSite=Strict", "Path=/"] { #expect(cookie.contains(part)) }
    #expect(!cookie.contains("Secure"))
  }

  @Test func tooManyTriesAreDelayedForANameWhetherItIsThereOrNot() async throws {
    let server = try await TestServer()
    _ = try await server.setUp()
    for name in ["Ada", "Nobody"] {
      var answers: [HTTPResponse] = []
      // Each delay is twice the one before, so that in the end even a slow machine tries too early.
      for _ in 0..<16 where answers.last?.status != 429 {
        answers.append(
          await server.ask(
            "POST", "/api/account/sign-in",
            json: #"{"name": "\#(name)", "password": "wrong guess", "device": "x"}"#))
      }
      #expect(answers.count > 5 && answers.last?.problem == "too-many-tries", "\(name)")
      #expect(answers.dropLast().allSatisfy { $0.problem == "wrong-password" }, "\(name)")
      #expect(Int(answers.last?.header("Retry-After") ?? "") ?? 0 > 0)
      let seconds = try answers.last?.json(ProblemShape.self).seconds
      #expect(seconds.map(String.init) == answers.last?.header("Retry-After"))
    }
  }

  @Test func signingOutEverywhereEndsEverySession() async throws {
    let server = try await TestServer()
    let here = try await server.setUp()
    let there = try TestClient(
      server, await server.ask("POST", "/api/account/sign-in", json: TestServer.credentials("Ada")))
    let sessions = try await here.ask("GET", "/api/account/sessions").json(SessionsShape.self)
    #expect(sessions.sessions.count == 2 && sessions.sessions.filter(\.current).count == 1)
    let out = await here.ask("DELETE", "/api/account/sessions")
    #expect(out.status == 200 && out.header("Set-Cookie")?.contains("Max-Age=0") == true)
    for client in [here, there] {
      #expect(await client.ask("GET", "/api/books").problem == "sign-in")
    }
  }

  @Test func aNewPasswordEndsTheOtherSessionsAndGoesOnHere() async throws {
    let server = try await TestServer()
    let here = try await server.setUp()
    let there = try TestClient(
      server, await server.ask("POST", "/api/account/sign-in", json: TestServer.credentials("Ada")))
    func change(_ present: String, _ new: String) async -> HTTPResponse {
      await here.ask(
        "POST", "/api/account/password",
        json: #"{"present": "\#(present)", "new": "\#(new)"}"#)
    }
    #expect(await change("not this one", "four loud oceans").problem == "wrong-password")
    for weak in ["short", "password1!", "ada", "12345678", "aaaaaaaaaa", "qwertyuiop"] {
      #expect(await change("three quiet rivers", weak).problem == "weak-password", "\(weak)")
    }
    let weak = try await change("three quiet rivers", "short").json(ProblemShape.self)
    #expect(weak.least == 8 && weak.most == 256)
    #expect(await change("three quiet rivers", "four loud oceans").status == 200)
    #expect(await here.ask("GET", "/api/books").status == 200)
    #expect(await there.ask("GET", "/api/books").problem == "sign-in")
    let old = await server.ask("POST", "/api/account/sign-in", json: TestServer.credentials("Ada"))
    #expect(old.problem == "wrong-password")
  }

  @Test func anInvitationIsUsedOnceAndAResetToo() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let made = try await ada.ask("POST", "/api/invitations", json: #"{"role": "reader"}"#)
      .json(NewInvitationShape.self)
    func accept(_ code: String, _ name: String) async -> HTTPResponse {
      await server.ask(
        "POST", "/api/invitations/accept",
        json: """
          {"code": "\(code)", "name": "\(name)", "password": "two green hills", "device": "Phone"}
          """)
    }
    #expect(await accept("AAAAA-AAAAA-AAAAA-AAAAA", "Bo").problem == "bad-code")
    // A name that is taken does not use it up.
    #expect(await accept(made.code, "ada").problem == "name-taken")
    #expect(await accept(made.code.lowercased().replacing("-", with: " "), "Bo").status == 201)
    #expect(await accept(made.code, "Cy").problem == "bad-code")
    let people = try await ada.ask("GET", "/api/people").json(PeopleShape.self).people
    #expect(people.map(\.name) == ["Ada", "Bo"] && people.map(\.role) == ["admin", "reader"])
    let reset = try await ada.ask("POST", "/api/people/2/reset").json(NewInvitationShape.self)
    let look = try await server.ask(
      "POST", "/api/invitations/look", json: #"{"code": "\#(reset.code)"}"#
    ).json(CodeShape.self)
    #expect(look.purpose == "reset" && look.name == "Bo")
    #expect(try TestClient(server, await accept(reset.code, "")).id == 2)
    #expect(await accept(reset.code, "").problem == "bad-code")
  }

  @Test func whoeverSignsInIsAStrangerNoMore() async throws {
    let server = try await TestServer()
    _ = try await server.setUp()
    func isKept(_ path: String, _ body: String) async -> Bool {
      let isKept = Atomic(false)
      let answer = await server.application.handle(
        HTTPRequest(
          method: "POST", path: path, headers: [("Host", "localhost:7878")],
          body: HTTPRequestBody(Array(body.utf8)),
          keep: { isKept.store(true, ordering: .relaxed) }))
      #expect(isKept.load(ordering: .relaxed) == (answer.status == 200))
      return isKept.load(ordering: .relaxed)
    }
    #expect(await isKept("/api/account/sign-in", TestServer.credentials("Ada")))
    #expect(await !isKept("/api/account/sign-in", TestServer.credentials("Eve")))
  }

  @Test func theLastAdminStaysAndSomebodyElseCanBeRemoved() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    _ = try await bo.add(BookFile(title: "Diary"), isPrivate: true)
    #expect(
      await ada.ask("PATCH", "/api/people/1", json: #"{"role": "reader"}"#).problem
        == "not-possible")
    #expect(await ada.ask("DELETE", "/api/people/1").problem == "not-possible")
    #expect(await ada.ask("DELETE", "/api/people/2").status == 200)
    #expect(await bo.ask("GET", "/api/books").problem == "sign-in")
    #expect(try await server.library.books(for: .init(bo.id)).isEmpty)
  }

  @Test func aTokenIsShownOnceAndWorksUntilItIsTakenBack() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let made = try await ada.ask(
      "POST", "/api/account/tokens", json: #"{"name": "Feeds", "scope": "read"}"#
    ).json(NewTokenShape.self)
    let basic = Data("anything:\(made.secret)".utf8).base64EncodedString()
    for header in ["Bearer \(made.secret)", "Basic \(basic)", "bearer \(made.secret)"] {
      let answer = await server.ask(
        "GET", "/api/books", headers: [("Authorization", header)])
      #expect(answer.status == 200, "\(header)")
    }
    let list = await ada.ask("GET", "/api/account/tokens")
    #expect(!list.text.contains(made.secret))
    _ = await ada.ask("DELETE", "/api/account/tokens/\(made.token.id)")
    let answer = await server.ask(
      "GET", "/api/books", headers: [("Authorization", "Bearer \(made.secret)")])
    #expect(answer.problem == "sign-in")
  }

  @Test func withoutAnAccountNobodyHasATokenOrAnInvitation() async throws {
    let server = try await TestServer()
    for (path, body) in [
      ("/api/account/tokens", #"{"name": "Feeds", "scope": "read"}"#),
      ("/api/invitations", #"{"role": "reader"}"#),
    ] {
      let answer = await server.ask("POST", path, json: body)
      #expect(answer.problem == "not-possible", "\(path)")
      #expect(try answer.json(ProblemShape.self).reason == "no-account", "\(path)")
    }
  }

  @Test func eventsTellOnlyWhatOneMaySee() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let hub = server.services.hub
    let library = server.library
    let changes = await library.changes()
    let feed = Task { await LibraryFeed.forward(changes, of: library, to: hub, RequestMeter()) }
    defer { feed.cancel() }
    let toAda = try await hub.subscribe(for: .init(ada.id))
    let hidden = try await bo.add(BookFile(title: "Diary"), isPrivate: true)
    let shared = try await bo.add(BookFile(title: "Shared"))
    for await event in toAda.events {
      let text = String(decoding: event.bytes, as: UTF8.self)
      #expect(!text.contains("\"book\":\(hidden.id)}"))
      if text.contains("\"book\":\(shared.id)}") { break }
    }
  }
}
