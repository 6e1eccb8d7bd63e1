import Encryption
import Foundation
import Storage
import TestSupport
import Testing

@testable import VorleserKit

extension BackupTimetable {
  /// Sends the backups that are due to their ends.
  fileprivate func look() async {
    await begin()
    await rest()
  }
}

/// The server sends backups by itself.
@Suite(.enabled(if: WebDAVServer.isPossible, "Debian's apache2-bin is not installed"))
struct BackupTimetableTests {
  private let desk: BackupDesk
  private let server: WebDAVServer
  /// A Wednesday, noon.
  private let noon = Date(timeIntervalSince1970: 1_795_608_000)
  private let clock: SteeredClock
  private let library: Library

  init() async throws {
    desk = try BackupDesk()
    server = try await WebDAVServer()
    clock = SteeredClock(noon)
    library = try await desk.library("first").library
    try await keep()
  }

  private func keep() async throws {
    _ = try await library.addBackupDestination(
      "nas", address: server.address + "books", user: "eva", password: SecretText("sesame"))
  }

  private func timetable() -> BackupTimetable {
    BackupTimetable(library, BackupSendings(library), clock: clock.clock)
  }

  /// Backups at three in the morning, from noon on.
  private func schedule(
    _ period: BackupSchedule.Period = .daily, passphrase: Passphrase? = nil
  ) async throws {
    let schedule = try #require(
      BackupSchedule(period, minute: 180, isEncrypted: passphrase != nil))
    try await library.setBackupSchedule(
      schedule, passphrase: passphrase, at: "nas", from: clock.now)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: server.files.appending(path: "books").path
    ).filter { !$0.hasPrefix(".") }.sorted()
  }

  private func destination() async throws -> BackupDestination {
    try #require(try await library.backupDestinations().first)
  }

  @Test func aBackupIsSentAtItsTimeOnceADay() async throws {
    try await schedule()
    let timetable = timetable()
    #expect(try await timetable.next(at: destination()) == noon + 15 * 3600)
    await timetable.look()
    clock.pass(hours: 14.9)
    await timetable.look()
    #expect(try files().isEmpty)
    clock.pass(hours: 0.2)
    for _ in 0..<10 {
      await timetable.look()
      clock.pass(hours: 1)
    }
    #expect(try files() == ["vorleser-20261126T030600Z.zip"])
    #expect(try await destination().arrived != nil)
    #expect(try await timetable.next(at: destination()) == noon + 39 * 3600)
    clock.pass(hours: 24)
    await timetable.look()
    #expect(try files().count == 2)
  }

  @Test func whatWasDueWhileTheServerWasOffIsMadeUpForOnce() async throws {
    try await schedule()
    clock.pass(hours: 24 * 10)
    let timetable = timetable()
    for _ in 0..<3 { await timetable.look() }
    #expect(try files() == ["vorleser-20261205T120000Z.zip"])
  }

  @Test func aWeeklyBackupComesOnItsDay() async throws {
    try await schedule(.weekly(weekday: 7))
    let timetable = timetable()
    for _ in 0..<(24 * 15) {
      await timetable.look()
      clock.pass(hours: 1)
    }
    #expect(try files() == ["vorleser-20261129T030000Z.zip", "vorleser-20261206T030000Z.zip"])
  }

  @Test func whatFailsIsTriedAgainAfterOneHourAndThenAfterTwo() async throws {
    try await schedule()
    let key = library.kit.data.url.appending(path: "secrets.key")
    let kept = try Data(contentsOf: key)
    try FileManager.default.removeItem(at: key)
    let timetable = timetable()
    clock.pass(hours: 15)
    await timetable.look()
    guard case .failed("secret", _) = try await destination().last?.outcome else {
      Issue.record("the failure was not noted")
      return
    }
    #expect(try await timetable.next(at: destination()) == clock.now + 3600)
    clock.pass(hours: 1)
    await timetable.look()
    #expect(try await timetable.next(at: destination()) == clock.now + 7200)
    try kept.write(to: key)
    clock.pass(hours: 1.9)
    await timetable.look()
    #expect(try files().isEmpty)
    clock.pass(hours: 0.1)
    await timetable.look()
    #expect(try files().count == 1)
  }

  @Test func anotherTimeNeedNotWaitForWhatHasFailed() async throws {
    try await schedule()
    let timetable = timetable()
    clock.pass(hours: 15)
    let key = library.kit.data.url.appending(path: "secrets.key")
    let kept = try Data(contentsOf: key)
    try FileManager.default.removeItem(at: key)
    await timetable.look()
    try kept.write(to: key)
    let soon = try #require(BackupSchedule(.daily, minute: 190))
    try await library.setBackupSchedule(soon, at: "nas", from: clock.now)
    clock.pass(hours: 0.2)
    await timetable.look()
    #expect(try files().count == 1)
  }

  @Test func aCalendarThatJumpsAheadAndBackNeitherFloodsNorStarves() async throws {
    try await schedule()
    let timetable = timetable()
    // A year ahead, and back again, time after time within an hour.
    for _ in 0..<20 {
      clock.jump(hours: 24 * 365)
      await timetable.look()
      clock.jump(hours: -24 * 365)
      await timetable.look()
      clock.pass(hours: 0.02)
    }
    #expect(try files().count == 1)
    #expect(try await timetable.next(at: destination()) == noon + 15 * 3600)
    for _ in 0..<18 {
      await timetable.look()
      clock.pass(hours: 1)
    }
    #expect(try files().count == 2, "it does not wait for next year")
  }

  @Test func aCalendarThatIsSetBackABitBringsNoSecondBackup() async throws {
    try await schedule()
    let timetable = timetable()
    clock.pass(hours: 15.01)
    await timetable.look()
    clock.jump(hours: -3)
    for _ in 0..<20 {
      await timetable.look()
      clock.pass(hours: 1)
    }
    #expect(try files().count == 1)
  }

  @Test func aMachineThatBeginsIn1970BacksUpNoOftener() async throws {
    try await schedule()
    clock.pass(hours: 15)
    await timetable().look()
    #expect(try files().count == 1)
    clock.jump(hours: -24 * 365 * 50)
    let restarted = timetable()
    await restarted.look()
    clock.jump(hours: 24 * 365 * 50)
    clock.pass(hours: 0.1)
    await restarted.look()
    #expect(try files().count == 1)
  }

  @Test func anEncryptedScheduleSendsNothingWithoutItsPassphrase() async throws {
    let passphrase = try Passphrase.new("seven wet boots")
    await #expect(throws: BackupError.passphraseNeeded) {
      let schedule = try #require(BackupSchedule(.daily, minute: 180, isEncrypted: true))
      try await library.setBackupSchedule(schedule, at: "nas")
    }
    try await schedule(passphrase: passphrase)
    // Other days, and the passphrase that is kept.
    let other = try #require(BackupSchedule(.daily, minute: 181, isEncrypted: true))
    try await library.setBackupSchedule(other, at: "nas", from: clock.now)
    clock.pass(hours: 16)
    await timetable().look()
    #expect(try files() == ["vorleser-20261126T040000Z.zip.age"])
    let home = library.kit.data.url
    for path in try FileManager.default.subpathsOfDirectory(atPath: home.path) {
      let content = try? Data(contentsOf: home.appending(path: path))
      #expect(content?.range(of: Data("seven wet boots".utf8)) == nil, "\(path)")
    }
    // Another key opens it no more; the password is entered again, the passphrase not.
    try FileManager.default.removeItem(at: home.appending(path: "secrets.key"))
    try await keep()
    clock.pass(hours: 24)
    await timetable().look()
    #expect(try files().count == 1)
    guard case .failed("secret", _) = try await destination().last?.outcome else {
      Issue.record("the failure was not noted")
      return
    }
  }

  @Test func aNewPasswordKeepsTheScheduleAndARemovalForgetsIt() async throws {
    try await schedule(passphrase: Passphrase.new("seven wet boots"))
    let before = try await destination()
    try await keep()
    let after = try await destination()
    #expect(after.schedule == before.schedule && after.scheduledFrom == before.scheduledFrom)
    let name = before.passphraseName
    #expect(try await library.shelf.sealedSecret(name) != nil)
    try await library.setBackupSchedule(nil, at: "nas")
    #expect(try await library.shelf.sealedSecret(name) == nil)
    #expect(try await destination().schedule == nil)
    try await schedule(passphrase: Passphrase.new("seven wet boots"))
    try await library.removeBackupDestination("nas")
    #expect(try await library.shelf.sealedSecret(name) == nil)
  }

  @Test func oneProcessSendsAtATime() async throws {
    try await schedule()
    clock.pass(hours: 16)
    let turn = try #require(BackupTurn(in: library.kit.data.url))
    #expect(BackupTurn(in: library.kit.data.url) == nil)
    await timetable().look()
    #expect(try files().isEmpty)
    turn.end()
    await timetable().look()
    #expect(try files().count == 1)
  }
}
