import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct BookRoutesTests {
  @Test func aBookIsAddedListedRemovedAndRestored() async throws {
    let server = try await TestServer()
    #expect(try await server.ask("GET", "/api/books").json(BooksShape.self).books.isEmpty)
    let book = try await server.add(BookFile())
    #expect(book.title == "A Test" && book.authors == ["Ada Example"] && book.format == "epub")
    #expect(book.fileName == "book.epub" && book.progress == 0 && book.position.version == 0)
    #expect(try await server.ask("GET", "/api/books").json(BooksShape.self).books.map(\.id) == [1])

    let removed = await server.ask("DELETE", "/api/books/1")
    #expect(try removed.status == 200 && removed.json(BookShape.self).removed != nil)
    #expect(try await server.ask("GET", "/api/books").json(BooksShape.self).books.isEmpty)
    let restored = await server.ask("POST", "/api/books/1/restore")
    #expect(try restored.status == 200 && restored.json(BookShape.self).removed == nil)
    #expect(try await server.ask("GET", "/api/books").json(BooksShape.self).books.count == 1)
  }

  @Test func fieldsThatHoldNothingAreNull() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let text = await server.ask("GET", "/api/books").text
    for field in ["series", "cover", "lastRead", "removed", "voice", "updated", "device"] {
      #expect(text.contains("\"\(field)\":null"), "\(field)")
    }
    let added = try #require(text.firstMatch(of: /"added":"([^"]*)"/)).1
    #expect(added.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
  }

  @Test func detailsHaveTheSpineWithOffsets() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: ["<p>Abc🍵.</p>", "<h1>Two</h1><p>Def.</p>"]))
    let details = try await server.ask("GET", "/api/books/1").json(BookDetailsShape.self)
    #expect(details.lists.chapters.map(\.start) == [0, 6])
    #expect(details.lists.chapters.map(\.length) == [6, 8])
    #expect(details.book.length == 14)
    #expect(details.rest.direction == "ltr" && details.rest.layout == "reflowable")
  }

  @Test(arguments: [
    ("GET", "/api/books/9"), ("GET", "/api/books/9/chapters/0"), ("GET", "/api/books/9/position"),
    ("GET", "/api/books/9/positions"),
    ("GET", "/api/books/9/cover"), ("GET", "/api/books/9/file"), ("DELETE", "/api/books/9"),
    ("POST", "/api/books/9/restore"), ("GET", "/api/books/9/resources/a.png"),
    ("GET", "/api/books/0"), ("GET", "/api/books/-1"), ("GET", "/api/books/x"),
    ("GET", "/api/books/01"), ("GET", "/api/books/99999999999999999999"), ("GET", "/api/nothing"),
    ("GET", "/api/books/9/audio?from=0&voice=heart"), ("PUT", "/api/books/9/file?name=a"),
    ("GET", "/api/books/9/timeline?from=0&voice=heart&index=0"),
  ])
  func whatIsNotThereIsNotFound(method: String, target: String) async throws {
    let answer = try await TestServer().ask(method, target)
    #expect(answer.status == 404 && answer.problem == "not-found", "\(answer.text)")
  }

  @Test func aPlaceIsStoredWithItsVersion() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let stored = await server.ask(
      "PUT", "/api/books/1/position", json: #"{"offset": 5, "version": 0, "device": "desk"}"#)
    let position = try stored.json(PositionShape.self)
    #expect(position.offset == 5 && position.version == 1 && position.device == "desk")
    let late = await server.ask(
      "PUT", "/api/books/1/position", json: #"{"offset": 9, "version": 0}"#)
    #expect(late.status == 409 && late.problem == "conflict")
    #expect(try late.json(ProblemShape.self).current?.position?.offset == 5)
    let read = try await server.ask("GET", "/api/books/1/position").json(PositionShape.self)
    #expect(read.offset == 5 && read.updated == position.updated)
    let book = try await server.ask("GET", "/api/books").json(BooksShape.self).books[0]
    #expect(book.progress > 0 && book.lastRead == position.updated)
    let all = try await server.ask("GET", "/api/books/1/positions").json(PositionsShape.self)
    #expect(all.positions.map(\.device) == ["desk"])
  }

  @Test func aBookIsMarkedAsFinishedAndAsUnread() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    for (version, (state, progress)) in [("finished", 1.0), ("unread", 0), ("finished", 1)]
      .enumerated()
    {
      let stored = await server.ask(
        "PUT", "/api/books/1/position",
        json: #"{"offset": 5, "version": \#(version), "state": "\#(state)"}"#)
      #expect(try stored.json(PositionShape.self).state == state)
      let book = try await server.ask("GET", "/api/books").json(BooksShape.self).books[0]
      #expect(book.progress == progress && (book.lastRead == nil) == (state == "unread"))
    }
  }

  @Test(arguments: [
    "", "[]", "nonsense", "{}", #"{"offset": 5}"#, #"{"offset": "5", "version": 0}"#,
    #"{"offset": 5, "version": 0, "colour": 1}"#, #"{"offset": -1, "version": 0}"#,
    #"{"offset": 100000, "version": 0}"#, #"{"offset": 1.5, "version": 0}"#,
    #"{"offset": 5, "version": 0, "device": 7}"#, #"{"offset": 5, "version": 0, "state": "read"}"#,
    #"{"offset": 5, "version": 0, "device": "\#(String(repeating: "x", count: 101))"}"#,
  ])
  func aPlaceThatIsNoneIsRefused(json: String) async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let answer = await server.ask("PUT", "/api/books/1/position", json: json)
    #expect(answer.status == 400 && answer.problem == "bad-request", "\(answer.text)")
    #expect(
      try await server.ask("GET", "/api/books/1/position").json(PositionShape.self).version == 0)
  }

  @Test func aBodyWithoutEndIsCutShort() async throws {
    let long = String(repeating: " ", count: Call.bodyLimit + 1)
    let server = try await TestServer()
    try await server.add(BookFile())
    let answer = await server.ask("PUT", "/api/books/1/position", json: long)
    #expect(answer.status == 413 && answer.problem == "too-large")
  }

  @Test func aVoiceMustBeThereToBeChosen() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let answer = await server.ask("PATCH", "/api/books/1", json: #"{"voice": "nobody"}"#)
    #expect(answer.status == 404 && answer.problem == "no-such-voice")
    #expect(await server.ask("PATCH", "/api/books/1", json: "{}").problem == "bad-request")
    let cleared = await server.ask("PATCH", "/api/books/1", json: #"{"voice": null}"#)
    #expect(try cleared.status == 200 && cleared.json(BookShape.self).voice == nil)
  }

  @Test(arguments: [
    ("POST", "/healthz", "GET, HEAD"), ("PUT", "/api/books", "GET, PATCH, POST, HEAD"),
    ("OPTIONS", "/api/books/1", "GET, PATCH, DELETE, HEAD"),
    ("GET", "/api/books/1/restore", "POST"),
    ("DELETE", "/", "GET, HEAD"), ("PROPFIND", "/css/base.css", "GET, HEAD"),
  ])
  func anotherMethodIsToldWhichOnesThereAre(
    method: String, target: String, allowed: String
  ) async throws {
    let answer = try await TestServer().ask(method, target)
    #expect(answer.status == 405 && answer.problem == "method-not-allowed")
    #expect(answer.header("Allow") == allowed)
  }

  @Test(arguments: [
    "/api/books?sort=colour", "/api/books?order=title", "/api/books/1/audio?from=0",
    "/api/books/1/audio?voice=heart",
    "/api/books/1/audio?from=x&voice=heart", "/api/books/1/audio?from=-1&voice=heart",
    "/api/books/1/audio?from=99999&voice=heart", "/api/books/1/audio?from=0&from=1&voice=heart",
    "/api/books/1/audio?from=0&voice=heart&until=dawn", "/api/books/1/audio?from=0&voice=",
    "/api/books/1/timeline?from=0&voice=heart", "/api/books/1/timeline?from=0&voice=heart&index=x",
  ])
  func aQueryThatDoesNotFitIsRefused(target: String) async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let answer = await server.ask("GET", target)
    #expect(answer.status == 400 && answer.problem == "bad-request", "\(answer.text)")
  }

  @Test func withoutItsFilesTheVoiceFailsAndTheRestWorks() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let audio = await server.ask("GET", "/api/books/1/audio?from=0&voice=heart")
    #expect(audio.status == 503 && audio.problem == "voice-failed", "\(audio.text)")
    #expect(!audio.text.contains(server.folder.url.path))
    let nobody = await server.ask("GET", "/api/books/1/audio?from=0&voice=nobody")
    #expect(nobody.status == 404 && nobody.problem == "no-such-voice")
    let preview = await server.ask("GET", "/api/voices/nobody/preview")
    #expect(preview.status == 404 && preview.problem == "no-such-voice")
    #expect(try await server.ask("GET", "/api/voices").json(VoicesShape.self).default == "heart")
    #expect(await server.ask("GET", "/api/books/1/chapters/0").status == 200)
  }

  @Test func aVanishedFileIsToldOfAndPutBack() async throws {
    let server = try await TestServer()
    let bytes = try BookFile().bytes()
    try await server.add(BookFile())
    let file = try await server.library.file(of: 1)
    try FileManager.default.removeItem(at: file)
    #expect(try await server.ask("GET", "/api/books").json(BooksShape.self).books[0].missing)
    for path in ["chapters/0", "file", "resources/a.png", "audio?from=0&voice=heart"] {
      let answer = await server.ask("GET", "/api/books/1/\(path)")
      #expect(answer.status == 410 && answer.problem == "missing-file", "\(path)")
      #expect(!answer.text.contains(server.folder.url.path))
    }
    let other = await server.ask(
      "PUT", "/api/books/1/file?name=b.epub", body: try BookFile(title: "Another").bytes())
    #expect(other.status == 409 && other.problem == "other-file")
    let back = await server.ask("PUT", "/api/books/1/file?name=b.epub", body: bytes)
    #expect(try back.status == 200 && !back.json(BookShape.self).missing)
    #expect(await server.ask("GET", "/api/books/1/chapters/0").status == 200)
  }
}
