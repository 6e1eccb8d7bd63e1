public import Encryption
public import Foundation
import Storage

extension Library {
  /// Takes over what a backup holds and the library lacks; nothing that the library has is changed or lost, but for
  /// places that are older than the backup's.
  ///
  /// Books are added from the backup's files, and read anew. What is damaged is left out and told. Restoring a backup
  /// twice adds nothing the second time, so an interrupted call is simply repeated.
  ///
  /// - Parameters:
  ///   - file: An archive of ``backUp(to:includesFiles:)``, of this library or another one.
  ///   - accounts: The people of this library.
  ///   - passphrase: What the backup was encrypted with; one that is not encrypted needs none.
  /// - Returns: What was taken over, and what could not be.
  /// - Throws: ``BackupError``; ``LibraryError``; `CancellationError`.
  public func restore(
    backup file: URL, people accounts: Accounts, passphrase: Passphrase? = nil
  ) async throws -> RestoreReport {
    guard AgeFile.isOne(file) else { return try await restore(archive: file, people: accounts) }
    guard let passphrase else { throw BackupError.passphraseNeeded }
    let folder = try await stored { try await shelf.workFolder() }
    // It is deleted with the last reference.
    defer { withExtendedLifetime(folder) {} }
    let archive = folder.url.appending(path: "backup.zip")
    try await BackupCipher.shared.decrypt(file, to: archive, passphrase: passphrase)
    return try await restore(archive: archive, people: accounts)
  }

  private func restore(
    archive: URL, people accounts: Accounts
  ) async throws -> RestoreReport {
    var restoration = Restoration(
      library: self, accounts: accounts, backup: try BackupReader(archive))
    try await restoration.run()
    return restoration.report
  }
}
