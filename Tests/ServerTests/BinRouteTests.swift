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

  private func bin(_ house: House, _ method: String = "GET", _ path: String = "/api/bin")
    async throws
    -> BinShape
  {
    try await house.ask(method, path).json(BinShape.self)
  }

  @Test func whatIsRemovedLiesInTheBinAndCanBeDeletedForGood() async throws {
    let house = try await House()
    let kept = try await house.add(BookFile(title: "Kept", chapters: Self.chapters))
    let gone = try await house.add(BookFile(title: "Gone", chapters: Self.chapters))
    let path = "/api/books/\(kept.id)/marks/abcdefgh"
    #expect(await house.ask("PUT", path, json: Self.mark).status == 200)
    #expect(
      await house.ask("DELETE", "/api/books/\(kept.id)/bin").problem == "not-found",
      "it is not removed")
    #expect(await house.ask("DELETE", path + "/bin").problem == "not-found")
    #expect(await house.ask("DELETE", "/api/books/\(gone.id)").status == 200)
    #expect(await house.ask("DELETE", path).status == 200)
    let full = try await bin(house)
    #expect(full.books.map(\.title) == ["Gone"])
    #expect(full.marks.map(\.id) == ["abcdefgh"] && full.marks.map(\.title) == ["Kept"])
    let first = try await bin(house, "DELETE", "/api/books/\(gone.id)/bin")
    #expect(first.books.isEmpty && first.marks.count == 1)
    #expect(await house.ask("POST", "/api/books/\(gone.id)/restore").problem == "not-found")
    let second = try await bin(house, "DELETE", path + "/bin")
    #expect(second.marks.isEmpty)
    #expect(await house.ask("POST", path + "/restore").problem == "not-found")
    #expect(await house.ask("GET", "/api/books/\(kept.id)").status == 200)
  }

  @Test func nobodyEmptiesTheBinOfOthers() async throws {
    let house = try await House()
    let ada = try await house.setUp()
    let bo = try await house.invite("Bo", by: ada)
    let shared = try await ada.add(BookFile(title: "Shared"))
    let own = try await bo.add(BookFile(title: "Bo's"), isPrivate: true)
    for (visitor, book) in [(ada, shared), (bo, own)] {
      #expect(await visitor.ask("DELETE", "/api/books/\(book.id)").status == 200)
    }
    let seen = try await bo.ask("GET", "/api/bin").json(BinShape.self)
    #expect(seen.books.map(\.title) == ["Bo's"], "a reader may not remove what is shared")
    let empty = try await bo.ask("DELETE", "/api/bin").json(BinShape.self)
    #expect(empty.books.isEmpty)
    let adas = try await ada.ask("GET", "/api/bin").json(BinShape.self)
    #expect(adas.books.map(\.title) == ["Shared"])
  }

  @Test func anImportRestoresWhatIsInTheBin() async throws {
    let house = try await House()
    let book = try await house.add(BookFile(chapters: Self.chapters))
    let path = "/api/books/\(book.id)/marks"
    #expect(await house.ask("PUT", path + "/abcdefgh", json: Self.mark).status == 200)
    let file = await house.ask("GET", path + "/export?format=annotations")
    let mark = try #require(await house.ask("GET", path).json(MarksShape.self).marks.first)
    #expect(await house.ask("DELETE", path + "/abcdefgh").status == 200)
    let result = try await house.ask("POST", path + "/import", body: file.bytes)
      .json(MarkImportShape.self)
    #expect(result.placed.map(\.id) == [mark.id] && result.known == 0)
    #expect(try await house.ask("GET", path).json(MarksShape.self).marks.map(\.id) == [mark.id])
    #expect(try await bin(house).marks.isEmpty)
  }
}
