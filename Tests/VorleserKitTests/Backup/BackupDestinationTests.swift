import Encryption
import Foundation
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Backups go to a WebDAV server, and come back from it.
@Suite(.enabled(if: WebDAVServer.isPossible, "Debian's apache2-bin is not installed"))
struct BackupDestinationTests {
  private let desk: BackupDesk
  private let server: WebDAVServer
  private let password: SecretText

  init() async throws {
    desk = try BackupDesk()
    server = try await WebDAVServer()
    password = try #require(SecretText("sesame"))
  }

  private func addDestination(_ house: BackupDesk.LibraryAndAccounts) async throws {
    let made = try await house.library.addBackupDestination(
      "nas", address: server.address + "books", user: "eva", password: password)
    #expect(made.address == server.address + "books/")
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: server.files.appending(path: "books").path
    ).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func aBackupGoesThereAndComesBack() async throws {
    let first = try await desk.filledLibrary()
    try await addDestination(first)
    let sent = try await first.library.sendBackup(to: "NAS")
    #expect(sent.report.bookCount == 2 && sent.deleted.isEmpty)
    #expect(try files() == [sent.name])
    #expect(try await first.library.backups(at: "nas").map(\.name) == [sent.name])

    let second = try await desk.library("second")
    try await addDestination(second)
    for name in [nil, sent.name] {
      let fetched = try await second.library.fetchBackup(name, from: "nas")
      let report = try await second.library.restore(backup: fetched.file, people: second.accounts)
      #expect(report.problems.isEmpty)
    }
    #expect(try await desk.content(second) == desk.content(first))
  }

  @Test func theSeriesThinsItselfThere() async throws {
    let house = try await desk.library("first")
    try await addDestination(house)
    let place = server.files.appending(path: "books")
    for name in [
      "vorleser-20250101T100000Z.zip", "vorleser-20250101T110000Z.zip.age",
      "vorleser-20250101T120000Z.zip", "vorleser-20250102T120000Z.zip.part",
      "vorleser-20250103T120000Z.zip.partial",
      "vorleser-29990102T120000Z.zip.partial", "taxes.zip",
    ] {
      try Data().write(to: place.appending(path: name))
    }
    let sent = try await house.library.sendBackup(to: "nas", thins: true)
    #expect(
      sent.deleted == ["vorleser-20250101T100000Z.zip", "vorleser-20250101T110000Z.zip.age"])
    #expect(
      try files() == [
        "taxes.zip", "vorleser-20250101T120000Z.zip", sent.name,
        "vorleser-29990102T120000Z.zip.partial",
      ])
  }

  @Test func withoutASeriesNothingIsDeleted() async throws {
    let house = try await desk.library("first")
    try await addDestination(house)
    let old = server.files.appending(path: "books/vorleser-20250101T100000Z.zip")
    try Data().write(to: old)
    _ = try await house.library.sendBackup(to: "nas")
    #expect(FileManager.default.fileExists(atPath: old.path))
  }

  @Test func thePasswordIsInNoFileAndInNoBackup() async throws {
    let house = try await desk.filledLibrary()
    try await addDestination(house)
    _ = try await house.library.backUp(to: desk.backup)
    await house.library.close()
    let home = house.library.kit.data.url
    let paths = try FileManager.default.subpathsOfDirectory(atPath: home.path)
    #expect(paths.contains("secrets.key"))
    for path in paths {
      let content = try? Data(contentsOf: home.appending(path: path))
      #expect(content?.range(of: Data("sesame".utf8)) == nil, "\(path)")
    }
    for (path, bytes) in try desk.entries(of: desk.backup) {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("sesame") && !text.contains("127.0.0.1"), "\(path)")
    }
  }

  @Test func withoutTheKeyItAsksForThePasswordAgain() async throws {
    let house = try await desk.library("first")
    try await addDestination(house)
    try FileManager.default.removeItem(
      at: house.library.kit.data.url.appending(path: "secrets.key"))
    await #expect(throws: DestinationError.secret(.otherKey)) {
      _ = try await house.library.sendBackup(to: "nas")
    }
    try await addDestination(house)
    _ = try await house.library.sendBackup(to: "nas")
  }

  @Test func aPasswordGoesToItsOwnAddressOnly() async throws {
    let house = try await desk.library("first")
    try await addDestination(house)
    let kept = try #require(try await house.library.backupDestinations().first)
    let sealed = try await house.library.shelf.sealedSecret(kept.secretName)
    let elsewhere = BackupDestination(name: "nas", address: "http://127.0.0.1:1/", user: "eva")
    try await house.library.shelf.setBackupDestination(elsewhere, (elsewhere.secretName, sealed))
    await #expect(throws: DestinationError.secret(.otherKey)) {
      _ = try await house.library.sendBackup(to: "nas")
    }
  }

  @Test func whatIsNotThereIsNamed() async throws {
    let house = try await desk.library("first")
    await #expect(throws: DestinationError.noSuchDestination(name: "nas")) {
      _ = try await house.library.sendBackup(to: "nas")
    }
    await #expect(throws: DestinationError.noSuchDestination(name: "nas")) {
      try await house.library.removeBackupDestination("nas")
    }
    try await addDestination(house)
    await #expect(throws: DestinationError.noBackup(name: nil, destination: "nas")) {
      _ = try await house.library.fetchBackup(nil, from: "nas")
    }
    await #expect(throws: DestinationError.noBackup(name: "x", destination: "nas")) {
      _ = try await house.library.fetchBackup("x", from: "nas")
    }
    try await house.library.removeBackupDestination("Nas")
    #expect(try await house.library.backupDestinations().isEmpty)
    #expect(try await house.library.shelf.sealedSecret("backup destination nas") == nil)
  }

  @Test func whatTheServerRefusesIsNotKept() async throws {
    let house = try await desk.library("first")
    let wrong = try #require(SecretText("other"))
    await #expect {
      _ = try await house.library.addBackupDestination(
        "nas", address: server.address, user: "eva", password: wrong)
    } throws: { "\($0)" == "127.0.0.1 does not accept this user and password." }
    for name in ["", "my nas", "../x", String(repeating: "n", count: 41)] {
      await #expect(throws: DestinationError.badName) {
        _ = try await house.library.addBackupDestination(
          name, address: server.address, user: "eva", password: password)
      }
    }
    #expect(try await house.library.backupDestinations().isEmpty)
  }
}
