import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct ChangeRouteTests {
  @Test func aDeviceThatComesBackLearnsWhatItHasMissed() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    let first = try await server.ask("GET", "/api/changes").json(ChangesShape.self)
    #expect(first.changes.map(\.kind) == ["book"] && !first.more)
    #expect(first.changes.first?.details?.title == "A Test")
    let base = "/api/books/\(book.id)"
    let mark = #"{"kind":"highlight","start":4,"end":6,"version":0}"#
    _ = await server.ask("PUT", base + "/marks/abcdefgh", json: mark)
    _ = await server.ask("PUT", base + "/position", json: #"{"offset":3,"version":0}"#)
    _ = await server.ask("PATCH", "/api/settings", json: #"{"theme":"sepia"}"#)
    var kinds: Set<String> = []
    var next = first.next
    repeat {
      let page = try await server.ask("GET", "/api/changes?limit=1&since=\(next)")
        .json(ChangesShape.self)
      kinds.formUnion(page.changes.map(\.kind))
      next = page.next
      if !page.more { break }
    } while true
    #expect(kinds.isSuperset(of: ["mark", "position", "setting"]))
    let last = try await server.ask("GET", "/api/changes?since=\(next)").json(ChangesShape.self)
    #expect(last.changes.isEmpty)
    _ = await server.ask("DELETE", base + "/marks/abcdefgh")
    _ = await server.ask("DELETE", base + "/marks/abcdefgh/bin")
    let gone = try await server.ask("GET", "/api/changes?since=\(next)").json(ChangesShape.self)
    #expect(gone.changes.map(\.gone) == [true] && gone.changes.first?.id == "abcdefgh")
  }

  @Test func aPageThatKnowsEverythingLearnsOfOpinionsAndCollections() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    let now = try await server.ask("GET", "/api/changes?since=now").json(ChangesShape.self)
    #expect(now.changes.isEmpty && !now.more)
    _ = await server.ask("PATCH", "/api/books", json: #"{"books":[\#(book.id)],"favorite":true}"#)
    _ = await server.ask("POST", "/api/collections", json: #"{"name":"Sea","books":[]}"#)
    let page = try await server.ask("GET", "/api/changes?since=\(now.next)")
      .json(ChangesShape.self)
    #expect(page.changes.map(\.kind) == ["opinion", "collection"])
    #expect(page.changes.first?.details?.favorite == true)
    let made = try #require(page.changes.last?.collection)
    #expect(made.name == "Sea" && page.changes.last?.id == String(made.id))
    _ = await server.ask("DELETE", "/api/collections/\(made.id)")
    let gone = try await server.ask("GET", "/api/changes?since=\(page.next)")
      .json(ChangesShape.self)
    #expect(gone.changes.map(\.gone) == [true] && gone.changes.first?.id == String(made.id))
  }

  @Test func aTokenThatIsNoneOrOfAnotherLibraryIsRefused() async throws {
    let server = try await TestServer()
    let other = try await TestServer().ask("GET", "/api/changes").json(ChangesShape.self)
    #expect(
      await server.ask("GET", "/api/changes?since=\(other.next)").problem == "begin-again")
    for text in ["x", "", "1.2.3", "0123456789abcdef.-1.0.0", "0123456789abcdef.1.1.\(UInt64.max)"]
    {
      #expect(await server.ask("GET", "/api/changes?since=\(text)").problem == "bad-request")
    }
    #expect(await server.ask("GET", "/api/changes?limit=1001").problem == "bad-request")
  }

  @Test func aBookThatIsMadePrivateIsGoneForOthers() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let book = try await ada.add(BookFile(title: "Diary"))
    let seen = try await bo.ask("GET", "/api/changes").json(ChangesShape.self)
    #expect(seen.changes.map(\.book) == [book.id])
    #expect(
      await ada.ask("PUT", "/api/books/\(book.id)/shelf", json: #"{"shelf":"private"}"#).status
        == 200)
    let after = try await bo.ask("GET", "/api/changes?since=\(seen.next)").json(ChangesShape.self)
    #expect(after.changes.map(\.gone) == [true])
    #expect(!after.changes.contains { $0.details != nil })
  }

  @Test func earlierPlacesAreListed() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    let path = "/api/books/\(book.id)/position"
    for (version, device) in ["Phone", "Desk", "Desk"].enumerated() {
      let json = #"{"offset":\#(version + 1),"version":\#(version),"device":"\#(device)"}"#
      #expect(await server.ask("PUT", path, json: json).status == 200)
    }
    let earlier = try await server.ask("GET", path + "s/earlier").json(PositionsShape.self)
    #expect(earlier.positions.map(\.offset) == [3, 1])
  }
}
