import Encryption
import Foundation
import TestSupport
import Testing

@testable import VorleserKit

/// A backup with a passphrase comes back with it, and with it only.
struct EncryptedBackupTests {
  private let desk: BackupDesk
  private let passphrase: Passphrase

  init() throws {
    desk = try BackupDesk()
    passphrase = try Passphrase.new("seven wet boots")
  }

  private var file: URL { desk.folder.url.appending(path: "backup.zip.age") }

  /// A library, and its backup with a passphrase that is quickly tried.
  private func backedUp() async throws -> BackupDesk.LibraryAndAccounts {
    let first = try await desk.filledLibrary()
    let report = try await first.library.backUp(to: file, passphrase: passphrase, cost: 4)
    #expect(report.bookCount == 2 && report.markCount == 1)
    #expect(report.byteCount == (try Data(contentsOf: file)).count)
    return first
  }

  private func error(restoring passphrase: Passphrase?) async throws -> BackupError? {
    let second = try await desk.library("second")
    do {
      _ = try await second.library.restore(
        backup: file, people: second.accounts, passphrase: passphrase)
      return nil
    } catch let error as BackupError {
      #expect(try await second.library.books().isEmpty)
      return error
    }
  }

  @Test func everythingComesBack() async throws {
    let first = try await backedUp()
    let second = try await desk.library("second")
    let report = try await second.library.restore(
      backup: file, people: second.accounts, passphrase: passphrase)
    #expect(report.problems.isEmpty && report.addedCount == 2)
    #expect(try await desk.content(second) == desk.content(first))
  }

  @Test func nothingOfItCanBeReadWithout() async throws {
    _ = try await backedUp()
    let bytes = try Data(contentsOf: file)
    for text in ["rain", "wet", "backup.json", "PK\u{3}\u{4}", "seven"] {
      #expect(bytes.range(of: Data(text.utf8)) == nil, "\(text)")
    }
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
  }

  @Test func nothingElseIsLeftBehind() async throws {
    let first = try await backedUp()
    let second = try await desk.library("second")
    _ = try await second.library.restore(
      backup: file, people: second.accounts, passphrase: passphrase)
    let names = try FileManager.default.contentsOfDirectory(atPath: desk.folder.url.path)
    #expect(!names.contains { $0.hasSuffix(".part") })
    for house in [first, second] {
      let incoming = house.library.kit.data.url.appending(path: "incoming")
      #expect(try FileManager.default.contentsOfDirectory(atPath: incoming.path).isEmpty)
    }
  }

  @Test func eachMistakeHasItsSentenceAndChangesNothing() async throws {
    _ = try await backedUp()
    #expect(try await error(restoring: nil) == .passphraseNeeded)
    let other = try Passphrase.new("seven dry boots")
    #expect(try await error(restoring: other) == .wrongPassphrase)
    let whole = try Data(contentsOf: file)
    try whole.dropLast(40).write(to: file)
    #expect(
      try await error(restoring: passphrase) == .damaged(reason: "its end is missing or damaged"))
    var changed = whole
    changed[170] ^= 1
    try changed.write(to: file)
    let damage = try #require(try await error(restoring: passphrase))
    #expect("\(damage)".hasPrefix("This backup is damaged: "))
  }

  @Test func aPlaceThatCanNotBeWrittenLeavesNothing() async throws {
    let first = try await desk.filledLibrary()
    let nowhere = desk.folder.url.appending(path: "none/backup.zip.age")
    await #expect {
      _ = try await first.library.backUp(to: nowhere, passphrase: passphrase, cost: 4)
    } throws: { "\($0)".hasPrefix("The backup can't be written") }
  }

  @Test(arguments: ["", "short", "password123", String(repeating: "long ", count: 60)])
  func passphrasesThatAreGuessedFirstAreRefused(text: String) {
    #expect(throws: BackupError.weakPassphrase) { try Passphrase.new(text) }
  }

  @Test func aSeriesThinsEncryptedBackupsWithTheOthers() {
    let series = BackupSeries(URL(filePath: "/"))
    let noon = Date(timeIntervalSince1970: 1_795_521_600)
    let names = [
      series.file(at: noon - 60).lastPathComponent,
      series.file(at: noon, isEncrypted: true).lastPathComponent, "vorleser-x.zip.age",
    ]
    #expect(names[1] == "vorleser-20261124T120000Z.zip.age")
    #expect(BackupSeries.surplus(of: names) == [names[0]])
  }
}
