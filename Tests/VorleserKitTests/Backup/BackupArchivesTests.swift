import Encryption
import Foundation
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Backups that begin together share an archive.
struct BackupArchivesTests {
  private let desk: BackupDesk

  init() throws { desk = try BackupDesk() }

  private func incoming(_ library: Library) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: library.kit.data.url.appending(path: "incoming").path)
  }

  @Test func theLibraryIsReadOnceForAll() async throws {
    let library = try await desk.filledLibrary().library
    let archives = BackupArchives(library, takers: ["a", "b", "c"])
    async let first = archives.backup(for: "a", includesFiles: true, passphrase: nil)
    async let second = archives.backup(for: "b", includesFiles: true, passphrase: nil)
    let whole = try await [first, second]
    #expect(whole[0].file == whole[1].file && whole[0].report.bookCount == 2)
    let small = try await archives.backup(for: "c", includesFiles: false, passphrase: nil)
    #expect(small.file != whole[0].file)
    #expect(small.report.byteCount < whole[0].report.byteCount)
    withExtendedLifetime(whole) {}
  }

  @Test func anArchiveIsDeletedWhenTheLastOneHasUsedIt() async throws {
    let library = try await desk.filledLibrary().library
    let archives = BackupArchives(library, takers: ["a", "b"])
    do {
      let first = try await archives.backup(for: "a", includesFiles: true, passphrase: nil)
      #expect(FileManager.default.fileExists(atPath: first.file.path))
    }
    #expect(try incoming(library).count == 1, "the other one has still to come")
    do {
      let second = try await archives.backup(for: "b", includesFiles: true, passphrase: nil)
      #expect(FileManager.default.fileExists(atPath: second.file.path))
    }
    try await eventually("it is deleted") { try incoming(library).isEmpty }
  }

  @Test func oneThatFailsBeforeItAsksHoldsNoArchiveUp() async throws {
    let library = try await desk.filledLibrary().library
    let archives = BackupArchives(library, takers: ["a", "b"])
    _ = try await archives.backup(for: "a", includesFiles: true, passphrase: nil)
    #expect(try incoming(library).count == 1)
    await archives.leave("b")
    try await eventually("it is deleted") { try incoming(library).isEmpty }
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small file system"))
  func withoutRoomNoArchiveIsMade() async throws {
    let disk = try SmallDisk(megabytes: 16)
    let kit = try VorleserKit(
      home: disk.url.appending(path: "home"), resources: desk.folder.url.appending(path: "none"))
    let library = try await Library(kit: kit)
    _ = try await library.add(try desk.rain(), name: "rain.txt")
    await #expect {
      _ = try await BackupArchives(library, takers: ["a"])
        .backup(for: "a", includesFiles: true, passphrase: nil)
    } throws: { error in
      guard case BackupError.noRoomToBackUp(let needed, let free) = error else { return false }
      return needed > free && free <= 16 << 20
    }
    #expect(try incoming(library).isEmpty)
    // What a person names need not leave room for the library.
    let file = disk.url.appending(path: "backup.zip")
    #expect(try await library.backUp(to: file).bookCount == 1)
  }

  @Test func anEncryptedOneIsMadeFromTheSameArchive() async throws {
    let library = try await desk.filledLibrary().library
    let archives = BackupArchives(library, takers: ["a", "b"])
    let plain = try await archives.backup(for: "a", includesFiles: true, passphrase: nil)
    let passphrase = try Passphrase.new("seven wet boots")
    let encrypted = try await archives.backup(for: "b", includesFiles: true, passphrase: passphrase)
    #expect(AgeFile.isOne(encrypted.file) && !AgeFile.isOne(plain.file))
    #expect(encrypted.report.byteCount > plain.report.byteCount)
    let back = desk.folder.url.appending(path: "back.zip")
    try await BackupCipher.shared.decrypt(encrypted.file, to: back, passphrase: passphrase)
    #expect(try Data(contentsOf: back) == Data(contentsOf: plain.file))
    withExtendedLifetime((plain, encrypted)) {}
  }
}
