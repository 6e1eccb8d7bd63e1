import Encryption
import Foundation
import HTTPServer
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Backups on their way to destinations.
struct BackupSendingsTests {
  private let desk: BackupDesk

  init() throws { desk = try BackupDesk() }

  /// A WebDAV server that takes its time for a file, or refuses it.
  private func serving(
    put status: Int, after delay: Duration = .zero,
    _ test: (Library, BackupSendings) async throws -> Void
  ) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      _ = try? await request.body.collected(limit: 1 << 20)
      switch request.method {
      case "PUT":
        try? await Task.sleep(for: delay)
        return HTTPResponse(status: status)
      case "PROPFIND":
        let text = "<D:multistatus xmlns:D=\"DAV:\"></D:multistatus>"
        return HTTPResponse(status: 207, body: .bytes(Array(text.utf8)))
      default: return HTTPResponse(status: 201)
      }
    }
    let library = try await desk.library("first").library
    let sendings = BackupSendings(library)
    do {
      _ = try await library.addBackupDestination(
        "nas", address: "http://127.0.0.1:\(server.port)/", user: nil, password: nil)
      try await test(library, sendings)
    } catch {
      await sendings.close()
      await server.stop()
      throw error
    }
    await sendings.close()
    await server.stop()
  }

  private func last(_ library: Library) async throws -> BackupResult.Outcome? {
    try await library.backupDestinations().first?.last?.outcome
  }

  @Test func itsEndStandsWithTheDestination() async throws {
    try await serving(put: 201) { library, sendings in
      #expect(try await last(library) == nil)
      try await sendings.start(to: "NAS", includesFiles: false)
      try await eventually("it has ended") { await sendings.work(at: "nas") == nil }
      guard case .sent(let name, let byteCount) = try await last(library) else {
        Issue.record("nothing was sent")
        return
      }
      #expect(name.hasPrefix("vorleser-") && byteCount > 0)
    }
  }

  @Test func oneIsOnItsWayAtATime() async throws {
    try await serving(put: 201, after: .seconds(600)) { library, sendings in
      try await sendings.start(to: "nas", includesFiles: false)
      await #expect(throws: DestinationError.isSending(name: "nas")) {
        try await sendings.start(to: "Nas")
      }
      try await eventually("bytes are on their way") {
        await sendings.work(at: "nas")?.byteCount != nil
      }
      await sendings.stop("nas")
      #expect(await sendings.work(at: "nas") == nil)
      #expect(try await last(library) == nil, "given up is no failure")
    }
  }

  @Test func aFailureSaysWhy() async throws {
    try await serving(put: 507) { library, sendings in
      try await sendings.start(to: "nas", includesFiles: false)
      try await eventually("it has ended") { await sendings.work(at: "nas") == nil }
      #expect(
        try await last(library)
          == .failed(code: "full", sentence: "127.0.0.1 has no room left for the backup."))
    }
  }

  @Test func aNewDestinationOfTheNameHasNoPast() async throws {
    try await serving(put: 201) { library, sendings in
      _ = try await library.sendBackup(to: "nas", includesFiles: false)
      let kept = try #require(try await library.backupDestinations().first)
      #expect(kept.last != nil)
      _ = try await library.addBackupDestination(
        "nas", address: kept.address, user: nil, password: nil)
      #expect(try await last(library) == nil)
    }
  }

  @Test func whatIsNotKeptIsNotSentTo() async throws {
    let sendings = BackupSendings(try await desk.library("first").library)
    await #expect(throws: DestinationError.noSuchDestination(name: "nas")) {
      try await sendings.start(to: "nas")
    }
  }
}
