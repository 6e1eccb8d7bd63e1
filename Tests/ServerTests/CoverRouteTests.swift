import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct CoverRouteTests {
  /// A PNG of one pixel.
  private static let dot: [UInt8] = Array(
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data())

  private func server() async throws -> TestServer {
    let server = try await TestServer()
    try await server.add(
      BookFile(
        chapters: [#"<p>A map: <img src="map.gif" alt=""/></p>"#],
        files: [("map.gif", BookFile.dot)]))
    return server
  }

  private func source(_ server: TestServer) async throws -> CoverSource {
    try await server.ask("GET", "/api/books/1/metadata").json(BookMetadataShape.self).cover
  }

  @Test func aPictureThatIsSentBecomesTheCoverAndIsTakenBack() async throws {
    let server = try await server()
    let chosen = await server.ask("PUT", "/api/books/1/cover", body: Self.dot)
    #expect(try chosen.json(BookShape.self).cover != nil, "\(chosen.text)")
    let shown = await server.ask("GET", "/api/books/1/cover")
    #expect(shown.bytes == Self.dot && shown.header("Content-Type") == "image/png")
    #expect(try await source(server) == .chosen)
    let back = await server.ask("PATCH", "/api/books/1/cover", json: #"{"source": "file"}"#)
    #expect(try back.json(BookShape.self).cover == nil)
    #expect(try await source(server) == .file)
    let drawn = await server.ask("PATCH", "/api/books/1/cover", json: #"{"source": "drawn"}"#)
    #expect(try drawn.json(BookShape.self).cover == nil)
    #expect(try await source(server) == .drawn)
  }

  @Test func aPictureOfTheBookBecomesTheCover() async throws {
    let server = try await server()
    let known = try await server.ask("GET", "/api/books/1/pictures").json(PicturesShape.self)
    #expect(known.pictures.map(\.path) == ["EPUB/map.gif"])
    let address = try #require(known.pictures.first?.address)
    #expect(await server.ask("GET", address).bytes == BookFile.dot)
    let chosen = await server.ask(
      "PATCH", "/api/books/1/cover", json: #"{"source": "picture", "picture": "EPUB/map.gif"}"#)
    #expect(try chosen.json(BookShape.self).cover != nil, "\(chosen.text)")
    #expect(await server.ask("GET", "/api/books/1/cover").bytes == BookFile.dot)
  }

  @Test(arguments: [
    #"{"source": "picture"}"#, #"{"source": "picture", "picture": "EPUB/none.gif"}"#,
    #"{"source": "picture", "picture": "EPUB/c0.xhtml"}"#, #"{"source": "painter"}"#, "{}",
  ])
  func whatIsNoPictureIsRefused(body: String) async throws {
    let server = try await server()
    #expect(await server.ask("PATCH", "/api/books/1/cover", json: body).problem == "bad-request")
    #expect(try await source(server) == .file)
  }

  @Test func whatIsNoPictureOrTooLargeIsRefused() async throws {
    let server = try await server()
    let text = await server.ask("PUT", "/api/books/1/cover", body: Array("<p>".utf8))
    #expect(text.problem == "bad-request")
    #expect(try text.json(ProblemShape.self).reason == "not-a-picture")
    let large = Self.dot + [UInt8](repeating: 0, count: CoverRefusal.byteLimit)
    #expect(await server.ask("PUT", "/api/books/1/cover", body: large).problem == "too-large")
    #expect(try await source(server) == .file)
  }

  @Test func aPictureThatWouldFillTheMemoryIsRefusedFromAFileAndFromTheBook() async throws {
    let server = try await TestServer()
    let huge = PictureMaker.png(100_000, 100_000)
    try await server.add(
      BookFile(
        chapters: [#"<p>A map: <img src="map.png" alt=""/></p>"#], files: [("map.png", huge)]))
    #expect(await server.ask("PUT", "/api/books/1/cover", body: huge).problem == "too-large")
    let chosen = await server.ask(
      "PATCH", "/api/books/1/cover", json: #"{"source": "picture", "picture": "EPUB/map.png"}"#)
    #expect(chosen.problem == "too-large")
    #expect(try await source(server) == .file)
  }

  @Test func aBackupHoldsTheChosenCover() async throws {
    let server = try await server()
    _ = await server.ask("PUT", "/api/books/1/cover", body: Self.dot)
    let file = server.folder.url.appending(path: "backup.zip")
    _ = try await server.library.backUp(to: file)
    let other = try await TestServer()
    let report = try await other.library.restore(backup: file, people: other.services.accounts)
    #expect(report.problems.isEmpty && report.addedCount == 1)
    #expect(await other.ask("GET", "/api/books/1/cover").bytes == Self.dot)
  }
}
