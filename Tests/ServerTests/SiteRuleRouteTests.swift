import HTTPServer
import ReadingModel
import TestSupport
import Testing

@testable import Server

struct SiteRuleRouteTests {
  private static let page =
    "<html><head><title>Boats</title></head><body><div class=menu>"
    + String(
      repeating: "<p>A long list of other boats, and of ships, and of ports of call.</p>", count: 9)
    + "</div><div class=story><h2>Low tide</h2><p>Short.</p></div></body></html>"

  private func serving(_ test: (_ address: String) async throws -> Void) async throws {
    let site = try HTTPServer(host: "127.0.0.1", port: 0) { _ in
      HTTPResponse(headers: [("Content-Type", "text/html")], body: .bytes(Array(Self.page.utf8)))
    }
    do {
      try await test("http://127.0.0.1:\(site.port)/one")
      await site.stop()
    } catch {
      await site.stop()
      throw error
    }
  }

  private static let rules =
    #"{"version": 0, "rules": [{"host": "127.0.0.1", "content": [".story"], "title": ["h2"]}]}"#

  @Test func rulesAreStoredHandedOutAndReadAgain() async throws {
    let server = try await TestServer()
    let none = try await server.ask("GET", "/api/site-rules").json(SiteRulesShape.self)
    #expect(none.version == 0 && none.rules.isEmpty)
    let stored = try await server.ask("PUT", "/api/site-rules", json: Self.rules)
      .json(SiteRulesShape.self)
    #expect(stored.version == 1 && stored.rules.map(\.host) == ["127.0.0.1"])
    #expect(await server.ask("PUT", "/api/site-rules", json: Self.rules).problem == "conflict")
    let file = await server.ask("GET", "/api/site-rules/file")
    let read = try await server.ask("POST", "/api/site-rules/import", body: Array(file.text.utf8))
      .json(ImportedSiteRulesShape.self)
    #expect(read.rules == stored.rules)
    let one = #"{"host": "https://www.Example.org/news", "strip": ["aside"]}"#
    let single = try await server.ask("POST", "/api/site-rules/import", json: one)
      .json(ImportedSiteRulesShape.self)
    #expect(single.rules.map(\.host) == ["example.org"])
  }

  @Test func wrongRulesAreNamed() async throws {
    let server = try await TestServer()
    for (rules, reason) in [
      (#"[{"host": ""}]"#, "no-host"),
      (#"[{"host": "a.example"}, {"host": "b.example", "title": ["p:"]}]"#, "bad-selector"),
      (#"[{"host": "a.example"}, {"host": "www.a.example"}]"#, "too-many"),
    ] {
      let body = #"{"version": 0, "rules": "# + rules + "}"
      let answer = await server.ask("PUT", "/api/site-rules", json: body)
      #expect(answer.problem == "bad-rule")
      #expect(try answer.json(ProblemShape.self).reason == reason)
    }
    let list = await server.ask("POST", "/api/site-rules/import", json: #"{"rules": 3}"#)
    #expect(try list.json(ProblemShape.self).reason == "no-site-rules")
  }

  @Test func aRuleIsTriedAndThenUsedForPagesOfItsHost() async throws {
    let server = try await TestServer(openHosts: ["127.0.0.1"])
    try await serving { address in
      func trial(_ rule: String) async throws -> SiteRuleTrialShape {
        try await server.ask(
          "POST", "/api/site-rules/preview",
          json: "{\"address\": \"\(address)\", \"rule\": \(rule)}"
        ).json(SiteRuleTrialShape.self)
      }
      let general = try await trial(#"{"host": "a.example"}"#)
      #expect(!general.byRule && general.text.contains("other boats"))
      let ruled = try await trial(#"{"host": "a.example", "content": [".story"], "title": ["h2"]}"#)
      #expect(ruled.byRule && ruled.title == "Low tide" && ruled.pages == [address])
      #expect(!ruled.text.contains("other boats"))
      #expect(await server.ask("PUT", "/api/site-rules", json: Self.rules).status == 200)
      let saved = await server.ask("POST", "/api/articles", json: "{\"address\": \"\(address)\"}")
      let book = try saved.json(BookShape.self)
      #expect(book.title == "Low tide")
      let chapter = await server.ask("GET", "/api/books/\(book.id)/chapters/0")
      #expect(chapter.text.contains("Short.") && !chapter.text.contains("other boats"))
    }
  }

  @Test func onlyAdminsChangeRules() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    #expect(await ada.ask("PUT", "/api/site-rules", json: Self.rules).status == 200)
    #expect(await bo.ask("PUT", "/api/site-rules", json: Self.rules).problem == "forbidden")
    #expect(await bo.ask("GET", "/api/site-rules").status == 200)
  }
}
