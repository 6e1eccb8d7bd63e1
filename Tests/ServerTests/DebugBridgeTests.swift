#if DEBUG_BRIDGE
import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct DebugBridgeTests {
  /// A bridge over a server's library.
  private static func bridge(_ server: TestServer) -> DebugBridge {
    let callers = CallerRules(host: "127.0.0.1")
    let services = server.services
    let serve: @Sendable (VorleserKit, Library, Accounts) -> ServedLibrary = {
      kit, library, accounts in
      let services = Services(
        kit: kit, library: library, accounts: accounts, web: services.web, version: "1.2.3")
      return ServedLibrary(services, callers: callers, isAlone: true)
    }
    return DebugBridge(
      serve(server.kit, server.library, services.accounts), callers: callers, serve: serve)
  }

  private static func ask(
    _ bridge: DebugBridge, _ method: String, _ path: String, json: String = "",
    headers: [(name: String, value: String)] = []
  ) async -> HTTPResponse {
    await bridge.handle(
      HTTPRequest(
        method: method, path: path, headers: headers + [("Host", "localhost:7878")],
        body: HTTPRequestBody(Array(json.utf8))))
  }

  @Test func aResetLeavesOnlyTheGuide() async throws {
    let server = try await TestServer(resources: Places.resources)
    let bridge = Self.bridge(server)
    let file = server.folder.url.appending(path: "novel.epub")
    try Data(BookFile(title: "Novel").bytes()).write(to: file)
    let first = try await Self.ask(bridge, "POST", "/debug/reset").json(SnapshotShape.self)
    #expect(first.books.map(\.id) == [1] && first.people.isEmpty)
    let seeded = try await Self.ask(
      bridge, "POST", "/debug/seed", json: #"{"files": ["\#(file.path)"]}"#
    ).json([String: [BookShape]].self)["books"]
    #expect(seeded?.map(\.title) == ["Novel"])
    let id = try #require(seeded?.first?.id)
    let mark =
      #"{"kind":"bookmark","start":1,"end":1,"style":"solid","color":"pink","note":"","version":0}"#
    #expect(
      await Self.ask(bridge, "PUT", "/api/books/\(id)/marks/abcdefgh", json: mark).status == 200)
    #expect(
      await Self.ask(bridge, "PATCH", "/api/settings", json: #"{"theme":"dark"}"#).status == 200)
    #expect(
      await Self.ask(bridge, "POST", "/api/account/set-up", json: TestServer.credentials("Ada"))
        .status
        == 201)
    let full = try await Self.ask(bridge, "GET", "/debug/snapshot").json(SnapshotShape.self)
    #expect(full.books.count == 2 && full.people.map(\.name) == ["Ada"])
    let again = try await Self.ask(bridge, "POST", "/debug/reset").json(SnapshotShape.self)
    #expect(again.books.map(\.id) == first.books.map(\.id))
    #expect(again.people.isEmpty && again.marks.isEmpty && again.settings.isEmpty)
    #expect(await Self.ask(bridge, "GET", "/api/books/\(id)").problem == "not-found")
    let served = await bridge.served
    await served.endStreams()
    await served.library.close()
  }

  @Test func whatIsUnderWayIsNamedAndEventStreamsAreNot() async throws {
    let server = try await TestServer()
    let bridge = Self.bridge(server)
    let book = try await server.add(BookFile())
    let search = await Self.ask(bridge, "GET", "/api/books/\(book.id)/search")
    #expect(search.problem == "bad-request")
    // A stream counts for as long as somebody has it.
    let events = await Self.ask(bridge, "GET", "/api/events")
    #expect(events.status == 200)
    let quiet = try await Self.ask(bridge, "GET", "/debug/snapshot").json(SnapshotShape.self)
    #expect(quiet.requests.isEmpty && quiet.eventStreams == 1 && !quiet.isSpeaking)
    #expect(await Self.ask(bridge, "POST", "/debug/settle").status == 200)
    withExtendedLifetime(events) {}
  }

  @Test func aBookIsOpenedByItsNumber() async throws {
    let server = try await TestServer()
    let bridge = Self.bridge(server)
    let book = try await server.add(BookFile(title: "Opened"))
    let opened = await Self.ask(bridge, "POST", "/debug/open", json: #"{"book": \#(book.id)}"#)
    #expect(try opened.json(BookShape.self).title == "Opened")
    let none = await Self.ask(
      bridge, "POST", "/debug/open", json: #"{"book": \#(book.id), "chapter": 9}"#)
    #expect(none.problem == "not-found")
    #expect(await Self.ask(bridge, "POST", "/debug/nothing").problem == "not-found")
    #expect(await Self.ask(bridge, "GET", "/debug/reset").problem == "not-found")
  }

  @Test func pagesOfOtherSitesCantSteer() async throws {
    let server = try await TestServer()
    let bridge = Self.bridge(server)
    for header in [("Origin", "https://evil.example"), ("Sec-Fetch-Site", "cross-site")] {
      let answer = await Self.ask(
        bridge, "POST", "/debug/reset", headers: [(name: header.0, value: header.1)])
      #expect(answer.problem == "foreign")
    }
  }

  @Test func withoutTheSwitchNothingAnswers() async throws {
    let server = try await TestServer()
    for (method, path) in [("POST", "/debug/reset"), ("GET", "/debug/snapshot")] {
      #expect([404, 405].contains(await server.ask(method, path).status))
    }
  }

  @Test(arguments: [("0.0.0.0", [String]()), ("127.0.0.1", ["books.example.org"])])
  func whereOthersReachTheServerItDoesNotStart(host: String, names: [String]) async throws {
    let server = try await TestServer()
    await #expect(throws: ServerStartError.self) {
      _ = try await LibraryServer(
        kit: server.kit, library: server.library, version: "1.2.3", host: host, names: names,
        port: 0,
        hasDebugBridge: true)
    }
  }
}
#endif
