import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// An admin keeps places on other machines on the page, and backs up to them.
@Suite(.enabled(if: WebDAVServer.isPossible, "Debian's apache2-bin is not installed"))
struct DestinationRouteTests {
  private let server: TestServer
  private let place: WebDAVServer

  init() async throws {
    server = try await TestServer()
    place = try await WebDAVServer()
  }

  private func request(password: String = "sesame") -> String {
    #"{"kind": "webdav", "address": "\#(place.address)books", "user": "eva", "password": "\#(password)"}"#
  }

  private func list(_ answer: HTTPResponse) throws -> [DestinationShape] {
    try answer.json(DestinationsShape.self).destinations
  }

  @Test func aDestinationIsKeptBackedUpToAndForgotten() async throws {
    try await server.add(BookFile(title: "Boats"))
    let kept = await server.ask("PUT", "/api/backup/destinations/nas", json: request())
    #expect(kept.status == 200, "\(kept.text)")
    #expect(!kept.text.contains("sesame"))
    let destination = try #require(try list(kept).first)
    #expect(destination.name == "nas" && destination.kind == "webdav" && destination.last == nil)
    #expect(destination.address == place.address + "books/")

    let begun = await server.ask(
      "POST", "/api/backup/destinations/nas/backups", json: #"{"files": true}"#)
    #expect(begun.status == 202, "\(begun.text)")
    try await eventually("the backup has ended") {
      let list = try list(await server.ask("GET", "/api/backup/destinations"))
      return list.first?.sending == nil && list.first?.last != nil
    }
    let last = try #require(
      try list(await server.ask("GET", "/api/backup/destinations")).first?.last)
    let name = try #require(last.backup)
    #expect(last.reason == nil && last.bytes.map { $0 > 100 } == true)
    #expect(
      FileManager.default.fileExists(atPath: place.files.appending(path: "books/\(name)").path))

