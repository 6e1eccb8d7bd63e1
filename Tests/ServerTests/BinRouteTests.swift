import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct BinRouteTests {
  private static let chapters = ["<h1>One</h1><p>The first sentence stands here.</p>"]
  private static let mark =
    #"{"kind":"highlight","start":4,"end":9,"style":"solid","color":"pink","note":"","version":0}"#

  private func bin(_ server: TestServer, _ method: String = "GET", _ path: String = "/api/bin")
    async throws
    -> BinShape
  {
    try await server.ask(method, path).json(BinShape.self)
  }

  @Test func whatIsRemovedLiesInTheBinAndCanBeDeletedForGood() async throws {
    let server = try await TestServer()
    let kept = try await server.add(BookFile(title: "Kept", chapters: Self.chapters))
    let gone = try await server.add(BookFile(title: "Gone", chapters: Self.chapters))
    let path = "/api/books/\(kept.id)/marks/abcdefgh"
    #expect(await server.ask("PUT", path, json: Self.mark).status == 200)
    #expect(
      await server.ask("DELETE", "/api/books/\(kept.id)/bin").problem == "not-found",
      "it is not removed")
    #expect(await server.ask("DELETE", path + "/bin").problem == "not-found")
    #expect(await server.ask("DELETE", "/api/books/\(gone.id)").status == 200)
    #expect(await server.ask("DELETE", path).status == 200)
    let full = try await bin(server)
    #expect(full.books.map(\.title) == ["Gone"])
    #expect(full.marks.map(\.id) == ["abcdefgh"] && full.marks.map(\.title) == ["Kept"])
    let first = try await bin(server, "DELETE", "/api/books/\(gone.id)/bin")
    #expect(first.books.isEmpty && first.marks.count == 1)
    #expect(await server.ask("POST", "/api/books/\(gone.id)/restore").problem == "not-found")
    let second = try await bin(server, "DELETE", path + "/bin")
    #expect(second.marks.isEmpty)
    #expect(await server.ask("POST", path + "/restore").problem == "not-found")
    #expect(await server.ask("GET", "/api/books/\(kept.id)").status == 200)
  }

  @Test func nobodyEmptiesTheBinOfOthers() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let shared = try await ada.add(BookFile(title: "Shared"))
    let own = try await bo.add(BookFile(title: "Bo's"), isPrivate: true)
    for (client, book) in [(ada, shared), (bo, own)] {
      #expect(await client.ask("DELETE", "/api/books/\(book.id)").status == 200)
    }
    let seen = try await bo.ask("GET", "/api/bin").json(BinShape.self)
    #expect(seen.books.map(\.title) == ["Bo's"], "a reader may not remove what is shared")
    let empty = try await bo.ask("DELETE", "/api/bin").json(BinShape.self)
    #expect(empty.books.isEmpty)
    let adas = try await ada.ask("GET", "/api/bin").json(BinShape.self)
    #expect(adas.books.map(\.title) == ["Shared"])
  }

  @Test func anImportRestoresWhatIsInTheBin() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile(chapters: Self.chapters))
    let path = "/api/books/\(book.id)/marks"
    #expect(await server.ask("PUT", path + "/abcdefgh", json: Self.mark).status == 200)
    let file = await server.ask("GET", path + "/export?format=annotations")
    let mark = try #require(await server.ask("GET", path).json(MarksShape.self).marks.first)
    #expect(await server.ask("DELETE", path + "/abcdefgh").status == 200)
    let result = try await server.ask("POST", path + "/import", body: file.bytes)
      .json(MarkImportShape.self)
    #expect(result.placed.map(\.id) == [mark.id] && result.known == 0)
    #expect(try await server.ask("GET", path).json(MarksShape.self).marks.map(\.id) == [mark.id])
    #expect(try await bin(server).marks.isEmpty)
  }
}
