import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// Voices of what is said, over the interface.
struct DialogueRouteTests {
  private static let text = """
    <h1>“One”</h1><p>“Yes,” said Emma. “I will.”</p><p>“No,” said Harriet.</p><p>It rained.</p>
    """
  private static let choices =
    #""skip":{},"pauses":{},"pronunciations":[],"dialogue":{"mode":"characters","quotations":"joe","characters":[{"name":"Emma","voice":"heart"}]}"#

  @Test func `a book lists the characters whom it names as speakers`() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: [Self.text, "<p>“So,” Emma said.</p>"]))
    let found = try await server.ask("GET", "/api/books/1/speech/dialogue")
      .json(DialogueShape.self)
    #expect(found.whole && found.count == 4)
    #expect(found.characters.map(\.name) == ["Emma", "Harriet"])
    #expect(found.characters.map(\.count) == [3, 1])
    #expect(found.example == "“Yes,” said Emma. “I will.”")
    #expect(found.characters.last?.example == "“No,” said Harriet.")
    #expect(await server.ask("GET", "/api/books/9/speech/dialogue").status == 404)
  }

  @Test func `a book without speech lists nobody`() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: ["<p>It rained.</p>"]))
    let found = try await server.ask("GET", "/api/books/1/speech/dialogue")
      .json(DialogueShape.self)
    #expect(found.count == 0 && found.example == nil && found.characters.isEmpty)
  }

  @Test func `the voices are stored, change the rules' key, and are exported`() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: [Self.text]))
    let before = try await server.ask("GET", "/api/books/1/speech").json(SpeechShape.self).key
    let stored = try await server.ask(
      "PUT", "/api/speech/book-1", json: "{\"version\":0,\(Self.choices)}"
    ).json(ChoicesShape.self)
    #expect(stored.dialogue?.mode == .characters && stored.dialogue?.quotations == "joe")
    let kept = try await server.ask("GET", "/api/speech/book-1").json(ChoicesShape.self)
    #expect(kept.dialogue == stored.dialogue)
    let after = try await server.ask("GET", "/api/books/1/speech").json(SpeechShape.self).key
    #expect(before != after)
    let file = await server.ask("GET", "/api/speech/book-1/file")
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("\"quotations\" : \"joe\""))
  }

  @Test func `a character without a name is refused`() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: [Self.text]))
    let nameless = Self.choices.replacingOccurrences(of: "Emma", with: "")
    let answer = await server.ask(
      "PUT", "/api/speech/book-1", json: "{\"version\":0,\(nameless)}")
    #expect(answer.status == 422)
    #expect(String(decoding: answer.bytes, as: UTF8.self).contains("bad-character"))
  }
}
