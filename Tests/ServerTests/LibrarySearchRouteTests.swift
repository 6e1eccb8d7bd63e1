import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// The routes of searching the library as a client sees them.
struct LibrarySearchRouteTests {
  private func answer(_ response: HTTPResponse) throws -> [String: Any] {
    guard case .bytes(let bytes) = response.body else { return [:] }
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func hitsComeByBookWithTheirPlaces() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: ["<p>The Straße is long.</p>", "<p>Nothing.</p>"]))
    var index = try answer(await server.ask("GET", "/api/search/index"))
    #expect(index["indexed"] as? Int == 0 && index["complete"] as? Bool == false)
    try await server.services.librarySearch.update()
    index = try answer(await server.ask("GET", "/api/search/index"))
    #expect(index["indexed"] as? Int == 1 && index["complete"] as? Bool == true)
    let found = try answer(await server.ask("GET", "/api/search?q=strasse"))
    let book = try #require((found["books"] as? [[String: Any]])?.first)
    let match = try #require((book["matches"] as? [[String: Any]])?.first)
    #expect(match["text"] as? String == "Straße" && match["before"] as? String == "The ")
    #expect(match["start"] as? Int == 4 && match["end"] as? Int == 10)
    #expect(found["next"] is NSNull)
  }

  @Test(arguments: ["", "q=", "q=%20", "q=a&limit=0", "q=a&limit=51", "q=a&from=100001", "q=a&x=1"])
  func whatCantBeReadIsRefused(query: String) async throws {
    let server = try await TestServer()
    #expect(await server.ask("GET", "/api/search?" + query).status == 400)
  }
}