    let gone = await server.ask("DELETE", "/api/backup/destinations/nas")
    #expect(try list(gone).isEmpty)
    #expect(await server.ask("DELETE", "/api/backup/destinations/nas").problem == "not-found")
  }

  @Test func aBackupCanBeEncrypted() async throws {
    _ = await server.ask("PUT", "/api/backup/destinations/nas", json: request())
    let weak = await server.ask(
      "POST", "/api/backup/destinations/nas/backups",
      json: #"{"files": false, "passphrase": "boots"}"#)
    #expect(weak.problem == "refused" && weak.text.contains("weak-passphrase"))
    _ = await server.ask(
      "POST", "/api/backup/destinations/nas/backups",
      json: #"{"files": false, "passphrase": "seven wet boots"}"#)
    try await eventually("the backup has ended") {
      try list(await server.ask("GET", "/api/backup/destinations")).first?.last?.backup?
        .hasSuffix(".zip.age") == true
    }
  }

  @Test func aServerThatRefusesIsNotKept() async throws {
    let wrong = await server.ask(
      "PUT", "/api/backup/destinations/nas", json: request(password: "other"))
    #expect(wrong.problem == "destination" && wrong.text.contains(#""reason":"login""#))
    #expect(!wrong.text.contains("other"))
    for (name, body, reason) in [
      ("my%20nas", request(), "bad-destination"),
      ("nas", #"{"kind": "s3", "address": "https://h/books"}"#, "no-access-key"),
    ] {
      let answer = await server.ask("PUT", "/api/backup/destinations/\(name)", json: body)
      #expect(answer.problem == "bad-request" && answer.text.contains(reason), "\(answer.text)")
    }
    let other = #"{"kind": "ftp", "address": "https://h/books"}"#
    #expect(
      await server.ask("PUT", "/api/backup/destinations/nas", json: other).problem == "bad-request")
    #expect(try list(await server.ask("GET", "/api/backup/destinations")).isEmpty)
  }

  @Test func aBackupThatFailsSaysWhy() async throws {
    _ = await server.ask("PUT", "/api/backup/destinations/nas", json: request())
    try FileManager.default.removeItem(
      at: server.kit.data.url.appending(path: "secrets.key"))
    _ = await server.ask(
      "POST", "/api/backup/destinations/nas/backups", json: #"{"files": true}"#)
    try await eventually("it has failed") {
      try list(await server.ask("GET", "/api/backup/destinations")).first?.last?.reason == "secret"
    }
  }

  @Test func aScheduleIsKeptAndEnded() async throws {
    _ = await server.ask("PUT", "/api/backup/destinations/nas", json: request())
    let path = "/api/backup/destinations/nas/schedule"
    let kept = await server.ask(
      "PUT", path,
      json:
        #"{"period": "weekly", "weekday": 7, "time": "03:05", "files": false, "encrypted": true, "passphrase": "seven wet boots"}"#
    )
    #expect(kept.status == 200, "\(kept.text)")
    #expect(!kept.text.contains("boots"))
    let schedule = try #require(try list(kept).first?.schedule)
    #expect(schedule.period == "weekly" && schedule.weekday == 7 && schedule.time == "03:05")
    #expect(!schedule.files && schedule.encrypted && schedule.next != nil)
    // The passphrase that is kept serves another time, too.
    let other = await server.ask(
      "PUT", path, json: #"{"period": "daily", "time": "23:59", "files": true, "encrypted": true}"#)
    #expect(try list(other).first?.schedule?.time == "23:59")
    let ended = await server.ask("DELETE", path)
    #expect(try list(ended).first.map { $0.schedule == nil } == true)
    let forgotten = await server.ask(
      "PUT", path, json: #"{"period": "daily", "time": "23:59", "files": true, "encrypted": true}"#)
    #expect(forgotten.problem == "password-needed")
  }

  @Test(arguments: [
    (#"{"period": "hourly", "time": "03:00", "files": true, "encrypted": false}"#, "bad-request"),
    (#"{"period": "weekly", "time": "03:00", "files": true, "encrypted": false}"#, "bad-request"),
    (
      #"{"period": "weekly", "weekday": 8, "time": "03:00", "files": true, "encrypted": false}"#,
      "bad-request"
    ),
    (#"{"period": "daily", "time": "24:00", "files": true, "encrypted": false}"#, "bad-request"),
    (#"{"period": "daily", "time": "3:00", "files": true, "encrypted": false}"#, "bad-request"),
    (
      #"{"period": "daily", "time": "03:00", "files": true, "encrypted": false, "passphrase": "seven wet boots"}"#,
      "bad-request"
    ),
    (
      #"{"period": "daily", "time": "03:00", "files": true, "encrypted": true, "passphrase": "boots"}"#,
      "refused"
    ),
  ])
  func whatIsNoScheduleIsRefused(body: String, problem: String) async throws {
    _ = await server.ask("PUT", "/api/backup/destinations/nas", json: request())
    let path = "/api/backup/destinations/nas/schedule"
    #expect(await server.ask("PUT", path, json: body).problem == problem)
    #expect(
      try list(await server.ask("GET", "/api/backup/destinations")).first?.schedule == nil)
    let nowhere = await server.ask(
      "PUT", "/api/backup/destinations/other/schedule",
      json: #"{"period": "daily", "time": "03:00", "files": true, "encrypted": false}"#)
    #expect(nowhere.problem == "not-found")
  }

  @Test func onlyAnAdminSeesDestinations() async throws {
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    for (method, path) in [
      ("GET", ""), ("PUT", "/nas"), ("DELETE", "/nas"), ("POST", "/nas/backups"),
      ("DELETE", "/nas/backups"), ("PUT", "/nas/schedule"), ("DELETE", "/nas/schedule"),
    ] {
      #expect(
        await bo.ask(method, "/api/backup/destinations\(path)").problem == "forbidden",
        "\(method) \(path)")
    }
    #expect(await bo.ask("POST", "/api/backup/passphrase").problem == "forbidden")
  }
}
