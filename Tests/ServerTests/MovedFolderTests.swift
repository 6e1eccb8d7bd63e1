import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// The data folder moves under a server.
struct MovedFolderTests {
  private let files = FileManager.default

  @Test func whileItIsAwayNothingIsTakenAndThenEverythingGoesOn() async throws {
    let server = try await TestServer()
    try await server.add(BookFile())
    let home = server.kit.data.url
    let away = server.folder.url.appending(path: "away")
    let place = #"{"offset": 3, "version": 0}"#
    try files.moveItem(at: home, to: away)
    #expect(await server.ask("GET", "/api/books").problem == "busy")
    #expect(await server.ask("PUT", "/api/books/1/position", json: place).problem == "busy")
    let upload = await server.ask(
      "POST", "/api/books?name=b.epub", body: try BookFile(title: "B").bytes())
    #expect(upload.problem == "busy" && upload.status == 503)
    #expect(!files.fileExists(atPath: home.path))
    try files.moveItem(at: away, to: home)
    #expect(await server.ask("PUT", "/api/books/1/position", json: place).status == 200)
  }

  @Test func anotherLibraryInItsPlaceIsShownWithItsOwnBooks() async throws {
    let server = try await TestServer()
    let other = try await TestServer()
    try await server.add(BookFile(chapters: ["<p>The first library.</p>"]))
    try await other.add(BookFile(title: "Other", chapters: ["<p>The second one.</p>"]))
    let chapter = "/api/books/1/chapters/0"
    #expect(await server.ask("GET", chapter).text.contains("The first library."))
    await other.library.close()
    await other.services.accounts.close()
    try files.removeItem(at: server.kit.data.url)
    try files.moveItem(at: other.kit.data.url, to: server.kit.data.url)
    #expect(await server.ask("GET", chapter).text.contains("The second one."))
    #expect(await server.ask("GET", "/api/books").text.contains("Other"))
  }
}
