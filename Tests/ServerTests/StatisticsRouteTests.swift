import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct StatisticsRouteTests {
  private func serverWithSessions() async throws -> (TestServer, BookShape) {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    for number in 1...2 {
      let json =
        #"{"age":0,"span":600000,"reading":600000,"listening":0,"both":0,"readUnits":9000,"heardUnits":0,"#
        + #""from":0,"to":9}"#
      let path = "/api/books/\(book.id)/reading-sessions/session-\(number)"
      #expect(await server.ask("PUT", path, json: json).status == 200)
    }
    return (server, book)
  }

  @Test func whatWasReadIsCounted() async throws {
    let (server, book) = try await serverWithSessions()
    let shape = try await server.ask("GET", "/api/statistics?zone=Pacific/Auckland")
      .json(StatisticsShape.self)
    #expect(shape.zone == "Pacific/Auckland")
    #expect(shape.total.reading == 1_200_000)
    #expect(shape.total.pages == 10)
    #expect(shape.works.map(\.book) == [book.id])
    #expect(shape.authors.map(\.name) == ["Ada Example"])
    #expect(shape.hours.count == 24)
    let before = try await server.ask("GET", "/api/statistics?from=2020-01-01&to=2020-12-31")
      .json(StatisticsShape.self)
    #expect(before.days.isEmpty && before.from == "2020-01-01")
    let pace = try await server.ask("GET", "/api/books/\(book.id)/pace").json(ReadingPaceShape.self)
    #expect(pace.unitsPerMinute == 900 && pace.source == "book")
  }

  @Test(
    arguments: [
      "zone=Nowhere/Land", "from=yesterday", "from=2026-02-02&to=2026-01-01",
      "from=1900-01-01&to=2026-01-01", "zone=\(String(repeating: "a", count: 65))",
    ])
  func whatIsNoRangeIsRefused(query: String) async throws {
    let server = try await TestServer()
    #expect(await server.ask("GET", "/api/statistics?" + query).problem == "bad-request")
  }

  @Test func whatIsNoStatisticsOfKOReaderIsRefused() async throws {
    let server = try await TestServer()
    let answer = await server.ask(
      "POST", "/api/statistics/import", body: Array("Not a database".utf8))
    #expect(answer.problem == "bad-request")
    #expect(try answer.json(ProblemShape.self).reason == "no-statistics")
  }

  @Test func sessionsLeaveAsFiles() async throws {
    let (server, _) = try await serverWithSessions()
    try await server.serving { address in
      for (format, type) in [("csv", "text/csv"), ("json", "application/json")] {
        let text = try await Curl.run(["-i", address + "/api/statistics/export?format=\(format)"])
        let (head, body) = try #require(
          text.range(of: "\r\n\r\n").map { (text[..<$0.lowerBound], text[$0.upperBound...]) })
        #expect(head.localizedCaseInsensitiveContains("content-type: \(type)"))
        #expect(head.contains("vorleser-sessions.\(format)"))
        #expect(body.contains("session-1") && body.contains("session-2"))
      }
    }
    #expect(
      await server.ask("GET", "/api/statistics/export?format=xml").problem == "bad-request")
  }
}
