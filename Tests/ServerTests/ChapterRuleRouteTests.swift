import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing

@testable import Server

struct ChapterRuleRouteTests {
  private static let log = (1...12).map { number in
    "~ Watch \(number) ~\n\n"
      + String(repeating: "Nobody aboard had slept a single hour.\n\n", count: 20)
  }.joined()

  private func server() async throws -> TestServer {
    let server = try await TestServer()
    let added = await server.ask("POST", "/api/books?name=log.txt", body: Array(Self.log.utf8))
    #expect(added.status == 201)
    return server
  }

  @Test func aRuleIsTriedChosenAndTakenBack() async throws {
    let server = try await server()
    let tried = await server.ask(
      "POST", "/api/books/1/chapter-rules/preview", json: #"{"rule": "Watch \\d+"}"#)
    let preview = try tried.json(ChapterPreviewShape.self)
    #expect(preview.count == 12 && preview.whole && !preview.slow && preview.regularity > 0.9)
    #expect(preview.titles[3].title == "Watch 4")
    // A rule that is still being written is no mistake.
    let begun = await server.ask(
      "POST", "/api/books/1/chapter-rules/preview", json: #"{"rule": "("}"#)
    let unusable = try begun.json(ChapterPreviewShape.self)
    #expect(!unusable.usable && unusable.count == 0)
    #expect(
      try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self).lists.chapters.count
        == 1)
    let chosen = await server.ask("PATCH", "/api/books/1", json: #"{"chapterRule": "Watch \\d+"}"#)
    #expect(chosen.status == 200, "\(chosen.text)")
    let details = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(details.lists.chapters.count == 12 && details.rest.chapterRule == #"Watch \d+"#)
    let known = try await server.ask("GET", "/api/books/1/chapter-rules").json(
      BookChapterRulesShape.self)
    #expect(known.chosen == #"Watch \d+"# && known.candidates.first?.rule == nil)
    _ = await server.ask("PATCH", "/api/books/1", json: #"{"chapterRule": null}"#)
    let again = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(again.lists.chapters.count == 1 && again.rest.chapterRule == nil)
    #expect(again.rest.edition != details.rest.edition)
  }

  @Test func theListIsStoredHandedOutAndReadAgain() async throws {
    let server = try await TestServer()
    let first = try await server.ask("GET", "/api/chapter-rules").json(ChapterRulesShape.self)
    #expect(first.version == 0 && !first.rules.isEmpty && first.rules.allSatisfy { !$0.isEnabled })
    let file = await server.ask("GET", "/api/chapter-rules/file")
    let read = try await server.ask(
      "POST", "/api/chapter-rules/import", body: Array(file.text.utf8)
    )
    .json(ImportedChapterRulesShape.self)
    #expect(read.rules == first.rules && read.refused.isEmpty)
    let body =
      #"{"version": 0, "rules": [{"name": "Watchs", "rule": "Watch \\d+", "serialNumber": 3}]}"#
    let stored = await server.ask("PUT", "/api/chapter-rules", json: body)
    #expect(try stored.json(ChapterRulesShape.self).rules.map(\.name) == ["Watchs"])
    #expect(await server.ask("PUT", "/api/chapter-rules", json: body).status == 409)
  }

  @Test(arguments: [
    ("PUT", "/api/chapter-rules", #"{"version": 0, "rules": [{"rule": "("}]}"#, 422),
    ("POST", "/api/chapter-rules/import", "{}", 422),
    ("PATCH", "/api/books/1", #"{"chapterRule": "("}"#, 422),
    ("PATCH", "/api/books/1", #"{"chapterRule": 3}"#, 400),
  ])
  func whatCannotBeIsRefused(method: String, path: String, body: String, status: Int) async throws {
    let server = try await server()
    let answer = await server.ask(method, path, json: body)
    #expect(answer.status == status, "\(answer.text)")
    #expect(
      try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self).rest.chapterRule
        == nil)
  }

  @Test func linesAreShownAsAPersonChooses() async throws {
    let server = try await TestServer()
    let text = "ab\ncd\n\n（本章完）\n"
    _ = await server.ask("POST", "/api/books?name=log.txt", body: Array(text.utf8))
    let plain = await server.ask("GET", "/api/books/1/chapters/0")
    let before = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(before.rest.cleaning == .automatic && before.rest.replacements == nil)
    let choice = #"{"cleaning": {"lines": "join", "hideBoilerplate": true}}"#
    let tried = try await server.ask("POST", "/api/books/1/cleaning/preview", json: choice)
      .json(CleaningPreviewShape.self)
    #expect(
      tried.hidden == 1 && tried.html.contains("<p>ab<span data-source=\"\n\"> </span>cd</p>"))
    #expect(await server.ask("PATCH", "/api/books/1", json: choice).status == 200)
    let details = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(details.rest.cleaning?.lines == .join && details.rest.cleaning?.dropIndents == true)
    #expect(details.rest.edition == before.rest.edition && details.rest.replacements != nil)
    let chapter = await server.ask("GET", "/api/books/1/chapters/0")
    #expect(chapter.header("ETag") != plain.header("ETag"))
    #expect(
      try chapter.json(ChapterShape.self).html
        == "<p>ab<span data-source=\"\n\"> </span>cd</p>\n"
        + "<p><span data-source=\"（本章完）\"></span></p>")
    _ = await server.ask("PATCH", "/api/books/1", json: #"{"cleaning": null}"#)
    let again = await server.ask("GET", "/api/books/1/chapters/0")
    #expect(again.header("ETag") == plain.header("ETag"))
    for wrong in [#"{"cleaning": {"lines": "other"}}"#, #"{"cleaning": 3}"#] {
      #expect(await server.ask("PATCH", "/api/books/1", json: wrong).status == 400)
    }
  }

  @Test func titlesInTheContentsAreShownByTheRulesForTitles() async throws {
    let server = try await server()
    _ = await server.ask("PATCH", "/api/books/1", json: #"{"chapterRule": "Watch \\d+"}"#)
    let rules = #"""
      {"version": 0, "rules": [
        {"pattern": "Watch", "replacement": "Wache", "scopeTitle": true, "scopeContent": false},
        {"pattern": "Wache 12", "replacement": "", "scopeTitle": true},
        {"pattern": "\\d+", "replacement": "x", "scopeTitle": false}]}
      """#
    #expect(await server.ask("PUT", "/api/replacements", json: rules).status == 200)
    let lists = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self).lists
    #expect(lists.chapters[3].title == "Wache 4" && lists.contents[3].label == "Wache 4")
    // A title of which nothing is left stays, so that it can be found in the list.
    #expect(lists.contents[11].label == "Watch 12")
    let chapter = try await server.ask("GET", "/api/books/1/chapters/3").json(ChapterShape.self)
    #expect(chapter.title == "Wache 4")
  }

  @Test func aFormatThatMarksItsHeadingsHasNoRule() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let known = try await server.ask("GET", "/api/books/1/chapter-rules").json(
      BookChapterRulesShape.self)
    #expect(known.candidates.isEmpty)
    for (method, path) in [
      ("PATCH", "/api/books/1"), ("POST", "/api/books/1/chapter-rules/preview"),
    ] {
      let body = method == "PATCH" ? #"{"chapterRule": "x"}"# : #"{"rule": "x"}"#
      #expect(await server.ask(method, path, json: body).status == 400)
    }
    #expect(
      try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self).rest.cleaning == nil)
    for (method, path) in [("PATCH", "/api/books/1"), ("POST", "/api/books/1/cleaning/preview")] {
      #expect(
        await server.ask(method, path, json: #"{"cleaning": {"lines": "keep"}}"#).status == 400)
    }
  }
}
