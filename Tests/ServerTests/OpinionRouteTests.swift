import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct OpinionRouteTests {
  @Test func booksAreChangedTogetherAndListedByWhatWasSaid() async throws {
    let server = try await TestServer()
    for name in ["a", "b"] {
      try await server.add(BookFile(chapters: ["<p>\(name)</p>"]), name: "\(name).epub")
    }
    let answer = await server.ask(
      "PATCH", "/api/books",
      json: #"{"books":[1,2],"favorite":true,"rating":4.5,"addTags":["Sea"],"state":"given-up"}"#)
    let changed = try answer.json(ChangedBooksShape.self).books
    #expect(changed.map(\.id) == [1, 2] && changed.allSatisfy { $0.favorite && $0.rating == 4.5 })
    #expect(changed[0].tags == ["Sea"] && changed[0].position.state == "given-up")
    _ = await server.ask(
      "PATCH", "/api/books", json: #"{"books":[2],"rating":null,"tags":[],"favorite":false}"#)
    func ids(_ query: String) async throws -> [Int] {
      try await server.ask("GET", "/api/books?\(query)").json(BooksShape.self).books.map(\.id)
    }
    #expect(try await ids("tag=sea") == [1])
    #expect(try await ids("ids=2,9,1&sort=title").sorted() == [1, 2])
    #expect(try await ids("favorite=false") == [2])
    #expect(try await ids("state=given-up,finished&sort=added&reverse=true") == [1, 2])
    let archived = await server.ask("PATCH", "/api/books", json: #"{"books":[2],"archived":true}"#)
    #expect(try archived.json(ChangedBooksShape.self).books[0].archived)
    #expect(try await ids("archived=true") == [2])
    #expect(try await ids("archived=false") == [1])
    let page = try await server.ask("GET", "/api/books?limit=1&sort=rating").json(BooksShape.self)
    #expect(page.books.map(\.id) == [1] && page.count == 2 && page.next == 1)
    #expect(try await ids("limit=1&sort=rating&from=1") == [2])
  }

  @Test(arguments: [
    #"{"books":[1]}"#, #"{"books":[],"favorite":true}"#, #"{"books":[0],"favorite":true}"#,
    #"{"books":[1],"rating":0}"#, #"{"books":[1],"rating":4.3}"#, #"{"books":[1],"rating":6}"#,
    #"{"books":[1],"state":"burnt"}"#, #"{"books":[1],"tags":[" "]}"#,
    #"{"books":[1],"tags":"sea"}"#, #"{"books":[1],"star":true}"#, #"{"favorite":true}"#, "[]",
  ])
  func whatCannotBeIsRefused(body: String) async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let answer = await server.ask("PATCH", "/api/books", json: body)
    #expect(answer.problem == "bad-request", "\(answer.text)")
    #expect(try await server.ask("GET", "/api/books").json(BooksShape.self).books[0].rating == nil)
  }

  @Test func ofBooksThatAreNotAllThereNoneIsChanged() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let answer = await server.ask("PATCH", "/api/books", json: #"{"books":[1,9],"favorite":true}"#)
    #expect(answer.problem == "not-found")
    #expect(
      try await server.ask("GET", "/api/books").json(BooksShape.self).books[0].favorite == false)
  }

  @Test(arguments: [
    "sort=colour", "limit=0", "limit=1001", "from=-1", "state=x", "favorite=maybe", "ids=",
    "ids=1,x",
  ])
  func aListThatCannotBeIsRefused(query: String) async throws {
    let server = try await TestServer()
    #expect(await server.ask("GET", "/api/books?\(query)").problem == "bad-request")
  }

  @Test func tagsAreListedRenamedAndTakenAway() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    _ = await server.ask("PATCH", "/api/books", json: #"{"books":[1],"tags":["b","A"]}"#)
    let tags = try await server.ask("GET", "/api/tags").json(TagsShape.self).tags
    #expect(tags.map(\.name) == ["A", "b"] && tags.map(\.books) == [1, 1])
    let renamed = await server.ask("PATCH", "/api/tags/\(tags[0].id)", json: #"{"name":"c"}"#)
    #expect(try renamed.json(TagsShape.self).tags.map(\.name) == ["b", "c"])
    #expect(
      await server.ask("PATCH", "/api/tags/\(tags[0].id)", json: #"{"name":""}"#).problem
        == "bad-request")
    let left = await server.ask("DELETE", "/api/tags/\(tags[0].id)")
    #expect(try left.json(TagsShape.self).tags.map(\.name) == ["b"])
    for target in ["/api/tags/\(tags[0].id)", "/api/tags/x"] {
      #expect(await server.ask("DELETE", target).problem == "not-found")
    }
  }
}
