import Foundation
import HTTPServer
import TestSupport
import Testing

@testable import Server

/// The search route as a client sees it.
struct SearchRouteTests {
  private let chapters = [
    "<h1>One</h1><p>The Straße is long. The cat sleeps.</p>", "<p>Nothing.</p>",
    "<p>Cats and a cat’s tail; the concatenation.</p>",
  ]

  private func lines(_ query: String, _ chapters: [String]? = nil) async throws -> [[String: Any]] {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: chapters ?? self.chapters))
    return try await server.serving { address in
      let text = try await Curl.run([address + "/api/books/1/search?" + query])
      return try text.split(separator: "\n").map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
    }
  }

  @Test(.enabled(if: Curl.isThere, "no curl"))
  func matchesComeByChapterWithCountsAndASum() async throws {
    let lines = try await lines("q=cat")
    #expect(lines.map { $0["chapter"] as? Int } == [0, 0, 2, 2, nil])
    let first = try #require((lines[0]["matches"] as? [[String: Any]])?.first)
    #expect(
      first["text"] as? String == "cat" && first["before"] as? String == "The Straße is long. The ")
    #expect(lines[1]["count"] as? Int == 1 && lines[3]["count"] as? Int == 3)
    #expect(lines[4]["count"] as? Int == 4 && lines[4]["complete"] as? Bool == true)
    #expect(lines[4]["next"] is NSNull)
  }

  @Test(.enabled(if: Curl.isThere, "no curl")) func optionsCount() async throws {
    #expect(try await lines("q=cat&whole=true").last?["count"] as? Int == 1)
    #expect(try await lines("q=Cat&case=true").last?["count"] as? Int == 1)
    #expect(try await lines("q=STRASSE").last?["count"] as? Int == 1)
    #expect(try await lines("q=c.t%5Cb&regex=true").last?["count"] as? Int == 2)
    let few = try await lines("q=cat&limit=2")
    #expect(few.last?["count"] as? Int == 4 && few.last?["next"] as? Int != nil)
    #expect(try await lines("q=cat&from=45").last?["count"] as? Int == 3)
  }

  @Test(.enabled(if: Curl.isThere, "no curl")) func aPatternWithoutEndIsToldInTheLastLine()
    async throws
  {
    let lines = try await lines(
      "q=(a%2B)%2B%24&regex=true", ["<p>\(String(repeating: "a", count: 9000))!</p>"])
    let problem = lines.last?["problem"] as? [String: Any]
    #expect(problem?["type"] as? String == "too-slow")
  }

  @Test(arguments: [
    ("", "bad-request"), ("q=", "bad-request"), ("q=%20", "bad-request"),
    ("q=a&whole=1", "bad-request"),
    ("q=a&limit=5001", "bad-request"), ("q=a&from=-1", "bad-request"),
    ("q=a&colour=red", "bad-request"),
    ("q=(a&regex=true", "bad-pattern"),
  ])
  func aQueryThatIsNoneIsRefused(query: String, type: String) async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: chapters))
    let answer = await server.ask("GET", "/api/books/1/search?\(query)")
    #expect(answer.status == 400 && answer.problem == type, "\(answer.text)")
    if type == "bad-pattern" { #expect(try answer.json(ProblemShape.self).offset != nil) }
    #expect(await server.ask("GET", "/api/books/9/search?q=a").status == 404)
  }
}
