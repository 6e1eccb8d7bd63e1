import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// Lists of marks that are too long to be held at once.
@Suite(.enabled(if: Curl.isThere, "no curl"))
struct MarkListTests {
  private static let count = 2 * MarkList.batch + 7

  private func marked() async throws -> TestServer {
    let server = try await TestServer()
    try await server.add(BookFile())
    for number in 0..<Self.count {
      let note = "note \(number) " + String(repeating: "ü\\n", count: 500)
      let answer = await server.ask(
        "PUT", "/api/books/1/marks/mark-\(1000 + number)",
        json: """
          {"kind":"highlight","start":\(number % 10),"end":12,"note":"\(note)","version":0,
           "color":"\(number % 2 == 0 ? "pink" : "blue")"}
          """)
      #expect(answer.status == 200)
    }
    return server
  }

  @Test func aLongListIsStreamedAndTheSame() async throws {
    let server = try await marked()
    guard case .stream = await server.ask("GET", "/api/books/1/marks").body else {
      Issue.record("it is held at once")
      return
    }
    let stored = try await server.library.marks(in: 1)
    try await server.serving { address in
      let text = try await Curl.run([address + "/api/books/1/marks"])
      let list = try JSONDecoder().decode(MarksShape.self, from: Data(text.utf8))
      #expect(list.marks == stored.map { MarkShape($0) })
      #expect(list.marks.count == Self.count)
    }
  }

  @Test func aLongExportIsStreamedWhole() async throws {
    let server = try await marked()
    for format in ["markdown", "annotations", "html", "readwise"] {
      let path = "/api/books/1/marks/export?format=\(format)"
      guard case .stream = await server.ask("GET", path).body else {
        Issue.record("it is held at once")
        continue
      }
      try await server.serving { address in
        let text = try await Curl.run([address + path])
        for number in 0..<Self.count { #expect(text.contains("note \(number) ü"), "\(format)") }
      }
    }
  }

  @Test func theLibrarysListIsFilteredCountedAndStreamed() async throws {
    let server = try await marked()
    try await server.serving { address in
      func list(_ query: String) async throws -> LibraryMarksShape {
        let text = try await Curl.run([address + "/api/marks" + query])
        return try JSONDecoder().decode(LibraryMarksShape.self, from: Data(text.utf8))
      }
      let all = try await list("")
      #expect(all.marks.count == Self.count && all.total == Self.count && all.next == nil)
      #expect(Set(all.marks.map(\.title)) == ["A Test"])
      let blue = try await list("?color=blue")
      #expect(blue.marks.count == Self.count / 2 && blue.marks.allSatisfy { $0.color == "blue" })
      let found = try await list("?search=NOTE%2042")
      #expect(found.marks.map(\.id) == ["mark-1042"] && found.total == 1)
      #expect(try await list("?search=n%C3%B3te%2042").total == 1, "accents don't count")
      let rest = try await list("?from=100")
      #expect(rest.marks == Array(all.marks.dropFirst(100)) && rest.total == Self.count)
      #expect(try await list("?from=9000").marks.isEmpty)
    }
  }

  @Test func aFullBinIsStreamedAndCanBeEmptied() async throws {
    let server = try await marked()
    for number in 0..<Self.count {
      let path = "/api/books/1/marks/mark-\(1000 + number)"
      #expect(await server.ask("DELETE", path).status == 200)
    }
    guard case .stream = await server.ask("GET", "/api/bin").body else {
      Issue.record("it is held at once")
      return
    }
    try await server.serving { address in
      let text = try await Curl.run([address + "/api/bin"])
      let bin = try JSONDecoder().decode(BinShape.self, from: Data(text.utf8))
      #expect(bin.books.isEmpty && bin.marks.count == Self.count)
      #expect(bin.marks.allSatisfy { $0.removed != nil && $0.title == "A Test" })
    }
    #expect(try await server.ask("DELETE", "/api/bin").json(BinShape.self).marks.isEmpty)
  }

  @Test func anEmptyListIsOneToo() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    #expect(await server.ask("GET", "/api/books/1/marks").text == #"{"marks":[]}"#)
    let all = try await server.ask("GET", "/api/marks").json(LibraryMarksShape.self)
    #expect(all.marks.isEmpty && all.total == 0 && all.next == nil)
  }
}
