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
    let archives = BackupArchives(library, takerCount: 3)
    async let first = archives.backup(includesFiles: true, passphrase: nil)
    async let second = archives.backup(includesFiles: true, passphrase: nil)
    let whole = try await [first, second]
    #expect(whole[0].file == whole[1].file && whole[0].report.bookCount == 2)
    let small = try await archives.backup(includesFiles: false, passphrase: nil)
    #expect(small.file != whole[0].file)
    #expect(small.report.byteCount < whole[0].report.byteCount)
    withExtendedLifetime(whole) {}
  }

  @Test func anArchiveIsDeletedWhenTheLastOneHasUsedIt() async throws {
    let library = try await desk.filledLibrary().library
    let archives = BackupArchives(library, takerCount: 2)
    do {
      let first = try await archives.backup(includesFiles: true, passphrase: nil)
      #expect(FileManager.default.fileExists(atPath: first.file.path))
    }
    #expect(try incoming(library).count == 1, "the other one has still to come")
    do {
      let second = try await archives.backup(includesFiles: true, passphrase: nil)
      #expect(FileManager.default.fileExists(atPath: second.file.path))
    }
    try await eventually("it is deleted") { try incoming(library).isEmpty }
  }

  @Test func anEncryptedOneIsMadeFromTheSameArchive() async throws {
    let library = try await desk.filledLibrary().library
    let archives = BackupArchives(library, takerCount: 2)
    let plain = try await archives.backup(includesFiles: true, passphrase: nil)
    let passphrase = try Passphrase.new("seven wet boots")
    let encrypted = try await archives.backup(includesFiles: true, passphrase: passphrase)
    #expect(AgeFile.isOne(encrypted.file) && !AgeFile.isOne(plain.file))
    #expect(encrypted.report.byteCount > plain.report.byteCount)
    let back = desk.folder.url.appending(path: "back.zip")
    try await BackupCipher.shared.decrypt(encrypted.file, to: back, passphrase: passphrase)
    #expect(try Data(contentsOf: back) == Data(contentsOf: plain.file))
    withExtendedLifetime((plain, encrypted)) {}
  }
}
