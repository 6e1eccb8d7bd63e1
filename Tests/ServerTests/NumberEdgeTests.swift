import Foundation
import HTTPServer
import Testing
import VorleserKit

@testable import Server

/// Numbers in requests, at and beyond the edge of what every client has exactly.
struct NumberEdgeTests {
  private static let greatest = "9007199254740991"

  private func server() async throws -> TestServer {
    let server = try await TestServer()
    try await server.add(BookFile())
    return server
  }

  /// Every body that has numbers, with one of them replaced.
  private static func bodies(with number: String) -> [(path: String, body: String)] {
    let mark = "/api/books/1/marks/abcdefgh"
    return [
      ("/api/books/1/position", #"{"offset":\#(number),"version":0}"#),
      ("/api/books/1/position", #"{"offset":0,"version":\#(number)}"#),
      (mark, #"{"kind":"highlight","start":\#(number),"end":5,"version":0}"#),
      (mark, #"{"kind":"highlight","start":0,"end":\#(number),"version":0}"#),
      (mark, #"{"kind":"highlight","start":0,"end":5,"version":\#(number)}"#),
      ("/api/speech/all", #"{"version":\#(number),"skip":{},"pauses":{},"pronunciations":[]}"#),
      ("/api/replacements", #"{"version":\#(number),"rules":[]}"#),
    ]
  }

  @Test(arguments: [
    "-1", "9007199254740992", "9223372036854775806", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "1e300", "1e999", "1.5",
  ])
  func aNumberThatNotEveryClientHasExactlyIsRefused(number: String) async throws {
    let server = try await server()
    for (path, body) in Self.bodies(with: number) {
      #expect(await server.ask("PUT", path, json: body).problem == "bad-request", "\(path) \(body)")
    }
    for path in [
      "/api/books/1/search?q=it&from=\(number)", "/api/books/1/search?q=it&limit=\(number)",
      "/api/marks?from=\(number)", "/api/books/1/timeline?from=0&voice=heart&index=\(number)",
      "/api/books/1/audio?voice=heart&from=\(number)",
    ] {
      #expect(await server.ask("GET", path).problem == "bad-request", "\(path)")
    }
    for path in ["/api/books/\(number)", "/api/books/1/chapters/\(number)"] {
      #expect(await server.ask("GET", path).problem == "not-found", "\(path)")
    }
  }

  @Test func theGreatestNumbersAreTakenAndBreakNothing() async throws {
    let server = try await server()
    for (path, body) in Self.bodies(with: Self.greatest) {
      let answer = await server.ask("PUT", path, json: body)
      #expect(answer.status < 500, "\(path) \(body) \(answer.text)")
    }
    for path in [
      "/api/books/1/search?q=it&from=\(Self.greatest)", "/api/marks?from=\(Self.greatest)",
    ] {
      #expect(await server.ask("GET", path).status == 200, "\(path)")
    }
  }

  @Test func aMarkThatNobodyKnowsBeginsAtOneWhateverItsClientSays() async throws {
    let server = try await server()
    let path = "/api/books/1/marks/abcdefgh"
    let body = #"{"kind":"highlight","start":0,"end":3,"version":\#(Self.greatest)}"#
    let mark = try await server.ask("PUT", path, json: body).json(MarkShape.self)
    #expect(mark.version == 1)
    #expect(try await server.ask("DELETE", path).json(MarkShape.self).version == 2)
    #expect(try await server.ask("POST", path + "/restore").json(MarkShape.self).version == 3)
  }

  @Test(arguments: ["1e300", "-1", "61", "1e999"])
  func aPauseThatNobodyWantsIsRefused(seconds: String) async throws {
    let server = try await server()
    let answer = await server.ask(
      "PUT", "/api/speech/all",
      json: #"{"version":0,"skip":{},"pauses":{"sentence":\#(seconds)},"pronunciations":[]}"#)
    #expect((400..<500).contains(answer.status), "\(answer.text)")
  }

  @Test(arguments: [
    "+292277026596-12-04T15:30:07Z", "9999999999-01-01T00:00:00Z", "-9999-01-01T00:00:00Z",
  ])
  func aMarkOfAnImpossibleTimeIsImported(time: String) async throws {
    let server = try await server()
    let file = #"""
      {"type":"AnnotationSet","items":[{"id":"urn:a:1","created":"\#(time)","modified":"\#(time)",
      "body":{"highlight":"solid"},
      "target":{"selector":[{"type":"TextQuoteSelector","exact":"stays"}]}}]}
      """#
    let answer = await server.ask("POST", "/api/books/1/marks/import", json: file)
    let placed = try answer.json(MarkImportShape.self).placed
    #expect(placed.map { $0.created.prefix(2) } == ["20"], "\(answer.text)")
    for format in ["markdown", "annotations", "html", "readwise"] {
      #expect(await server.ask("GET", "/api/marks/export?format=\(format)").status == 200)
    }
  }
}
