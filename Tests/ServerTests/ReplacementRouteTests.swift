import Foundation
import HTTPServer
import ReadingModel
import Testing

@testable import Server

/// Replacement rules over the interface.
struct ReplacementRouteTests {
  private func rules(_ server: TestServer) async throws -> ReplacementsShape {
    try await server.ask("GET", "/api/replacements").json(ReplacementsShape.self)
  }

  @Test func theListComesBackAsItWasStored() async throws {
    let server = try await TestServer()
    #expect(try await rules(server).version == 0)
    let json = #"""
      {"version":0,"rules":[
        {"pattern":"b","replacement":"c","isRegex":false,"name":"second","order":7,"scope":"Emma"},
        {"pattern":"a","isEnabled":false,"id":1700000000000,"timeoutMillisecond":500,"group":"web"}]}
      """#
    let answer = await server.ask("PUT", "/api/replacements", json: json)
    #expect(try answer.json(ReplacementsShape.self).version == 1)
    let stored = try await rules(server)
    #expect(stored.version == 1 && stored.rules.map(\.pattern) == ["b", "a"])
    #expect(stored.rules[0].scope == "Emma" && stored.rules[0].order == 7)
    #expect(stored.rules[1].group == "web" && stored.rules[1].id == 1_700_000_000_000)
    #expect(!stored.rules[1].isEnabled && stored.rules[1].timeoutMillisecond == 500)
  }

  @Test func aVersionThatIsNotThePresentOneIsAConflict() async throws {
    let server = try await TestServer()
    let body = #"{"version":0,"rules":[{"pattern":"a"}]}"#
    #expect(await server.ask("PUT", "/api/replacements", json: body).status == 200)
    #expect(await server.ask("PUT", "/api/replacements", json: body).problem == "conflict")
    #expect(try await rules(server).version == 1)
  }

  @Test(arguments: [
    (#"{"pattern":""}"#, "no-text"), (#"{"pattern":"("}"#, "bad-expression"),
    (#"{"pattern":"a","replacement":"@js:result"}"#, "script"),
    (#"{"pattern":"\#(String(repeating: "a", count: 10_001))"}"#, "long-text"),
  ])
  func aRuleThatCantBeAppliedIsRefusedWithItsNumber(rule: String, reason: String) async throws {
    let server = try await TestServer()
    let answer = await server.ask(
      "PUT", "/api/replacements", json: #"{"version":0,"rules":[{"pattern":"ok"},\#(rule)]}"#)
    #expect(answer.problem == "bad-rule")
    let problem = try answer.json(ProblemShape.self)
    #expect(problem.detail.hasPrefix("Rule 2: ") && problem.reason == reason)
    let trial = await server.ask(
      "POST", "/api/replacements/preview", json: #"{"text":"a","rule":\#(rule)}"#)
    #expect(try trial.json(ProblemShape.self).reason == reason)
    #expect(try await rules(server).version == 0)
  }

  @Test func shapesThatAreNoneAreRefused() async throws {
    let server = try await TestServer()
    for body in [
      #"{"rules":[]}"#, #"{"version":0}"#, #"{"version":0,"rules":[{"name":"x"}]}"#,
      #"{"version":0,"rules":[],"other":1}"#,
    ] {
      #expect(await server.ask("PUT", "/api/replacements", json: body).problem == "bad-request")
    }
  }

  @Test func legadosListsComeInAndGoOut() async throws {
    let server = try await TestServer()
    let list = #"[{"name":"ads","pattern":"ad.*"},{"pattern":"("},{"pattern":"b","order":2}]"#
    let read = await server.ask("POST", "/api/replacements/import", body: Array(list.utf8))
    let imported = try read.json(ImportedReplacementsShape.self)
    #expect(imported.rules.map(\.pattern) == ["ad.*", "b"] && imported.refused == [2])
    // Reading stores nothing.
    #expect(try await rules(server).rules.isEmpty)
    let encoded = String(decoding: try JSONEncoder().encode(imported.rules), as: UTF8.self)
    _ = await server.ask("PUT", "/api/replacements", json: #"{"version":0,"rules":\#(encoded)}"#)
    let file = await server.ask("GET", "/api/replacements/file")
    #expect(
      try JSONDecoder().decode([ReplacementRule].self, from: Data(file.bytes)) == imported.rules)
    let other = await server.ask("POST", "/api/replacements/import", body: Array("ad.*".utf8))
    #expect(try other.json(ProblemShape.self).reason == "no-replacements")
  }

  @Test func aPreviewSaysWhatComesOutAndWhenAPatternGivesUp() async throws {
    let server = try await TestServer()
    func trial(_ text: String, _ rule: String) async throws -> ReplacementTrialShape {
      try await server.ask(
        "POST", "/api/replacements/preview", json: #"{"text":"\#(text)","rule":\#(rule)}"#
      ).json(ReplacementTrialShape.self)
    }
    let made = try await trial("color and colour", #"{"pattern":"colo(u?)r","replacement":"<$1>"}"#)
    #expect(made.text == "<> and <u>" && made.count == 2 && !made.gaveUp)
    let none = try await trial("a.b", #"{"pattern":".","isRegex":false,"isEnabled":false}"#)
    #expect(none.text == "ab" && none.count == 1)
    let hard = String(repeating: "a", count: 40) + "!"
    let slow = try await trial(hard, #"{"pattern":"(a|aa)+(a|aa)+$","replacement":"x"}"#)
    #expect(slow.gaveUp && slow.text == hard && slow.count == 0)
    let long = #"{"text":"\#(String(repeating: "a", count: 20_001))","rule":{"pattern":"a"}}"#
    #expect(
      await server.ask("POST", "/api/replacements/preview", json: long).problem == "bad-request")
  }

  @Test func aChapterShowsWhatTheRulesMakeAndKeepsItsOffsets() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: ["<h1>One</h1><p>The colour of the lamp.</p>"]))
    func chapter() async throws -> ChapterShape {
      try await server.ask("GET", "/api/books/1/chapters/0").json(ChapterShape.self)
    }
    func details() async throws -> String? {
      try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self).rest.replacements
    }
    func key() async throws -> String {
      try await server.ask("GET", "/api/books/1/speech").json(SpeechShape.self).key
    }
    let before = try await chapter()
    let tag = await server.ask("GET", "/api/books/1/chapters/0").headers.first { $0.name == "ETag" }
    let speech = try await key()
    #expect(try await details() == nil)
    let rules = #"{"version":0,"rules":[{"pattern":"colour","replacement":"color"}]}"#
    #expect(await server.ask("PUT", "/api/replacements", json: rules).status == 200)

    let after = try await chapter()
    #expect(after.html.contains(#"colo<span data-source="u"></span>r of the lamp."#))
    #expect(after.length == before.length && after.sentences == before.sentences)
    let condition = [(name: "If-None-Match", value: try #require(tag?.value))]
    let again = await server.ask("GET", "/api/books/1/chapters/0", headers: condition)
    #expect(again.status == 200)
    #expect(try await details() != nil)
    #expect(try await key() != speech)

    // Rules that are off, or for other books, change nothing.
    for rule in [
      #"{"pattern":"colour","isEnabled":false}"#, #"{"pattern":"colour","scope":"Ulysses"}"#,
    ] {
      let version = try await self.rules(server).version
      let body = #"{"version":\#(version),"rules":[\#(rule)]}"#
      #expect(await server.ask("PUT", "/api/replacements", json: body).status == 200)
      #expect(try await chapter().html == before.html)
      #expect(try await details() == nil)
      #expect(try await key() == speech)
    }
  }
}
