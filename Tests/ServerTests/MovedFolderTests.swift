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
    let house = try await House()
    try await house.add(BookFile())
    let home = house.kit.data.url
    let away = house.folder.url.appending(path: "away")
    let place = #"{"offset": 3, "version": 0}"#
    try files.moveItem(at: home, to: away)
    #expect(await house.ask("GET", "/api/books").problem == "busy")
    #expect(await house.ask("PUT", "/api/books/1/position", json: place).problem == "busy")
    let upload = await house.ask(
      "POST", "/api/books?name=b.epub", body: try BookFile(title: "B").bytes())
    #expect(upload.problem == "busy" && upload.status == 503)
    #expect(!files.fileExists(atPath: home.path))
    try files.moveItem(at: away, to: home)
    #expect(await house.ask("PUT", "/api/books/1/position", json: place).status == 200)
  }

  @Test func anotherLibraryInItsPlaceIsShownWithItsOwnBooks() async throws {
    let house = try await House()
    let other = try await House()
    try await house.add(BookFile(chapters: ["<p>The first library.</p>"]))
    try await other.add(BookFile(title: "Other", chapters: ["<p>The second one.</p>"]))
    let chapter = "/api/books/1/chapters/0"
    #expect(await house.ask("GET", chapter).text.contains("The first library."))
    await other.library.close()
    await other.services.accounts.close()
    try files.removeItem(at: house.kit.data.url)
    try files.moveItem(at: other.kit.data.url, to: house.kit.data.url)
    #expect(await house.ask("GET", chapter).text.contains("The second one."))
    #expect(await house.ask("GET", "/api/books").text.contains("Other"))
  }
}
