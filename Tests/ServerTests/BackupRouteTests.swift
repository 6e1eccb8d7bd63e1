import Encryption
import Foundation
import FoundationNetworking
import HTTPServer
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// An admin takes the library away in one file, and brings it back.
struct BackupRouteTests {
  private func backup(_ server: TestServer, files: Bool) async throws -> [UInt8] {
    try await server.serving { address in
      let url = try #require(URL(string: "\(address)/api/backup?files=\(files)"))
      let (data, response) = try await URLSession(configuration: .ephemeral).data(from: url)
      let answer = try #require(response as? HTTPURLResponse)
      #expect(answer.statusCode == 200)
      #expect(answer.value(forHTTPHeaderField: "Content-Type") == "application/zip")
      let name = answer.value(forHTTPHeaderField: "Content-Disposition")
      #expect(name?.contains("vorleser-20") == true)
      return Array(data)
    }
  }

  private func waiting(in server: TestServer) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: server.kit.data.url.appending(path: "incoming").path)
  }

  @Test func aBackupOfOneLibraryIsRestoredIntoAnother() async throws {
    let first = try await TestServer()
    try await first.add(BookFile(title: "Boats"))
    let bytes = try await backup(first, files: true)
    let second = try await TestServer()
    for (added, known) in [(1, 0), (0, 1)] {
      let answer = await second.ask("POST", "/api/backup", body: bytes)
      #expect(answer.status == 200, "\(answer.text)")
      let report = try answer.json(RestoreReportShape.self)
      #expect(report.added == added && report.known == known && report.problems.isEmpty)
    }
    #expect(try waiting(in: first).isEmpty && waiting(in: second).isEmpty)
  }

  @Test func withoutTheFilesItSaysWhichBooksAreMissing() async throws {
    let first = try await TestServer()
    try await first.add(BookFile(title: "Boats"))
    let bytes = try await backup(first, files: false)
    let second = try await TestServer()
    let report = try await second.ask("POST", "/api/backup", body: bytes)
      .json(RestoreReportShape.self)
    #expect(report.added == 0)
    #expect(report.problems.first?.contains("'Boats'") == true)
  }

  @Test func whatIsNoBackupIsRefusedAndChangesNothing() async throws {
    let server = try await TestServer()
    for bytes in [Array("no archive".utf8), try BookFile(title: "A book").bytes(), []] {
      let answer = await server.ask("POST", "/api/backup", body: bytes)
      #expect(answer.problem == "refused" && answer.text.contains("isn't a backup"))
    }
    #expect(try await server.library.books().isEmpty)
  }

  @Test func onlyAnAdminBacksUpAndRestores() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    #expect(await bo.ask("GET", "/api/backup").problem == "forbidden")
    #expect(await bo.ask("POST", "/api/backup").problem == "forbidden")
    #expect(await server.ask("GET", "/api/backup").problem == "sign-in")
    #expect(await ada.ask("GET", "/api/backup").status == 200)
  }

  @Test func anEncryptedBackupIsRestoredWithItsPassphrase() async throws {
    let first = try await TestServer()
    try await first.add(BookFile(title: "Boats"))
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "backup.zip.age")
    _ = try await first.library.backUp(to: file, passphrase: Passphrase.new("sieben nasse Schuhe"))
    let bytes = [UInt8](try Data(contentsOf: file))
    let second = try await TestServer()
    let locked = await second.ask("POST", "/api/backup", body: bytes)
    #expect(locked.problem == "password-needed")
    let wrong = await second.ask(
      "POST", "/api/backup", body: bytes, headers: [("X-File-Password", "other")])
    #expect(wrong.problem == "password-needed" && wrong.text.contains("isn't the passphrase"))
    let answer = await second.ask(
      "POST", "/api/backup", body: bytes,
      headers: [("X-File-Password", "sieben%20nasse%20Schuhe")])
    #expect(answer.status == 200, "\(answer.text)")
    #expect(try answer.json(RestoreReportShape.self).added == 1)
    #expect(try waiting(in: second).isEmpty)
  }
}
