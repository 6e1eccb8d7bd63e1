import Encryption
import Foundation
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// An admin restores a backup from the place where it has gone.
@Suite(.enabled(if: WebDAVServer.isPossible, "Debian's apache2-bin is not installed"))
struct RestoreJobRouteTests {
  private let server: TestServer
  private let place: WebDAVServer

  init() async throws {
    server = try await TestServer()
    place = try await WebDAVServer()
  }

  /// A server that knows the place, where the backup of a library with one book lies.
  private func prepared(_ passphrase: Passphrase? = nil) async throws -> String {
    let first = try await TestServer()
    try await first.add(BookFile(title: "Boats"))
    for server in [first, server] {
      let kept = await server.ask(
        "PUT", "/api/backup/destinations/nas",
        json:
          #"{"kind": "webdav", "address": "\#(place.address)books", "user": "eva", "password": "sesame"}"#
      )
      #expect(kept.status == 200, "\(kept.text)")
    }
    return try await first.services.library.sendBackup(to: "nas", passphrase: passphrase).name
  }

  private func ask(_ request: String) async -> HTTPResponse {
    await server.ask("POST", "/api/backup/restoring", json: request)
  }

  private func restoreJob() async throws -> RestoreJobShape? {
    try await server.ask("GET", "/api/backup/restoring").json(RestoreJobAnswerShape.self).restoring
  }

  private func end() async throws -> RestoreJobShape {
    try await eventually("it has ended") {
      ["done", "failed"].contains(try await restoreJob()?.step)
    }
    return try #require(try await restoreJob())
  }

  @Test func aBackupIsChosenFetchedAndRestored() async throws {
    let name = try await prepared()
    let list = try await server.ask("GET", "/api/backup/destinations/nas/backups")
      .json(StoredBackupsShape.self).backups
    #expect(list.map(\.name) == [name])
    #expect(list.first.map { !$0.encrypted && $0.bytes.map { $0 > 100 } == true } == true)
    #expect(try await restoreJob() == nil)

    let begun = await ask(#"{"destination": "nas", "backup": "\#(name)"}"#)
    #expect(begun.status == 202, "\(begun.text)")
    let ended = try await end()
    #expect(ended.report?.added == 1 && ended.problem == nil && ended.sections == nil)
    #expect(await server.ask("GET", "/api/books").text.contains("Boats"))
    let cancelled = await server.ask("DELETE", "/api/backup/restoring?running=true")
    #expect(try cancelled.json(RestoreJobAnswerShape.self).restoring?.report?.added == 1)
    let forgotten = await server.ask("DELETE", "/api/backup/restoring")
    #expect(try forgotten.json(RestoreJobAnswerShape.self).restoring == nil)
  }

  @Test func onlyChosenSectionsAreRestored() async throws {
    let name = try await prepared()
    _ = await ask(#"{"destination": "nas", "backup": "\#(name)", "sections": ["marks"]}"#)
    let ended = try await end()
    #expect(ended.sections == ["marks"] && ended.report?.added == 0)
    #expect(ended.report?.problems.first?.contains("that the library lacks: 1") == true)
    #expect(await !server.ask("GET", "/api/books").text.contains("Boats"))
    for words in ["[]", #"["marks", "moods"]"#] {
      let answer = await ask(
        #"{"destination": "nas", "backup": "\#(name)", "sections": \#(words)}"#)
      #expect(answer.problem == "bad-request")
    }
  }

  @Test func aPassphraseIsAskedForUntilItIsRight() async throws {
    let name = try await prepared(try Passphrase.new("seven wet boots"))
    let without = await ask(#"{"destination": "nas", "backup": "\#(name)"}"#)
    #expect(without.problem == "password-needed" && without.text.contains(#""passphrase""#))
    let wrong = await ask(
      #"{"destination": "nas", "backup": "\#(name)", "passphrase": "seven dry boots"}"#)
    #expect(wrong.status == 202 && !wrong.text.contains("boots"))
    let failed = try await end()
    #expect(failed.problem?.type == "password-needed")
    #expect(failed.problem?.reason == "wrong-passphrase")
    _ = await ask(
      #"{"destination": "nas", "backup": "\#(name)", "passphrase": "seven wet boots"}"#)
    #expect(try await end().report?.added == 1)
  }

  @Test func whatIsNotThereIsNamed() async throws {
    _ = try await prepared()
    let nowhere = await server.ask("GET", "/api/backup/destinations/other/backups")
    #expect(nowhere.problem == "not-found")
    #expect(await ask(#"{"destination": "nas", "backup": "x"}"#).problem == "not-found")
    _ = await ask(#"{"destination": "nas", "backup": "vorleser-20250101T100000Z.zip"}"#)
    #expect(try await end().problem?.type == "not-found")
  }

  @Test func onlyAnAdminRestores() async throws {
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    for (method, path) in [
      ("GET", "destinations/nas/backups"), ("GET", "restoring"), ("POST", "restoring"),
      ("DELETE", "restoring"),
    ] {
      #expect(await bo.ask(method, "/api/backup/\(path)").problem == "forbidden", "\(method)")
    }
  }
}
