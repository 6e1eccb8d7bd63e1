import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// An admin backs up to a folder of the server's machine.
struct FolderDestinationRouteTests {
  private let server: TestServer
  private let root: URL

  init() async throws {
    let folder = try TemporaryFolder()
    root = folder.url.appending(path: "disk")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    server = try await TestServer(backupRoots: [root], keeping: folder)
  }

  private func keep(_ path: String, _ rest: String = "") async -> HTTPResponse {
    await server.ask(
      "PUT", "/api/backup/destinations/usb",
      json: #"{"kind": "folder", "address": "\#(path)"\#(rest)}"#)
  }

  private func first() async throws -> DestinationShape? {
    try await server.ask("GET", "/api/backup/destinations").json(DestinationsShape.self)
      .destinations.first
  }

  @Test func aFolderIsKeptAndBackedUpTo() async throws {
    let kept = await keep(root.path + "/books")
    let list = try kept.json(DestinationsShape.self)
    #expect(list.below == [root.path])
    #expect(list.destinations.first?.kind == "folder" && list.destinations.first?.hosted == false)
    #expect(list.destinations.first?.address.hasSuffix("/disk/books") == true)
    let begun = await server.ask(
      "POST", "/api/backup/destinations/usb/backups", json: #"{"files": true}"#)
    #expect(begun.status == 202, "\(begun.text)")
    try await eventually("the backup has ended") { try await first()?.last?.backup != nil }
    let name = try #require(try await first()?.last?.backup)
    #expect(FileManager.default.fileExists(atPath: root.path + "/books/" + name))
    try FileManager.default.removeItem(at: root.appending(path: "books"))
    _ = await server.ask("POST", "/api/backup/destinations/usb/backups", json: #"{"files": true}"#)
    try await eventually("it has failed") { try await first()?.last?.reason == "folder-missing" }
    #expect(try await first()?.arrived != nil)
  }

  @Test func whatIsRefusedHasItsReason() async throws {
    for (path, reason) in [
      ("books", "folder-path"), ("/etc", "folder-outside"),
      (server.folder.url.path + "/nowhere", "folder-outside"),
      (root.path + "/a/b", "folder-missing"),
    ] {
      let answer = await keep(path)
      #expect(answer.problem == "destination", "\(answer.text)")
      #expect(answer.text.contains(#""\#(reason)""#), "\(answer.text)")
    }
    for rest in [#", "user": "eva""#, #", "password": "sesame""#, #", "region": "r""#] {
      #expect(await keep(root.path, rest).problem == "bad-request")
    }
    #expect(try await first() == nil)
  }
}
