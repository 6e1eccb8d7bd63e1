import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct DuplicateRouteTests {
  private func twins(_ server: TestServer) async throws {
    try await server.add(BookFile(title: "Emma", chapters: ["<p>The first edition.</p>"]))
    try await server.add(
      BookFile(title: "EMMA", chapters: ["<p>A foreword.</p>", "<p>The first edition.</p>"]))
    try await server.add(BookFile(title: "Persuasion", chapters: ["<p>Another one.</p>"]))
  }

  private func groups(_ server: TestServer) async throws -> [[Int]] {
    try await server.ask("GET", "/api/duplicates").json(DuplicatesShape.self).groups.map {
      $0.books.map(\.id)
    }
  }

  @Test func likelyDuplicatesAreMergedWithMarksAtTheirWords() async throws {
    let server = try await TestServer()
    try await twins(server)
    #expect(try await groups(server) == [[1, 2]])
    _ = await server.ask(
      "PUT", "/api/books/1/marks/abcdefgh12345678",
      json: #"{"kind":"highlight","start":4,"end":17,"note":"mine","version":0}"#)
    let answer = await server.ask("POST", "/api/books/2/merge", json: #"{"book":1}"#)
    #expect(try answer.json(BookShape.self).id == 2, "\(answer.text)")
    let marks = try await server.ask("GET", "/api/books/2/marks").json(MarksShape.self).marks
    #expect(marks.map(\.note) == ["mine"] && marks[0].isPlaced)
    #expect(marks[0].quote.exact == "first edition")
    #expect(marks[0].start > 4)
    #expect(try await groups(server).isEmpty)
    let bin = try await server.ask("GET", "/api/bin").json(BinBooks.self)
    #expect(bin.books.map(\.id) == [1])
    _ = await server.ask("POST", "/api/books/1/restore")
    let kept = try await server.ask("GET", "/api/books/1/marks").json(MarksShape.self).marks
    #expect(kept.map(\.id) == ["abcdefgh12345678"])
  }

  @Test func differentBooksAreRemembered() async throws {
    let server = try await TestServer()
    try await twins(server)
    let answer = await server.ask(
      "POST", "/api/duplicates/different", json: #"{"books":[2,1]}"#)
    #expect(try answer.json(DuplicatesShape.self).count == 0)
    #expect(try await groups(server).isEmpty)
  }

  @Test(arguments: [
    ("/api/books/1/merge", #"{"book":1}"#, "bad-request"),
    ("/api/books/1/merge", #"{"book":9}"#, "not-found"),
    ("/api/books/1/merge", #"{}"#, "bad-request"),
    ("/api/duplicates/different", #"{"books":[1]}"#, "bad-request"),
    ("/api/duplicates/different", #"{"books":[1,1]}"#, "bad-request"),
    ("/api/duplicates/different", #"{"books":[1,9]}"#, "not-found"),
  ])
  func whatCannotBeIsRefused(path: String, body: String, problem: String) async throws {
    let server = try await TestServer()
    try await twins(server)
    #expect(await server.ask("POST", path, json: body).problem == problem)
    #expect(try await groups(server) == [[1, 2]])
  }

  @Test func nobodyMergesWhatOthersWouldNoLongerSeeOrHaveAdded() async throws {
    let server = try await TestServer()
    let shared = try await server.add(BookFile(title: "Emma", chapters: ["<p>Shared.</p>"]))
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let own = try await bo.add(
      BookFile(title: "Emma", chapters: ["<p>Bo's own.</p>"]), isPrivate: true)
    let hers = try await ada.add(
      BookFile(title: "Emma", chapters: ["<p>Ada's own.</p>"]), isPrivate: true)
    let taken = await bo.ask("POST", "/api/books/\(own.id)/merge", json: #"{"book":\#(shared.id)}"#)
    #expect(taken.problem == "forbidden")
    let hidden = await ada.ask(
      "POST", "/api/books/\(hers.id)/merge", json: #"{"book":\#(shared.id)}"#)
    #expect(hidden.problem == "bad-request")
    let unseen = await ada.ask(
      "POST", "/api/books/\(shared.id)/merge", json: #"{"book":\#(own.id)}"#)
    #expect(unseen.problem == "not-found")
    let given = await ada.ask(
      "POST", "/api/books/\(shared.id)/merge", json: #"{"book":\#(hers.id)}"#)
    #expect(given.status == 200)
  }
}

private struct BinBooks: Codable {
  var books: [BookShape]
}
