import Foundation
import HTTPServer
import ReadingModel
import Storage
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// Fonts and pictures of one's own.
struct LookRouteTests {
  /// A picture of one pixel, as a browser shows it.
  private static let pixel = [UInt8](
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
        + "awAAAABJRU5ErkJggg==") ?? Data())
  /// The header of a packed font.
  private static let font: [UInt8] = {
    var bytes = Array("wOF2".utf8)
    bytes += [0, 1, 0, 0, 0, 0, 0, 60, 0, 9, 0, 0, 0, 0, 1, 0]
    return bytes + [UInt8](repeating: 1, count: 40)
  }()

  @Test func aFontIsAddedGivenOutAndRemoved() async throws {
    let server = try await TestServer()
    #expect(await server.ask("GET", "/api/fonts").text == #"{"fonts":[]}"#)
    let added = await server.ask("POST", "/api/fonts?name=Bitter-Bold.woff2", body: Self.font)
    #expect(added.status == 201)
    let font = try added.json(FontShape.self)
    #expect(font.family == "Bitter" && font.weight == [700, 700] && font.format == "woff2")
    let file = await server.ask("GET", "/api/fonts/\(font.id)")
    #expect(file.bytes == Self.font && file.header("Content-Type") == "font/woff2")
    #expect(file.header("Content-Security-Policy") == StrictHeaders.resourcePolicy)
    let tag = try #require(file.header("ETag"))
    let again = await server.ask(
      "GET", "/api/fonts/\(font.id)", headers: [("If-None-Match", tag)])
    #expect(again.status == 304)
    #expect(await server.ask("DELETE", "/api/fonts/\(font.id)").status == 200)
    for method in ["GET", "DELETE"] {
      #expect(await server.ask(method, "/api/fonts/\(font.id)").problem == "not-found")
      #expect(await server.ask(method, "/api/fonts/library.sqlite").problem == "not-found")
    }
  }

  @Test func whatIsNoFontIsRefused() async throws {
    let server = try await TestServer()
    for body in [[], Self.pixel, Array("OTTO".utf8)] {
      #expect(
        await server.ask("POST", "/api/fonts?name=a.ttf", body: body).problem == "bad-request")
    }
    #expect(await server.ask("POST", "/api/fonts", body: Self.font).problem == "bad-request")
    let large = Self.font + [UInt8](repeating: 0, count: FontRefusal.byteLimit)
    let refused = await server.ask("POST", "/api/fonts?name=a.ttf", body: large)
    #expect(try refused.json(ProblemShape.self).limit == FontRefusal.byteLimit)
    #expect(refused.problem == "too-large")
    #expect(await server.ask("GET", "/api/fonts").text == #"{"fonts":[]}"#)
  }

  @Test func aPictureIsAddedGivenOutAndRemoved() async throws {
    let server = try await TestServer()
    let added = await server.ask("POST", "/api/backgrounds", body: Self.pixel)
    #expect(added.status == 201)
    let picture = try added.json(BackgroundShape.self)
    #expect(picture.format == "png" && picture.width == 1 && picture.height == 1)
    let list = try await server.ask("GET", "/api/backgrounds").json(BackgroundsShape.self)
    #expect(list.backgrounds.map(\.id) == [picture.id])
    let path = "/api/backgrounds/\(picture.id)"
    let file = await server.ask("GET", path)
    #expect(file.bytes == Self.pixel && file.header("Content-Type") == "image/png")
    #expect(file.header("Content-Security-Policy") == StrictHeaders.resourcePolicy)
    let tag = try #require(file.header("ETag"))
    #expect(await server.ask("GET", path, headers: [("If-None-Match", tag)]).status == 304)
    #expect(await server.ask("DELETE", path).status == 200)
    #expect(await server.ask("GET", path).problem == "not-found")
    #expect(await server.ask("DELETE", path).problem == "not-found")
  }

  @Test func whatIsNoPictureIsRefused() async throws {
    let server = try await TestServer()
    for body in [[], Self.font, BookFile.dot, Array("<svg/>".utf8)] {
      #expect(await server.ask("POST", "/api/backgrounds", body: body).problem == "bad-request")
    }
    let large = Self.pixel + [UInt8](repeating: 0, count: BackgroundRefusal.byteLimit)
    #expect(await server.ask("POST", "/api/backgrounds", body: large).problem == "too-large")
  }

  @Test func otherWindowsOfThePersonAreToldThatAListIsAnotherOne() async throws {
    let server = try await TestServer()
    let changes = await server.library.changes()
    let hub = server.services.hub
    let feed = Task {
      await LibraryFeed.forward(changes, of: server.library, to: hub, RequestMeter())
    }
    defer { feed.cancel() }
    let subscription = try await hub.subscribe(for: .owner)
    let added = await server.ask("POST", "/api/fonts?name=Bitter-Bold.woff2", body: Self.font)
    let font = try added.json(FontShape.self)
    _ = await server.ask("POST", "/api/backgrounds", body: Self.pixel)
    _ = await server.ask("DELETE", "/api/fonts/\(font.id)")
    _ = await server.ask("DELETE", "/api/fonts/\(font.id)")
    _ = await server.ask("PATCH", "/api/settings", json: #"{"a":1}"#)
    var told: [String] = []
    for await event in subscription.events {
      let text = String(decoding: event.bytes, as: UTF8.self)
      if text.hasPrefix("event: settings") { break }
      guard text.hasPrefix("event: list") else { continue }
      told += text.matches(of: /"list":"([a-z]+)"/).map { String($0.1) }
    }
    #expect(told == ["fonts", "backgrounds", "fonts"])
  }

  @Test func lettersOfThePageComeFromTheirFolder() async throws {
    let folder = try TemporaryFolder()
    let (page, fonts) = (folder.url.appending(path: "web"), folder.url.appending(path: "fonts"))
    for place in [page, fonts] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data("page".utf8).write(to: page.appending(path: "index.html"))
    try Data("letters".utf8).write(to: fonts.appending(path: "One-Bold.woff"))
    try Data("licence".utf8).write(to: fonts.appending(path: "copyright"))
    let files = WebFiles(page, fonts: fonts)
    #expect(files.listing.map(\.path) == ["index.html", "fonts/One-Bold.woff"])
    // A server that has no such folder has a page all the same.
    #expect(WebFiles(page).listing.map(\.path) == ["index.html"])
    #expect(WebFiles(page, fonts: folder.url.appending(path: "no")).listing.count == 1)
  }
}
