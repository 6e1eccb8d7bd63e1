import Foundation
import HTTPServer
import TestSupport
import Testing

@testable import Server

/// A book's lists of chapters and contents come in parts.
struct OutlineRouteTests {
  private func server(chapters: Int) async throws -> TestServer {
    let server = try await TestServer()
    let text = (1...chapters).map {
      "Chapter \($0): Tide\n\n"
        + String(repeating: "Nobody had slept a single hour.\n\n", count: 12)
    }.joined()
    let added = await server.ask("POST", "/api/books?name=tide.txt", body: Array(text.utf8))
    #expect(added.status == 201)
    return server
  }

  @Test func thePartsAreTheWhole() async throws {
    let server = try await server(chapters: 23)
    let whole = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(whole.rest.chapterCount == 23 && whole.lists.chapters.count == 23)
    let first = try await server.ask("GET", "/api/books/1?chapters=9").json(BookDetailsShape.self)
    #expect(first.rest.chapterCount == 23 && first.rest.contentsCount == whole.lists.contents.count)
    var (chapters, contents) = (first.lists.chapters, first.lists.contents)
    #expect(chapters.count == 9 && contents.count == 9)
    for from in stride(from: 9, to: 30, by: 7) {
      let part = try await server.ask("GET", "/api/books/1/outline?from=\(from)&count=7")
        .json(OutlineShape.self)
      #expect(part.edition == whole.rest.edition && part.chapterCount == 23)
      chapters += part.chapters
      contents += part.contents
    }
    #expect(chapters.map(\.index) == Array(0..<23))
    #expect(chapters.map(\.start) == whole.lists.chapters.map(\.start))
    #expect(chapters.map(\.title) == whole.lists.chapters.map(\.title))
    #expect(contents.map(\.label) == whole.lists.contents.map(\.label))
    #expect(contents.map(\.chapter) == whole.lists.contents.map(\.chapter))
    let none = try await server.ask("GET", "/api/books/1?chapters=0").json(BookDetailsShape.self)
    #expect(none.lists.chapters.isEmpty && none.lists.contents.isEmpty)
  }

  @Test(arguments: [
    "/api/books/1/outline", "/api/books/1/outline?from=0", "/api/books/1/outline?from=0&count=5001",
    "/api/books/1/outline?from=-1&count=5", "/api/books/1?chapters=x",
  ])
  func aPartThatCannotBeIsRefused(path: String) async throws {
    let server = try await server(chapters: 2)
    #expect(await server.ask("GET", path).status == 400)
    #expect(
      try await server.ask("GET", "/api/books/1/outline?from=\(Int32.max)&count=5000")
        .json(OutlineShape.self).chapters.isEmpty)
  }
}
