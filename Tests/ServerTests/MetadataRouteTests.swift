import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct MetadataRouteTests {
  @Test func aBookIsCorrectedAndGivenBackToItsFile() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    let known = try await server.ask("GET", "/api/books/1/metadata").json(BookMetadataShape.self)
    #expect(known.shown.title == "A Test" && known.file.title == "A Test")
    #expect(known.corrected.isEmpty && known.file.language == "en")
    let answer = await server.ask(
      "PATCH", "/api/books/1/metadata",
      json: """
        {"title": "Towers", "series": {"name": "Barsetshire", "position": "2"}, "language": "en-GB",
        "contributors": [{"name": "Anthony Trollope", "sortAs": "Trollope, Anthony"},
          {"name": "Ada", "role": "ill"}], "description": "A bishop dies."}
        """)
    let changed = try answer.json(BookMetadataShape.self)
    #expect(changed.shown.title == "Towers" && changed.file.title == "A Test")
    #expect(changed.corrected == [.title, .contributors, .series, .language, .description])
    #expect(changed.shown.contributors.map(\.kind) == [.creator, .contributor])
    let listed = try await server.ask("GET", "/api/books?author=anthony%20trollope")
      .json(BooksShape.self).books
    #expect(listed.map(\.title) == ["Towers"] && listed[0].authors == ["Anthony Trollope"])
    #expect(listed[0].series?.position == "2" && listed[0].language == "en-GB")
    #expect(listed[0].fingerprint == book.fingerprint)
    let back = try await server.ask(
      "PATCH", "/api/books/1/metadata",
      json: #"{"title": null, "series": null, "language": null, "contributors": null}"#
    ).json(BookMetadataShape.self)
    #expect(back.corrected == [.description] && back.shown.title == "A Test")
    #expect(back.shown.language == "en")
  }

  @Test func aSeriesWithoutAPlaceKeepsIt() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    func position(_ series: String) async throws -> String? {
      try await server.ask("PATCH", "/api/books/1/metadata", json: #"{"series": \#(series)}"#)
        .json(BookMetadataShape.self).shown.series?.position
    }
    #expect(try await position(#"{"name": "A", "position": "2.5"}"#) == "2.5")
    #expect(try await position(#"{"name": "B"}"#) == "2.5")
    #expect(try await position(#"{"name": "B", "position": null}"#) == nil)
  }

  @Test func severalBooksAreCorrectedTogether() async throws {
    let server = try await TestServer()
    for name in ["a", "b"] {
      try await server.add(BookFile(chapters: ["<p>\(name)</p>"]), name: "\(name).epub")
    }
    let answer = await server.ask(
      "PATCH", "/api/metadata",
      json: """
        {"books": [1, 2], "series": {"name": "Letters"}, "publisher": "Murray", "addSubjects": ["Short"]}
        """)
    #expect(
      try answer.json(ChangedBooksShape.self).books.map(\.series?.name) == ["Letters", "Letters"])
    _ = await server.ask("PATCH", "/api/metadata", json: #"{"books": [2], "title": "B"}"#)
    let common = try await server.ask("POST", "/api/metadata/common", json: #"{"books": [1, 2]}"#)
      .json(CommonMetadataShape.self)
    #expect(common.count == 2 && common.differing == [.title] && common.shown.title == nil)
    #expect(common.shown.publisher == "Murray" && common.shown.subjects == ["Short"])
    #expect(common.corrected == [.title, .series, .publisher, .subjects])
    let none = await server.ask(
      "PATCH", "/api/metadata", json: #"{"books": [1, 9], "publisher": "Longman"}"#)
    #expect(none.problem == "not-found")
    let first = try await server.ask("GET", "/api/books/1/metadata").json(BookMetadataShape.self)
    #expect(first.shown.publisher == "Murray")
  }

  @Test(arguments: [
    "{}", #"{"title": ""}"#, #"{"title": 3}"#, #"{"colour": "red"}"#, #"{"language": "German"}"#,
    #"{"published": "soon"}"#, #"{"contributors": [{"name": "A", "role": "author"}]}"#,
    #"{"contributors": [{"sortAs": "A"}]}"#, #"{"series": "A"}"#, #"{"subjects": "A"}"#,
    #"{"books": [1], "title": "A"}"#,
  ])
  func whatCannotBeIsRefused(body: String) async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let answer = await server.ask("PATCH", "/api/books/1/metadata", json: body)
    #expect(answer.problem == "bad-request", "\(answer.text)")
    let known = try await server.ask("GET", "/api/books/1/metadata").json(BookMetadataShape.self)
    #expect(known.corrected.isEmpty)
  }

  @Test(arguments: [
    #"{"books": [], "title": "A"}"#, #"{"books": [0], "title": "A"}"#, #"{"books": [1]}"#,
    #"{"title": "A"}"#, #"{"books": [1], "addSubjects": "A"}"#,
  ])
  func whatCannotBeOfSeveralIsRefused(body: String) async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    #expect(await server.ask("PATCH", "/api/metadata", json: body).problem == "bad-request")
  }

  @Test func onlyWhoMayRemoveABookCorrectsIt() async throws {
    let server = try await TestServer()
    let shared = try await server.add(BookFile(title: "Shared"))
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let own = try await bo.add(BookFile(title: "Own"), isPrivate: true)
    let one = await bo.ask(
      "PATCH", "/api/books/\(shared.id)/metadata", json: #"{"title": "Mine"}"#)
    #expect(one.problem == "forbidden")
    let both = await bo.ask(
      "PATCH", "/api/metadata", json: #"{"books": [\#(own.id), \#(shared.id)], "title": "Mine"}"#)
    #expect(both.problem == "forbidden")
    let allowed = await bo.ask(
      "PATCH", "/api/metadata", json: #"{"books": [\#(own.id)], "title": "Mine"}"#)
    #expect(allowed.status == 200)
    for (method, path) in [("PATCH", "/api/metadata"), ("POST", "/api/metadata/common")] {
      let body = #"{"books": [\#(own.id)]\#(method == "PATCH" ? #", "title": "Yours""# : "")}"#
      #expect(await ada.ask(method, path, json: body).problem == "not-found")
    }
    #expect(
      try await bo.ask("GET", "/api/books/\(own.id)/metadata").json(BookMetadataShape.self)
        .shown.title == "Mine")
  }
}
