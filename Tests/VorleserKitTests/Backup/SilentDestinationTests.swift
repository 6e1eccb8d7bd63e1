import Encryption
import Foundation
import HTTPServer
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Destinations that never answer hold no others up.
struct SilentDestinationTests {
  private let desk: BackupDesk
  /// From noon on.
  private let clock = SteeredClock(Date(timeIntervalSince1970: 1_795_608_000))
  private let library: Library

  init() async throws {
    desk = try BackupDesk()
    library = try await desk.library("first").library
  }

  /// Keeps destinations with schedules at a server that answers everything but uploads.
  private func withSilentServer(
    names: [String], _ test: (BackupTimetable, BackupSendings) async throws -> Void
  ) async throws {
    let silent = try HTTPServer(host: "127.0.0.1", port: 0) { request in
      _ = try? await request.body.collected(limit: 1 << 20)
      if request.method == "PUT" { try? await Task.sleep(for: .seconds(600)) }
      let text = "<D:multistatus xmlns:D=\"DAV:\"></D:multistatus>"
      return HTTPResponse(status: 207, body: .bytes(Array(text.utf8)))
    }
    let sendings = BackupSendings(library)
    let timetable = BackupTimetable(library, sendings, clock: clock.clock)
    do {
      let daily = try #require(BackupSchedule(.daily, minute: 180))
      for name in names {
        _ = try await library.addBackupDestination(
          name, address: "http://127.0.0.1:\(silent.port)/\(name)", user: nil, password: nil)
        try await library.setBackupSchedule(daily, at: name, from: clock.now)
      }
      try await test(timetable, sendings)
    } catch {
      await sendings.close()
      await silent.stop()
      throw error
    }
    await sendings.close()
    await timetable.rest()
    await silent.stop()
  }

  @Test(.enabled(if: WebDAVServer.isPossible, "Debian's apache2-bin is not installed"))
  func aServerThatNeverAnswersHoldsNoOtherUp() async throws {
    let server = try await WebDAVServer()
    _ = try await library.addBackupDestination(
      "nas", address: server.address + "books", user: "eva", password: SecretText("sesame"))
    let daily = try #require(BackupSchedule(.daily, minute: 180))
    try await library.setBackupSchedule(daily, at: "nas", from: clock.now)
    func files() throws -> Int {
      try FileManager.default.contentsOfDirectory(
        atPath: server.files.appending(path: "books").path
      ).filter { $0.hasSuffix(".zip") }.count
    }
    try await withSilentServer(names: ["mute"]) { timetable, sendings in
      for day in 1...3 {
        clock.pass(hours: day == 1 ? 15 : 24)
        try await eventually("the other backup of day \(day) arrives") {
          await timetable.begin()
          let hasEnded = await timetable.sent["nas"] == nil
          return try hasEnded && files() == day
        }
        try await eventually("the silent one is on its way") {
          await sendings.work(at: "mute") != nil
        }
      }
    }
    let mute = try await library.backupDestinations().first { $0.name == "mute" }
    #expect(mute?.last == nil, "given up is no failure")
  }

  @Test func onlySoManyGoAtOnce() async throws {
    let names = (1...BackupTimetable.limit + 2).map { "mute\($0)" }
    try await withSilentServer(names: names) { timetable, sendings in
      clock.pass(hours: 15)
      var under = 0
      try await eventually("as many as may be are on their way") {
        await timetable.begin()
        under = 0
        for name in names where await sendings.work(at: name)?.byteCount != nil { under += 1 }
        return under == BackupTimetable.limit
      }
      for _ in 0..<3 { await timetable.begin() }
      for name in names.suffix(2) { #expect(await sendings.work(at: name) == nil) }
      // Those that have been silent for a while no longer hold the others up.
      clock.pass(hours: 0.1)
      try await eventually("the others are on their way, too") {
        await timetable.begin()
        for name in names where await sendings.work(at: name) == nil { return false }
        return true
      }
    }
  }
}
