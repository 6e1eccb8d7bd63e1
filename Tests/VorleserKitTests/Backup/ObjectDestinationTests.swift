import Encryption
import Foundation
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Backups go to a bucket of S3-compatible storage, and come back from it.
@Suite(.enabled(if: ObjectServer.isPossible, "moto is not installed; run 'Tools/setup storage'"))
struct ObjectDestinationTests {
  private let desk: BackupDesk
  private let server: ObjectServer
  private let address: String
  private let secret: SecretText
  private let kind = BackupDestination.Kind.s3(region: nil, isHosted: false)

  init() async throws {
    desk = try BackupDesk()
    server = try await ObjectServer.running()
    address = server.folder()
    secret = try #require(SecretText(server.key.secret))
  }

  private func addDestination(_ house: BackupDesk.LibraryAndAccounts) async throws {
    let made = try await house.library.addBackupDestination(
      "bucket", address: String(address.dropLast()), user: server.key.name, password: secret,
      kind: kind)
    #expect(made.address == address && made.kind == kind)
  }

  @Test func aBackupGoesThereAndComesBack() async throws {
    let first = try await desk.filledLibrary()
    try await addDestination(first)
    let sent = try await first.library.sendBackup(to: "Bucket")
    #expect(sent.report.bookCount == 2 && sent.deleted.isEmpty)
    #expect(try await first.library.backups(at: "bucket").map(\.name) == [sent.name])

    let second = try await desk.library("second")
    try await addDestination(second)
    let fetched = try await second.library.fetchBackup(nil, from: "bucket")
    let report = try await second.library.restore(backup: fetched.file, people: second.accounts)
    #expect(report.problems.isEmpty)
    #expect(try await desk.content(second) == desk.content(first))
  }

  @Test func theSeriesThinsItselfThere() async throws {
    let house = try await desk.library("first")
    try await addDestination(house)
    let destination = try await house.library.destination("bucket")
    let place = try await house.library.place(of: destination)
    let old = [
      "vorleser-20250101T100000Z.zip", "vorleser-20250101T110000Z.zip.age",
      "vorleser-20250101T120000Z.zip", "taxes.zip",
    ]
    for name in old {
      try await place.put(desk.folder.makeFile("old"), as: name, onSent: nil)
    }
    let sent = try await house.library.sendBackup(to: "bucket", thins: true)
    #expect(sent.deleted == Array(old[..<2]))
    #expect(try await place.storedFiles().map(\.name) == ["taxes.zip", old[2], sent.name])
  }

  @Test func theSecretIsInNoFileAndInNoBackup() async throws {
    let house = try await desk.filledLibrary()
    try await addDestination(house)
    _ = try await house.library.backUp(to: desk.backup)
    await house.library.close()
    let home = house.library.kit.data.url
    for path in try FileManager.default.subpathsOfDirectory(atPath: home.path) {
      let content = try? Data(contentsOf: home.appending(path: path))
      #expect(content?.range(of: Data(secret.text.utf8)) == nil, "\(path)")
    }
    for (path, bytes) in try desk.entries(of: desk.backup) {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains(secret.text) && !text.contains("127.0.0.1"), "\(path)")
    }
  }

  @Test func aWebDAVServerNeverGetsTheSecret() async throws {
    let house = try await desk.library("first")
    try await addDestination(house)
    let kept = try #require(try await house.library.backupDestinations().first)
    let sealed = try await house.library.shelf.sealedSecret(kept.secretName)
    let other = BackupDestination(name: kept.name, address: kept.address, user: kept.user)
    try await house.library.shelf.setBackupDestination(other, (other.secretName, sealed))
    await #expect(throws: DestinationError.secret(.otherKey)) {
      _ = try await house.library.sendBackup(to: "bucket")
    }
  }

  @Test func whatCanNotBeUsedIsNotKept() async throws {
    let library = try await desk.library("first").library
    let other = try #require(SecretText("other"))
    await #expect {
      _ = try await library.addBackupDestination(
        "bucket", address: address, user: server.key.name, password: other, kind: kind)
    } throws: {
      "\($0)" == "127.0.0.1 does not accept this secret for the access key. Enter both again."
    }
    for (user, password) in [
      (nil, secret), ("eva", nil), ("eva\nHost: x", secret), ("e,va", secret),
    ] {
      await #expect(throws: DestinationError.noAccessKey) {
        _ = try await library.addBackupDestination(
          "bucket", address: address, user: user, password: password, kind: kind)
      }
    }
    await #expect(throws: DestinationError.badRegion) {
      _ = try await library.addBackupDestination(
        "bucket", address: address, user: server.key.name, password: secret,
        kind: .s3(region: "eu central", isHosted: false))
    }
    await #expect {
      _ = try await library.addBackupDestination(
        "bucket", address: server.root, user: server.key.name, password: secret, kind: kind)
    } throws: { "\($0)".hasPrefix("This is no address of a bucket.") }
    #expect(try await library.backupDestinations().isEmpty)
  }
}
