import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct CollectionRouteTests {
  private func filled() async throws -> TestServer {
    let server = try await TestServer()
    for name in ["a", "b", "c"] {
      try await server.add(BookFile(chapters: ["<p>\(name)</p>"]), name: "\(name).epub")
    }
    return server
  }

  @Test func aCollectionIsMadeFilledRemovedAndRestored() async throws {
    let server = try await filled()
    let answer = await server.ask(
      "POST", "/api/collections", json: #"{"name":"Sea","books":[3,1]}"#)
    #expect(answer.status == 201)
    let made = try answer.json(CollectionShape.self)
    #expect(made.name == "Sea" && made.books == 2 && made.own && !made.shared && made.rule == nil)
    func ids(_ query: String = "") async throws -> [Int] {
      try await server.ask("GET", "/api/books?collection=\(made.id)&sort=place\(query)")
        .json(BooksShape.self).books.map(\.id)
    }
    #expect(try await ids() == [3, 1])
    #expect(try await ids("&reverse=true") == [1, 3])
    let numbers = await server.ask("GET", "/api/book-numbers?collection=\(made.id)&sort=place")
    #expect(try numbers.json(BookNumbersShape.self).books == [3, 1])
    let holding = await server.ask("GET", "/api/collections?book=3")
    #expect(try holding.json(CollectionsShape.self).collections.map(\.id) == [made.id])
    let none = await server.ask("GET", "/api/collections?book=2")
    #expect(try none.json(CollectionsShape.self).collections.isEmpty)
    let changed = await server.ask(
      "PATCH", "/api/collections/\(made.id)",
      json: #"{"name":"The sea","addBooks":[2],"removeBooks":[1],"shared":true}"#)
    #expect(try changed.json(CollectionShape.self).shared)
    #expect(try await ids() == [3, 2])
    let gone = await server.ask("DELETE", "/api/collections/\(made.id)")
    #expect(try gone.json(CollectionsShape.self).collections.isEmpty)
    #expect(await server.ask("GET", "/api/books?collection=\(made.id)").problem == "not-found")
    let back = await server.ask("POST", "/api/collections/\(made.id)/restore")
    #expect(try back.json(CollectionsShape.self).collections.map(\.name) == ["The sea"])
    #expect(try await ids() == [3, 2])
  }

  @Test func numbersComeInGroupsAndChoicesAreCounted() async throws {
    let server = try await filled()
    _ = await server.ask("POST", "/api/collections", json: #"{"name":"Sea","books":[3,1]}"#)
    let numbers = try await server.ask("GET", "/api/book-numbers?group=collection&sort=title")
      .json(BookNumbersShape.self)
    #expect(numbers.books.count == 3 && numbers.books.last == 2)
    #expect(numbers.groups?.map(\.name) == ["Sea", nil])
    #expect(numbers.groups?.map(\.count) == [2, 1])
    #expect(await server.ask("GET", "/api/book-numbers?group=size").problem == "bad-request")
    let choices = try await server.ask("GET", "/api/book-choices").json(BookChoicesShape.self)
    #expect(choices.books == 3 && choices.states.map(\.name) == ["unread"])
    let none = await server.ask("GET", "/api/books?listened=true")
    #expect(try none.json(BooksShape.self).books.isEmpty)
  }

  @Test func aSmartShelfCountsAndHoldsWhatFits() async throws {
    let server = try await filled()
    _ = await server.ask("PATCH", "/api/books", json: #"{"books":[2],"rating":4,"tags":["x"]}"#)
    let rule =
      #"{"all":[{"field":"rating","test":"at-least","value":4},{"field":"added","test":"within","value":2}]}"#
    let count = await server.ask("POST", "/api/collections/count", json: #"{"rule":\#(rule)}"#)
    #expect(try count.json(BookCountShape.self).count == 1)
    let made = try await server.ask(
      "POST", "/api/collections", json: #"{"name":"Good","rule":\#(rule)}"#
    ).json(CollectionShape.self)
    #expect(made.books == 1 && made.rule != nil)
    let books = try await server.ask("GET", "/api/books?collection=\(made.id)&sort=title")
      .json(BooksShape.self).books
    #expect(books.map(\.id) == [2])
    let wrong = await server.ask(
      "POST", "/api/collections/count",
      json: #"{"rule":{"all":[{"field":"rating","test":"is","value":4}]}}"#)
    #expect(wrong.problem == "bad-request" && wrong.text.contains("all[0].test"))
  }

  @Test(arguments: [
    #"{"name":""}"#, #"{}"#, #"{"name":"a","parent":9}"#, #"{"name":"a","rule":3}"#,
    #"{"name":"a","rule":{"field":"series","test":"missing"},"books":[1]}"#,
    #"{"name":"a","colour":"red"}"#, #"{"name":"a","books":"1"}"#,
  ])
  func whatCannotBeIsRefusedAndLeavesNothing(body: String) async throws {
    let server = try await filled()
    #expect(await server.ask("POST", "/api/collections", json: body).problem == "bad-request")
    let all = try await server.ask("GET", "/api/collections").json(CollectionsShape.self)
    #expect(all.collections.isEmpty)
  }

  @Test func whatIsNotThereIsNotFound() async throws {
    let server = try await filled()
    for (method, target, body) in [
      ("PATCH", "/api/collections/9", #"{"name":"a"}"#), ("DELETE", "/api/collections/9", ""),
      ("POST", "/api/collections/9/restore", ""), ("DELETE", "/api/collections/x", ""),
      ("GET", "/api/facets/colour", ""), ("POST", "/api/collections", #"{"name":"a","books":[9]}"#),
    ] {
      #expect(await server.ask(method, target, json: body).problem == "not-found", "\(target)")
    }
  }

  @Test func authorsAreAPlaceOfTheirOwn() async throws {
    let server = try await filled()
    let answer = await server.ask("GET", "/api/facets/author?limit=1")
    let authors = try answer.json(FacetValuesShape.self)
    #expect(authors.values.map(\.name) == ["Ada Example"] && authors.values[0].books == 3)
    #expect(authors.count == 1 && authors.next == nil)
  }
}
