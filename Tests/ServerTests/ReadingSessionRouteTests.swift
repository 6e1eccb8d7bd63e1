import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct ReadingSessionRouteTests {
  private func body(_ minutes: Int, age: Int = 0, more: String = "") -> String {
    #"{"age":\#(age),"span":\#(minutes * 60_000),"reading":\#(minutes * 60_000),"listening":0,"both":0,"#
      + #""readUnits":900,"heardUnits":0,"from":0,"to":20,"device":"Phone"\#(more)}"#
  }

  @Test func aSessionIsToldAgainAndAgainListedAndDeleted() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    let path = "/api/books/\(book.id)/reading-sessions/session-1"
    var told: ReadingSessionShape?
    for minutes in [1, 3, 2] {
      told = try await server.ask("PUT", path, json: body(minutes)).json(ReadingSessionShape.self)
    }
    #expect(told?.reading == 180_000)
    #expect(told?.title == "A Test")
    #expect(told?.authors == ["Ada Example"])
    let list = try await server.ask("GET", "/api/reading-sessions?book=\(book.id)")
      .json(ReadingSessionsShape.self)
    #expect(list.sessions == [told])
    #expect(list.next == nil)
    #expect(
      try await server.ask("DELETE", "/api/reading-sessions/session-1")
        .json(DeletedSessionsShape.self).deleted == 1)
    #expect(
      try await server.ask("PUT", path, json: body(5))
        .json(ReadingSessionShape.self).removed)
    #expect(
      try await server.ask("GET", "/api/reading-sessions")
        .json(ReadingSessionsShape.self).sessions.isEmpty)
  }

  @Test func aLongListComesInParts() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    for number in 1...5 {
      let path = "/api/books/\(book.id)/reading-sessions/session-\(number)"
      _ = await server.ask("PUT", path, json: body(1, age: number * 1_000_000))
    }
    var ids: [String] = []
    var from: Int? = 0
    while let start = from {
      let part = try await server.ask("GET", "/api/reading-sessions?from=\(start)&limit=2")
        .json(ReadingSessionsShape.self)
      ids += part.sessions.map(\.id)
      from = part.next
    }
    #expect(ids == (1...5).map { "session-\($0)" })
    #expect(
      try await server.ask("DELETE", "/api/reading-sessions")
        .json(DeletedSessionsShape.self).deleted == 5)
  }

  @Test func whatIsNoSessionIsRefused() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    let path = "/api/books/\(book.id)/reading-sessions/"
    for (id, json) in [
      ("short", body(1)), ("session-1", body(361)), ("session-1", body(1, age: -1)),
      ("session-1", body(1, more: #","start":"2026-01-01T00:00:00Z""#)), ("session-1", "{}"),
    ] {
      #expect(await server.ask("PUT", path + id, json: json).problem == "bad-request", "\(json)")
    }
    #expect(await server.ask("GET", "/api/reading-sessions?limit=0").problem == "bad-request")
    #expect(
      await server.ask("PUT", "/api/books/99/reading-sessions/session-1", json: body(1)).problem
        == "not-found")
  }

  @Test func sessionsBelongToAPerson() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    for (client, minutes) in [(ada, 1), (bo, 2)] {
      let path = "/api/books/\(book.id)/reading-sessions/session-1"
      #expect(await client.ask("PUT", path, json: body(minutes)).status == 200)
    }
    let own = { (client: TestClient) in
      try await client.ask("GET", "/api/reading-sessions").json(ReadingSessionsShape.self).sessions
        .map(\.reading)
    }
    #expect(try await own(ada) == [60_000])
    #expect(await bo.ask("DELETE", "/api/reading-sessions").status == 200)
    #expect(try await own(ada) == [60_000])
    #expect(try await own(bo).isEmpty)
  }
}
