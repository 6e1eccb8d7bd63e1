import Foundation
import HTTPServer
import ReadingModel
import Storage
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct MarkRouteTests {
  private static let chapters = [
    "<h1>One</h1><p>The first sentence stands here. \u{1F600} It stays.</p>",
    "<h1>Two</h1><p>Another chapter, another sentence. The end.</p>",
  ]

  private func server() async throws -> (TestServer, BookShape) {
    let server = try await TestServer()
    return (server, try await server.add(BookFile(chapters: Self.chapters)))
  }

  private func body(
    _ start: Int, _ end: Int, kind: String = "highlight", note: String = "", version: Int = 0
  ) -> String {
    #"{"kind":"\#(kind)","start":\#(start),"end":\#(end),"style":"underline","color":"pink","#
      + #""note":"\#(note)","version":\#(version)}"#
  }

  @Test func aMarkIsMadeChangedRemovedAndRestored() async throws {
    let (server, book) = try await server()
    let path = "/api/books/\(book.id)/marks/abcdefgh"
    let made = try await server.ask("PUT", path, json: body(8, 13)).json(MarkShape.self)
    #expect(
      made.quote == QuoteShape(exact: "first", prefix: "One\nThe ", suffix: made.quote.suffix))
    #expect(made.quote.suffix.hasPrefix(" sentence stands here."))
    #expect(made.chapter == "One")
    #expect(made.version == 1)
    #expect(made.isPlaced)
    let again = await server.ask("PUT", path, json: body(8, 13))
    #expect(try again.json(MarkShape.self) == made)
    let changed = try await server.ask("PUT", path, json: body(8, 13, note: "**so**", version: 1))
      .json(MarkShape.self)
    #expect(changed.note == "**so**")
    #expect(changed.version == 2)
    let late = await server.ask("PUT", path, json: body(8, 13, note: "no", version: 1))
    #expect(late.problem == "conflict")
    guard case .mark(let current)? = try late.json(ProblemShape.self).current else {
      Issue.record("no mark stands")
      return
    }
    #expect(current == changed)
    let removed = try await server.ask("DELETE", path).json(MarkShape.self)
    #expect(removed.removed != nil)
    let list = "/api/books/\(book.id)/marks"
    #expect(try await server.ask("GET", list).json(MarksShape.self).marks.isEmpty)
    #expect(
      try await server.ask("GET", list + "?removed=true").json(MarksShape.self).marks == [removed])
    let back = try await server.ask("POST", path + "/restore").json(MarkShape.self)
    #expect(back.removed == nil)
    #expect(try await server.ask("GET", list).json(MarksShape.self).marks == [back])
  }

  @Test func whatIsOfAnotherTextNeedsItsWords() async throws {
    let (server, book) = try await server()
    let details = try await server.ask("GET", "/api/books/\(book.id)").json(BookDetailsShape.self)
    #expect(!details.rest.edition.isEmpty)
    func request(_ edition: String, _ quote: String) -> String {
      #"{"kind":"highlight","start":90,"end":95,"version":0,"edition":"\#(edition)"\#(quote)}"#
    }
    let path = "/api/books/\(book.id)/marks/"
    let without = await server.ask("PUT", path + "abcdefgh", json: request("older.1", ""))
    #expect(without.problem == "other-edition")
    let quote = #","quote":{"exact":"first","prefix":"One\nThe ","suffix":" sentence stands"}"#
    let found = try await server.ask("PUT", path + "abcdefgh", json: request("older.1", quote))
      .json(MarkShape.self)
    #expect(found.start == 8)
    #expect(found.end == 13)
    let same = try await server.ask(
      "PUT", path + "ijklmnop",
      json: request(details.rest.edition, quote).replacingOccurrences(of: "90", with: "4")
        .replacingOccurrences(of: "95", with: "7")
    ).json(MarkShape.self)
    #expect(same.quote.exact == "The")
    let place = "/api/books/\(book.id)/position"
    let refused = await server.ask(
      "PUT", place, json: #"{"offset":3,"version":0,"edition":"older.1"}"#)
    #expect(refused.problem == "other-edition")
    let odd = await server.ask(
      "PUT", place,
      json: #"{"offset":3,"version":0,"quote":{"exact":"","prefix":"","suffix":"a"}}"#)
    #expect(odd.problem == "bad-request")
  }

  @Test func aMarkAcrossChaptersAndHalfACharacterIsQuotedWhole() async throws {
    let (server, book) = try await server()
    let text = "One\nThe first sentence stands here. \u{1F600} It stays."
    let face = try #require(Array(text.utf16).firstIndex { UTF16.isLeadSurrogate($0) })
    let path = "/api/books/\(book.id)/marks/"
    let half = try await server.ask("PUT", path + "half-char", json: body(face + 1, face + 2))
      .json(MarkShape.self)
    #expect(half.quote.exact == "\u{1F600}")
    #expect(half.start == face)
    let end = text.utf16.count
    let over = try await server.ask("PUT", path + "crossing", json: body(end - 6, end + 3))
      .json(MarkShape.self)
    #expect(over.quote.exact == "stays.Two")
    let point = try await server.ask(
      "PUT", path + "bookmark", json: body(end, end, kind: "bookmark")
    ).json(MarkShape.self)
    #expect(point.quote.exact == "")
    #expect(point.quote.suffix.hasPrefix("Two\nAnother"))
  }

  @Test func whatIsNoMarkIsRefused() async throws {
    let (server, book) = try await server()
    let path = "/api/books/\(book.id)/marks/"
    let wrong = [
      ("short", body(1, 2)), ("not%20an%20id", body(1, 2)), ("abcdefgh", body(3, 3)),
      ("abcdefgh", body(4, 3)), ("abcdefgh", body(-1, 3)), ("abcdefgh", body(0, 100_000)),
      ("abcdefgh", body(0, 3, kind: "scribble")), ("abcdefgh", "[]"), ("abcdefgh", "{}"),
      ("abcdefgh", body(0, 3, note: String(repeating: "x", count: Mark.noteLimit + 1))),
    ]
    for (id, body) in wrong {
      #expect(
        await server.ask("PUT", path + id, json: body).problem == "bad-request",
        "\(body.prefix(80))"
      )
    }
    #expect(
      await server.ask("PUT", "/api/books/77/marks/abcdefgh", json: body(0, 3)).problem
        == "not-found")
    #expect(await server.ask("DELETE", path + "abcdefgh").problem == "not-found")
    let long = String(repeating: "\\u0041", count: Mark.noteLimit)
    #expect(await server.ask("PUT", path + "abcdefgh", json: body(0, 3, note: long)).status == 200)
  }

  @Test func theWholeLibrarysMarksAreListedAndChosen() async throws {
    let (server, book) = try await server()
    var other = BookFile(chapters: Self.chapters)
    other.title = "Another Title"
    let second = try await server.add(other)
    _ = await server.ask("PUT", "/api/books/\(book.id)/marks/first-mark", json: body(8, 13))
    _ = await server.ask(
      "PUT", "/api/books/\(second.id)/marks/second-mark", json: body(0, 3, note: "Grüße"))
    _ = await server.ask(
      "PUT", "/api/books/\(second.id)/marks/third-mark", json: body(2, 2, kind: "bookmark"))
    let all = try await server.ask("GET", "/api/marks").json(LibraryMarksShape.self)
    #expect(all.marks.map(\.title) == ["Another Title", "Another Title", "A Test"])
    #expect(all.total == 3)
    #expect(all.next == nil)
    let found = try await server.ask("GET", "/api/marks?kind=highlight&color=pink&search=gr%C3%BC")
      .json(LibraryMarksShape.self)
    #expect(found.marks.map(\.id) == ["second-mark"])
    #expect(await server.ask("GET", "/api/marks?color=beige").problem == "bad-request")
    _ = await server.ask("DELETE", "/api/books/\(second.id)")
    #expect(
      try await server.ask("GET", "/api/marks").json(LibraryMarksShape.self).marks.map(\.id)
        == ["first-mark"])
  }

  @Test func everyListenerLearnsOfAMark() async throws {
    let (server, book) = try await server()
    let changes = await server.library.changes()
    _ = await server.ask("PUT", "/api/books/\(book.id)/marks/abcdefgh", json: body(8, 13))
    for await change in changes {
      guard case .marks(let marks) = change else { continue }
      #expect(marks.book == book.id)
      #expect(marks.person == .owner)
      break
    }
  }
}
