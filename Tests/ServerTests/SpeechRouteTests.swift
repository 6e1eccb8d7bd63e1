import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// Rules for reading aloud over the interface.
struct SpeechRouteTests {
  private static let text = """
    <h1>One</h1><p>The lamp<sup><a href="#n" epub:type="noteref">1</a></sup> is lit.
    <span epub:type="pagebreak" role="doc-pagebreak">12</span> Hermione saw it (Darwin, 1859).</p>
    <table><tr><td>A</td><td>B</td></tr></table><pre>let x = 1</pre>
    """

  private func speech(_ server: TestServer) async throws -> SpeechShape {
    try await server.ask("GET", "/api/books/1/speech").json(SpeechShape.self)
  }

  @Test func whatCountsIsPutTogetherFromAllAndTheBook() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: [Self.text]))
    let first = try await speech(server)
    #expect(
      first.skip.filter(\.skipped).map(\.kind) == ["note-marks", "page-numbers", "running-heads"])
    #expect(first.skip.count == SkippableKind.allCases.count)
    #expect(first.pauses.sentence == 0.45 && first.usualPauses.heading == 1.1)

    let all = await server.ask(
      "PUT", "/api/speech/all",
      json: #"{"version":0,"skip":{"tables":true},"pauses":{"sentence":1},"pronunciations":[]}"#)
    #expect(all.status == 200)
    let book = await server.ask(
      "PUT", "/api/speech/book-1",
      json:
        #"{"version":0,"skip":{"note-marks":false},"pauses":{},"pronunciations":[{"find":"Hermione","say":"her my oh nee"}]}"#
    )
    #expect(try book.json(ChoicesShape.self).version == 1)
    let then = try await speech(server)
    #expect(then.key != first.key)
    #expect(then.skip.filter(\.skipped).map(\.kind) == ["page-numbers", "running-heads", "tables"])
    #expect(then.skip.first?.decided == "book" && then.pauses.sentence == 1)
    #expect(then.pronunciations == 1)
    // Taken back, the key is the one before.
    for (scope, version) in [("all", 1), ("book-1", 1)] {
      let back = await server.ask(
        "PUT", "/api/speech/\(scope)",
        json: #"{"version":\#(version),"skip":{},"pauses":{},"pronunciations":[]}"#)
      #expect(back.status == 200)
    }
    #expect(try await speech(server).key == first.key)
  }

  @Test func aVersionThatIsNotThePresentOneIsAConflict() async throws {
    let server = try await TestServer()
    let body = #"{"version":0,"skip":{},"pauses":{},"pronunciations":[]}"#
    #expect(await server.ask("PUT", "/api/speech/language-en", json: body).status == 200)
    #expect(await server.ask("PUT", "/api/speech/language-en", json: body).problem == "conflict")
    #expect(await server.ask("PUT", "/api/speech/book-9", json: body).problem == "not-found")
    for scope in ["book-0", "book-x", "language-english", "other", "language-EN"] {
      #expect(await server.ask("GET", "/api/speech/\(scope)").problem == "not-found")
    }
  }

  @Test(arguments: [
    (#"{"find":"("#, #"match":"expression","say":"x"}"#),
    (#"{"find":"a"#, #"as":"phonemes","say":"漢"}"#),
    (##"{"find":""##, #"say":"x"}"#), (#"{"find":"(a+)+b"#, #"match":"expression","say":"x"}"#),
    (#"{"find":"x*"#, #"match":"expression","say":"x"}"#),
  ])
  func aRuleThatCantBeFollowedIsRefusedWithItsNumber(start: String, end: String) async throws {
    let server = try await TestServer()
    let rule = start + #"",""# + end
    let body =
      #"{"version":0,"skip":{},"pauses":{},"pronunciations":[{"find":"ok","say":"x"},\#(rule)]}"#
    let answer = await server.ask("PUT", "/api/speech/all", json: body)
    #expect(answer.problem == "bad-rule")
    #expect(try answer.json(ProblemShape.self).detail.hasPrefix("Rule 2: "))
  }

  @Test func shapesThatAreNoneAreRefused() async throws {
    let server = try await TestServer()
    for body in [
      #"{"version":0,"skip":{"noise":true},"pauses":{},"pronunciations":[]}"#,
      #"{"skip":{},"pauses":{},"pronunciations":[]}"#, #"{"version":0,"other":1}"#,
      #"{"version":0,"pronunciations":[{"say":"x"}]}"#,
    ] {
      #expect(await server.ask("PUT", "/api/speech/all", json: body).problem == "bad-request")
    }
    let long = #"{"version":0,"pauses":{"chapter":11}}"#
    #expect(await server.ask("PUT", "/api/speech/all", json: long).problem == "bad-rule")
  }

  @Test func findingsAreCountedWithExamples() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: [Self.text]))
    let found = try await server.ask("GET", "/api/books/1/speech/findings").json(FindingsShape.self)
    #expect(found.whole)
    let counts = Dictionary(uniqueKeysWithValues: found.findings.map { ($0.kind, $0.count) })
    #expect(counts == ["note-marks": 1, "page-numbers": 1, "citations": 1, "tables": 1, "code": 1])
    let mark = try #require(found.findings.first?.examples.first)
    #expect(mark.text == "1" && mark.before.hasSuffix("The lamp") && mark.end == mark.start + 1)
  }

  @Test func findingsAreThoseOfTheEditionThatIsThere() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: [Self.text]))
    let path = "/api/books/1/speech/findings"
    #expect(try await server.ask("GET", path).json(FindingsShape.self).findings.count == 5)
    let edition = BookFile(chapters: ["<p>The lamp is lit.</p>"])
    let replaced = await server.ask(
      "PUT", "/api/books/1/file?name=b.epub&edition=true", body: try edition.bytes())
    #expect(replaced.status == 200, "\(replaced.text)")
    #expect(try await server.ask("GET", path).json(FindingsShape.self).findings.isEmpty)
  }

  @Test func listsAreImportedAndExported() async throws {
    let server = try await TestServer()
    let list = Array("\"lol\",0,Y,\"laughing\",0\n\"(\",2,N,\"x\",0\n".utf8)
    let read = await server.ask("POST", "/api/speech/import", body: list)
    let imported = try read.json(ImportedRulesShape.self)
    #expect(imported.source == "voice-dream" && imported.rules.map(\.find) == ["lol"])
    #expect(imported.refused.count == 1)
    #expect(
      await server.ask("POST", "/api/speech/import", body: Array("Hello".utf8)).problem
        == "bad-rule"
    )

    let rule = #"{"find":"a","say":"b","match":"word","matchCase":false,"as":"text","on":true}"#
    _ = await server.ask(
      "PUT", "/api/speech/all",
      json: #"{"version":0,"skip":{},"pauses":{},"pronunciations":[\#(rule)]}"#)
    let file = await server.ask("GET", "/api/speech/all/file")
    #expect(file.header("Content-Disposition")?.contains("vorleser-all.json") == true)
    let again = try await server.ask("POST", "/api/speech/import", body: file.bytes).json(
      ImportedRulesShape.self)
    #expect(again.source == "vorleser" && again.rules == [PronunciationRule(find: "a", say: "b")])
  }

  @Test func aKeyThatIsNotKnownIsToBeAskedForAgain() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: [Self.text]))
    let answer = await server.ask("GET", "/api/books/1/audio?from=0&voice=heart&rules=abc")
    #expect(answer.problem == "other-rules")
  }

  /// Words of the timeline of the whole chapter.
  private func words(_ server: TestServer, _ rules: String) async throws -> (
    offsets: [Int], end: Double
  ) {
    let query = "from=0&voice=heart&until=chapter\(rules)&index=0"
    var part = try await server.ask("GET", "/api/books/1/timeline?\(query)").json(
      TimelineShape.self)
    while !part.complete {
      let next = try await server.ask(
        "GET", "/api/books/1/timeline?\(query.dropLast())\(part.next)"
      ).json(TimelineShape.self)
      part = TimelineShape(
        segments: part.segments + next.segments, next: next.next, complete: next.complete,
        failure: next.failure)
    }
    let offsets = part.segments.flatMap { segment in
      stride(from: 0, to: segment.words.count, by: 4).map { Int(segment.words[$0]) }
    }
    return (offsets, part.segments.last?.to ?? 0)
  }

  @Test(
    .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
    .timeLimit(.minutes(10)))
  func whatIsSkippedIsNotInTheTimelineAndTheTextStays() async throws {
    let server = try await TestServer(resources: Places.resources)
    try await server.add(BookFile(chapters: [Self.text]))
    let found = try await server.ask("GET", "/api/books/1/speech/findings").json(FindingsShape.self)
    let marks = found.findings.filter { ["note-marks", "page-numbers"].contains($0.kind) }
      .flatMap(\.examples).map(\.start)
    #expect(marks.count == 2)
    let plain = try await words(server, "")
    #expect(marks.allSatisfy(plain.offsets.contains))
    let key = try await speech(server).key
    let usual = try await words(server, "&rules=\(key)")
    #expect(!marks.contains(where: usual.offsets.contains))
    #expect(usual.offsets == plain.offsets.filter { !marks.contains($0) })

    let body =
      #"{"version":0,"skip":{"tables":true,"code":true,"citations":true},"pauses":{"sentence":3},"pronunciations":[{"find":"Hermione","as":"phonemes","say":"hɜˈmaɪəni"}]}"#
    #expect(await server.ask("PUT", "/api/speech/book-1", json: body).status == 200)
    let other = try await speech(server).key
    let ruled = try await words(server, "&rules=\(other)")
    #expect(ruled.offsets.count < usual.offsets.count)
    #expect(Set(ruled.offsets).isSubset(of: usual.offsets))
    // What was begun under the old key goes on.
    #expect(try await words(server, "&rules=\(key)") == usual)

    let tried = await server.ask(
      "POST", "/api/speech/preview",
      json:
        #"{"text":"Hermione.","voice":"heart","book":1,"rule":{"find":"Hermione","say":"the quick brown fox"}}"#
    )
    let without = await server.ask(
      "POST", "/api/speech/preview", json: #"{"text":"Hermione.","voice":"heart"}"#)
    #expect(tried.status == 200 && without.status == 200)
    #expect(tried.bytes.count > without.bytes.count)
    let nothing = await server.ask(
      "POST", "/api/speech/preview",
      json:
        #"{"text":"Hermione.","voice":"heart","rule":{"find":"Hermione","say":"","as":"skip"}}"#)
    #expect(nothing.status == 422)
    #expect(nothing.problem == "nothing-to-say")
  }
}
