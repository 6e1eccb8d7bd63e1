import Foundation
import HTTPServer
import Storage
import TestSupport
import Testing

@testable import Server
@testable import VorleserKit

/// Admins see the watched folders, and choose others.
struct WatchedFolderRouteTests {
  private let server: TestServer
  private let root: URL

  init() async throws {
    let folder = try TemporaryFolder()
    root = folder.url.appending(path: "books")
    try FileManager.default.createDirectory(
      at: root.appending(path: "scanner"), withIntermediateDirectories: true)
    server = try await TestServer(watchable: [root], keeping: folder)
  }

  private func list(_ answer: HTTPResponse) throws -> [WatchedFolderShape] {
    try answer.json(WatchedFoldersShape.self).folders
  }

  private func body(_ path: String) -> String { #"{"path": "\#(root.path)\#(path)"}"# }

  @Test func aFolderIsChosenShownAndRemoved() async throws {
    let empty = await server.ask("GET", "/api/watched-folders")
    #expect(try empty.json(WatchedFoldersShape.self).below == [root.path])
    #expect(try list(empty).isEmpty)
    let chosen = await server.ask("POST", "/api/watched-folders", json: body("/scanner"))
    let folder = try #require(try list(chosen).first, "\(chosen.text)")
    #expect(folder.path.hasSuffix("/books/scanner") && folder.state == "watched")
    try Data("no EPUB".utf8).write(to: root.appending(path: "scanner/one.epub"))
    let watched = server.services.watched
    let watching = Task { await watched.run() }
    defer { watching.cancel() }
    try await eventually("the refused file is named") {
      let folder = try list(await server.ask("GET", "/api/watched-folders")).first
      return folder?.refused.first?.path == "one.epub"
        && folder?.refused.first?.problem.type == "refused"
    }
    let id = try #require(folder.id)
    #expect(try list(await server.ask("DELETE", "/api/watched-folders/\(id)")).isEmpty)
    #expect(await server.ask("DELETE", "/api/watched-folders/\(id)").problem == "not-found")
    #expect(await server.ask("DELETE", "/api/watched-folders/x").problem == "not-found")
  }

  @Test func whatIsWrongWithAFolderHasItsProblemAndItsPaths() throws {
    let folder = WatchedFolder(
      id: 2, url: root, state: .watched, looked: .now, addedCount: 0, refused: [],
      failure: LibraryError.storage(.diskFull), unreadable: [root.appending(path: "a/private")])
    let shape = WatchedFolderShape(folder, .root)
    #expect(shape.problem?.type == "disk-full" && shape.unreadable == ["a/private"])
  }

  @Test func whatMayNotBeWatchedHasItsReason() async throws {
    for (path, reason) in [("/../..", "watch-outside"), ("/nowhere", "watch-unreadable")] {
      let answer = await server.ask("POST", "/api/watched-folders", json: body(path))
      #expect(answer.problem == "bad-request" && answer.text.contains(reason), "\(answer.text)")
    }
    _ = await server.ask("POST", "/api/watched-folders", json: body("/scanner"))
    let again = await server.ask("POST", "/api/watched-folders", json: body("/scanner"))
    #expect(again.text.contains("watch-known"))
  }

  @Test func onlyAnAdminSeesThem() async throws {
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    for (method, path) in [("GET", ""), ("POST", ""), ("DELETE", "/1")] {
      #expect(await bo.ask(method, "/api/watched-folders\(path)").problem == "forbidden")
    }
  }
}
