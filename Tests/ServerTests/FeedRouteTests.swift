import HTTPServer
import ReadingModel
import TestSupport
import Testing

@testable import Server

struct FeedRouteTests {
  private static let document =
    "<rss><channel><title>News</title><item><title>One</title><description>Text of it</description></item></channel></rss>"

  private func serving(_ test: (_ address: String) async throws -> Void) async throws {
    let site = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      request.path == "/feed"
        ? HTTPResponse(
          headers: [("Content-Type", "text/xml")], body: .bytes(Array(Self.document.utf8)))
        : HTTPResponse(status: 404)
    }
    do {
      try await test("http://127.0.0.1:\(site.port)")
      await site.stop()
    } catch {
      await site.stop()
      throw error
    }
  }

  private func body(_ address: String) -> String { "{\"address\": \"\(address)\"}" }

  @Test func aFeedIsFollowedChangedFetchedRemovedAndRestored() async throws {
    let server = try await TestServer(openHosts: ["127.0.0.1"])
    try await serving { site in
      let answer = await server.ask("POST", "/api/feeds", json: body(site + "/feed"))
      #expect(answer.status == 201)
      let feed = try answer.json(FeedShape.self)
      #expect(feed.name == "News" && feed.address == site + "/feed" && !feed.fullText)
      let report = try await server.ask("POST", "/api/feeds/\(feed.id)/refresh")
        .json(FeedReportShape.self)
      #expect(report.failed == 0)
      let changed = try await server.ask(
        "PATCH", "/api/feeds/\(feed.id)", json: #"{"name": "Mine", "fullText": true}"#
      ).json(FeedShape.self)
      #expect(changed.name == "Mine" && changed.fullText && changed.articles == 1)
      #expect(changed.fetched != nil && changed.failure == nil)
      let none = try await server.ask("DELETE", "/api/feeds/\(feed.id)").json(FeedsShape.self)
      #expect(none.feeds.isEmpty)
      #expect(await server.ask("POST", "/api/feeds/\(feed.id)/refresh").problem == "not-found")
      let back = try await server.ask("POST", "/api/feeds/\(feed.id)/restore").json(FeedsShape.self)
      #expect(back.feeds.map(\.id) == [feed.id])
    }
  }

  @Test func problemsSayWhatThePageCanTranslate() async throws {
    let server = try await TestServer(openHosts: ["127.0.0.1"])
    try await serving { site in
      #expect(await server.ask("POST", "/api/feeds", json: body(site + "/feed")).status == 201)
      for (address, type, reason) in [
        (site + "/feed", "bad-request", "feed-known"),
        (site + "/gone", "not-fetched", "web-missing"),
        ("http://localhost:9/", "not-fetched", "web-internal"),
      ] {
        let answer = await server.ask("POST", "/api/feeds", json: body(address))
        #expect(answer.problem == type)
        let said = try answer.json(ProblemShape.self)
        #expect(said.reason == reason)
      }
    }
    let long = body("https://a.example/" + String(repeating: "a", count: 9000))
    #expect(await server.ask("POST", "/api/feeds", json: long).problem == "bad-request")
    #expect(await server.ask("PATCH", "/api/feeds/1", json: "{}").problem == "bad-request")
    #expect(
      await server.ask("PATCH", "/api/feeds/1", json: #"{"name": " "}"#).problem == "bad-request")
    #expect(await server.ask("DELETE", "/api/feeds/99").problem == "not-found")
    let list = await server.ask("POST", "/api/feeds/import", body: Array("<a/>".utf8))
    #expect(try list.json(ProblemShape.self).reason == "no-opml")
  }

  @Test func listsComeInAndGoOut() async throws {
    let server = try await TestServer()
    let list = """
      <opml><body><outline text="G"><outline xmlUrl="https://a.example/f" text="A"/></outline>
      <outline xmlUrl="mailto:x"/><outline xmlUrl="https://a.example/f"/></body></opml>
      """
    let outcome = try await server.ask("POST", "/api/feeds/import", body: Array(list.utf8))
      .json(FeedImportShape.self)
    #expect(outcome.added == 1 && outcome.known == 1)
    #expect(outcome.refused.map(\.address) == ["mailto:x"])
    let file = await server.ask("GET", "/api/feeds/file")
    #expect(file.text.contains(#"<outline text="G" title="G">"#))
    #expect(file.text.contains(#"xmlUrl="https://a.example/f""#))
  }

  @Test func feedsStandInGroupsThatAreSetRenamedAndEnded() async throws {
    let server = try await TestServer(openHosts: ["127.0.0.1"])
    try await serving { site in
      let answer = await server.ask(
        "POST", "/api/feeds",
        json: "{\"address\": \"\(site)/feed\", \"group\": \" Daily \\n news \"}")
      let feed = try answer.json(FeedShape.self)
      #expect(feed.group == "Daily news")
      func change(_ path: String, _ json: String) async throws -> HTTPResponse {
        await server.ask("PATCH", "/api/feeds/\(path)", json: json)
      }
      // What the body does not name stays.
      #expect(
        try await change("\(feed.id)", #"{"fullText": true}"#).json(FeedShape.self).group
          == "Daily news")
      #expect(
        try await change("\(feed.id)", #"{"group": "A"}"#).json(FeedShape.self).group == "A")
      #expect(
        try await change("groups", #"{"group": "A", "name": "B"}"#).json(FeedsShape.self)
          .feeds.map(\.group) == ["B"])
      #expect(
        try await change("groups", #"{"group": "B", "name": null}"#).json(FeedsShape.self)
          .feeds.map(\.group) == [nil])
      _ = try await change("\(feed.id)", #"{"group": "C"}"#)
      #expect(
        try await change("\(feed.id)", #"{"group": null}"#).json(FeedShape.self).group == nil)
      #expect(try await change("groups", #"{"group": "B", "name": "C"}"#).problem == "not-found")
    }
  }

  @Test func theArticlesOfAGroupAreCountedAndListed() async throws {
    let server = try await TestServer(openHosts: ["127.0.0.1"])
    try await serving { site in
      let feed = try await server.ask(
        "POST", "/api/feeds", json: "{\"address\": \"\(site)/feed\", \"group\": \"A b\"}"
      ).json(FeedShape.self)
      #expect(await server.ask("POST", "/api/feeds/\(feed.id)/refresh").status == 200)
      let list = try await server.ask("GET", "/api/feeds").json(FeedsShape.self)
      #expect(list.feeds.map(\.unread) == [1])
      #expect(list.groups.map { "\($0.name) \($0.articles) \($0.unread)" } == ["A b 1 1"])
      #expect(await server.ask("GET", "/api/books?feedGroup=A%20b").text.contains("\"One\""))
      let numbers = await server.ask("GET", "/api/book-numbers?feedGroup=Other")
      #expect(numbers.text.contains("\"books\":[]"))
      let refused = await server.ask("GET", "/api/books?feedGroup=")
      #expect(try refused.json(ProblemShape.self).reason == "bad-name")
    }
  }

  @Test func namesOfGroupsThatCannotBeAreRefused() async throws {
    let server = try await TestServer()
    let list = "<opml><outline text='G'><outline xmlUrl='https://a.example/f'/></outline></opml>"
    _ = await server.ask("POST", "/api/feeds/import", body: Array(list.utf8))
    let long = String(repeating: "a", count: 10_000)
    for name in ["", "  ", "a\\u0007b", "a\\u0000", long] {
      for (path, body) in [
        ("groups", "{\"group\": \"G\", \"name\": \"\(name)\"}"),
        ("groups", "{\"group\": \"\(name)\", \"name\": null}"),
        ("1", "{\"group\": \"\(name)\"}"),
      ] {
        let answer = await server.ask("PATCH", "/api/feeds/\(path)", json: body)
        #expect(answer.problem == "bad-request", "\(name.prefix(9))")
        #expect(try answer.json(ProblemShape.self).reason == "bad-name")
      }
    }
    for body in [#"{"group": "G"}"#, #"{"name": "G"}"#, #"{"group": null, "name": "G"}"#] {
      #expect(await server.ask("PATCH", "/api/feeds/groups", json: body).problem == "bad-request")
    }
    #expect(try await server.ask("GET", "/api/feeds").json(FeedsShape.self).feeds[0].group == "G")
  }

  @Test func feedsAndTheirArticlesAreAPersonsOwn() async throws {
    let server = try await TestServer(openHosts: ["127.0.0.1"])
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    try await serving { site in
      let feed = try await bo.ask("POST", "/api/feeds", json: body(site + "/feed"))
        .json(FeedShape.self)
      #expect(await bo.ask("POST", "/api/feeds/\(feed.id)/refresh").status == 200)
      #expect(try await ada.ask("GET", "/api/feeds").json(FeedsShape.self).feeds.isEmpty)
      #expect(await ada.ask("DELETE", "/api/feeds/\(feed.id)").problem == "not-found")
      #expect(!(await ada.ask("GET", "/api/books").text.contains("\"One\"")))
      #expect(await bo.ask("GET", "/api/books").text.contains("\"One\""))
      #expect(await ada.ask("POST", "/api/feeds", json: body(site + "/feed")).status == 201)
    }
  }
}
